import { decodePng } from '../../e2e/png';
import { expect, test } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { line, type Point } from './touch.check';
import { empty, HEIGHT, painted, savedPicture, started, WIDTH } from './touch.steps';

// The samples carry their own times. A clock that a test installs itself replaces them.
test.use({ hasTouch: true, time: 'real' });

test('counts a streak, shows it above five on the panel and above ten on the canvas, and neither scrolls nor zooms nor opens a menu under a finger', async ({
  page,
}) => {
  const { touch, fingers } = await started(page);
  /** Pixels of the digits above the contact, per CSS px of width. Nothing was touched there. */
  const digits = async (x: number) => {
    const { width, colors } = decodePng(await page.screenshot({ clip: { x: x - 40, y: 390, width: 80, height: 60 } }));
    return colors.filter((color) => color === painted).length / width;
  };
  const paint = async (from: number, to: number) => {
    const columns = Array.from({ length: to - from + 1 }, (_, i) => from + i);
    await Promise.all(columns.map((column) => fingers.move(0, [column * 36 + 17, 505])));
  };
  await fingers.down(0, [17, 505]);
  await paint(1, 4);
  await expect.poll(() => touch.cellsLeft()).toBe(787);
  await expect(touch.figure('Streak')).toHaveText('—');
  await paint(5, 9);
  await expect(touch.figure('Streak')).toHaveText('10');
  await expect.poll(() => digits(9 * 36 + 17)).toBe(0);
  await paint(10, 10);
  await expect(touch.figure('Streak')).toHaveText('11');
  await expect.poll(() => digits(10 * 36 + 17)).toBeGreaterThan(0);
  // Cells that were already touched do not count.
  await paint(2, 8);
  await expect(touch.figure('Streak')).toHaveText('11');
  await fingers.up(0);
  await expect(touch.figure('Streak')).toHaveText('—');
  await expect.poll(() => digits(8 * 36 + 17)).toBe(0);

  const before = await touch.cellsLeft();
  await fingers.stroke(line([300, 700], [300, 100], 20));
  await expect.poll(() => touch.cellsLeft()).toBeLessThan(before - 11);
  await expect.poll(() => page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
  const prevented = await touch.pad.evaluate((pad) =>
    ['contextmenu', 'wheel', 'touchstart'].map((type) => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      pad.dispatchEvent(event);
      return event.defaultPrevented;
    }),
  );
  expect(prevented).toEqual([true, true, true]);
  await expect.poll(() => touch.pad.evaluate((pad) => getComputedStyle(pad).touchAction)).toBe('none');
});

test('saves a picture of the grid with its time in its name, and says so when it cannot be made', async ({ page }) => {
  const { touch, fingers } = await started(page);
  await fingers.stroke(line([17, 305], [305, 305], 9));
  await expect.poll(() => touch.cellsLeft()).toBe(783);
  const before = Date.now();
  // The toast leaves after 5 s.
  const toast = page.getByRole('status').filter({ hasText: 'Picture Saved' });
  const [{ name, pixels }, said] = await Promise.all([savedPicture(page), toast.textContent()]);
  expect(said).toContain(name);
  const time = Number(/^touchscreen-test-(\d+)\.png$/.exec(name)?.[1]);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
  expect([pixels.width, pixels.height]).toEqual([WIDTH, HEIGHT]);
  for (let column = 0; column < 36; column++) {
    expect(pixels.colors[305 * WIDTH + column * 36 + 5]).toBe(column <= 8 ? painted : empty);
  }

  for (const refuse of [
    () => {
      HTMLCanvasElement.prototype.toBlob = (call) => call(null);
    },
    () => {
      HTMLCanvasElement.prototype.toBlob = (call) => call(new Blob());
      URL.createObjectURL = () => {
        throw new TypeError('refused');
      };
    },
  ]) {
    await page.evaluate(refuse);
    await touch.bar.getByRole('button', { name: 'Save PNG' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Picture not saved' });
    await expect(notice).toContainText('The browser could not make the picture.');
    await page.getByRole('button', { name: 'Close toast' }).click();
    await expect(notice).toHaveCount(0);
  }
});

test.describe('on a page clock', () => {
  test.use({ time: 'page' });

  test('reset clears cells, streak and time; a resize builds a new grid; the panel fits a screen of 320 px', async ({
    page,
  }) => {
    const { touch, fingers } = await started(page);
    await fingers.stroke(line([17, 305], [305, 305], 9));
    await page.clock.fastForward(7000);
    await expect.poll(() => touch.cellsLeft()).toBe(783);
    const seconds = async () => Number.parseInt((await touch.figure('Time').textContent()) ?? '', 10);
    await expect.poll(seconds).toBeGreaterThanOrEqual(7);
    // Otherwise the first second would be over before a slow machine has checked it.
    await stopClock(page);
    await page.keyboard.press('r');
    const left = async () => {
      await page.clock.runFor(25);
      return touch.cellsLeft();
    };
    await expect.poll(left).toBe(792);
    await page.clock.runFor(100);
    await expect(touch.figure('Time')).toHaveText('0 s');
    await expect(touch.figure('Fingers')).toHaveText('0, max 0');

    await page.setViewportSize({ width: 720, height: 360 });
    const small = async () => {
      await page.clock.runFor(25);
      return touch.cellsLeft();
    };
    await expect.poll(small).toBe(200);
    await expect(touch.figure('Touched')).toHaveText('0%');

    await page.setViewportSize({ width: 320, height: 568 });
    await page.keyboard.press('Escape');
    await touch.expectResult();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: /Again$/ }).click();
    await touch.begin();
    const box = await touch.panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });
});

test('the panel moves by key, by button and by finger, and every cell beneath it can be reached', async ({ page }) => {
  const { touch, fingers } = await started(page);
  const place = async () => {
    const box = await touch.panel.boundingBox();
    return box ? `${box.y < 400 ? 'upper' : 'lower'} ${box.x < 640 ? 'left' : 'right'}` : '';
  };
  await expect.poll(() => place()).toBe('upper right');
  await page.keyboard.press('b');
  await expect.poll(() => place()).toBe('lower right');
  await touch.bar.getByRole('button', { name: 'Move' }).click();
  await expect.poll(() => place()).toBe('lower left');
  // What was under the panel at first can be tapped now.
  await fingers.down(0, [1180, 60]);
  await fingers.up(0);
  await expect.poll(() => touch.cellsLeft()).toBe(791);

  const box = await touch.panel.boundingBox();
  const hold: Point = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await fingers.stroke(line(hold, [1100, 30], 6));
  await expect.poll(place).toBe('upper right');
  // Dragging the panel paints nothing, and the panel cannot be dragged out of view.
  await expect.poll(() => touch.cellsLeft()).toBe(791);
  const now = await touch.panel.boundingBox();
  await fingers.stroke(line([(now?.x ?? 0) + 20, (now?.y ?? 0) + 20], [1279, 799], 6));
  await expect.poll(place).toBe('lower right');
  const end = await touch.panel.boundingBox();
  expect((end?.x ?? 0) + (end?.width ?? 0)).toBeLessThanOrEqual(WIDTH);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(HEIGHT);
});
