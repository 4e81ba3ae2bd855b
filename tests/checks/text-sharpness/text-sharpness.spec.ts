import { pairNames } from '../../../content/text-sharpness';
import { evidence } from '../../../machines/text-sharpness/evidence';
import { combinations, sharpnessObservation, standardSizes } from '../../../machines/text-sharpness/text-sharpness';
import { ObservationPage } from '../../e2e/models/observation.page';
import { expect, type Page, test } from '../../e2e/test';

const open = async (page: Page) => {
  const sharpness = new ObservationPage(page, '/text-sharpness-test', sharpnessObservation.questions, evidence);
  await sharpness.open();
  return sharpness;
};
const sample = (page: Page) => page.getByText(/^The quick brown fox.*0123456789$/).locator('xpath=..');

test('shows a sample of any size, family, weight and colors, and all standard ones; names the rendering that is at work, and is judged by the keyboard alone', async ({
  page,
}) => {
  // By its short path, which leads on.
  await page.goto('/text-sharpness');
  await expect(page).toHaveURL('/text-sharpness-test');
  await expect(page.getByRole('main'), 'no color of its own').toHaveAttribute('data-silent');
  await expect(sample(page)).toHaveCSS('font-size', '16px');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(sample(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await expect(sample(page)).toHaveCSS('font-size', '18px');
  await page.keyboard.press('End');
  await expect(sample(page)).toHaveCSS('font-size', '48px');
  await page.keyboard.press('Home');
  await expect(sample(page)).toHaveCSS('font-size', '8px');

  await page.getByRole('combobox', { name: 'Font family' }).selectOption('Georgia');
  await page.getByRole('combobox', { name: 'Font weight' }).selectOption('Bold 700');
  await page.getByLabel('Text color').fill('#777777');
  await expect(sample(page)).toHaveCSS('font-family', 'Georgia, serif');
  await expect(sample(page)).toHaveCSS('font-weight', '700');
  await expect(sample(page)).toHaveCSS('color', 'rgb(119, 119, 119)');
  await expect(page.getByText('Contrast 4.47, AA for large text only.')).toBeVisible();
  await page.getByLabel('Background color').fill('#000000');
  await expect(page.getByText('Contrast 4.68, AA.')).toBeVisible();

  const sizes = page.getByRole('region', { name: 'Standard sizes' }).getByRole('list').getByRole('listitem');
  await expect(sizes).toHaveCount(8);
  for (const [i, size] of standardSizes.entries()) {
    await expect(sizes.nth(i).getByText('The quick brown fox')).toHaveCSS('font-size', `${size}px`);
  }
  const pairs = page.getByRole('region', { name: 'Contrast combinations' }).getByRole('listitem');
  await expect(pairs).toHaveCount(5);
  for (const [i, { id, text, background }] of combinations.entries()) {
    const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
    await expect(pairs.nth(i)).toContainText(pairNames[id]);
    await expect(pairs.nth(i).locator('div')).toHaveCSS('color', rgb(text));
    await expect(pairs.nth(i).locator('div')).toHaveCSS('background-color', rgb(background));
  }
  await expect(pairs.nth(0)).toContainText('21.00');
  await expect(pairs.nth(3)).toContainText('4.54');

  const sharpness = await open(page);
  const rendering = page.getByText(/^One CSS pixel is/);
  await expect(rendering).toHaveText(
    'One CSS pixel is 1 device pixel. Page zoom about 100%, estimated from the window’s width.',
  );
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
