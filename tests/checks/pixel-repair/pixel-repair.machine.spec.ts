import type { Mode } from '../../../machines/pixel-repair/pixel-repair';
import { fullscreenEvents } from '../../e2e/models/fullscreen-stub';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { PixelRepairPage } from './pixel-repair.check';
import { pixelRepairModel, startedAt } from './pixel-repair.model';

/** Duration of the page's run, in ms. The model's run takes a minute. */
const wholeRun = 300_000;

testPage('pixel-repair', pixelRepairModel, (page) => new PixelRepairPage(page), {
  start: async (repair) => {
    await repair.stub();
    await repair.open();
  },
  longest: 60,
  states: {
    idle: async (repair, { context }) => {
      await repair.expectToBeIdle();
      await expect(repair.mode(context.settings.mode)).toBeChecked();
      await expect.poll(() => repair.locks()).toBe(0);
    },
    'idle.still': ({ page }) => expect(page.getByRole('button', { name: 'Play Preview' })).toBeVisible(),
    'idle.playing': ({ page }) => expect(page.getByRole('button', { name: 'Stop Preview' })).toBeVisible(),
    running: (repair) => repair.expectRunning(),
    'running.placing': async (repair) => {
      await expect(repair.bar).toContainText('Put the square over the pixel');
      await expect(repair.countdown).toHaveCount(0);
    },
    'running.repairing': async (repair, state) => {
      await expect(repair.countdown).toHaveText(/^\d:\d\d$/);
      await expect(repair.stop).toBeVisible();
      await expect.poll(() => repair.locks()).toBe(state.matches({ running: { repairing: 'hidden' } }) ? 0 : 1);
    },
    results: async (repair) => {
      await repair.expectComplete();
      await expect.poll(() => repair.locks()).toBe(0);
    },
    'results.repaired': ({ page }) => expect(page.getByRole('button', { name: 'Look Again' })).toBeVisible(),
    'results.asking': ({ page }) => expect(page.getByRole('heading', { name: 'Has the spot changed?' })).toBeFocused(),
    'results.judged': ({ page }) => expect(page.getByText('Improved, by your judgment.')).toBeVisible(),
    looking: (repair) => expect(repair.layer).toHaveAccessibleName('Second look, White, 1 of 8'),
  },
  events: {
    MODE: (repair, { mode }) => repair.mode(mode as Mode).check(),
    SIDE: ({ page }, { side }) => page.getByRole('radio', { name: `${side} px` }).check(),
    SLIDE: async (repair) => {
      const duration = repair.slider('Duration');
      await duration.press('Home');
      await expect(duration).toHaveValue('60');
      // Sets the duration back, because the other steps assume five minutes.
      for (let i = 0; i < 4; i++) await duration.press('ArrowRight');
    },
    CONSENT: (repair) => repair.consent.check(),
    PREVIEW: ({ page }) => page.getByRole('button', { name: /Preview$/ }).click(),
    'xstate.done.actor.frameInterval': ({ page }) => expect(page.getByText(/redraws about every/)).toBeVisible(),
    START: async (repair) => {
      const { start, consent } = repair;
      const asked = (await consent.count()) > 0 && !(await consent.isChecked());
      if (asked) await expect(start).toBeDisabled();
      else await start.click();
    },
    PLACE: ({ page }) => page.keyboard.press('Shift+ArrowLeft'),
    BEGIN: (repair) => repair.begin.click(),
    TICK: ({ page }, { at }) => page.clock.fastForward((at as number) < startedAt + 60_000 ? 2_000 : wholeRun),
    HIDE: (repair) => repair.setVisibility('hidden'),
    SHOW: (repair) => repair.setVisibility('visible'),
    SHOWN: ({ page }) => page.clock.runFor(1_200),
    ...fullscreenEvents,
    STOP: ({ page }) => page.keyboard.press('Escape'),
    LOOK: ({ page }) => page.getByRole('button', { name: 'Look Again' }).click(),
    LOOKED: ({ page }) => page.keyboard.press('Escape'),
    JUDGE: ({ page }) => page.getByRole('button', { name: 'Improved' }).click(),
    AGAIN: ({ page }) => page.getByRole('button', { name: 'Try Repair Again' }).click(),
  },
});
