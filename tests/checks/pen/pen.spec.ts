import { phone } from '../../calibration/panel';
import { expect, test } from '../../e2e/test';
import { randomOf } from '../../kit/random';
import { Pen, PenPage } from './pen.check';
import { covers, drawing, penOf, type Strokes } from './pen.rows';

/** A tablet in portrait. */
// The samples carry their own times, which a page clock would replace.
test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, time: 'real' });

test('reads pressure, lean, turn, rate, jitter and a palm from the browser’s own pen events, and counts no mouse', async ({
  page,
}) => {
  const view = new PenPage(page);
  await view.run();
  await page.mouse.move(100, 700);
  await page.mouse.down();
  await page.mouse.move(300, 760, { steps: 4 });
  await page.mouse.up();
  await expect(view.layer.getByText('Only a pen counts here. A finger or a mouse leaves no mark.')).toBeVisible();
  await expect(view.figure('Marked')).toHaveText('0%');
  const pen = await Pen.on(page, 240);

  await pen.hover(60, 700, { tiltX: 20, tiltY: -25, twist: 30 });
  await pen.stroke(120, (share) => ({
    x: 60 + 420 * share,
    y: 700 + 60 * share,
    force: 0.02 + 0.98 * share,
    tiltX: Math.round(20 - 50 * share),
    tiltY: Math.round(-25 + 60 * share),
    twist: 30,
  }));
  await expect(view.figure('Lean')).toHaveText('−30°, 35°');
  await expect(view.figure('Turn')).toHaveText('30°');
  await expect(view.figure('Reports')).toHaveText(/240/);

  await view.task('Pressure').click();
  for (let i = 0; i < 5; i++) {
    await pen.stroke(60, (share) => ({ x: 80 + 300 * share, y: 300 + 60 * i, force: 0.02 + 0.98 * share }));
  }
  await expect(view.figure('Firmest')).toHaveText('100.0%');
  await expect(view.figure('Lightest')).toHaveText('2.0%');

  await view.task('Ruler').click();
  await pen.stroke(20, (share) => ({ x: 100 + 60 * share, y: 600 + 60 * share, force: 0.4 }));
  await expect(view.layer.getByText('Too short. Draw at least 6 cm.')).toBeVisible();
  // Waves of 1 px perpendicular to a diagonal: their root mean square is 0.71.
  await pen.stroke(481, (share) => {
    const off = Math.SQRT1_2 * Math.sin(48 * Math.PI * share);
    return { x: 100 + 300 * share - off, y: 600 + 300 * share + off, force: 0.4 };
  });
  await expect(view.figure('Last')).toHaveText(/^0\.7[01]/);

  await view.task('Palm').click();
  await pen.stroke(120, (share) => ({ x: 60 + 400 * share, y: 900, force: 0.3 }));
  await pen.tap(300, 1000);
  await expect(view.figure('Samples')).toHaveText('120');
  await expect(view.layer.getByText('Touches beside the pen').locator('xpath=following-sibling::p')).toHaveText('1');

  await page.keyboard.press('Escape');
  await view.expectResult();
  await expect(view.row('Report rate')).toContainText('Pass');
  await expect(view.row('Pressure')).toContainText('Pass');
  await expect(view.row('Jitter')).toContainText('Pass');
  await expect(view.row('Tilt')).toContainText('−30° to 20° sideways, −25° to 35° back and forth.');
  await expect(view.row('Palm rejection')).toContainText('One touch arrived while the pen wrote.');
  await expect(view.row('Hover')).toContainText('Pass');
  await expect(view.row('Eraser')).toContainText('Not fitted, or not used');
  await expect(page.getByRole('img', { name: /^Pressures from 2% to 100%$/ })).toBeVisible();
});

test.describe('on a sheet of the calibration', () => {
  test.use({ viewport: phone });

  test('one with a dead rectangle fails (A4), and a healthy one passes (A2)', async ({ page }) => {
    const view = new PenPage(page);
    await view.run();
    const pen = await Pen.on(page, 60);
    for (const [dead, verdict] of [
      [[{ x: 320, y: 130, width: 200, height: 150 }], 'PEN-DEAD'],
      [[], 'Pass'],
    ] as const) {
      const random = randomOf(31);
      const { strokes } = drawing(random, penOf(random, { ...phone, rate: 60, dead }), covers(random));
      const box = await view.panel.boundingBox();
      const isOnPanel = ([[x, y] = [0, 0, 0]]: Strokes[number]) =>
        box && x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
      // Who begins on the page's panel moves it. Those strokes are drawn again once it is elsewhere.
      await pen.plant(strokes.filter((stroke) => !isOnPanel(stroke)));
      await page.keyboard.press('b');
      await pen.plant(strokes.filter((stroke) => isOnPanel(stroke)));
      await page.keyboard.press('Escape');
      await expect(view.row('Dead zones')).toContainText(verdict);
      if (dead.length === 0) break;
      await page.getByRole('button', { name: 'Test Again' }).click();
      await view.start.click();
      await expect(view.sheet.locator('canvas')).toBeVisible();
    }
    await expect(view.row('Contact')).toContainText('Pass');
  });
});
