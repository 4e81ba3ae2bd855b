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

/**
 * Builds the service worker as one script.
 * @param {{ build: string, kept: Hashes, moved: Record<string, string>, posts: Record<string, Hashes> }} facts
 * @returns {Promise<string>}
 */
export async function serviceWorker({ build: name, kept, moved, posts }) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      __BUILD__: JSON.stringify(name),
      __KEPT__: JSON.stringify(kept),
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
