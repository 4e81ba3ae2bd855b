import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followMenu } from './follow-menu';
import { buildOf, cacheNames, Host, keptText, ready } from './host';
import { built, routes } from './routes';
import { expect, type Page, test } from './test';
import { watchPage } from './watch-page';

/** What the worker refuses to keep, and those for whom nothing can be kept. */

test.use({ serviceWorkers: 'allow', time: 'real' });

/** A built script that no page loads at once. */
const script = readdirSync(join(built, 'assets')).find((file) => /^About\.page-.*\.js$/.test(file));
/** All pages that are kept. */
const pack = readdirSync(join(built, 'assets')).find((file) => /^pages-.*\.json$/.test(file));

test('C7: a build is not kept while any of its files is of another', async ({ page }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...args) {
      const registration = await register.apply(this, args);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (/redundant|activated/.test(worker.state)) Object.assign(window, { workerEnded: worker.state });
      });
      return registration;
    };
  });
  const another = (text: string) => text.replaceAll(buildOf(built), 'another');
  for (const [file, change] of [
    [`/assets/${script}`, (text: string) => `${text}\n`],
    [`/assets/${pack}`, another],
    ['/', another],
  ] as const) {
    const host = new Host(built);
    host.replace(file, change);
    await host.open();
    await page.goto(host.origin);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'workerEnded')), file).toBe('redundant');
    await expect.poll(() => cacheNames(page), file).toEqual([]);
    await host.close();
  }
});

test('C7: pages are kept as they were built, also from a host that adds to them; a file that the browser keeps damaged is fetched again; a page of a network is not kept as a guide', async ({
  page,
}) => {
  const host = new Host(built);
  const path = `/assets/${script}`;
  host.replace(path, () => 'damaged', 'max-age=31536000');
  await host.open();
  await page.goto(`${host.origin}/robots.txt`);
  await page.evaluate(async (path) => (await fetch(path)).text(), path);
  host.deploy(built);
  for (const page of ['/', '/about']) host.replace(page, (text) => `${text}<!-- added -->`);
  await page.goto(host.origin);
  await ready(page);
  for (const [kept, file] of [
    ['/', 'index.html'],
    ['/about', 'about.html'],
  ] as const)
    expect(await keptText(page, kept)).toBe(readFileSync(join(built, file), 'utf8'));
  expect(await keptText(page, path)).toBe(readFileSync(join(built, path), 'utf8'));

  const post = routes.find((route) => route.post);
  const files = [post?.path ?? '', `/content/posts/${post?.post?.slug}.md`];
  for (const file of files) host.replace(file, () => '<h1>Log in to this network</h1>');
  await page.goto(host.origin + files[0]);
  // By the visitor, and by the worker.
  await expect.poll(() => host.asked.filter((asked) => asked === files[0]).length).toBe(2);
  host.deploy(built);
  await page.goto(host.origin + files[0]);
  for (const [i, file] of files.entries())
    await expect
      .poll(() => keptText(page, file))
      .toBe(readFileSync(join(built, i === 0 ? `${file}.html` : file), 'utf8'));
  await host.close();
});

test.describe('where nothing can be kept', () => {
  const host = new Host(built);
  test.beforeEach(async () => {
    host.deploy(built);
    host.asked.length = 0;
    await host.open();
  });
  test.afterEach(() => host.close());

  /** The site works from the network: pages open, links lead on, and nobody complains. */
  async function works(page: Page): Promise<void> {
    const { pageErrors } = watchPage(page);
    await page.goto(host.origin);
    await page.getByRole('link', { name: 'Start test: Screen', exact: true }).click();
    await expect(page).toHaveURL(/\/screen-test$/);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await page.getByRole('button', { name: 'Start Test' }).click();
    await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
    await page.keyboard.press('Escape');
    await followMenu(page, 'Keyboard Test');
    await expect(page).toHaveURL(/\/keyboard-test$/);
    expect(pageErrors).toEqual([]);
  }

  test('since storage is full', async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 20_000 });
    await works(page);
    await expect.poll(() => host.asked).toContain('/sw.js');
    await expect.poll(() => cacheNames(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null))
      .toBeNull();
  });

  test('since storage is refused to the worker', async ({ page }) => {
    const refuse = "CacheStorage.prototype.open = () => Promise.reject(new DOMException('blocked', 'SecurityError'));";
    host.doctor((code) => refuse + code);
    await works(page);
    await expect.poll(() => host.asked).toContain('/sw.js');
  });

  test('since storage stopped answering after all was kept', async ({ page }) => {
    const breakable = `
      let broken = false;
      addEventListener('message', ({ data }) => { broken ||= data === 'break'; });
      for (const name of ['open', 'match', 'keys', 'delete']) {
        const real = CacheStorage.prototype[name];
        CacheStorage.prototype[name] = function (...a) {
          return broken ? Promise.reject(new DOMException('blocked', 'SecurityError')) : real.apply(this, a);
        };
      }
    `;
    host.doctor((code) => breakable + code);
    await page.goto(host.origin);
    await ready(page);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage('break'));
    host.asked.length = 0;
    await works(page);
    expect(host.asked).toContain('/screen-test');
  });

  test('since the browser has no service workers, or refuses them', async ({ browser }) => {
    for (const take of [
      () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined }),
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
      },
    ]) {
      const context = await browser.newContext();
      await context.addInitScript(take);
      await works(await context.newPage());
      await context.close();
    }
    expect(host.asked).not.toContain('/sw.js');
  });
});
