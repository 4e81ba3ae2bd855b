import { evidence } from '../../../machines/resolution/evidence';
import { resolutionObservation } from '../../../machines/resolution/resolution';
import { launchOptions, origin } from '../../e2e/browser';
import { ObservationPage } from '../../e2e/models/observation.page';
import { figureOf } from '../../e2e/models/parts';
import { crop, expectPicture, see } from '../../e2e/models/picture';
import { chromium, expect, type Page, test } from '../../e2e/test';

const cell = (page: Page, label: string) => figureOf(page, label).first();
const open = async (page: Page) => {
  const resolution = new ObservationPage(page, '/resolution-test', resolutionObservation.questions, evidence);
  await resolution.open();
  return resolution;
};

const even = { checkerboard: 'even', lines: 'alike', borders: 'equal', digits: '4 and 7' };

test('names the resolution and all that is known of it, takes no answer on the checkerboard while another pattern is on the screen, and says so where the browser draws in sRGB only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const resolution = await open(page);
  await expect(page.getByRole('region', { name: 'Screen information' })).toContainText('Full HD');
  await expect(cell(page, 'Device pixels')).toHaveText('1920 × 1080');
  await expect(cell(page, 'CSS pixels')).toHaveText('1920 × 1080');
  await expect(cell(page, 'Zoom')).toHaveText('100%');
  await expect(cell(page, 'Color depth')).toHaveText('24\u202fbit');
  await expect(page.getByText('Estimated from the window’s width.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Lines pattern' })).toBeVisible();
  const checkerboard = resolution.answer('checkerboard', 'even');
  await page.clock.fastForward(5_000);
  await expect(checkerboard).toBeDisabled();
  await expect(page.getByText('Choose Checkerboard above and look for 1 second first.')).toBeVisible();
  await page.getByRole('radio', { name: 'Grid', exact: true }).click();
  await page.clock.fastForward(5_000);
  await expect(checkerboard).toBeDisabled();
  await resolution.look('checkerboard');
  // The checkerboard was shown, so the answer can also be given while another pattern is shown.
  await page.getByRole('radio', { name: 'Lines', exact: true }).click();
  await checkerboard.click();
  await resolution.expectAnswers({ checkerboard: 'even' });

  await page.addInitScript(() => {
    Reflect.deleteProperty(CanvasRenderingContext2D.prototype, 'getContextAttributes');
  });
  await open(page);
  await expect(cell(page, 'This browser draws in')).toHaveText('sRGB only');
});

test('ends in a result whose figures say where they come from', async ({ page }) => {
  const resolution = await open(page);
  await resolution.lookAndAnswer(even);
  await resolution.finish.click();
  await resolution.expectResult(even);
  await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 4 of 4/);
  await expect(page.getByRole('main')).toContainText('The screen shows colors beyond sRGB.');
  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(figure('Patterns')).toContainText('measured here');
  await expect(figure('Device pixels')).toContainText('estimated');
  await expect(figure('Page zoom')).toContainText('estimated');
  await expect(figure('Pixel ratio')).toContainText('reported by the browser');
  await expect(figure('Digits in the wide-gamut patches')).toContainText('observed by you');
  await resolution.again.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await resolution.expectAnswers({});
});

/** Largest difference of a channel between two px of a patch, and whether the digit's px differ from the others. */
async function patch(page: Page, name: string) {
  const { colors } = crop(await see(page.getByRole('img', { name: new RegExp(`^${name} patch`) })));
  const first = colors[0] ?? 0;
  const distance = (color: number) =>
    Math.max(...[16, 8, 0].map((shift) => Math.abs(((color >> shift) & 255) - ((first >> shift) & 255))));
  const others = [...new Set(colors)].map(distance);
  return { most: Math.max(...others), share: colors.filter((color) => distance(color) > 8).length / colors.length };
}

for (const [profile, shows] of [
  ['srgb', false],
  ['display-p3-d65', true],
] as const) {
  test(`on a screen of ${profile} the digits are ${shows ? 'there' : 'not there'}, as the media query says`, async () => {
    // Pages composited in software only have sRGB colors.
    const args = [`--force-color-profile=${profile}`, '--use-angle=swiftshader'];
    const browser = await chromium.launch(launchOptions({ args }));
    try {
      const page = await browser.newPage({ baseURL: origin });
      await open(page);
      await expect(cell(page, 'Screen gamut')).toHaveText(shows ? 'P3' : 'sRGB');
      await expect(cell(page, 'This browser draws in')).toHaveText('Display P3');
      for (const name of ['Red', 'Green']) {
        await expectPicture(
          () => patch(page, name),
          ({ most, share }) => {
            if (!shows) return expect(most).toBe(0);
            expect(most).toBeGreaterThan(20);
            expect(share).toBeGreaterThan(0.02);
            expect(share).toBeLessThan(0.5);
          },
        );
      }
    } finally {
      await browser.close();
    }
  });
}
