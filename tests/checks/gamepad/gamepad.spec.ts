import { padTexts } from '../../../content/gamepad';
import { expect, test } from '../../e2e/test';
import { randomOf } from '../../kit/random';
import { GamepadPage } from './gamepad.check';
import { type Device, Hand, healthy, ID } from './measure/pads';

// Traces of the test's own rows, at the rate of the page's clock.
const clean: Device = { ...healthy(randomOf(4)), offset: [0.02, 0.01], gate: 'cut', rate: 62.5 };
const framesOf = (hand: Hand) => hand.samples.map((sample) => [sample]);

test('a healthy pad passes, and a worn one is found', async ({ page }) => {
  const view = new GamepadPage(page);
  await view.openWithStubs();
  await view.start.click();
  const hand = new Hand(randomOf(4), clean).wait(7000).turn(1, 2.2, 1, 1200).pull(6, 4);
  await view.play(framesOf(hand));
  await expect(view.part('Left stick at rest')).toContainText(', Pass 2.');
  await view.finish.click();
  for (const part of ['Left stick at rest', 'Left trigger']) await expect(view.row(part)).toContainText('Pass');
  await expect(view.row('Right stick, edge')).toContainText('Square with cut corners.');

  await view.clear();
  await view.again.click();
  await view.start.click();
  const worn: Device = { ...clean, offset: [0.3, 0.1], trigger: { rest: 0, end: 0.7 } };
  await view.play(framesOf(new Hand(randomOf(4), worn).wait(7000).pull(6, 4)));
  await expect(view.part('Left stick at rest')).toContainText(', Fail 31.');
  await view.finish.click();
  await expect(view.row('Left stick at rest')).toContainText('Fail');
  await expect(view.row('Left trigger')).toContainText('GPD-PULL');
});

test('a pad starts the test, goes and comes back, and gives way to another one', async ({ page }) => {
  const view = new GamepadPage(page);
  await view.openWithStubs();
  const pad = new Hand(randomOf(4), clean).sample();
  const other = { ...pad, index: 1, id: 'Wheel', isStandard: false, canRumble: false, buttons: [0, 0] };
  await view.connect();
  await view.show(pad);
  await view.show();
  await view.show({ ...pad, index: 2 }, other);
  await expect(view.part('Connection')).toContainText('Lost once');
  await page.getByRole('radio', { name: '2: Wheel' }).check();
  await page.clock.runFor(300);
  await expect(view.page.getByText(padTexts.guessed)).toBeVisible();
  await expect(view.part('Connection')).toContainText('Never lost');
  await expect(view.button('Rumble')).toHaveCount(0);
  // Once: it does not work. Twice: there is none.
  await view.button(/^Button 1/).click();
  await expect(view.part('Buttons')).toContainText('No answer, as you said: Button 1.');
  await view.button(/^Button 1/).click();
  await expect(view.button(/^Button 1/)).toContainText('not fitted');
  await page.getByRole('radio', { name: `3: ${ID}` }).check();
  await page.clock.runFor(300);
  await view.button('Rumble').click();
  await page.clock.runFor(2600);
  await page.getByRole('radio', { name: 'Only one' }).check();
  await expect(view.part('Rumble')).toContainText('You felt only one motor.');
});

test('a browser that shows no gamepads says so, and a run keeps its evidence over a result', async ({ page }) => {
  const view = new GamepadPage(page);
  await view.openWithStubs();
  await view.start.click();
  await view.play(framesOf(new Hand(randomOf(4), clean).turn(0, 2.2)));
  await view.finish.click();
  await page.reload();
  await view.button('Measure at Rest').click();
  await page.clock.runFor(300);
  await expect(view.part('Left stick, edge')).toContainText('Square with cut corners.');
  await page.addInitScript(() => {
    Navigator.prototype.getGamepads = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
  await page.reload();
  await expect(view.state).toContainText('This browser does not show gamepads');
  await expect(view.button('Check Again')).toBeVisible();
});
