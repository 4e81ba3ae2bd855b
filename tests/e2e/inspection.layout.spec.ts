import { launchOptions } from './browser';
import { shiftWithLateFonts } from './layout-shift';
import { expect, test } from './test';

// By default the shell rounds character widths to whole pixels, so that no fallback has exactly the width of its font.
test.use({ launchOptions: launchOptions({ args: ['--font-render-hinting=none'] }) });

for (const width of [390, 1280])
  test(`nothing moves at ${width} px when fonts come late and parts turn out to be absent`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1400 });
    expect(await shiftWithLateFonts(page, '/inspection')).toBe(0);
    await page.getByRole('radio', { name: /^Full(?! display)/ }).check();
    const fold = page.getByRole('button', { name: 'tests in this run' });
    if (await fold.isVisible()) await fold.click();
    await expect(page.getByRole('button', { name: 'Fingerprint: Not fitted' })).toBeVisible();
  });
