// @ts-check
import { commonSheets } from './chunks.mjs';

/** Inserts prerendered pages into the HTML shell that Vite built. */

/** @typedef {{ file: string, src?: string, css?: string[], imports?: string[], dynamicImports?: string[], assets?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest Vite's manifest of its chunks, by source file */
/**
 * @typedef {object} Page A page as src/prerender.tsx returns it.
 * @property {string} path
 * @property {string} source
 * @property {string} head
 * @property {string} body
 * @property {Preview} [preview]
 * @property {string} [date]
 */
/**
 * @typedef {object} Preview Content of the link preview picture.
 * @property {string} path
 * @property {string} [number]
 * @property {string} name
 * @property {string} text
 * @property {string} [illustration]
 */

/**
 * A chunk and its static imports, direct and indirect. The chunk comes first.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function closure(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (seen.has(key) || !chunk) return [];
  seen.add(key);
  return [key, ...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen))];
}

/**
 * A chunk and its static imports, direct and indirect. Imports come before the chunks that import them.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function inOrder(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  return [...(manifest[key]?.imports ?? []).flatMap((next) => inOrder(manifest, next, seen)), key];
}

/** The file of a page in the served folder. @param {string} path of its route */
export const fileOf = (path) => `${path === '/' ? 'index' : path === '*' ? '404' : path.slice(1)}.html`;

/** The class names in a style sheet's rules. May contain a few words that are not class names. @param {string} css */
const classesIn = (css) => new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));

/**
 * Style sheets for the head of a page, in cascade order: later sheets win. Sheets that the page's HTML uses are inline,
 * so that the first paint waits for no request. Each of these also has a disabled link, because Vite looks for the link
 * before it loads a page's sheets. `src/boot/boot.js` loads the others: those that the page's program names before it
 * runs, those of later parts and of other pages after that.
 * @param {readonly string[]} files that the page may use
 * @param {ReadonlySet<string>} needed the files that the page's program needs
 * @param {ReadonlySet<string>} named the files that the scripts name that the page starts with
 * @param {ReadonlyMap<string, string>} sheets content by file @param {string} body
 */
function styles(files, needed, named, sheets, body) {
  const used = [...body.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  const isUsed = (/** @type {string} */ file) => {
    const known = classesIn(sheets.get(file) ?? '');
    return file.startsWith(FRAME) || used.some((name) => known.has(name));
  };
  return files
    .filter((file) => needed.has(file) || isUsed(file))
    .map((file) => {
      const link = `<link rel="stylesheet" href="/${file}"`;
      if (isUsed(file)) return `${link} disabled><style>${sheets.get(file)?.trim()}</style>`;
      return `${link} disabled data-${named.has(file) ? 'later' : 'last'}><noscript>${link}></noscript>`;
    })
    .join('');
}

/** The sheet that styles elements without classes. */
const FRAME = 'assets/frame-';

/**
 * @param {string} template index.html as built by Vite
 * @param {Manifest} manifest
 * @param {string} links further tags for the head of every page
 * @param {ReadonlyMap<string, string>} sheets content of the style sheets by file
 * @returns {(page: Page, build: string) => string} the HTML of a page, which contains the name of its build
 */
export function pageMaker(template, manifest, links, sheets) {
  const entry = new Set(closure(manifest, 'index.html'));
  // Not preloaded: font files with characters that no page shows initially, and the font of figures, which may load
  // later.
  const fonts = [...new Set(Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]))]
    .filter((file) => file.endsWith('.woff2') && !/-rest-|-mono-/.test(file))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

  const shell = template.replace(
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
    '',
  );
  const common = commonSheets.map(({ name }) => {
    const file = [...sheets.keys()].find((one) => one.startsWith(`assets/${name}-`));
    if (!file) throw new Error(`The build has no style sheet ${name}`);
    return file;
  });

  /** @param {string[]} keys */
  const namedBy = (keys) => new Set(keys.flatMap((key) => manifest[key]?.css ?? []));
  /** A page's own style sheets come after the common ones, so that its own rules win. @param {string[]} keys */
  const sheetsOf = (keys) => new Set([...common, ...namedBy(keys)]);

  /** The scripts that `src/boot/boot.js` loads. Imports come first. @param {string} source */
  function program(source) {
    const files = [...entry, ...inOrder(manifest, source)].flatMap((key) => manifest[key]?.file ?? []);
    const scripts = new Set(files.filter((file) => file.endsWith('.js')));
    const [main, ...modules] = [...scripts].map((file) => `/${file}`);
    return `data-entry="${main}" data-modules="${modules.join(' ')}"`;
  }

  return (page, build) => {
    const own = closure(manifest, page.source).filter((key) => !entry.has(key));
    // A component whose script loads later is prerendered too, so it needs its style sheets.
    const parts = (manifest[page.source]?.dynamicImports ?? []).flatMap((key) => closure(manifest, key));
    const files = [...sheetsOf([...own, ...parts])];
    return shell
      .replace('<script>', () => `<script ${program(page.source)}>`)
      .replace('<html lang="en">', () => `<html lang="en" data-build="${build}">`)
      .replace('<!--head-->', () => page.head + links + fonts)
      .replace(
        '</head>',
        () => `${styles(files, sheetsOf(own), namedBy([...entry, ...own]), sheets, page.body)}</head>`,
      )
      .replace('<div id="root"></div>', () => `<div id="root" data-path="${page.path}">${page.body}</div>`);
  };
}
