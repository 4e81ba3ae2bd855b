import { evidence } from '../../machines/text-sharpness/evidence';
import { combinations, sharpnessObservation, standardSizes } from '../../machines/text-sharpness/text-sharpness';
import { ObservationPage } from './models/observation.page';
import { expect, type Page, test } from './test';

const open = async (page: Page, options?: { clock: boolean }) => {
  const sharpness = new ObservationPage(page, '/text-sharpness-test', sharpnessObservation.questions, evidence);
  await sharpness.open(options);
  return sharpness;
};
const sample = (page: Page) => page.getByText(/^The quick brown fox.*0123456789$/).locator('xpath=..');

test('is reached by its short path too', async ({ page, request }) => {
  const answer = await request.get('/text-sharpness', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/text-sharpness-test']);
  await page.goto('/text-sharpness');
  await expect(page).toHaveURL('/text-sharpness-test');
});

test('starts at 16 px, black on white, and goes from 8 to 48 px by steps of 2', async ({ page }) => {
  await open(page);
  await expect(sample(page)).toHaveCSS('font-size', '16px');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sample(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sample(page)).toHaveCSS('font-size', '18px');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(sample(page)).toHaveCSS('font-size', '48px');
  await page.keyboard.press('PageDown');
  await expect(sample(page)).toHaveCSS('font-size', '28px');
  await page.keyboard.press('Home');
  await expect(sample(page)).toHaveCSS('font-size', '8px');
});

test('sets family, weight and colors, and gives their contrast', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'Font family' }).selectOption('Georgia');
  await page.getByRole('combobox', { name: 'Font weight' }).selectOption('Bold 700');
  await page.getByLabel('Text color').fill('#777777');
  await expect(sample(page)).toHaveCSS('font-family', 'Georgia, serif');
  await expect(sample(page)).toHaveCSS('font-weight', '700');
  await expect(sample(page)).toHaveCSS('color', 'rgb(119, 119, 119)');
  await expect(page.getByText('Contrast 4.47, AA for large text only.')).toBeVisible();
  await page.getByLabel('Background color').fill('#000000');
  await expect(page.getByText('Contrast 4.68, AA.')).toBeVisible();
});

test('shows eight sizes and five pairs, each at its true size and in its own colors', async ({ page }) => {
  await open(page);
  const sizes = page.getByRole('region', { name: 'Standard sizes' }).getByRole('list').getByRole('listitem');
  await expect(sizes).toHaveCount(8);
  for (const [i, size] of standardSizes.entries()) {
    await expect(sizes.nth(i).getByText('The quick brown fox')).toHaveCSS('font-size', `${size}px`);
  }
  const pairs = page.getByRole('region', { name: 'Contrast combinations' }).getByRole('listitem');
  await expect(pairs).toHaveCount(5);
  for (const [i, { name, text, background }] of combinations.entries()) {
    const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    await expect(pairs.nth(i)).toContainText(name);
    await expect(pairs.nth(i).locator('div')).toHaveCSS('color', rgb(text));
    await expect(pairs.nth(i).locator('div')).toHaveCSS('background-color', rgb(background));
  }
  await expect(pairs.nth(0)).toContainText('21.00');
  await expect(pairs.nth(3)).toContainText('4.54');
});

test('names the rendering that is at work', async ({ page, browser }) => {
  await open(page);
  await expect(page.getByText(/^One CSS pixel is/)).toHaveText(
    'One CSS pixel is 1 device pixel. Page zoom about 100%, estimated from the window’s width.',
  );
  const context = await browser.newContext({ deviceScaleFactor: 1.25 });
  const fractional = await context.newPage();
  await open(fractional);
  await expect(fractional.getByText(/^One CSS pixel is/)).toContainText('One CSS pixel is 1.25 device pixels.');
  await expect(fractional.getByText(/^One CSS pixel is/)).toContainText('do not fall on whole pixels');
  await context.close();
});

test('is judged by the keyboard alone', async ({ page }) => {
  const sharpness = await open(page, { clock: true });
  await expect(sharpness.answer('smallest', '8')).toBeDisabled();
  await sharpness.look('smallest');
  await sharpness.answer('smallest', '8').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sharpness.answer('smallest', '10')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sharpness.answer('edges', 'sharp')).toBeChecked();
  await sharpness.finish.focus();
  await page.keyboard.press('Enter');
  await sharpness.expectResult({ smallest: '10', edges: 'sharp' });
  await expect(page.getByRole('main')).toContainText(
    'You can read text down to 10 px. Letters look sharp. Two questions were not answered.',
  );
});

test('takes no answer about a sample that is off the screen', async ({ page }) => {
  const sharpness = await open(page, { clock: true });
  await page.clock.runFor(5_000);
  for (const id of ['order', 'checkerboard']) {
    await expect(sharpness.question(id)).not.toBeInViewport();
    await expect(sharpness.question(id).getByRole('radio').first()).toBeDisabled();
  }
  await sharpness.look('order');
  await expect(sharpness.answer('order', 'BGR')).toBeEnabled();
});

test('shows no color of its own', async ({ page }) => {
  await open(page);
  await expect(page.locator('body')).toHaveAttribute('data-silent');
});
