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
const tests = ['fingerprint', 'motion-sensor', 'mouse', 'resolution', 'screen-size', 'touch', 'touchpad'];
const paths = ['/history', '/keys', ...tests.map((name) => `/${name}-test`)];

test('pages stay still on a phone when their program and their fonts come', async ({ page }) => {
  for (const path of paths) expect(await shiftWithLateFonts(page, path), path).toBeLessThan(0.01);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, hasTouch: false, isMobile: false });

  test('pages stay still where hardware is missing, and the header when a page comes in pieces', async ({ page }) => {
    for (const path of ['/fingerprint-test', '/motion-sensor-test', '/touch-test'])
      expect(await shiftWithLateFonts(page, path), path).toBeLessThan(0.01);
    const inMenu = (html: string) => html.indexOf('Microphone', html.indexOf('<nav'));
    expect(await shiftInPieces(page, '/', inMenu)).toBe(0);
  });

  for (const width of [390, 1280])
    test(`nothing of an inspection moves at ${width} px when parts turn out to be absent`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1400 });
      expect(await shiftWithLateFonts(page, '/inspection')).toBe(0);
      await page.getByRole('radio', { name: /^Full(?! display)/ }).check();
      const fold = page.getByRole('button', { name: 'tests in this run' });
      if (await fold.isVisible()) await fold.click();
      await expect(page.getByRole('button', { name: 'Fingerprint: Not fitted' })).toBeVisible();
    });
});
