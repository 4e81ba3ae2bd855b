/**
 * Caches every page of one build, so that the site works offline. Each build has its own cache, and pages are served
 * only from the cache of their build: a page of one build never loads files of another build. File names under
 * `/assets/` contain a hash of the content, so these files may be served from any cache.
 */

export {};

declare const self: ServiceWorkerGlobalScope;
/** Set by the build. The build's name, which each of its pages has in `data-build`. */
declare const __BUILD__: string;
/** SHA-256 of files, in hex, by their paths; pages without `.html`. */
type Hashes = Readonly<Record<string, string>>;
/** Set by the build. All files to cache. */
declare const __KEPT__: Hashes;
/** Set by the build. The pack with all pages to cache: its path and hash. */
declare const __PACK__: readonly [path: string, hash: string];
/** Set by the build. The paths of these pages. */
declare const __PAGES__: readonly string[];
/** Set by the build. Old paths, each with the path that it redirects to. */
declare const __MOVED__: Readonly<Record<string, string>>;
/** Set by the build. The files of each post, by its slug: page, text, pictures. A post is cached when it is read. */
declare const __POSTS__: Readonly<Record<string, Hashes>>;

const kept = new Map(Object.entries(__KEPT__));
const pages = new Set(__PAGES__);
const moved = new Map(Object.entries(__MOVED__));
const posts = new Map(Object.entries(__POSTS__));
const CACHE_PREFIX = 'assay-';
const CACHE_NAME = CACHE_PREFIX + __BUILD__;
const NOT_FOUND = '/404.html';
/** Shown offline instead of a post that was not read before. */
const POSTS_PAGE = '/blog';
const MAX_PARALLEL_FETCHES = 6;

const isAsset = (path: string) => path.startsWith('/assets/');
const isOfPosts = (path: string) => path.startsWith('/content/') || path.startsWith('/posts/');
/** The slug of the post whose page or text has this path. */
const postOf = (path: string) =>
  [...posts.keys()].find((slug) => path === `/blog/${slug}` || path === `/content/posts/${slug}.md`);

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => {
  // Takes control of pages that were opened without this worker too: they may go offline before they are opened again.
  event.waitUntil(self.clients.claim().then(() => deleteOldCaches(0)));
});

self.addEventListener('message', (event) => {
  // The visitor chose to update to the new build.
  if (event.data === 'activate') event.waitUntil(self.skipWaiting());
  // A page of this build is idle.
  if (event.data === __BUILD__) event.waitUntil(refill().then(() => deleteOldCaches(1)));
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
  const to = moved.get(path) ?? (plain !== path && pages.has(plain) ? plain : undefined);
  if (to) return Response.redirect(to, 308);
  const found = await find(path);
  if (found) return found;
  try {
    const response = await fetch(event.request);
    // The path may be a page of a newer build, which then loads its own files.
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
  const response = await fetch(event.request).catch((error) => {
    if (event.request.destination === 'image') return blankPicture();
    throw error;
  });
  remember(event, path);
  return response;
}

/** Without a network, a picture that is not kept is left out. */
const blankPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } });

/** Caches a post, if `path` is that of its page or its text. */
function remember(event: FetchEvent, path: string): void {
  const slug = postOf(path);
  if (slug) event.waitUntil(bestEffort(() => keepPost(slug)));
}

async function keepPost(slug: string): Promise<void> {
  const cache = await caches.open(CACHE_NAME);
  for (const [path, hash] of Object.entries(posts.get(slug) ?? {})) {
    if (!(await cache.match(path))) await keep(cache, path, hash);
  }
}

/** A cached file of this build. Also undefined if storage fails: the network is used then. */
async function find(path: string, status = 200): Promise<Response | undefined> {
  try {
    const response = await (await caches.open(CACHE_NAME)).match(path, { ignoreVary: true });
    if (!response || status === 200) return response;
    return new Response(response.body, { status, headers: response.headers });
  } catch {
    return undefined;
  }
}

/** A file from any cache. A tab of the previous build may still request its files. */
async function findAnywhere(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/**
 * Caches all files of this build, and the posts that any build has cached before.
 * @throws if a file cannot be fetched or cached, or if its content is not that of this build. The worker is then
 * not installed, the site works from the network, and the browser tries again later.
 */
async function fill(): Promise<void> {
  const read = await readPosts();
  const cache = await caches.open(CACHE_NAME);
  const waiting = [...kept];
  const keepNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await keep(cache, ...next);
  };
  try {
    await Promise.all(Array.from({ length: MAX_PARALLEL_FETCHES }, keepNext));
    await keepPages(cache);
  } catch (error) {
    await caches.delete(CACHE_NAME);
    throw error;
  }
  for (const slug of read) await bestEffort(() => keepPost(slug));
}

/**
 * Pages share most of their text, and their inline style sheets are files too. So they come in one file, in which each
 * page is a list of pieces: numbers into the sheets' trimmed contents, followed by `pieces`.
 */
interface Pack {
  readonly sheets: readonly string[];
  readonly pieces: readonly string[];
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** Caches all pages. Hosts may change HTML, for example to count visits. Those pages are kept as they were built. */
async function keepPages(cache: Cache): Promise<void> {
  const home = await fetch('/', { cache: 'no-cache' });
  if (!(await home.text()).includes(`data-build="${__BUILD__}"`)) throw new Error('The host has another build');
  const headers = new Headers(home.headers);
  for (const name of ['Content-Length', 'ETag', 'Last-Modified']) headers.delete(name);

  const pack: Pack = await (await verified(...__PACK__)).json();
  const sheets = pack.sheets.map(async (path) => (await (await find(path))?.text())?.trim() ?? '');
  const pieces = [...(await Promise.all(sheets)), ...pack.pieces];
  for (const [path, indexes] of Object.entries(pack.pages))
    await cache.put(path, new Response(indexes.map((index) => pieces[index]).join(''), { headers }));
}

/** Caches a file. @throws see `verified` */
async function keep(cache: Cache, path: string, hash: string): Promise<void> {
  await cache.put(path, await verified(path, hash));
}

/**
 * A file of this build: from another cache, the network, or past the browser's own cache, whichever has the right
 * content.
 * @throws if none has: for example a login page of a network, or a host with another build.
 */
async function verified(path: string, hash: string): Promise<Response> {
  // The name of an asset changes with its content.
  const sources = isAsset(path)
    ? [() => findAnywhere(path), () => fetch(path), () => fetch(path, { cache: 'reload' })]
    : [() => fetch(path, { cache: 'no-cache' })];
  for (const source of sources) {
    const response = await source();
    const body = await response?.blob();
    if (!response || !body || (await sha256(body)) !== hash) continue;
    // A new response, because browsers reject a redirected response for a navigation.
    return new Response(body, { headers: response.headers });
  }
  throw new Error(`${path} is not of this build`);
}

/** The SHA-256 of a file, in hex. */
async function sha256(body: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Slugs of the posts that any build has cached. */
async function readPosts(): Promise<string[]> {
  const paths: string[] = [];
  for (const name of await ownCaches()) {
    const requests = await (await caches.open(name)).keys();
    paths.push(...requests.map(({ url }) => new URL(url).pathname));
  }
  return [...posts.keys()].filter((slug) => paths.includes(`/blog/${slug}`));
}

const ownCaches = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/** Browsers may evict caches when space is low. Fetches the files again in that case. */
async function refill(): Promise<void> {
  if (!(await find('/'))) await bestEffort(fill);
}

/** Deletes the caches of older builds if at most this many windows are open: any other window may need such a cache. */
async function deleteOldCaches(windows: number): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const others = (await ownCaches()).filter((name) => name !== CACHE_NAME);
  // A newer worker exists, so one of the other caches is that of a newer build.
  const newer = self.registration.installing ?? self.registration.waiting;
  if (newer || open.length > windows) return;
  for (const name of others) await caches.delete(name);
}

/** Runs work that may fail without harm, for example if storage is full. */
async function bestEffort(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // Nothing is cached. The network answers as before.
  }
}
