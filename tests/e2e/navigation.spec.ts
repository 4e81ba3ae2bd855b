import { expect, type Page, test } from 'playwright/test';
import { missing, routes } from './routes';
import { visit, watch } from './witness';

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
    expect(await page.evaluate(() => (window as unknown as { atParsing?: string }).atParsing)).toBe('dark');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 19, 19)');
  });

  test('steps through system, light and dark, and is remembered', async ({ page }) => {
    await visit(page, '/');
    expect(await theme(page)).toBeNull();
    await themeButton(page).click();
    expect(await theme(page)).toBe('light');
    await themeButton(page).click();
    expect(await theme(page)).toBe('dark');
    await page.reload();
    expect(await theme(page)).toBe('dark');
    await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
    await themeButton(page).click();
    expect(await theme(page)).toBeNull();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('follows the system until one is chosen', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(19, 19, 19)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(235, 235, 235)');
  });

  test('works where storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const { complaints } = watch(page);
    await visit(page, '/');
    await themeButton(page).click();
    expect(await theme(page)).toBe('light');
    expect(complaints).toEqual([]);
  });
});

test.describe('going from page to page', () => {
  const target = routes.find(({ check }) => check?.header);
  if (!target) throw new Error('No route of the header is built');
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: target.check?.title ?? '' });

  test('moves focus to the main part, scroll to its top, and marks the page in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await expect(link(page)).not.toHaveAttribute('aria-current', 'page');
    await page.evaluate(() => scrollTo(0, 500));
    await link(page).click();
    await expect(page).toHaveTitle(target.title);
    await expect(page.locator('main')).toBeFocused();
    await expect(link(page)).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('does so without loading the document again, and back again', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/');
    await page.evaluate(() => Object.assign(window, { same: true }));
    await link(page).click();
    await expect(page).toHaveTitle(target.title);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test("shows 'Unexpected Application Error!' when a page cannot be loaded, and recovers", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route(/\/assets\/[A-Z]\w*\.page-.*\.js/, (route) =>
      route.request().url().includes('Home.page') ? route.continue() : route.abort(),
    );
    await visit(page, '/');
    await link(page).click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(page.locator('main')).toContainText(/import|fetch|load/i);
    await page.unrouteAll();
    await page.getByRole('main').getByText('Reload the page').click();
    await expect(page).toHaveTitle(target.title);
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeHidden();
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test('a missing path is logged once, and the way home leads home', async ({ page }) => {
  const { complaints } = watch(page);
  await visit(page, missing.path);
  expect(complaints.filter((text) => text.startsWith('404:'))).toEqual([`404: no page at ${missing.path}`]);
  await page.getByRole('link', { name: /^Return to / }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('main')).toBeFocused();
});

test('the first Tab offers to skip the header', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});
