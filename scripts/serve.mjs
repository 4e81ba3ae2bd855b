// @ts-check
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGzip } from 'node:zlib';
import { headers, immutable, revalidate } from './headers.mjs';

const types = new Map(
  Object.entries({
    '.css': 'text/css; charset=utf-8',
    '.html': 'text/html; charset=utf-8',
    '.ico': 'image/x-icon',
    '.js': 'text/javascript; charset=utf-8',
    '.json': 'application/json',
    '.md': 'text/markdown; charset=utf-8',
    '.png': 'image/png',
    '.svg': 'image/svg+xml',
    '.txt': 'text/plain; charset=utf-8',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
    '.xml': 'application/xml',
  }),
);
const compressible = new Set(['.css', '.html', '.js', '.json', '.md', '.svg', '.txt', '.webmanifest', '.xml']);

/**
 * Serves a folder of static files as a good static host would: `/a` is `a.html`, unknown paths are `404.html` with
 * status 404, text is gzipped.
 * @param {string} root
 * @param {{ headers?: Record<string, string>, redirects?: readonly { from: string, to: string }[] }} [options]
 */
export function serve(root, options = {}) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = { ...headers, ...options.headers };
    let file, moved;
    try {
      moved = options.redirects?.find(({ from }) => from === pathname)?.to ?? withoutSlash(root, pathname);
      file = fileOf(root, decodeURIComponent(pathname));
    } catch {
      response.writeHead(400, send).end();
      return;
    }
    if (moved) {
      response.writeHead(308, { ...send, Location: moved }).end();
      return;
    }
    const type = file ? extname(file) : '.html';
    const gzip = compressible.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(file ? 200 : 404, {
      ...send,
      'Content-Type': types.get(type) ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') && file ? immutable : revalidate,
      ...(gzip && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const stream = createReadStream(file ?? join(root, '404.html'));
    stream.on('error', () => response.destroy());
    (gzip ? stream.pipe(createGzip()) : stream).pipe(response);
  });
}

/**
 * `/a` for `/a/`, where `/a` is a page: one address a page. Undefined for every other path.
 * @param {string} root @param {string} pathname
 */
function withoutSlash(root, pathname) {
  const path = pathname.replace(/\/+$/, '');
  // Not `//host`, which a browser would take for another site.
  return path !== pathname && /^\/[^/]/.test(path) && fileOf(root, decodeURIComponent(path)) ? path : undefined;
}

/** @param {string} root @param {string} pathname */
function fileOf(root, pathname) {
  const path = join(root, normalize(`/${pathname}`));
  const candidates = pathname.endsWith('/') ? [join(path, 'index.html')] : [path, `${path}.html`];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL(`../${process.env.OUT_DIR ?? 'dist'}`, import.meta.url));
  const port = Number(process.env.PORT ?? 4173);
  // The redirects are written for static hosts; this server reads the same file.
  const redirects = readFileSync(join(root, '_redirects'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => ({ from, to }));
  serve(root, { redirects }).listen(port, () => console.log(`Assay is at http://localhost:${port}`));
}
