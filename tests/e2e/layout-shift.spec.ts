import { launchOptions } from './browser';
import { shiftWithLateFonts } from './layout-shift';
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
  '/history',
  '/keys',
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
