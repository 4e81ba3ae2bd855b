// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import compression from '@polka/compression';
import sirv from 'sirv';
import { assets, headers, immutable, pageHeaders, reader, revalidate } from './headers.mjs';

/** By how much scripts are late, as on a slow network. For finding tests that do not wait for what loads late. */
const SCRIPT_DELAY_MS = Number(process.env.SCRIPT_DELAY_MS ?? 0);

/**
 * Serves a folder of static files as a good static host would: `/a` is `a.html`, unknown paths are `404.html` with
 * status 404. Text is compressed, assets once and for all by the build.
 * @param {string} root
 * @param {readonly { from: string, to: string }[]} [redirects]
 */
export function serve(root, redirects = []) {
  // For pages, at each request: 5 ms for the longest, and 6 to 15 % less than gzip.
  const compress = compression({ threshold: 0, brotli: true, level: 5, mimes: /text|javascript|json|xml|wasm/ });
  // `dev` looks for each file at its request, so that the folder may be built again while it is served.
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  const files = sirv(root, { dev: true, extensions: ['html'], brotli: true, setHeaders });
  return createServer(async (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    if (SCRIPT_DELAY_MS > 0 && pathname.endsWith('.js')) await sleep(SCRIPT_DELAY_MS);
    response.setHeaders(new Map(Object.entries({ ...headers, ...pageHeaders })));
    if (!pathname.startsWith(assets)) response.setHeader('Content-Security-Policy', pagePolicyIn(root));
    const moved = redirects.find(({ from }) => from === pathname)?.to ?? withoutSlash(root, pathname);
    if (moved) {
      response.writeHead(308, { Location: moved, 'Cache-Control': revalidate }).end();
      return;
    }
    const answer = () =>
      compress(request, response, () =>
        isHidden(pathname) ? notFound(root, response) : files(request, response, () => notFound(root, response)),
      );
    // Compressing takes longer than all the rest. The name of an asset changes with its content.
    const { method, headers: wanted } = request;
    // sirv misreads `bytes=-5`, the last five. A server may send the whole file instead (RFC 9110, 14.2).
    if (wanted.range?.startsWith('bytes=-')) delete wanted.range;
    const isPlain = method === 'GET' && !wanted.range && !wanted['if-none-match'];
    const encodings = `${wanted['accept-encoding']}`;
    const isGzipped = /\bgzip\b/.test(encodings) && !/\bbr\b/.test(encodings);
    if (!pathname.startsWith(assets) || !isPlain || !isGzipped) return answer();
    const known = kept.get(pathname);
    if (known) return void response.writeHead(200, known.headers).end(known.body);
    keep(response, (body) => kept.set(pathname, body));
    answer();
  });
}

/**
 * @typedef {object} Kept What was sent for a file.
 * @property {import('node:http').OutgoingHttpHeaders} headers
 * @property {Buffer} body as it was sent, compressed
 */

/**
 * Hands over what is sent, once all of it is. Call it before what compresses, which then writes through it.
 * @param {import('node:http').ServerResponse} response @param {(sent: Kept) => void} onSent
 */
function keep(response, onSent) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { write, end } = response;
  Object.assign(response, {
    /** @param {Buffer} chunk */
    write(chunk) {
      chunks.push(chunk);
      return write.call(response, chunk, 'utf8');
    },
    /** @param {Buffer} [chunk] */
    end(chunk) {
      if (chunk) chunks.push(chunk);
      if (response.statusCode === 200) onSent({ headers: response.getHeaders(), body: Buffer.concat(chunks) });
      return end.call(response, chunk, 'utf8');
    },
  });
}

/** @param {import('node:http').ServerResponse} response @param {string} pathname */
function setHeaders(response, pathname) {
  const isReader = pathname.startsWith(reader.path);
  const isHashed = isReader || pathname.startsWith(assets);
  response.setHeader('Cache-Control', isHashed ? immutable : revalidate);
  if (isHashed) for (const name of Object.keys(pageHeaders)) response.removeHeader(name);
  if (isReader) response.setHeader('Content-Security-Policy', reader.policy);
  if (pathname.endsWith('.md')) response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
}

/** The policy that the build wrote for its pages; in any other folder the strict one of files. @param {string} root */
function pagePolicyIn(root) {
  const file = join(root, '_headers');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return /^ {2}Content-Security-Policy: (.*)$/m.exec(written)?.[1] ?? headers['Content-Security-Policy'] ?? '';
}

/** Settings of hosts and of the build, whose names begin with a dot. @param {string} pathname not decoded */
const isHidden = (pathname) => /(\/|%2f)(\.|%2e)/i.test(pathname);

/** @param {string} root @param {import('node:http').ServerResponse} response */
function notFound(root, response) {
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': revalidate,
    'Content-Security-Policy': pagePolicyIn(root),
  });
  const page = join(root, '404.html');
  response.end(existsSync(page) ? readFileSync(page) : '');
}

/**
 * `/a` for `/a/`, where `/a` is a page: one address a page. Undefined for every other path.
 * @param {string} root @param {string} pathname
 */
function withoutSlash(root, pathname) {
  const path = pathname.replace(/\/+$/, '');
  if (path === pathname) return undefined;
  // Not `//host`, which a browser would take for another site.
  return /^\/\w[\w/-]*$/.test(path) && existsSync(join(root, `${path}.html`)) ? path : undefined;
}

/**
 * The redirects of a build, which it writes for static hosts.
 * @param {string} root
 */
export const redirectsIn = (root) =>
  readFileSync(join(root, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({ from, to }));

export const PORT = Number(process.env.PORT ?? 4173);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL(`../${process.env.OUT_DIR || 'dist'}`, import.meta.url));
  serve(root, redirectsIn(root)).listen(PORT, () => console.log(`Assay is at http://localhost:${PORT}`));
}
