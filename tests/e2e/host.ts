import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { inlineOf } from '../../scripts/build/inline.mjs';
import { sha256 } from '../../scripts/build/offline.mjs';
import { pagePolicy } from '../../scripts/headers.mjs';
import { serve } from '../../scripts/serve.mjs';
import { built } from './routes';
import type { Page } from './test';

/** A host for a built site. It can go offline, serve another build, and records the requested paths. */
export class Host {
  /** Requested paths, in order. */
  readonly asked: string[] = [];
  private server: Server | null = null;
  private answer: RequestListener;
  private port = 0;

  constructor(folder: string) {
    this.answer = answerOf(folder);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      this.asked.push(new URL(request.url ?? '/', this.origin).pathname);
      this.answer(request, response);
    });
    await new Promise<void>((resolve) => this.server?.listen(this.port, resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Serves another build from now on. */
  deploy(folder: string): void {
    this.answer = answerOf(folder);
  }

  /** Serves the service worker's script changed by `change` from now on. */
  doctor(change: (code: string) => string): void {
    this.replace('/sw.js', change);
  }

  /** Serves a file or a page changed by `change` from now on. */
  replace(path: string, change: (text: string) => string, caching = 'no-cache'): void {
    const { answer } = this;
    const file = extname(path) ? path : path === '/' ? 'index.html' : `${path}.html`;
    const type = { '.js': 'text/javascript', '.html': 'text/html' }[extname(file)] ?? 'text/plain';
    this.answer = (request, response) => {
      if (request.url !== path) return answer(request, response);
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching });
      response.end(change(readFileSync(join(built, file), 'utf8')));
    };
  }

  /** Leaves requests for a path unanswered from now on, until the returned function is called. */
  hold(path: string): () => void {
    const { answer } = this;
    const waiting: (() => void)[] = [];
    this.answer = (request, response) => {
      if (request.url === path) waiting.push(() => answer(request, response));
      else answer(request, response);
    };
    return () => {
      this.answer = answer;
      for (const go of waiting) go();
    };
  }

  /** Sends a page only up to its footer from now on. The returned function sends the rest. */
  cut(path: string): () => void {
    const { answer } = this;
    let sendRest = () => {};
    this.answer = (request, response) => {
      if (request.url !== path) return answer(request, response);
      const html = readFileSync(join(built, `${path}.html`), 'utf8');
      const [start, rest] = html.split(/(?=<footer)/);
      response.writeHead(200, { 'Content-Type': 'text/html' }).write(start);
      sendRest = () => response.end(rest);
    };
    return () => sendRest();
  }

  /** Goes offline: no request is answered from now on. */
  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const answerOf = (folder: string) => serve(folder).listeners('request')[0] as RequestListener;

/** The name of the build in a folder, as written in its pages. */
export function buildOf(folder: string): string {
  return /data-build="(\w+)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';
}

/** Prefix of the next build's file names. */
export const NEXT = 'newer-';

/**
 * Makes a build newer than the one under test, in its own folder. The build and every file under `/assets/` have a
 * different name. `change` may return another text for a file. `remove` deletes the folder.
 */
export function nextBuild(change = (_file: string, text: string): string => text): {
  folder: string;
  remove: () => void;
} {
  const folder = mkdtempSync(join(tmpdir(), 'assay-next-'));
  // Not the compressed files, which `change` does not reach.
  cpSync(built, folder, { recursive: true, filter: (file) => !/\/og|\.br$/.test(file) });
  const assets = readdirSync(join(folder, 'assets'));
  const before = buildOf(built);
  const after = sha256(before).slice(0, before.length);
  const hashes = new Map<string, string>();
  const names = new RegExp(assets.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js|css)$|^assets.*\.json$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const next = change(file, text.replace(names, (name) => NEXT + name).replaceAll(before, after));
    hashes.set(sha256(text), sha256(next));
    writeFileSync(join(folder, file), next);
  }
  // The service worker knows every file by its hash.
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  writeFileSync(
    join(folder, 'sw.js'),
    worker.replace(/\b[0-9a-f]{64}\b/g, (hash) => hashes.get(hash) ?? hash),
  );
  // The inline style sheets name the fonts of this build, so their hashes differ.
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const policy = pagePolicy(inlineOf(pages.map((file) => readFileSync(join(folder, file), 'utf8'))));
  const listed = readFileSync(join(folder, '_headers'), 'utf8');
  writeFileSync(
    join(folder, '_headers'),
    listed.replace(/(?<=^ {2}Content-Security-Policy: ).*$/m, () => policy),
  );
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', NEXT + name));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Waits until the page's service worker has kept the build. */
export const ready = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

/** Names of the browser's caches. */
export const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Paths of the files in the browser's caches. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

/** A file as it is kept. */
export const keptText = (page: Page, path: string) =>
  page.evaluate(async (path) => (await caches.match(path))?.text() ?? '', path);
