import { giveFrames, press, stubFrames } from '../../e2e/models/frames.page';
import { stubFullscreen } from '../../e2e/models/fullscreen-stub';
import { figureOf } from '../../e2e/models/parts';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { motionBlurModel } from './motion-blur.model';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toggle = (page: Page) => button(page, 'Start Test').or(button(page, 'Pause')).or(button(page, 'Resume'));
const missed = (page: Page) => figureOf(page, 'Frames missed').first();
const layer = (page: Page) => page.getByRole('dialog', { name: 'Motion blur test' });
const FRAME_INTERVAL_MS = 1000 / 144;
const interrupt = (page: Page) =>
  page.evaluate(() => {
    window.setVisibility('hidden');
    window.setVisibility('visible');
  });

testPage('motionBlur', motionBlurModel, (page) => page, {
  async start(page) {
    await stubFrames(page);
    await stubFullscreen(page);
    await page.goto('/motion-blur-test');
    await page.getByRole('radio', { name: 'Bars' }).check();
    await page.evaluate(() => window.giveFrames(1, 1));
  },
  states: {
    'testing.motion.origin': async (page) => {
      await expect(button(page, 'Start Test')).toBeVisible();
      await expect(button(page, 'Reset')).toBeDisabled();
    },
    'testing.motion.running': async (page, { context }) => {
      await expect(button(page, 'Pause')).toBeVisible();
      await expect(page.getByText('by your eye')).toHaveCount(context.persistence === null ? 0 : 1);
      await expect(page.getByText('Frames were missed. Close other windows')).toHaveCount(context.voided ? 1 : 0);
    },
    'testing.motion.paused': (page) => expect(button(page, 'Resume')).toBeVisible(),
    'testing.screen.windowed': (page) => expect(layer(page)).toHaveCount(0),
    'testing.screen.fullscreen': (page) => expect(layer(page).getByRole('img').first()).toBeVisible(),
    results: (page) => expect(page.getByRole('heading', { level: 1, name: 'results' })).toBeFocused(),
  },
  events: {
    TOGGLE: (page) => press(toggle(page)),
    RESET: (page) => press(button(page, 'Reset')),
    SET: async (page) => {
      await page.getByRole('slider', { name: 'One bar and one gap' }).focus();
      await page.keyboard.press('ArrowLeft');
    },
    READING: async (page, { reading }) => {
      const give = (count: number) => giveFrames(page, count, FRAME_INTERVAL_MS);
      // After the clock restarts, there is no figure yet.
      if (reading.missed === null) {
        await interrupt(page);
        return give(3);
      }
      await give(200);
      const shown = async () => Number(await missed(page).textContent());
      for (let i = 0; i < 9 && (await shown()) !== reading.missed; i++) {
        const gap = reading.missed > (await shown()) ? 3 * FRAME_INTERVAL_MS : 0;
        await page.evaluate((ms) => window.skipTime(ms), gap);
        await give(60);
      }
    },
    INTERRUPTED: interrupt,
    FULLSCREEN: (page) => press(button(page, 'Full Screen')),
    'FULLSCREEN.EXIT': (page) => press(button(page, 'Exit')),
    'xstate.done.actor.fullscreen': async (page) => {
      await page.evaluate(() => window.fullscreenStub.grant());
      await page.evaluate(() => window.fullscreenStub.leave());
    },
    'xstate.error.actor.fullscreen': (page) => page.evaluate(() => window.fullscreenStub.refuse()),
    VANISHED: (page) => press(button(page, 'The Gaps Have Vanished')),
    JUDGE: (page) => press(button(page, 'Clean Edges')),
    AGAIN: (page) => press(button(page, 'Test Again')),
  },
});
