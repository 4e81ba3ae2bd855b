import { catalogue, kinds } from '../../content/catalogue';
import { allTestsTexts } from '../../content/more-tests';
import { twoDigits } from '../../content/words';
import { savedBy } from './models/files';
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

test('the menu unrolls and rolls up, or opens at once under reduced motion; a choice closes it, and so does Escape, which gives the focus to its button', async ({
  page,
}) => {
  await open(page);
  await expect(menu(page)).toBeHidden();
  const before = await menu(page).getByRole('link', { includeHidden: true }).first().elementHandle();

  const unrolled = await clipsAfter(page, 'Open menu');
  expect(unrolled.some((clip) => clip.startsWith('inset('))).toBe(true);
  expect(unrolled.at(-1)).toBe('none');
  await expect(link(page)).toBeVisible();

  const rolled = await clipsAfter(page, 'Close menu');
  expect(rolled.some((clip) => clip.startsWith('inset('))).toBe(true);
  expect(rolled.at(-1)).toBe('closed');

  await test.step('opening again interrupts the closing', async () => {
    await toggle(page, 'Open menu').click();
    await expect(menu(page)).toHaveCSS('clip-path', 'none');
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('[aria-controls="menu"]');
      button?.click();
      requestAnimationFrame(() => requestAnimationFrame(() => button?.click()));
    });
    await expect(toggle(page, 'Close menu')).toBeVisible();
    await expect(menu(page)).toHaveCSS('clip-path', 'none');
  });

  await link(page).focus();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page, 'Open menu')).toBeFocused();

  await test.step('nothing of the wide menu stays clipped after it was folded', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu(page)).toHaveCSS('clip-path', 'none');
    await expect(link(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(new Set(await clipsAfter(page, 'Open menu'))).toEqual(new Set(['none']));
  await link(page).click();
  await expect(page).toHaveURL(/\/screen-test$/);
  await expect(menu(page)).toBeHidden();
  expect(await before?.evaluate((element) => element.isConnected), 'the same links stay mounted').toBe(true);
});

test('the list of all tests opens by a press, and closes by Escape, a choice and lost focus (D3)', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/dead-pixel-test-guide');
  await expect(menu(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'true');
  await page.goto('/gradient-test');
  await page.evaluate(() =>
    sessionStorage.setItem(
      'assay:result:screen',
      JSON.stringify({ build: '', form: '', verdict: 'warning', snapshot: null }),
    ),
  );
  const button = page.getByRole('button', { name: 'All tests' });
  const list = page.locator('#tests-menu');
  await expect(menu(page).getByRole('link', { name: 'More Tests' })).toHaveAttribute('aria-current', 'true');
  await button.hover();
  await expect(list).toHaveCount(0);
  await button.click();
  for (const kind of kinds) {
    const inOrder = catalogue.filter((check) => check.kind === kind).toSorted((a, b) => a.number - b.number);
    const numbers = inOrder.map(({ name, number }) => `${twoDigits(number)}${name}`);
    await expect(list.getByRole('region', { name: kind }).getByRole('link')).toHaveText(numbers);
  }
  await expect(list.getByRole('link', { name: 'Gradient' })).toHaveAttribute('aria-current', 'page');
  await expect(list.getByRole('link', { name: '01 Screen Warning' })).toBeVisible();
  await expect(list).toContainText(allTestsTexts.tested(1, catalogue.length));
  await expect(list.getByRole('link', { name: 'Continue: Pixel repair' })).toBeVisible();

  await list.getByRole('link', { name: 'Pen' }).focus();
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(list).toHaveCount(0);
  await button.click();
  await list.getByRole('link', { name: 'Pen' }).click();
  await expect(page).toHaveURL(/\/pen-test$/);
  await expect(list).toHaveCount(0);
});

test('the list makes one report of the results in this tab', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const resultOf = (check: string, name: string) => ({
    ...{ check, name, status: 'pass', details: 'All is well.', startedAt: 0, finishedAt: 60_000 },
    ...{ parts: [], missing: [], findings: [], measurements: [] },
  });
  const results = [
    resultOf('screen', 'Screen'),
    resultOf('mouse', 'Mouse'),
    { ...resultOf('pen', 'Pen'), findings: 1 },
  ];
  await page.evaluate((results) => {
    for (const result of results) {
      const saved = { build: '', form: '', verdict: 'pass', snapshot: { context: { result } } };
      sessionStorage.setItem(`assay:result:${result.check}`, JSON.stringify(saved));
    }
  }, results);
  await page.getByRole('button', { name: 'All tests' }).click();
  const file = await savedBy(page.getByRole('button', { name: 'Make One Report' }));
  expect(file.name).toBe('all-tests-report.txt');
  expect(String(file.bytes).match(/^Assay: .* report$/gm)).toEqual([
    'Assay: screen test report',
    'Assay: mouse test report',
  ]);
});

test('it opens at once without springs; where the list does not load, the page with all tests opens', async ({
  page,
}) => {
  await page.route(/AllTests.*\.js/, (route) => route.abort());
  await page.route(/spring.*\.js/, (route) => route.abort());
  await page.goto('/');
  await toggle(page, 'Open menu').click();
  await expect(link(page)).toBeVisible();
  await toggle(page, 'Close menu').click();
  await expect(menu(page)).toBeHidden();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'All tests' }).click();
  await expect(page).toHaveURL(/\/more-tests$/);
});
