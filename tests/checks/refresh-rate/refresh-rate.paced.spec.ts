import { origin } from '../../e2e/browser';
import { figureOf } from '../../e2e/models/parts';
import { PacedBrowser, type PacedPage } from '../../e2e/paced-browser';
import { expect, test } from '../../e2e/test';

// Run in order, because the tests share a page. After a failure the remaining tests continue with a new page.
test.describe.configure({ mode: 'default' });

let browser: PacedBrowser;
let paced: PacedPage;
test.beforeAll(async () => {
  // On-demand frames and software WebGL sometimes deadlock. The timing is the same without WebGL.
  browser = await PacedBrowser.launch(['--disable-3d-apis']);
  paced = await browser.open(`${origin}/refresh-rate-test`);
});
test.afterAll(() => browser.close());

/** A run on a screen with this rate, from start to result. */
async function running(hz: number, run: () => Promise<void>): Promise<void> {
  paced.restart(hz);
  await paced.click('button', 'Start Test');
  await run();
  await paced.click('button', 'Stop Test');
  await paced.click('button', 'Test Again');
}
/** The rate that the page shows now. Its figures lag slightly behind the frames. */
const rateOf = async ({ page }: PacedPage) => Number.parseFloat((await page.getByTestId('rate').textContent()) ?? '');
const stripFigure = ({ page }: PacedPage, label: string) => figureOf(page, label).first();

/** Lets ticks pass until a condition holds, for at most five seconds of frames, however long they take. */
async function runUntil(ticks: number, hz: number, isSo: () => Promise<boolean>): Promise<void> {
  for (let passed = 0; passed < 5 * hz && !(await isSo()); passed += ticks) await paced.run(ticks);
}

for (const hz of [60, 360]) {
  test(`a screen of ${hz} Hz is shown as one, and no frame as missed`, async () => {
    await running(hz, async () => {
      const error = async () => Math.abs((await rateOf(paced)) - hz);
      // No figure comes before one second has passed.
      await paced.run(hz);
      await runUntil(Math.round(hz * 0.1), hz, async () => (await error()) <= 0.02);
      await expect.poll(error).toBeLessThanOrEqual(0.02);
      await expect(stripFigure(paced, 'Frames missed')).toHaveText('0');
    });
  });
}

test('three skipped ticks are three missed frames, marked where they fell', async () => {
  const hz = 120;
  paced.restart(hz);
  await paced.click('button', 'Start Test');
  // The pictures start after three seconds.
  await paced.run(3 * hz);
  const plain = paced.page.getByText('Counting without pictures first');
  await runUntil(30, hz, () => plain.isHidden());
  await expect(plain).toBeHidden();
  await paced.run(100, { skip: [20, 50, 90] });
  await paced.run(40);
  await expect(stripFigure(paced, 'Frames missed')).toHaveText('3');
  const strip = await paced.page.getByRole('img', { name: /^Frame times/ }).boundingBox();
  const { width, colors } = await paced.picture();
  if (!strip) throw new Error('There is no strip');
  // White lines over the whole height, read near the top. Bars are 3 px apart, and the latest is on the right.
  const row = Math.round(strip.y + 4) * width;
  const marks: number[] = [];
  for (let x = Math.round(strip.x + strip.width) - 2; x > strip.x; x--) {
    if (colors[row + x] === 0xf2f2f2 && colors[row + x + 1] !== 0xf2f2f2) marks.push(x);
  }
  expect(marks).toHaveLength(3);
  // The ticks 20, 50 and 90 are 30 and 40 ticks apart. One of those is the skipped tick itself.
  const apart = marks.slice(1).map((x, i) => Math.round(((marks[i] ?? 0) - x) / 3));
  expect(apart).toEqual([39, 29]);
});
