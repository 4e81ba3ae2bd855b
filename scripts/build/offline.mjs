// @ts-check
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** @typedef {import('./pages.mjs').Manifest} Manifest */
/** @typedef {Record<string, string>} Hashes SHA-256 of files, in hex, by their paths; pages without `.html` */

const source = fileURLToPath(new URL('../../src/service-worker/service-worker.ts', import.meta.url));

/** Loaded only by `?inspect`, for developers. */
const forDevelopers = 'src/state-chart/';

/**
 * Files that are not kept for offline use: those that only developers need, and those that no page loads. The latter
 * are dynamic imports inside libraries for features that the site does not use, such as Pixi's setup for every kind of
 * browser. Includes files that only these files import.
 * @param {Manifest} manifest @returns {Set<string>}
 */
export function unused(manifest) {
  /** @type {Set<string>} */
  const reached = new Set();
  /** @param {string} key */
  const reach = (key) => {
    const chunk = manifest[key];
    if (reached.has(key) || !chunk) return;
    reached.add(key);
    for (const next of chunk.imports ?? []) reach(next);
    for (const next of chunk.dynamicImports ?? [])
      if (!next.startsWith('node_modules/') && !next.startsWith(forDevelopers)) reach(next);
  };
  reach('index.html');
  const filesOf = (/** @type {string[]} */ keys) =>
    keys.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? []), ...(manifest[key]?.assets ?? [])]);
  const used = new Set(filesOf([...reached]));
  return new Set(filesOf(Object.keys(manifest)).filter((file) => !used.has(file)));
}

/** The SHA-256 of a file, in hex. @param {string | Buffer} content */
export const sha256 = (content) => createHash('sha256').update(content).digest('hex');

/**
 * A short name for a build: a hash of all content that a visitor may keep offline.
 * @param {readonly (string | Buffer)[]} contents
 */
export function nameOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 12);
}

/** Where a page is cut into pieces: around what several pages have in common. */
const CUTS = /(?<=<style>|<\/svg>)|(?=<(?:header|main|footer|script|svg|\/style|\/header|\/main|\/footer|\/script)\b)/;

/**
 * Packs pages into one file for the service worker. Pages share most of their text, and inline style sheets are also
 * files of their own, so the pack is much smaller than the pages.
 * @param {ReadonlyMap<string, string>} html pages by path @param {ReadonlyMap<string, string>} sheets content by path
 * @returns {string} JSON of a `Pack` of the service worker
 */
export function packOf(html, sheets) {
  const files = new Map(Array.from(sheets, ([path, css]) => [css.trim(), path]));
  const indexes = new Map(Array.from(files.keys(), (css, i) => [css, i]));
  /** @param {string} piece */
  const indexOf = (piece) => {
    const index = indexes.get(piece) ?? indexes.size;
    indexes.set(piece, index);
    return index;
  };
  const pages = Array.from(html, ([path, text]) => [path, text.split(CUTS).map(indexOf)]);
  return JSON.stringify({
    sheets: [...files.values()],
    pieces: [...indexes.keys()].slice(files.size),
    pages: Object.fromEntries(pages),
  });
}

/**
 * Builds the service worker as one script.
 * @param {object} facts
 * @param {string} facts.build its name
 * @param {Hashes} facts.kept files to cache
 * @param {[path: string, hash: string]} facts.pack the file with all pages to cache
 * @param {string[]} facts.pages their paths
 * @param {Record<string, string>} facts.moved
 * @param {Record<string, Hashes>} facts.posts
 * @returns {Promise<string>}
 */
export async function serviceWorker({ build: name, kept, pack, pages, moved, posts }) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(name),
      __KEPT__: JSON.stringify(kept),
      __PACK__: JSON.stringify(pack),
      __PAGES__: JSON.stringify(pages),
      __MOVED__: JSON.stringify(moved),
      __POSTS__: JSON.stringify(posts),
    },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output.find((one) => one.type === 'chunk') : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built');
  return chunk.code;
}
