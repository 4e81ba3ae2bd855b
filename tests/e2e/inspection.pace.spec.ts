import { mouseSteps } from '../../content/mouse';
import { boardOf } from '../../machines/keyboard/layouts';
import { profileOf } from '../harness/profile';
import { ansi } from '../machines/keyboard.model';
import { InspectionPage, profilePath } from './models/inspection.page';
import { KeyboardPage } from './models/keyboard.page';
import { expect, type Page, test } from './test';

/** Longer than two looks at the next step, and than the time for which a pass is shown. */
const WHILE_MS = 1500;
const leaving = 'The next test opens. Press any key to stay.';
const bench = profileOf({ check: 'keyboard', isRequired: true }, { check: 'mouse', isRequired: true });

/** The keyboard test of a run after every key was pressed. The page's time stands still. */
async function typed(page: Page) {
  const run = new InspectionPage(page);
  await page.goto(profilePath(bench));
  await run.startButton.click();
  await run.expectTest('Keyboard');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const keyboard = new KeyboardPage(page);
  await keyboard.start.click();
  await expect(keyboard.stop).toBeVisible();
  for (const code of boardOf({ ...ansi, size: 'laptop' }).codes) {
    await keyboard.press(code);
    await page.clock.runFor(20);
  }
  await keyboard.expectCount(77, 77);
  return { run, keyboard };
}

test('a test that passes ends by itself, and the next one opens and starts', async ({ page }) => {
  const { run, keyboard } = await typed(page);
  await page.clock.runFor(WHILE_MS);
  await expect(keyboard.resultHeading).toBeVisible();
  await expect(run.dock).toContainText(leaving);
  await page.clock.runFor(WHILE_MS);
  await run.expectTest('Mouse');
  await expect(page.getByRole('heading', { level: 2, name: 'How to test' }), 'guides are folded').toBeVisible();
  await expect(page.getByText(mouseSteps[0] ?? '')).toBeHidden();
  await page.clock.runFor(WHILE_MS);
  await expect(page.getByText('Click test running.')).toBeVisible();
});

test('any press stays on a test that passed', async ({ page }) => {
  const { run, keyboard } = await typed(page);
  await page.clock.runFor(WHILE_MS);
  await expect(run.dock).toContainText(leaving);
  await page.keyboard.press('Shift');
  await expect(run.dock).not.toContainText(leaving);
  await page.clock.runFor(10 * WHILE_MS);
  await expect(keyboard.resultHeading).toBeVisible();
  await page.keyboard.press('Enter');
  await run.expectTest('Mouse');
});

test('without the setting, every step waits for a press', async ({ page }) => {
  const run = new InspectionPage(page);
  await run.open();
  await page.getByRole('checkbox', { name: /^Go on without a press/ }).uncheck();
  const { keyboard } = await typed(page);
  await page.clock.runFor(10 * WHILE_MS);
  await expect(keyboard.stop).toBeVisible();
});
