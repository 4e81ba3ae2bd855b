import { padNotes } from '../../../content/touchpad';
import { expect, test } from '../../e2e/test';
import { now } from '../mouse/mouse.check';
import { scrollFingers } from './measure/traces';
import { TouchpadPage } from './touchpad.check';

test('a person tests a pad, and what was planted in its line, its scrolling and its rest is found', async ({
  page,
}) => {
  const pad = new TouchpadPage(page);
  await pad.openStill();
  let time = now();
  await pad.button('Start Test').click();

  // Movement at 125 Hz for 6 s, with two dead stretches of 80 ms.
  const { x, y, width, height } = await pad.middle();
  const place = (i: number) => ({ x: x - 0.4 * width + 6 * (i % 120), y: y + 0.3 * height * Math.sin(i / 19) });
  const isDead = (i: number) => i % 120 > 60 && i % 120 < 71 && i < 240;
  const wanted = Array.from({ length: 750 }, (_, i) => i).filter((i) => !isDead(i));
  // Each line of 120 samples starts on the left again, after the finger was lifted for a second.
  await Promise.all(wanted.map((i) => pad.move(place(i), time + i / 125 + 1.5 * Math.floor(i / 120))));
  await pad.expectFigure('Dead stretches', /^2$/);
  await pad.expectFigure('Report rate', /^125\sHz$/);
  await expect(pad.bar).toHaveAttribute('aria-valuetext', '5 of 5 s');
  time += 20;

  // From the ring to each side in one stroke.
  await pad.step('edges').click();
  await expect(pad.field).toHaveAttribute('data-live');
  const ways = [
    [-0.49, 0],
    [0.49, 0],
    [0, -0.49],
    [0, 0.49],
  ] as const;
  for (const [stroke, [across, down]] of ways.entries()) {
    const samples = Array.from({ length: 21 }, (_, i) => i);
    await Promise.all(
      samples.map((i) =>
        pad.move({ x: x + (across * width * i) / 20, y: y + (down * height * i) / 20 }, time + 2 * stroke + i / 125),
      ),
    );
  }
  await pad.expectFigure('Bottom', /^1$/);
  await expect(pad.bar).toHaveAttribute('aria-valuetext', '4 of 4 sides');
  time += 10;

  // The person answers that this pad has no tap.
  await pad.step('tap').click();
  await pad.button('Nothing Happens').click();
  await expect(pad.step('tap')).toHaveAccessibleName(/not fitted/);

  // A wheel is distinguished from a pad, on which fingers move on both axes.
  await pad.button('Next Step').click();
  await pad.button('Next Step').click();
  await pad.button('Next Step').click();
  await pad.expectStep('scroll');
  await pad.isReady();
  const at = await pad.middle();
  for (let i = 0; i < 3; i++) await pad.wheel(at, 100, time + i * 0.1);
  await pad.expectFigure('Scrolls like a', /^Wheel$/);
  await expect(page.getByText(padNotes.wheel)).toBeVisible();
  await pad.step('scroll').click();
  await pad.isReady();
  for (let i = 0; i < 5; i++) await pad.wheel(at, 21, time + 1 + i * 0.016, 2);
  await pad.expectFigure('Scrolls like a', /^Touch pad$/);

  // A pinch is a wheel event with Control, although no key is held.
  await pad.button('Next Step').click();
  await pad.isReady();
  for (let i = 0; i < 6; i++) await pad.wheel(at, -5, undefined, 0, true);
  await pad.expectFigure('Apart', /^1\.35\s×$/);
  await page.keyboard.down('Control');
  await pad.wheel(at, -5, undefined, 0, true);
  await page.keyboard.up('Control');
  await pad.expectFigure('Not a pinch', /^1$/);

  // The pointer moves although both hands are away.
  await pad.step('off').click();
  await expect(pad.field).toHaveAttribute('data-live');
  await page.clock.runFor(2000);
  for (let i = 0; i < 4; i++) await pad.move({ x: 300 + 9 * i, y: 300 });
  await pad.expectFigure('Samples', /^4$/);
  await page.clock.runFor(10_000);
  await expect(page.getByText('The pointer moved by 27.0')).toBeVisible();

  await pad.button('Show Result').click();
  await expect(pad.resultHeading).toBeFocused();
  await expect(pad.row('One finger')).toContainText('The line broke and went on elsewhere 2 times');
  await expect(pad.row('Edges')).toContainText('Pass');
  await expect(pad.row('Tap')).toContainText('Not fitted or switched off, as you said.');
  await expect(pad.row('Hands off')).toContainText('Fail');
});

test('strokes that stutter are found, and smooth ones pass (A20)', async ({ page }) => {
  const pad = new TouchpadPage(page);
  await pad.openStill();
  for (const [gaps, verdict] of [
    [6, 'PAD-STUTTER'],
    [0, 'Pass'],
  ] as const) {
    await pad.button('Start Test').click();
    await pad.step('scroll').click();
    await pad.isReady();
    const at = await pad.middle();
    const from = now();
    // The first twelve strokes go up and down. The browser merges events that wait, so each is awaited, and sends whole
    // notches, so only movement on both axes tells a pad.
    const inputs = scrollFingers({ rate: 60, rolls: false, gaps }).slice(0, gaps > 0 ? 60 : 90);
    for (const { deltaX, deltaY, timestamp } of inputs)
      await pad.wheel(at, deltaY, from + timestamp / 1000, deltaX || 1);
    await pad.expectFigure('Scrolls like a', /^Touch pad$/);
    await pad.button('Show Result').click();
    await expect(pad.row('Two-finger scroll')).toContainText(verdict);
    await page.getByRole('button', { name: 'Test Again' }).click();
  }
});
