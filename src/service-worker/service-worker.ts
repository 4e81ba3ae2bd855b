/**
 * Keeps every page of one build, so that the site works without a network. Each build has a cache of its own, and pages
 * are answered from it alone: a page of one build never loads the files of another. Files under `/assets/` carry their
 * content's hash in their name, so any cache may answer for them.
 */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Made by the build: its name, which each of its pages carries as `data-build`, … */
declare const __BUILD__: string;
/** … the paths of all that is kept, pages without `.html`, … */
declare const __KEPT__: readonly string[];
/** … old paths and where they lead, … */
declare const __MOVED__: Readonly<Record<string, string>>;
/** … the SHA-256 of each kept file whose name does not change with its content, in hex, … */
declare const __HASHES__: Readonly<Record<string, string>>;
/** … and the posts, which are kept once they were read. */
declare const __POSTS__: readonly string[];

const kept = new Set(__KEPT__);
const moved = new Map(Object.entries(__MOVED__));
const posts = __POSTS__;
const CACHE_PREFIX = 'assay-';
const CACHE_NAME = CACHE_PREFIX + __BUILD__;
const NOT_FOUND = '/404.html';
/** Shown without a network in place of a post that was not read yet. */
const POSTS_PAGE = '/blog';
const MAX_PARALLEL_FETCHES = 6;

const isAsset = (path: string) => path.startsWith('/assets/');
const isOfPosts = (path: string) => path.startsWith('/content/') || path.startsWith('/posts/');
const postOf = (path: string) => posts.find((slug) => path === `/blog/${slug}` || path === textOf(slug));
const textOf = (slug: string) => `/content/posts/${slug}.md`;

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  // A page that was opened without this worker is taken over too: it may go offline before it is opened again.
  event.waitUntil(self.clients.claim().then(() => tidy(0)));
});

self.addEventListener('message', (event) => {
  // The person asked for the new build.
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
  // A page of this build is idle.
  if (event.data === __BUILD__) event.waitUntil(refill().then(() => tidy(1)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (isAsset(pathname) || isOfPosts(pathname) || kept.has(pathname)) {
    event.respondWith(file(event, pathname));
  }
});

async function page(event: FetchEvent, path: string): Promise<Response> {
  const plain = path.replace(/(.)\/+$/, '$1');
  const to = moved.get(path) ?? (plain !== path && kept.has(plain) ? plain : undefined);
  if (to) return Response.redirect(to, 308);
  const found = await find(path);
  if (found) return found;
  try {
    const response = await fetch(event.request);
    // Not there where it is a page of a newer build, which then brings its own files along.
    remember(event, path);
    return response;
  } catch {
    const shown = postOf(path) ? await find(POSTS_PAGE) : await find(NOT_FOUND, 404);
    return shown ?? Response.error();
  }
}

async function file(event: FetchEvent, path: string): Promise<Response> {
  const found = (await find(path)) ?? (isAsset(path) ? await findAnywhere(path) : undefined);
  if (found) return found;
  const response = await fetch(event.request);
  if (isOfPosts(path) && response.ok) {
    const copy = response.clone();
    event.waitUntil(quietly(async () => (await caches.open(CACHE_NAME)).put(path, copy)));
  }
  remember(event, path);
  return response;
}

/** Keeps a post, in both its forms and with its drawings, once one of them was read. */
function remember(event: FetchEvent, path: string): void {
  const slug = postOf(path);
  if (slug) event.waitUntil(quietly(() => keepPost(slug)));
}

async function keepPost(slug: string): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  const add = async (path: string) => (await cache.match(path)) ?? keep(cache, path);
  const page = `/blog/${slug}`;
  await add(page);
  const html = (await (await cache.match(page))?.text()) ?? '';
  const pictures = [...html.matchAll(/<img src="(\/posts\/[^"]+)"/g)].map(([, path = '']) => path);
  for (const path of [textOf(slug), ...pictures]) await add(path);
}

/** A kept file of this build. Undefined also where storage does not answer: the network then does. */
async function find(path: string, status = 200): Promise<Response | undefined> {
  try {
    const response = await (await caches.open(CACHE_NAME)).match(path, { ignoreVary: true });
    if (!response || status === 200) return response;
    return new Response(response.body, { status, headers: response.headers });
  } catch {
    return undefined;
  }
}

/** A file that a tab of the build before still asks for. */
async function findAnywhere(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Keeps all of this build, and the posts that were kept of the one before.
 * @throws where a file cannot be had or kept, or a page is of another build: the worker is then not installed, the site
 * works from the network, and the browser tries again later.
 */
async function fill(): Promise<void> {
  const read = await readPosts();
  const cache = await caches.open(CACHE_NAME);
  const waiting = [...kept];
  const keepNext = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await keep(cache, path);
  };
  try {
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, keepNext));
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  }
  for (const slug of read) await quietly(() => keepPost(slug));
}

/** Fetches and keeps a file. A page is kept only if it is of this build; an asset is the same in every build. */
async function keep(cache: Cache, path: string): Promise<void> {
  const response = (isAsset(path) && (await findAnywhere(path))) || (await fetch(path, fresh(path)));
  const { headers } = response;
  const body = await response.blob();
  if (!response.ok && path !== NOT_FOUND) throw new Error(`${path} answered ${response.status}`);
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const text = await body.text();
    if (isAsset(path) || !text.includes(`data-build="${__BUILD__}"`)) throw new Error(`${path} is of another build`);
  }
  const hash = __HASHES__[path];
  if (hash !== undefined && hash !== (await sha256(body))) throw new Error(`${path} is of another build`);
  // A new response, since a browser accepts no redirected one for a page.
  await cache.put(path, new Response(body, { headers }));
}

/** In hex. */
async function sha256(body: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fresh = (path: string): RequestInit => (isAsset(path) ? {} : { cache: 'no-cache' });

/** Slugs of the posts that any build kept. */
async function readPosts(): Promise<string[]> {
  const paths: string[] = [];
  for (const name of await ours()) {
    const requests = await (await caches.open(name)).keys();
    paths.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return posts.filter((slug) => paths.includes(`/blog/${slug}`));
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Browsers short of space drop what was kept; then it is fetched again. */
async function refill(): Promise<void> {
  if (!(await find('/'))) await quietly(fill);
}

/** Drops what older builds kept, once no more windows than these are open: one may be of such a build. */
async function tidy(windows: number): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await ours()).filter((name) => name !== CACHE_NAME);
  // One of the others is then that of a newer build.
  const newer = self.registration.installing ?? self.registration.waiting;
  if (newer || open.length > windows) return;
  for (const name of others) await caches.delete(name);
}

/** What may fail without harm, as where storage is full. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is kept; the network answers as before.
  }
}
