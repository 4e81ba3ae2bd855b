import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { followMenu } from './follow-menu';
import { buildOf, cacheNames, Host, keptBy, NEXT, nextBuild, ready } from './host';
import { built, routes } from './routes';
import { type BrowserContext, expect, type Page, test } from './test';
import { watchPage } from './watch-page';

/** What happens to those who have the site kept when a newer build is deployed, and to those who cannot keep it. */

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByText('Updated');
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);

/** Of which builds the files are that a page has loaded so far: 'this' is the one under test. */
const loaded = (page: Page) =>
  page.evaluate(
    (mark) => [
      ...new Set(
        // The browser's own one, where a clock stands in for it.
        ((window as { measured?: Performance }).measured ?? performance)
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith('/assets/'))
          .map((path) => (path.startsWith(`/assets/${mark}`) ? 'next' : 'this')),
      ),
    ],
    NEXT,
  );

/** The build of the page and those of its files. */
const seen = async (page: Page) => [await build(page), await loaded(page)];

/** Opens a path by a link of the page, so that its files are loaded by the document that is there. */
async function follow(page: Page, name: string): Promise<void> {
  await followMenu(page, name);
  await expect(page.locator('h1')).toBeVisible();
}

/**
 * Waits until no service worker of the page's context waits for another one to end. Chromium 156 sometimes misses that
 * the old worker is idle, and then waits for minutes. A stopped worker has no such state, so this stops the old one, and
 * only that one: a worker that is stopped while it answers a reload leaves an error page.
 */
async function noWorkerWaits(page: Page): Promise<void> {
  const statuses = new Map<string, string>();
  const devtools = await page.context().newCDPSession(page);
  devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status);
  });
  await devtools.send('ServiceWorker.enable');
  await expect
    .poll(
      async () => {
        const left = [...statuses].filter(([, status]) => status !== 'redundant');
        const old = left.find(([, status]) => status === 'activated');
        if (old && left.length > 1) await devtools.send('ServiceWorker.stopWorker', { versionId: old[0] });
        return left.map(([, status]) => status);
      },
      { intervals: [1000] },
    )
    .toEqual(['activated']);
  // The session ends with the context. Chromium may never answer that it is detached while workers stop.
}

test.describe('a newer build', () => {
  const host = new Host(built);
  let next: ReturnType<typeof nextBuild>;
  let context: BrowserContext;

  test.beforeAll(() => {
    next = nextBuild();
  });
  test.beforeEach(async ({ browser }) => {
    host.deploy(built);
    await host.open();
    context = await browser.newContext({ serviceWorkers: 'allow', baseURL: host.origin });
  });
  test.afterEach(async () => {
    await context.close();
    await host.close();
  });
  test.afterAll(() => next.remove());

  /** A page of the build under test, which is kept, with the next one, `to`, lying ready. `read` is a post read before
   * that. */
  async function updated(path: string, { read = '', clock = false, to = next } = {}): Promise<Page> {
    const page = await context.newPage();
    if (clock) {
      // The clock is the context's, and so is what it must not take away.
      await context.addInitScript(() => Object.assign(window, { measured: performance }));
      await page.clock.install();
    }
    await page.goto('/');
    await ready(page);
    if (read) {
      await page.goto(read);
      await expect.poll(() => keptBy(page)).toContain(read);
    }
    host.deploy(to.folder);
    await page.goto(path);
    // A browser that is busy may give an update up, and looks for it again when it is asked.
    await expect
      .poll(
        () =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.ready;
            if (!registration.waiting && !registration.installing) await registration.update().catch(() => undefined);
            return registration.waiting !== null;
          }),
        { timeout: 20_000, intervals: [100] },
      )
      .toBe(true);
    return page;
  }

  test('is told but on the page of a test, and used only after Reload; no page loads the files of two builds', async () => {
    const page = await updated('/screen-test', { clock: true });
    const { pageErrors } = watchPage(page);
    await page.clock.runFor(500);
    await expect(notice(page)).toBeHidden();
    await follow(page, 'More Tests');
    await expect(notice(page)).toBeVisible();
    await follow(page, 'Keyboard Test');
    await expect(notice(page)).toBeHidden();
    await follow(page, 'More Tests');
    await expect(notice(page)).toBeVisible();
    // It stays until it is answered, and nothing is reloaded by itself.
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.clock.runFor(5500);
    await expect(notice(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(true);
    await expect.poll(() => seen(page)).toEqual([buildOf(built), ['this']]);

    const other = await context.newPage();
    await other.goto('/more-tests');
    await expect.poll(() => build(other)).toBe(buildOf(built));

    const reloaded = page.waitForEvent('load');
    await reload(page).click();
    // Else Chromium may also hold back the answer to the reload.
    await noWorkerWaits(other);
    await reloaded;
    await expect.poll(() => build(page).catch(() => '')).toBe(buildOf(next.folder));
    await ready(page);
    await follow(page, 'Keyboard Test');
    await expect.poll(() => loaded(page)).toEqual(['next']);
    await expect(notice(page)).toBeHidden();

    // The other tab is of the build before and stays so, with files that the host has no more.
    await follow(other, 'Mouse Test');
    await expect.poll(() => seen(other)).toEqual([buildOf(built), ['this']]);
    await other.close();

    // Once no such tab is open, what the build before kept is dropped, and the new one works without a network.
    await page.goto('/');
    await expect.poll(() => cacheNames(page)).toEqual([`assay-${buildOf(next.folder)}`]);
    await host.close();
    await context.setOffline(true);
    await page.goto('/screen-test');
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => seen(page)).toEqual([buildOf(next.folder), ['next']]);
    expect(pageErrors).toEqual([]);
  });

  test('comes into force after a reload that it was too late for', async () => {
    const page = await updated('/');
    await expect(notice(page)).toBeVisible();
    // A browser puts a new worker off while the one before answers a request.
    const held = '/content/posts/held.md';
    const release = host.hold(held);
    const other = await context.newPage();
    await other.goto('/more-tests');
    await other.evaluate((path) => void fetch(path).catch(() => undefined), held);
    await expect.poll(() => host.asked).toContain(held);
    await Promise.all([page.waitForEvent('load'), reload(page).click()]);
    await expect.poll(() => build(page).catch(() => '')).toBe(buildOf(built));
    release();
    await noWorkerWaits(page);
    await expect.poll(() => build(page).catch(() => '')).toBe(buildOf(next.folder));
    await expect.poll(() => build(other)).toBe(buildOf(built));
  });

  test('comes into force by itself once every page of the one before is closed, with the posts that were read', async () => {
    const post = routes.find((route) => route.post)?.path ?? '';
    const page = await updated('/', { read: post });
    await page.close();
    const later = await context.newPage();
    // A page opened in the same moment may still get the old build.
    await noWorkerWaits(later);
    await later.goto('/');
    await expect.poll(() => build(later)).toBe(buildOf(next.folder));
    await expect.poll(() => loaded(later)).toEqual(['next']);
    await expect(notice(later)).toBeHidden();
    await host.close();
    await context.setOffline(true);
    await later.goto(post);
    await expect(later.locator('[data-post]')).toContainText(/\w{3,}/);
    await expect.poll(() => seen(later)).toEqual([buildOf(next.folder), ['next']]);
  });

  for (const [fault, file, breakText] of [
    ['does not load', /^assets\/index-/, (text: string) => `throw new Error('broken');${text}`],
    [
      'fails to start',
      /^assets\/index-/,
      (text: string) => text.replace('dispatchEvent(new Event(`assay:ready', 'null.broken((`'),
    ],
    ['cannot show the page', /^assets\/Home\.page-/, (text: string) => `throw new Error('broken');${text}`],
  ] as const)
    test(`C2: a build whose program ${fault} is left by one press of Reload after a rollback`, async () => {
      const broken = nextBuild((name, text) => (file.test(name) ? breakText(text) : text));
      const page = await updated('/', { to: broken });
      await reload(page).click();
      const leave = page.getByRole('button', { name: 'Reload the page' });
      await expect(leave).toBeVisible();
      await expect.poll(() => build(page)).toBe(buildOf(broken.folder));
      // Without a network what is kept stays.
      await host.close();
      await Promise.all([page.waitForEvent('load'), leave.click()]);
      await expect(leave).toBeVisible();
      await host.open();
      host.deploy(built);
      await leave.click();
      await expect.poll(() => build(page).catch(() => '')).toBe(buildOf(built));
      await expect(leave).toBeHidden();
      // Moving on stays with the good build, and it is kept again.
      await page.goto('/more-tests');
      await expect.poll(() => build(page)).toBe(buildOf(built));
      await ready(page);
      broken.remove();
    });

  test('is not kept while the host still hands out pages of another', async () => {
    // A deployment half done: the worker of the next build, the pages of this one.
    const page = await context.newPage();
    await page.goto('/');
    await ready(page);
    host.doctor(() => readFileSync(join(next.folder, 'sw.js'), 'utf8'));
    const failed = page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker>((resolve) =>
        registration.addEventListener('updatefound', () => registration.installing && resolve(registration.installing)),
      );
      await registration.update();
      const worker = await found;
      await new Promise((resolve) => worker.addEventListener('statechange', resolve));
      return worker.state;
    });
    expect(await failed).toBe('redundant');
    await expect.poll(() => cacheNames(page)).toEqual([`assay-${buildOf(built)}`]);
    await page.reload();
    await expect.poll(() => build(page)).toBe(buildOf(built));
  });
});
