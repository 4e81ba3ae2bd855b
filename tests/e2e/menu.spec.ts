import { expect, type Page, test } from './test';

test.use({ viewport: { width: 390, height: 844 } });

const toggle = (page: Page, name: 'Open menu' | 'Close menu') => page.getByRole('button', { name });
const menu = (page: Page) => page.locator('#menu');
const link = (page: Page) => menu(page).getByRole('link', { name: 'Screen Test' });

/** Opens the home page and waits for the spring animations, which load when the pointer comes near. */
async function open(page: Page): Promise<void> {
  const springs = page.waitForResponse(/spring.*\.js/);
  await page.goto('/');
  await toggle(page, 'Open menu').hover();
  // The menu requested them first, so they are available to it once this import resolves.
  await page.evaluate((address) => import(address), (await springs).url());
  await page.getByRole('region', { name: 'Notifications' }).waitFor({ state: 'attached' });
}

/** The menu's clip paths in the 60 frames after its button is pressed. */
async function clipsAfter(page: Page, name: 'Open menu' | 'Close menu'): Promise<string[]> {
  const clips = await page.evaluateHandle(() => {
    const menu = document.getElementById('menu');
    const seen: string[] = [];
    const look = () => {
      if (menu) seen.push(getComputedStyle(menu).display === 'none' ? 'closed' : getComputedStyle(menu).clipPath);
      if (seen.length < 60) requestAnimationFrame(look);
    };
    addEventListener('click', () => requestAnimationFrame(look), { once: true });
    return seen;
  });
  await toggle(page, name).click();
  await expect.poll(() => clips.evaluate((seen) => seen.length)).toBe(60);
  return clips.jsonValue();
}

test('the menu unrolls and rolls up', async ({ page }) => {
  await open(page);
  await expect(menu(page)).toBeHidden();

  const unrolled = await clipsAfter(page, 'Open menu');
  expect(unrolled.some((clip) => clip.startsWith('inset('))).toBe(true);
  expect(unrolled.at(-1)).toBe('none');
  await expect(link(page)).toBeVisible();

  const rolled = await clipsAfter(page, 'Close menu');
  expect(rolled.some((clip) => clip.startsWith('inset('))).toBe(true);
  expect(rolled.at(-1)).toBe('closed');
});

test('opening again interrupts the closing', async ({ page }) => {
  await open(page);
  await toggle(page, 'Open menu').click();
  await expect(menu(page)).toHaveCSS('clip-path', 'none');
  await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('[aria-controls="menu"]');
    button?.click();
    requestAnimationFrame(() => requestAnimationFrame(() => button?.click()));
  });
  await expect(toggle(page, 'Close menu')).toBeVisible();
  await expect(menu(page)).toHaveCSS('clip-path', 'none');
  await expect(link(page)).toBeVisible();
});

test('the same links stay mounted; a choice closes it, and so does Escape, which gives the focus to its button', async ({
  page,
}) => {
  await open(page);
  const before = await menu(page).getByRole('link', { includeHidden: true }).first().elementHandle();
  await toggle(page, 'Open menu').click();
  await link(page).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page, 'Open menu')).toBeFocused();
  await toggle(page, 'Open menu').click();
  await link(page).click();
  await expect(page).toHaveURL(/\/screen-test$/);
  await expect(menu(page)).toBeHidden();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test('it opens at once under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  expect(new Set(await clipsAfter(page, 'Open menu'))).toEqual(new Set(['none']));
});

test('it opens at once before the springs have been loaded', async ({ page }) => {
  await page.route(/spring.*\.js/, (route) => route.abort());
  await page.goto('/');
  await toggle(page, 'Open menu').click();
  await expect(link(page)).toBeVisible();
  await toggle(page, 'Close menu').click();
  await expect(menu(page)).toBeHidden();
});

test('nothing of the wide menu stays clipped after it was folded', async ({ page }) => {
  await open(page);
  await toggle(page, 'Open menu').click();
  await expect(menu(page)).toHaveCSS('clip-path', 'none');
  await toggle(page, 'Close menu').click();
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toHaveCSS('clip-path', 'none');
  await expect(link(page)).toBeVisible();
});
