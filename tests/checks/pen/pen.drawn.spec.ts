import { launchOptions, origin } from '../../e2e/browser';
import { expectPicture, screenshot } from '../../e2e/models/picture';
import type { Pixels } from '../../e2e/png';
import { chromium, expect, test } from '../../e2e/test';
import { Pen, PenPage } from './pen.check';

const ground = 0x121212;
const empty = 0x2b2b2b;
const live = 0xff5c1a;

/**
 * Checks the drawn lines of 400 CSS px: one with firm pressure at y = 414, and one at y = 306 whose pressure rises from
 * none to full. Then the pen hovers, tilted.
 */
function expectSheet({ width, colors }: Pixels, scale: number) {
  const at = (x: number, y: number) => colors[Math.round(y * scale) * width + Math.round(x * scale)];
  /** Number of device px that satisfy `is` in a column, between two y positions in CSS px. */
  const down = (x: number, from: number, to: number, is: (color: number) => boolean) => {
    let count = 0;
    for (let y = Math.round(from * scale); y < Math.round(to * scale); y++) {
      count += Number(is(colors[y * width + Math.round(x * scale)] ?? 0));
    }
    return count;
  };
  const isDark = (color: number) => (color & 0xff) < 0x82;
  // Within a row of cells, 396 to 431: ink of 9 CSS px, and around it only the marked cell.
  expect(Math.abs(down(308, 397, 430, isDark) - 9 * scale)).toBeLessThanOrEqual(1);
  // Ink of another line stays over cells that were marked after it, in the gap and beside it.
  expect(Math.abs(down(308, 134, 144, isDark) - 2.5 * scale)).toBeLessThanOrEqual(2);
  // The other line widens from 1 to 9 CSS px.
  const [light = 0, middle = 0, firm = 0] = [112, 290, 488].map((x) => down(x, 289, 322, isDark));
  expect(light).toBeLessThanOrEqual(2 * scale);
  expect(Math.abs(middle - 4.8 * scale)).toBeLessThanOrEqual(2);
  expect(Math.abs(firm - 8.8 * scale)).toBeLessThanOrEqual(2);
  // Two unmarked cells, and the gaps below them.
  const gap = Math.round(scale);
  expect(down(200, 36 * 14, 36 * 16, (color) => color === ground)).toBe(2 * gap);
  expect(down(200, 36 * 14, 36 * 16, (color) => color === empty)).toBe(Math.round(36 * 2 * scale) - 2 * gap);
  // The barrel tilts to the right of the tip at 300, 560.
  expect(at(330, 560)).toBe(live);
  expect(at(270, 560)).not.toBe(live);
}

for (const scale of [1.5, 1]) {
  test(`ink, cells and the pen stand on the sheet's device pixels, at a pixel ratio of ${scale}`, async () => {
    const browser = await chromium.launch(
      launchOptions({ args: [`--force-device-scale-factor=${scale}`, '--window-size=1000,700'] }),
    );
    try {
      const context = await browser.newContext({ viewport: null, baseURL: origin });
      const page = await context.newPage();
      const view = new PenPage(page);
      await view.run();
      const pen = await Pen.on(page, 240);
      await pen.stroke(60, (share) => ({ x: 100 + 400 * share, y: 414, force: 1 }));
      await pen.stroke(60, (share) => ({ x: 100 + 400 * share, y: 306, force: share }));
      // Ink that extends beyond its row stays when the cells there are marked later.
      await pen.stroke(60, (share) => ({ x: 100 + 400 * share, y: 146, force: 1 }));
      await pen.stroke(60, (share) => ({ x: 100 + 400 * share, y: 126, force: 0.1 }));
      await pen.hover(300, 560, { tiltX: 45 });
      await expectPicture(
        () => screenshot(page),
        (picture) => expectSheet(picture, scale),
      );
    } finally {
      await browser.close();
    }
  });
}
