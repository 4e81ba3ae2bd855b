import { mousePageTexts } from '../../content/mouse';
import { boardOf } from '../../machines/keyboard/layouts';
import { KeyboardPage } from '../checks/keyboard/keyboard.check';
import { ansi } from '../checks/keyboard/keyboard.model';
import { MousePage, now } from '../checks/mouse/mouse.check';
import { names, ScreenPage } from '../checks/screen/screen.check';
import { SoundPage, stubSound } from '../checks/sound/sound.check';
import { profileOf } from '../kit/profile';
import { opened } from '../kit/test-page';
import { InspectionPage } from './models/inspection.page';
import { screenshot } from './models/picture';
import { expect, keepTimeStamps, type Page, test } from './test';

/** How long a step is due before a test takes it, and the time until the next look. */
const [DUE_MS, LOOK_MS] = [500, 100];
/** Longer than both, and than the time for which a pass is shown. */
const WHILE_MS = 1500;
const leaving = 'The next test opens. Press a key or tap to stay.';
const bench = profileOf({ check: 'keyboard', isRequired: true }, { check: 'mouse', isRequired: true });

/** The keyboard test of a run after every key was pressed. The page's time stands still. */
async function typed(page: Page) {
  const run = new InspectionPage(page);
  await run.startWith(bench, 'Keyboard');
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

test('mouse and sound take only the presses that are evidence, and the next test opens and starts', async ({
  page,
}) => {
  const profile = profileOf({ check: 'mouse', isRequired: true }, { check: 'sound', isRequired: true });
  await stubSound(page, {});
  await keepTimeStamps(page);
  await page.setViewportSize({ width: 1280, height: 1700 });
  const [run, mouse, sound] = [new InspectionPage(page), new MousePage(page), new SoundPage(page)];
  await run.startWith(profile, 'Mouse');
  await expect(page.getByRole('heading', { level: 2, name: 'How to test' }), 'guides are folded').toBeVisible();
  await expect(page.getByText(mousePageTexts.steps[0] ?? '')).toBeHidden();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const wait = () => page.clock.runFor(2 * WHILE_MS);
  const time = now();
  for (const part of ['click', 'movement', 'scroll', 'double'] as const) {
    // The next part starts together with the end of the one before.
    await page.clock.runFor(DUE_MS + 2 * LOOK_MS);
    await expect(mouse.zone(part)).toHaveAttribute('data-running');
    if (part === 'scroll') await screenshot(page);
    await mouse.pass(part, time);
  }
  await page.clock.runFor(DUE_MS + 2 * LOOK_MS);
  await expect(mouse.resultHeading).toBeVisible();
  await wait();
  await run.expectTest('Sound');
  await sound.button('Left').click();
  await sound.listen();
  await sound.answer('Left', 'Left');
  await wait();
  await sound.listen();
  await sound.answer('Right', 'Right');
  await wait();
  await wait();
  await expect(run.finishHeading).toBeVisible();
  await expect(run.summary).toContainText('2 of 2');
});

test('Enter starts the screen test, and Space after the last color shows its result', async ({ page }) => {
  const [run, screen] = [new InspectionPage(page), new ScreenPage(page)];
  await run.startWith(profileOf({ check: 'screen', isRequired: true }, { check: 'mouse', isRequired: true }), 'Screen');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await expect(screen.start.getByText('Enter')).toBeVisible();
  await expect(run.control('Next')).not.toContainText('Enter');
  await page.keyboard.press('Enter');
  for (const step of names.keys()) {
    await screen.expectToShow(step);
    await page.clock.runFor(200);
    // Too short for the last color, so its first Space goes on as ever, and Back returns to it.
    if (step === names.length - 1) {
      await screen.expectDrawn();
      await screen.countRings();
      await screen.press('Space');
      await screen.expectToShow(0);
      await page.clock.runFor(200);
      await screen.press('ArrowLeft');
      await screen.expectToShow(step);
      await page.clock.runFor(200);
    }
    await screen.look();
    await screen.press('Space');
  }
  await screen.expectResult();
  await expect(run.control('Next')).toContainText('Enter');
  await expect(run.dock).toContainText('Pass');
  await page.clock.runFor(WHILE_MS);
  await run.expectTest('Mouse');
});

test('a test that passes ends by itself, and any press stays on it', async ({ page }) => {
  const { run, keyboard } = await typed(page);
  await page.clock.runFor(DUE_MS - 2 * LOOK_MS);
  await expect(keyboard.stop, 'a worn key may still act twice').toBeVisible();
  await page.clock.runFor(4 * LOOK_MS);
  await expect(run.dock).toContainText(leaving);
  await page.keyboard.press('Shift');
  await expect(run.dock).not.toContainText(leaving);
  await page.clock.runFor(10 * WHILE_MS);
  await expect(keyboard.resultHeading).toBeVisible();
  await page.keyboard.press('Enter');
  await run.expectTest('Mouse');
});

test('without the setting, every step waits for a press', async ({ page }) => {
  await opened(InspectionPage, page);
  await page.getByText('Help for the first run').click();
  await page.getByRole('checkbox', { name: /^Go on without a press/ }).uncheck();
  const { keyboard } = await typed(page);
  await page.clock.runFor(10 * WHILE_MS);
  await expect(keyboard.stop).toBeVisible();
});
