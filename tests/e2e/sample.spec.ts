import jsQr from 'jsqr';
import { PNG } from 'pngjs';
import { expectSound, smallTargets } from './detectors';
import { savedBy } from './models/files';
import { expect, type Page, test } from './test';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Sample' });
const figure = (page: Page) => page.getByRole('group', { name: 'Keys with double presses' });

test('the sample is found on home, one digit changes all of the seal, and nothing is stored', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See a Sample Report' }).click();
  await expect(page).toHaveURL('/report#sample');
  await expect(bar(page)).toContainText('The laptop is made up. The seal is real.');
  await expect(page.getByText('One fault.').first()).toBeVisible();
  await expectSound(page);
  expect(await smallTargets(page)).toEqual([]);

  await bar(page).getByRole('link', { name: 'Change One Digit' }).click();
  await expect(page.getByRole('heading', { name: 'Changed in one place' })).toBeVisible();
  await expect(page.getByText('was 1')).toBeVisible();
  await expect(page.getByText(/\d\d of 24 digits differ/)).toBeVisible();
  const groups = page.getByRole('img', { name: /^Fingerprint/ });
  const [sealed, changed] = [groups.first(), groups.nth(1)];
  const before = await sealed.getAttribute('aria-label');
  await expectSound(page);
  expect(await smallTargets(page)).toEqual([]);

  // By keyboard: another digit gives another seal, and the sealed digit gives the sealed one.
  const other = await changed.getAttribute('aria-label');
  const less = figure(page).getByRole('button', { name: 'One Less' });
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(figure(page)).toContainText('9');
  await expect(changed).not.toHaveAttribute('aria-label', other ?? '');
  await bar(page).getByRole('button', { name: 'Put It Back' }).click();
  await expect(changed).toHaveAttribute('aria-label', before ?? '');
  await expect(page.getByRole('heading', { name: 'Whole, but who sealed it?' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Change One Digit' }).click();
  await expect(page.getByText('was 1')).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Put It Back' })).toBeFocused();

  await page.goto('/history');
  await expect(page.getByText('No reports yet')).toBeVisible();
});

test('a sample that does not arrive is said, and the way on stays', async ({ page }) => {
  await page.route('**/sample-report*', (route) => route.abort());
  for (const path of ['/report#sample', '/verify#sample']) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: 'The sample did not arrive' })).toBeVisible();
  }
});

test('a card for a listing is a picture of 1200 × 630 whose code opens the report', async ({ page }) => {
  await page.goto('/report#sample');
  const file = await savedBy(page.getByRole('button', { name: 'Card', exact: true }));
  expect(file.name).toMatch(/^AT-004417_.+_fail\.png$/);
  const picture = PNG.sync.read(file.bytes);
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  const code = jsQr(Uint8ClampedArray.from(picture.data), picture.width, picture.height);
  expect(code?.data).toMatch(/\/report#/);
  await page.goto(code?.data ?? '');
  await expect(page.getByText('What the code says')).toBeVisible();
});
