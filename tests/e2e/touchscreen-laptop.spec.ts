import { MousePage } from '../checks/mouse/mouse.check';
import { line, TouchPage } from '../checks/touch/touch.check';
import { opened } from '../kit/test-page';
import { expect } from './test';
import { cleanTest as test } from './watch-page';

/** A computer with a touchscreen and a mouse. Both are used in one run. */
// The samples carry their own times, which a page clock would replace.
test.use({ hasTouch: true, viewport: { width: 540, height: 360 }, time: 'real' });

/** Center of each of the 10 rows of the grid, in CSS px. */
const rows = Array.from({ length: 10 }, (_, i) => i * 36 + 17);

test('a finger counts also where a mouse painted before it, and while a mouse is moved', async ({ page }) => {
  const touch = new TouchPage(page);
  await touch.run();
  // Moves the panel to the other edge and back, so that strokes pass under it.
  await page.keyboard.press('b');
  await page.keyboard.press('b');
  for (const y of rows.slice(4, 7)) {
    await page.mouse.move(17, y);
    await page.mouse.down();
    await page.mouse.move(520, y, { steps: 15 });
    await page.mouse.up();
  }
  await expect(touch.panel.getByText('Cells painted with a mouse or pen do not count.')).toBeVisible();
  for (const [row, y] of rows.entries()) {
    const points = line([2, y], [538, y], 30);
    // Strokes that start next to the panel pass below it.
    if (row > 2) points.reverse();
    const [first, ...rest] = points;
    await touch.fingers.down(0, first ?? [2, y]);
    await page.mouse.move(270, 100 + row);
    await page.mouse.down();
    await page.mouse.up();
    await Promise.all(rest.map((point) => touch.fingers.move(0, point)));
    await touch.fingers.up(0);
    touch.fingers.wait(200);
  }
  await expect(touch.success).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await touch.expectResult();
  await expect(touch.row('Coverage')).toContainText('150 of 150 cells touched with a finger');
  await expect(touch.row('Jumps')).not.toContainText('Not run');
  await expect(page.getByText('Gray: painted with a mouse or pen only.')).toHaveCount(0);
});

test('the mouse test counts the clicks of the mouse, and none of the taps between them', async ({ page }) => {
  const mouse = await opened(MousePage, page);
  await mouse.startOf('click').tap();
  const field = mouse.field('click');
  const position = { x: 60, y: 60 };
  await field.tap({ position });
  await field.click({ position });
  await field.tap({ position });
  await field.click({ position, button: 'middle' });
  await field.tap({ position });
  await field.click({ position });
  await expect(page.locator('[data-button="1"]')).toHaveText('Middle1');
  await expect(page.locator('[data-button="0"]')).toHaveText('Left2');
  await expect(mouse.notice).toHaveCount(0);
  await mouse.complete.tap();
  await mouse.expectDone(1);
});
