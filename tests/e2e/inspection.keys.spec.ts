import { MAX_GAP_MS } from '../../measure/keyboard/scanner';
import { opened } from '../kit/test-page';
import { InspectionPage } from './models/inspection.page';
import { expect, test } from './test';

test('single-character keys can be turned off', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  const letters = page.getByRole('checkbox', { name: 'Use single-character keys as commands' });
  const help = page.getByText('Help for the first run');
  await help.click();
  await letters.uncheck();
  await run.start();
  /** Whether the page handles a key itself. */
  const takes = (key: string) =>
    page.evaluate(
      (name) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
      key,
    );
  for (const key of ['s', 'p', '?', 'R']) {
    expect(await takes(key), key).toBe(false);
    // Keys that follow faster are a burst.
    await page.clock.runFor(MAX_GAP_MS + 1);
  }
  await page.reload();
  await help.click();
  await expect(letters).not.toBeChecked();
  await letters.check();
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await run.expectTest('Screen');
  await expect.poll(() => takes('s')).toBe(true);
});

test('by keyboard alone: skip, judge, repeat, back and on, with a sheet of keys', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await run.field('Asset tag').focus();
  await page.keyboard.type('AT-1', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(run.field('Serial number')).toBeFocused();
  await page.getByRole('radio', { name: /^Buyer/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Enter');
  await run.expectTest('Screen');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('?');
  await expect(run.sheet('Keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(run.sheet('Keys')).toHaveCount(0);

  await page.keyboard.press('s');
  await expect(run.skipSheet).toBeFocused();
  await page.keyboard.press('5');
  await expect(run.skipSheet.getByRole('radio', { name: /No time/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await run.expectTest('Keyboard');
  await expect(run.strip).toHaveAccessibleName(/1 skipped/);

  await test.step('the keyboard test has the keys until Escape is held', async () => {
    await expect(run.dock).toContainText('Hold Esc 2 s to use these keys.');
    await page.keyboard.press('w');
    await expect(page.getByText('Listening.', { exact: true })).toBeVisible();
    await expect(run.verdict('Warning')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.down('Escape');
    await page.clock.runFor(2000);
    await expect(run.dock).not.toContainText('Hold Esc 2 s');
    await page.keyboard.up('Escape');
    await page.keyboard.press('p');
    await expect(run.verdict('Pass')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Listening.', { exact: true })).toHaveCount(0);
  });

  await page.keyboard.press('Enter');
  await run.expectTest('Mouse');
  await page.keyboard.press('f');
  await expect(run.findingSheet).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+R');
  await expect(run.findingSheet).toHaveCount(0);
  await run.expectTest('Mouse');
  await page.keyboard.press('Backspace');
  await run.expectTest('Keyboard');
});

test('a scan goes to the focused field, else to the next empty one; the next device has none', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await run.scan('AT-004417');
  await expect(run.field('Asset tag')).toHaveValue('AT-004417');
  await run.unfold();
  await run.field('Notes').fill('Lid: ');
  await run.field('Notes').focus();
  await run.scan('A7');
  await expect(run.field('Notes')).toHaveValue('Lid: A7');
  await page.getByRole('radio', { name: /^Quick/ }).focus();
  await run.scan('PF-3K0O1L');
  await expect(run.field('Serial number')).toHaveValue('PF-3K0O1L');
  await expect(run.field('Notes')).toHaveValue('Lid: A7');
  const item = page.getByRole('combobox', { name: 'Item' });
  await item.focus();
  await run.scan('L-7788');
  await expect(run.field('Lot')).toHaveValue('L-7788');
  await expect(item).toHaveValue('Laptop');
  await run.field('Lot').fill('');
  await run.start();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('assay.inspection.facts'))).toBeNull();
});
