import { missing, routes } from './routes';
import { expect, type Page, test } from './test';
import { cleanTest, watchPage } from './watch-page';

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');
const themeButton = (page: Page) => page.getByRole('button', { name: /^Theme: / });

test.describe('the theme', () => {
  test('that was chosen is set before the page is parsed, so that nothing flashes', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('assay.theme', 'dark');
      document.addEventListener('readystatechange', () => {
        if (document.readyState === 'interactive')
          Object.assign(window, { atParsing: document.documentElement.dataset.theme });
      });
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    await expect.poll(() => page.evaluate(() => (window as unknown as { atParsing?: string }).atParsing)).toBe('dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 19, 19)');
  });

  test('follows the system until one is chosen with the first press, steps on, and is remembered', async ({ page }) => {
    const [light, dark] = ['rgb(235, 235, 235)', 'rgb(19, 19, 19)'];
    const body = page.locator('body');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect.poll(() => theme(page)).toBeNull();
    await expect(body).toHaveCSS('background-color', dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(body).toHaveCSS('background-color', light);
    await themeButton(page).click();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect(body).toHaveCSS('background-color', dark);
    await themeButton(page).click();
    await expect.poll(() => theme(page)).toBe('light');
    await page.reload();
    await expect.poll(() => theme(page)).toBe('light');
    await expect(page.getByRole('button', { name: 'Theme: light' })).toBeVisible();
    await themeButton(page).click();
    await expect.poll(() => theme(page)).toBeNull();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  cleanTest('works where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await themeButton(page).click();
    await expect.poll(() => theme(page)).toMatch(/light|dark/);
  });
});

test.describe('going from page to page', () => {
  const target = routes.find(({ check }) => check?.header);
  if (!target) throw new Error('No route of the header is built');
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: target.check?.title ?? '' });

  test('moves focus to the main part, scrolls to its top, marks the page in the menu, and loads no document, nor does Back; the menu is unfolded at 1400 px and folded just below, and the first Tab offers to skip it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('link')).toHaveCount(10);
    for (const link of await menu.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await page.setViewportSize({ width: 1399, height: 800 });
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#main$/);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await expect(link(page)).not.toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => {
      Object.assign(window, { same: true });
      scrollTo(0, 500);
    });
    await link(page).click();
    await expect(page).toHaveTitle(target.title);
    await expect(page.locator('main')).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect.poll(() => page.evaluate(() => 'same' in window)).toBe(true);
  });

  test("shows 'Unexpected Application Error!' when a page cannot be loaded, and recovers", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/\/assets\/[A-Z]\w*\.page-.*\.js/, (route) =>
      route.request().url().includes('Home.page') ? route.continue() : route.abort(),
    );
    await page.goto('/');
    await link(page).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.locator('main')).toContainText(/import|fetch|load/i);
    await expect(page.locator('main')).not.toContainText(/https?:|assets/);
    await expect(page).toHaveTitle('Unexpected Application Error! – Assay');
    await page.goBack();
    await expect(page).toHaveTitle(routes.find(({ path }) => path === '/')?.title ?? '');
    await link(page).click();
    await expect(page).toHaveTitle('Unexpected Application Error! – Assay');
    await page.unrouteAll();
    await page.getByRole('main').getByText('Reload the page').click();
    await expect(page).toHaveTitle(target.title);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('a missing path is logged once, and the way home leads home', async ({ page }) => {
  const { pageErrors } = watchPage(page);
  await page.goto(missing.path);
  const own = () => pageErrors.filter((text) => text.startsWith('404:'));
  await expect.poll(own).toEqual([`404: no page at ${missing.path}`]);
  await page.getByRole('link', { name: /^Return to / }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('main')).toBeFocused();
});
