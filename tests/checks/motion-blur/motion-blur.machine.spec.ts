import { giveFrames, press, stubFrames } from '../../e2e/models/frames.page';
import { fullscreenEvents, stubFullscreen } from '../../e2e/models/fullscreen-stub';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { MotionBlurPage } from './motion-blur.check';
import { motionBlurModel } from './motion-blur.model';

const FRAME_INTERVAL_MS = 1000 / 144;
const interrupt = ({ page }: MotionBlurPage) =>
  page.evaluate(() => {
    window.setVisibility('hidden');
    window.setVisibility('visible');
  });

testPage('motionBlur', motionBlurModel, (page) => new MotionBlurPage(page), {
  async start(blur) {
    await stubFrames(blur.page);
    await stubFullscreen(blur.page);
    await blur.open();
    await blur.page.getByRole('radio', { name: 'Bars' }).check();
    await blur.page.evaluate(() => window.giveFrames(1, 1));
  },
  states: {
    'testing.motion.origin': async (blur) => {
      await expect(blur.start).toBeVisible();
      await expect(blur.button('Reset')).toBeDisabled();
    },
    'testing.motion.running': async (blur, { context }) => {
      await expect(blur.button('Pause')).toBeVisible();
      await expect(blur.page.getByText('by your eye')).toHaveCount(context.persistence === null ? 0 : 1);
      await expect(blur.page.getByText('Frames were missed. Close other windows')).toHaveCount(context.voided ? 1 : 0);
    },
    'testing.motion.paused': (blur) => expect(blur.button('Resume')).toBeVisible(),
    'testing.screen.windowed': (blur) => expect(blur.layer).toHaveCount(0),
    'testing.screen.fullscreen': (blur) => expect(blur.layer.getByRole('img').first()).toBeVisible(),
    results: (blur) => expect(blur.resultHeading).toBeFocused(),
  },
  events: {
    TOGGLE: (blur) => press(blur.start.or(blur.button('Pause')).or(blur.button('Resume'))),
    RESET: (blur) => press(blur.button('Reset')),
    SET: async (blur) => {
      await blur.page.getByRole('slider', { name: 'One bar and one gap' }).focus();
      await blur.page.keyboard.press('ArrowLeft');
    },
    READING: async (blur, { reading }) => {
      const give = (count: number) => giveFrames(blur.page, count, FRAME_INTERVAL_MS);
      // After the clock restarts, there is no figure yet.
      if (reading.missed === null) {
        await interrupt(blur);
        return give(3);
      }
      await give(200);
      const shown = async () => Number(await blur.missed.textContent());
      for (let i = 0; i < 9 && (await shown()) !== reading.missed; i++) {
        const gap = reading.missed > (await shown()) ? 3 * FRAME_INTERVAL_MS : 0;
        await blur.page.evaluate((ms) => window.skipTime(ms), gap);
        await give(60);
      }
    },
    INTERRUPTED: interrupt,
    FULLSCREEN: (blur) => press(blur.button('Full Screen')),
    'FULLSCREEN.EXIT': (blur) => press(blur.button('Exit')),
    ...fullscreenEvents,
    VANISHED: (blur) => press(blur.button('The Gaps Have Vanished')),
    JUDGE: (blur) => press(blur.button('Clean Edges')),
    AGAIN: (blur) => press(blur.again),
  },
});
