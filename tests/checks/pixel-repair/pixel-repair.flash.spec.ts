import type { Mode } from '../../../machines/pixel-repair/pixel-repair';
import { expect, type Page, test } from '../../e2e/test';
import { type Frame, findFlashes, MAX_FLASH_AREA } from '../../flash/flash';
import { CELL_PX, frameOf, pump, smallWindow, takeFrames } from '../../flash/record';
import { opened } from '../../kit/test-page';
import { PixelRepairPage } from './pixel-repair.check';

// Small, so that many frames can be checked, and much larger than the area that may flash.
test.use(smallWindow(320, 240));
expect(320 * 240).toBeGreaterThan(3 * MAX_FLASH_AREA);

/** Milliseconds from one recorded frame to the next. */
const FRAME_INTERVAL_MS = 40;
/** The limit applies to any one second. The eight colors repeat every 0.8 s. */
const SECONDS = 3;

/**
 * Records some seconds of the page. Returns the flashes found, and the number of frames in which more than a few pixels
 * changed.
 */
async function watch(page: Page, seconds: number, interval = FRAME_INTERVAL_MS) {
  const frames: Frame[] = [];
  let lively = 0;
  let before: Uint32Array | null = null;
  const count = Math.round((seconds * 1000) / interval);
  await pump(page, { count, interval }, (picture, time) => {
    frames.push(frameOf(picture, time));
    const last = before;
    const changed = last ? picture.colors.reduce((sum, color, i) => sum + (color === last[i] ? 0 : 1), 0) : 0;
    if (changed > 3000) lively += 1;
    before = picture.colors;
  });
  expect(frames).toHaveLength(count);
  return { found: findFlashes(frames, { cellArea: CELL_PX * CELL_PX }), lively };
}

async function open(page: Page) {
  await takeFrames(page);
  const repair = await opened(PixelRepairPage, page);
  return repair;
}

test('three seconds of what starts without consent, and of each preview, keep within the flash limit', async ({
  page,
}) => {
  const repair = await open(page);
  for (const mode of ['screen', 'noise-square'] as const satisfies readonly Mode[])
    await test.step(`the preview of ${mode}`, async () => {
      await repair.open();
      await repair.mode(mode).check();
      await repair.drawn();
      await page.getByRole('img', { name: /^Preview/ }).scrollIntoViewIfNeeded();
      expect(await watch(page, 0.5), 'nothing moves before it is asked to').toEqual({ found: [], lively: 0 });
      await page.getByRole('button', { name: 'Play Preview' }).evaluate((button: HTMLElement) => button.click());
      await expect(page.getByRole('img', { name: 'Preview, playing' })).toBeVisible();
      const { found, lively } = await watch(page, SECONDS);
      expect(found).toEqual([]);
      expect(lively).toBeGreaterThan(mode === 'screen' ? 27 : 72);
    });
  for (const mode of ['square', 'noise-square', 'noise-screen'] as const satisfies readonly Mode[])
    await test.step(mode, async () => {
      await repair.open();
      await repair.mode(mode).check();
      // The largest square.
      if (mode !== 'noise-screen') await page.getByRole('radio', { name: '146 px' }).check({ force: true });
      await repair.start.click();
      if (mode !== 'noise-screen') await repair.begin.click();
      await repair.drawn();
      const { found, lively } = await watch(page, SECONDS);
      expect(found).toEqual([]);
      // Confirms that it flashed: ten times a second, or in every frame.
      expect(lively).toBeGreaterThan(mode === 'square' ? 27 : 72);
    });
});

test('the same analyser reports the whole screen at its fastest, which needs consent', async ({ page }) => {
  const repair = await open(page);
  await repair.mode('screen').check();
  await repair.slider('Flash interval').press('Home');
  await repair.run('screen');
  await repair.drawn();
  const { found } = await watch(page, 1.2, 1000 / 60);
  expect(found.map(({ kind }) => kind)).toEqual(['general', 'red']);
});
