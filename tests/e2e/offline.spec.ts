import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkOf } from '../../content/catalogue';
import { unused } from '../../scripts/build/offline.mjs';
import { startOf } from '../kit/check';
import { fakeDevices, launchOptions } from './browser';
import { Host, keptBy, keptText } from './host';
import { built, missing, routes } from './routes';
import { type BrowserContext, expect, test } from './test';

/**
 * The site without a network: after one visit to the home page, the host is closed and the browser goes offline. The
 * tests of this file share one context and run in order.
 */
test.describe.configure({ mode: 'default' });
test.use({ launchOptions: launchOptions({ args: fakeDevices }) });

const host = new Host(built);
const post = routes.find((route) => route.post);
const unread = routes.filter((route) => route.post).at(-1);
let context: BrowserContext;
let kept: string[];

/** The file that all pages come in. */
const pack = `assets/${readdirSync(join(built, 'assets')).find((file) => /^pages-.*\.json$/.test(file))}`;
const read = (file: string) => readFileSync(join(built, file));

test.beforeAll(async ({ browser }) => {
  await host.open();
  context = await browser.newContext({ serviceWorkers: 'allow', baseURL: host.origin });
  const page = await context.newPage();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  kept = await keptBy(page);
  if (post) {
    await page.goto(post.path);
    const drawings = read(`${post.path}.html`)
      .toString()
      .matchAll(/<img src="(\/posts\/[^"]+)"/g);
    // The drawings are cached last.
    await expect
      .poll(() => keptBy(page))
      .toEqual(expect.arrayContaining([post.path, ...Array.from(drawings, ([, path = '']) => path)]));
  }
  await page.close();
  await host.close();
  await context.setOffline(true);
});

test.afterEach(() => Promise.all(context.pages().map((page) => page.close())));
test.afterAll(async () => {
  await context.close();
  await host.close();
});

test('is fetched only after the page has come to rest', () => {
  const script = host.asked.indexOf('/sw.js');
  const html = read('index.html').toString();
  // Inline files and files that only pages without scripts need are not fetched.
  const asked = html.replace(/<link [^>]*disabled><style>.*?<\/style>|<noscript>.*?<\/noscript>/gs, '');
  const own = [...asked.matchAll(/\/assets\/[^"\s]+/g)].map(([path]) => path);
  const before = host.asked.slice(0, script);
  for (const [, path = ''] of html.matchAll(/href="([^"]*)" disabled><style>/g)) expect(before).not.toContain(path);
  expect(own.length).toBeGreaterThan(3);
  for (const path of own) expect(host.asked.indexOf(path), path).toBeLessThan(script);
  expect(host.asked.indexOf(`/${pack}`)).toBeGreaterThan(script);
});

test('keeps every page but the posts and every file that a page may ask for but the barcode reader, the sample and the formatter of posts, in at most 1 MiB', () => {
  const manifest = JSON.parse(read('.vite/manifest.json').toString());
  const without = unused(manifest);
  const files = Object.values(manifest as Record<string, { file: string; css?: string[]; assets?: string[] }>)
    .flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
    .filter((file) => !without.has(file) && !/^reader\/|\/sample-report-|\/markdown-/.test(file));
  const pages = routes.filter((route) => !route.post).map(({ path }) => path);
  expect(kept).toEqual(expect.arrayContaining([...pages, ...files.map((file) => `/${file}`)]));
  expect(
    kept.filter((path) =>
      /^\/og\/|\.map$|browserAll|webworkerAll|^\/blog\/|^\/content\/|^\/reader\/|\/markdown-|\.wasm$/.test(path),
    ),
  ).toEqual([]);

  // The pages come in one file, and so does the one for unknown paths.
  const fetched = [...kept.filter((path) => ![...pages, '/404.html'].includes(path)), `/${pack}`];
  const sent = (path: string) => (existsSync(join(built, `${path}.br`)) ? read(`${path}.br`) : gzipSync(read(path)));
  const bytes = fetched.reduce((sum, path) => sum + sent(path).length, 0);
  expect(bytes).toBeGreaterThan(200 * 1024);
  expect(bytes).toBeLessThanOrEqual(1024 * 1024);
});

test('keeps each page as it was built', async () => {
  const page = await context.newPage();
  await page.goto('/about');
  for (const { path, file } of routes.filter((route) => !route.post))
    expect(await keptText(page, path), path).toBe(read(file).toString());
});

/** Opens a path in an empty page, and returns the page's errors and failed requests. */
async function open(path: string) {
  const page = await context.newPage();
  const faults: string[] = [];
  const inside = new RegExp(`^(?:${host.origin}/|data:|blob:${host.origin}/)`);
  page.on('request', (request) => inside.test(request.url()) || faults.push(`another origin: ${request.url()}`));
  page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const response = await page.goto(path);
  return { page, faults, response };
}

const paths = routes.filter((route) => !route.post);

test('opens pages of the site and of tests', async () => {
  const { page, faults } = await open('/');
  // Every page is kept as it was built, with every file that it asks for: see above. One answer serves them all.
  const opened = paths.filter(({ path }) => ['/', '/about', '/inspection', '/keyboard-test'].includes(path));
  expect(opened).toHaveLength(4);
  for (const { path, title } of opened) {
    const response = await page.goto(path);
    expect(response?.fromServiceWorker(), path).toBe(true);
    expect(response?.status(), path).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => page.evaluate(() => crossOriginIsolated), `${path}: exact timers`).toBe(true);
  }
  expect(faults).toEqual([]);
});

/** These load a renderer, audio worklets and sound. `results-survive.spec.ts` proves that no test imports another script. */
for (const id of ['screen', 'microphone', 'sound'] as const) {
  test(`runs the ${id} test to its end`, async () => {
    const { page, faults } = await open(checkOf(id).path);
    await startOf(id)(page);
    expect(faults).toEqual([]);
  });
}

test('leads from page to page by links, and from an old path to the new one', async () => {
  const { page, faults } = await open('/');
  await page.getByRole('link', { name: 'Start test: Screen', exact: true }).click();
  await expect(page).toHaveURL(/\/screen-test$/);
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
  await page.goto('/text-sharpness');
  await expect(page).toHaveURL(/\/text-sharpness-test$/);
  expect(faults).toEqual([]);
});

test('shows the not-found page at an unknown path, with its status', async () => {
  const { page, response } = await open(missing.path);
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('shows a post that was read, with its drawings, however it is reached', async () => {
  if (!post) throw new Error('No posts are built');
  const { page, faults, response } = await open(post.path);
  expect(response?.fromServiceWorker()).toBe(true);
  await expect(page.locator('[data-post]')).toContainText(/\w{3,}/);
  for (const image of await page.locator('[data-post] img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  }
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await page.getByRole('link', { name: `Read Guide: ${post.post?.title}` }).click();
  await expect(page.locator('[data-post]')).toContainText(/\w{3,}/);
  expect(faults).toEqual([]);
});

test('shows the title of a post that was not read, without a body', async () => {
  if (!unread?.post) throw new Error('No second post is built');
  const { page, faults } = await open(unread.path);
  await expect(page).toHaveTitle(unread.title);
  await expect(page.locator('[data-post]')).toBeEmpty();
  await expect.poll(() => faults.join('\n')).toContain('Error loading post');
});
