import { launchOptions } from './browser';
import { shiftInPieces, shiftWithLateFonts } from './layout-shift';
import { expect, test } from './test';

// By default the shell rounds character widths to whole pixels, so that no fallback has exactly the width of its font.
test.use({
  launchOptions: launchOptions({ args: ['--font-render-hinting=none'] }),
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
});

/** Where the program adds what the built page cannot know. `npm run bench -- routes` measures every page. */
const paths = [
  '/fingerprint-test',
  '/history',
  '/keys',
  '/motion-sensor-test',
  '/mouse-test',
  '/resolution-test',
  '/screen-size-test',
  '/touch-test',
  '/touchpad-test',
];

for (const path of paths)
  test(`${path} stays still on a phone when its program and its fonts come`, async ({ page }) => {
    expect(await shiftWithLateFonts(page, path)).toBeLessThan(0.01);
  });

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false });

  for (const path of ['/fingerprint-test', '/motion-sensor-test', '/touch-test'])
    test(`${path} stays still where its hardware is missing`, async ({ page }) => {
      expect(await shiftWithLateFonts(page, path)).toBeLessThan(0.01);
    });

  test('the header stays still when a page arrives in pieces', async ({ page }) => {
    const inMenu = (html: string) => html.indexOf('Microphone', html.indexOf('<nav'));
    expect(await shiftInPieces(page, '/', inMenu)).toBe(0);
  });
});
