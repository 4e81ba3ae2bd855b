import { expect, test } from 'playwright/test';
import { origin } from './browser';
import { PacedBrowser, type PacedPage } from './paced-browser';

test.describe.configure({ mode: 'serial', timeout: 60_000 });

let browser: PacedBrowser;
test.beforeAll(async () => {
  // Frames on demand and software WebGL block each other now and then; the clock is the same without WebGL.
  browser = await PacedBrowser.launch(['--disable-3d-apis']);
});
test.afterAll(() => browser.close());

async function started(hz: number): Promise<PacedPage> {
  const paced = await browser.open(`${origin}/refresh-rate-test`, { hz });
  await paced.click('button', 'Start Test');
  return paced;
}
/** What the page says by now; its figures follow the frames a moment later. */
const rateOf = async ({ page }: PacedPage) => Number.parseFloat((await page.getByTestId('rate').textContent()) ?? '');
const datum = ({ page }: PacedPage, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

for (const hz of [60, 75, 120, 144, 165, 240, 360]) {
  test(`a screen of ${hz} Hz is shown as one, and no frame as missed`, async () => {
    const paced = await started(hz);
    await paced.run(Math.round(hz * 1.6));
    await expect
      .poll(async () => {
        await paced.run(Math.round(hz * 0.3));
        return Math.abs((await rateOf(paced)) - hz);
      })
      .toBeLessThanOrEqual(0.02);
    await expect(datum(paced, 'Frames missed')).toHaveText('0');
    await paced.close();
  });
}

test('three skipped ticks are three missed frames, marked where they fell', async () => {
  const hz = 120;
  const paced = await started(hz);
  // The pictures begin after three seconds.
  await paced.run(3 * hz);
  await expect
    .poll(async () => {
      await paced.run(30);
      return paced.page.getByText('Counting without pictures first').isHidden();
    })
    .toBe(true);
  await paced.run(100, { skip: [20, 50, 90] });
  await paced.run(40);
  await expect(datum(paced, 'Frames missed')).toHaveText('3');
  const strip = await paced.page.getByRole('img', { name: /^Frame times/ }).boundingBox();
  const { width, colors } = await paced.picture();
  if (!strip) throw new Error('There is no strip');
  // White lines over the whole height, read near its top; bars are 3 px apart and the latest is at the right.
  const row = Math.round(strip.y + 4) * width;
  const marks: number[] = [];
  for (let x = Math.round(strip.x + strip.width) - 2; x > strip.x; x--) {
    if (colors[row + x] === 0xf2f2f2 && colors[row + x + 1] !== 0xf2f2f2) marks.push(x);
  }
  expect(marks).toHaveLength(3);
  // Between the ticks 20, 50 and 90 come 30 and 40 ticks, of which one is the skipped one itself.
  const apart = marks.slice(1).map((x, i) => Math.round(((marks[i] ?? 0) - x) / 3));
  expect(apart).toEqual([39, 29]);
  await paced.close();
});
