import { launchOptions, origin } from './browser';
import { chromium, expect, type Page, test } from './test';
import { watchPage } from './watch-page';

/**
 * Faults that need a real page. Faults of a single call or event have unit tests. `tests/faults.md` lists all of them.
 */

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load fully' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

test('a page whose program does not load says so, can be read, and offers to reload', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/motion-blur-test');
  await expect(notice(page)).toContainText('This page did not load fully');
  await page.locator('summary').first().click();
  await expect(page.locator('details[open]').first()).toBeVisible();
  await page.unrouteAll();
  await reload(page).click();
  await expect(page.getByRole('button', { name: 'Start Test' }).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a saved run that was corrupted is forgotten, and the test can be started', async ({ page }) => {
  await page.addInitScript(() => {
    const build = document.documentElement?.dataset.build;
    const corrupt = () => {
      const snapshot = { status: 'active', value: { nowhere: {} }, context: null, children: 7 };
      const saved = { build: document.documentElement.dataset.build, form: '', verdict: 'pass', snapshot };
      for (const check of ['screen', 'sound', 'touch'])
        sessionStorage.setItem(`assay:result:${check}`, JSON.stringify(saved));
    };
    if (build) corrupt();
    else document.addEventListener('readystatechange', corrupt, { once: true });
  });
  for (const path of ['/screen-test', '/sound-test', '/touch-test']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^(?:Start Test|Left)/ }).first()).toBeEnabled();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    const check = path.slice(1).replace('-test', '');
    const kept = () =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').snapshot, `assay:result:${check}`);
    await expect.poll(kept, `${path}: nothing broken is kept`).toBeNull();
  }
});

test('a page that was frozen, and one that comes back from the back-forward cache, go on where they were', async () => {
  // Playwright's own flags disable the cache.
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--disable-features=BackForwardCache'],
  });
  const page = await browser.newPage({ baseURL: origin, serviceWorkers: 'block' });
  const { pageErrors } = watchPage(page);
  await page.goto('/screen-test');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.getByRole('button', { name: 'Start Test' }).click();
  const bar = page.getByRole('toolbar', { name: 'Test controls' });
  await expect(bar).toContainText('1/8');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('2/8');

  const client = await page.context().newCDPSession(page);
  await client.send('Page.setWebLifecycleState', { state: 'frozen' });
  await client.send('Page.setWebLifecycleState', { state: 'active' });
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('3/8');

  await page.goto('/schema/report-1.json');
  await page.goBack();
  const isSame = await page.evaluate(() => 'same' in window);
  if (isSame) {
    await expect(bar).toContainText('3/8');
    await page.keyboard.press('ArrowRight');
    await expect(bar).toContainText('4/8');
  } else await expect(page.getByRole('button', { name: 'Start Test' })).toBeEnabled();
  expect(pageErrors).toEqual([]);
  await browser.close();
});
