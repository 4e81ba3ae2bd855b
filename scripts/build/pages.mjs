// @ts-check
/** Puts prerendered pages into the shell that Vite made. */

/** @typedef {{ file: string, src?: string, css?: string[], imports?: string[], dynamicImports?: string[], assets?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's record of the chunks that it wrote, by source file */
/**
 * @typedef {object} Page A page as src/prerender.tsx gives it.
 * @property {string} path
 * @property {string} source
 * @property {boolean} silent
 * @property {string} head
 * @property {string} body
 * @property {Preview} [preview]
 * @property {string} [date]
 */
/**
 * @typedef {object} Preview What the picture of a link shows.
 * @property {string} path
 * @property {string} [number]
 * @property {string} name
 * @property {string} text
 * @property {string} [illustration]
 */

/** A chunk and all that it imports statically. @param {Manifest} manifest @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (seen.has(key) || !chunk) return [];
  seen.add(key);
  return [key, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

/** The file of a page in the folder that is served. @param {string} path of its route */
export const fileOf = (path) => `${path === '/' ? 'index' : path === '*' ? '404' : path.slice(1)}.html`;

/**
 * @param {string} template what Vite made of index.html
 * @param {Manifest} manifest
 * @param {string} links further tags for every head
 * @returns {(page: Page, build: string) => string} the HTML of a page, which carries the name of its build
 */
export function pageMaker(template, manifest, links) {
  const entry = new Set(closure(manifest, 'index.html'));
  // The fonts' other files are for characters that no page has from the start.
  const fonts = [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))]
    .filter((file) => file.endsWith('.woff2') && !file.includes('-rest-'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

  const shell = template.replace(/\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g, '');

  /** Style sheets of a page's own chunk, which come after the entry's, so that a page's own rules win. @param {string[]} own */
  const sheets = (own) =>
    [...new Set(own.flatMap((key) => manifest[key]?.css ?? []))]
      .filter((file) => !template.includes(file))
      .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
      .join('');

  /** What `public/boot.js` loads once the page is painted. @param {string[]} own */
  function program(own) {
    const files = [...entry, ...own].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js'));
    const [main, ...modules] = files.map((file) => `/${file}`);
    return `data-entry="${main}" data-modules="${modules.join(' ')}"`;
  }

  return (page, build) => {
    const own = closure(manifest, page.source).filter((key) => !entry.has(key));
    return shell
      .replace('<script src="/boot.js"', (tag) => `${tag} ${program(own)}`)
      .replace('<html lang="en">', () => `<html lang="en" data-build="${build}">`)
      .replace('<!--head-->', () => page.head + links + fonts)
      .replace('</head>', () => `${sheets(own)}</head>`)
      .replace('<body>', page.silent ? '<body data-silent>' : '<body>')
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${page.path}">${page.body}</div>`);
  };
}
