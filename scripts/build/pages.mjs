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
 * @property {string} [specimen]
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
  const fonts = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .filter((file, i, all) => file.endsWith('.woff2') && all.indexOf(file) === i)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

  /** Style sheets and module preloads of a page's own chunk, which the entry would otherwise discover late. @param {string} source */
  function chunkLinks(source) {
    const own = closure(manifest, source).filter((key) => !entry.has(key));
    const css = [...new Set(own.flatMap((key) => manifest[key]?.css ?? []))].filter((file) => !template.includes(file));
    const scripts = own.map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
    return [
      ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  }

  return (page, build) =>
    template
      .replace('<html lang="en">', () => `<html lang="en" data-build="${build}">`)
      .replace('<!--head-->', () => page.head + links + fonts)
      // After the entry's style sheets, so that a page's own rules win.
      .replace('</head>', () => `${chunkLinks(page.source)}</head>`)
      .replace('<body>', page.silent ? '<body data-silent>' : '<body>')
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${page.path}">${page.body}</div>`)
      // The page is complete without its scripts: on a slow network, style sheets and fonts come first.
      .replace(/<(?:link rel="modulepreload"|script type="module")/g, '$& fetchpriority="low"');
}
