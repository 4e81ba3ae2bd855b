import { mark, names, ScreenPage } from '../checks/screen/screen.check';
import { savedBy } from './models/files';
import { rowOf } from './models/parts';
import { expect, test } from './test';

// Marks are set at places of a window of this size.
test.use({ viewport: { width: 1280, height: 800 } });

test('a person tests a screen, from home through eight colors with a dead pixel to the report', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Testing Now' }).click();
  await expect(page).toHaveURL('/screen-test');
  const screen = new ScreenPage(page);
  await screen.start.click();
  for (const step of names.keys()) {
    await screen.expectToShow(step);
    if (step === 0) await mark(page, 600, 300, 'Dead pixel');
    await screen.look();
    await screen.press(step % 2 ? 'ArrowRight' : 'Space');
  }
  await screen.expectToShow(0);
  await screen.press('Escape');
  await screen.expectResult();
  await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/fail, 9 of 10/i);
  await expect(rowOf(page, 'White')).toContainText('Dead pixel at 600, 300, center.');
  await expect(rowOf(page, 'Red')).toContainText('Pass');
  await expect(page.getByRole('img', { name: /^Map of the screen/ })).toHaveAccessibleName(
    'Map of the screen: Dead pixel at 600, 300',
  );

  const file = await savedBy(page.getByRole('button', { name: 'Download Report' }));
  expect(file.name).toBe('screen-test-report.txt');
  const report = String(file.bytes);
  expect(report).toContain('Result    FAIL');
  expect(report).toContain('1. Dead pixel on white at x 600, y 300, center');
  expect(report).toContain('Tested    1280 × 800 px');
  expect(report).toContain('Exact: one drawn pixel was one device pixel.');
  const notes = page.getByRole('region', { name: 'Notifications' });
  await expect(notes).toContainText('Report Downloaded');
  await expect(notes).toContainText('Your screen test report has been saved.');
});
