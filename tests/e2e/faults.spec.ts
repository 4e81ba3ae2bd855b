import { button, startOf } from '../kit/check';
import { launchOptions, origin } from './browser';
import { chromium, expect, type Page, test } from './test';
import { watchPage } from './watch-page';

/**
 * Faults that need a real page. Faults of a single call or event have unit tests. `tests/faults.md` lists all of them.
 */

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page did not load fully' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });
const resultOfScreen = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Result: / });

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

test('after a deployment a page that is gone offers to reload, and the new build still shows the result', async ({
  page,
}) => {
  await page.goto('/screen-test');
  await startOf('screen')(page);
  await expect(resultOfScreen(page)).toBeVisible();
  const said = (await resultOfScreen(page).getAttribute('aria-label')) ?? '';

  await page.route('**/assets/About*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unrouteAll();
  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible();

  // The page of another build: same machine, different build name.
  await page.route('**/screen-test', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-build="\w+"/, 'data-build="0123456789ab"');
    await route.fulfill({ response, body });
  });
  await page.goto('/screen-test');
  await expect(page.locator('html')).toHaveAttribute('data-build', '0123456789ab');
  await button(page, 'Show').click();
  await expect(resultOfScreen(page)).toHaveAccessibleName(said);
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

test('a database that never opens is reported as blocked, and delays neither the history nor a run', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () =>
      Object.assign(Object.create(IDBOpenDBRequest.prototype), { addEventListener() {}, removeEventListener() {} });
  });
  await page.goto('/history');
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByText('Storage is blocked here')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto('/inspection');
  await page.getByRole('button', { name: 'Start Inspection' }).click();
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(page.getByRole('region', { name: 'Inspection controls' })).toContainText('Screen', { timeout: 500 });
    await expect(page.getByRole('alert').getByText('Storage is blocked here')).toBeVisible({ timeout: 500 });
  }).toPass();
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
