import { mouseSteps } from '../../content/mouse';
import { boardOf } from '../../machines/keyboard/layouts';
import type { SubTest } from '../../machines/mouse/mouse';
import { profileOf } from '../harness/profile';
import { ansi } from '../machines/keyboard.model';
import { InspectionPage, profilePath } from './models/inspection.page';
import { KeyboardPage } from './models/keyboard.page';
import { MousePage, now } from './models/mouse.page';
import { screenshot } from './models/picture';
import { SoundPage, stubSound } from './models/sound.page';
import { expect, keepTimeStamps, type Page, test } from './test';

/** Longer than two looks at the next step, and than the time for which a pass is shown. */
const WHILE_MS = 1500;
const leaving = 'The next test opens. Press a key or tap to stay.';
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

test('in a run, mouse and sound take the presses that are evidence, and one to play the first sound', async ({
  page,
}) => {
  const profile = profileOf({ check: 'mouse', isRequired: true }, { check: 'sound', isRequired: true });
  await stubSound(page, {});
  await keepTimeStamps(page);
  await page.setViewportSize({ width: 1280, height: 1700 });
  const [run, mouse, sound] = [new InspectionPage(page), new MousePage(page), new SoundPage(page)];
  await page.goto(profilePath(profile));
  await run.startButton.click();
  await run.expectTest('Mouse');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const wait = () => page.clock.runFor(2 * WHILE_MS);
  const time = now();
  const press = async (part: SubTest, button: number, at: number) => {
    const place = await mouse.middle(part);
    await mouse.button('down', button, place, at);
    await mouse.button('up', button, place, at + 0.08);
  };
  await wait();
  for (let i = 0; i < 9; i++) await press('click', i % 3, time + i);
  await mouse.drag(time + 20);
  await wait();
  await expect(mouse.zone('movement')).toHaveAttribute('data-running');
  await mouse.circle('movement', { rate: 1000, samples: 300, from: time });
  await mouse.expectFigure('movement', 'Polling rate', /^1000\sHz$/);
  await wait();
  await expect(mouse.zone('scroll')).toHaveAttribute('data-running');
  await screenshot(page);
  for (let i = 0; i < 21; i++) await mouse.wheel(await mouse.middle('scroll'), i < 11 ? 120 : -120);
  await mouse.expectFigure('scroll', 'Up, down', '10, 11');
  await wait();
  await expect(mouse.zone('double')).toHaveAttribute('data-running');
  for (let i = 0; i < 20; i++) await press('double', 0, time + 30 + Math.floor(i / 2) + 0.2 * (i % 2));
  await mouse.expectFigure('double', 'Double clicks', '10');
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
