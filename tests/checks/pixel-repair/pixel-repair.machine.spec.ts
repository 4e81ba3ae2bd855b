import type { Mode } from '../../../machines/pixel-repair/pixel-repair';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { pixelRepairModel, startedAt } from './pixel-repair.model';
import { PixelRepairPage } from './pixel-repair.page';

const repair = (page: Page) => new PixelRepairPage(page);
/** Duration of the page's run, in ms. The model's run takes a minute. */
const wholeRun = 300_000;

testPage('pixel-repair', pixelRepairModel(), {
  start: async (page) => {
    await repair(page).stub();
    await repair(page).open();
  },
  longest: 60,
  states: {
    idle: async (page, { context }) => {
      await repair(page).expectToBeIdle();
      await expect(repair(page).mode(context.settings.mode)).toBeChecked();
      await expect.poll(() => repair(page).locks()).toBe(0);
    },
    'idle.still': (page) => expect(page.getByRole('button', { name: 'Play Preview' })).toBeVisible(),
    'idle.playing': (page) => expect(page.getByRole('button', { name: 'Stop Preview' })).toBeVisible(),
    running: (page) => repair(page).expectRunning(),
    'running.placing': async (page) => {
      await expect(repair(page).bar).toContainText('Put the square over the pixel');
      await expect(repair(page).countdown).toHaveCount(0);
    },
    'running.repairing': async (page, state) => {
      await expect(repair(page).countdown).toHaveText(/^\d:\d\d$/);
      await expect(repair(page).stop).toBeVisible();
      await expect.poll(() => repair(page).locks()).toBe(state.matches({ running: { repairing: 'hidden' } }) ? 0 : 1);
    },
    results: async (page) => {
      await repair(page).expectComplete();
      await expect.poll(() => repair(page).locks()).toBe(0);
    },
    'results.repaired': (page) => expect(page.getByRole('button', { name: 'Look Again' })).toBeVisible(),
    'results.asking': (page) => expect(page.getByRole('heading', { name: 'Has the spot changed?' })).toBeFocused(),
    'results.judged': (page) => expect(page.getByText('Improved, by your judgment.')).toBeVisible(),
    looking: (page) => expect(repair(page).layer).toHaveAccessibleName('Second look, White, 1 of 8'),
  },
  events: {
    MODE: (page, { mode }) =>
      repair(page)
        .mode(mode as Mode)
        .check(),
    SIDE: (page, { side }) => page.getByRole('radio', { name: `${side} px` }).check(),
    SLIDE: async (page) => {
      const duration = repair(page).slider('Duration');
      await duration.press('Home');
      await expect(duration).toHaveValue('60');
      // Sets the duration back, because the other steps assume five minutes.
      for (let i = 0; i < 4; i++) await duration.press('ArrowRight');
    },
    CONSENT: (page) => repair(page).consent.check(),
    PREVIEW: (page) => page.getByRole('button', { name: /Preview$/ }).click(),
    'xstate.done.actor.frameInterval': (page) => expect(page.getByText(/redraws about every/)).toBeVisible(),
    START: async (page) => {
      const { start, consent } = repair(page);
      const asked = (await consent.count()) > 0 && !(await consent.isChecked());
      if (asked) await expect(start).toBeDisabled();
      else await start.click();
    },
    PLACE: (page) => page.keyboard.press('Shift+ArrowLeft'),
    BEGIN: (page) => repair(page).begin.click(),
    TICK: (page, { at }) => page.clock.fastForward((at as number) < startedAt + 60_000 ? 2_000 : wholeRun),
    HIDE: (page) => repair(page).setVisibility('hidden'),
    SHOW: (page) => repair(page).setVisibility('visible'),
    SHOWN: (page) => page.clock.runFor(1_200),
    'xstate.done.actor.fullscreen': async (page) => {
      await repair(page).grantFullscreen();
      await repair(page).leaveFullscreen();
    },
    'xstate.error.actor.fullscreen': (page) => repair(page).refuseFullscreen(),
    STOP: (page) => page.keyboard.press('Escape'),
    LOOK: (page) => page.getByRole('button', { name: 'Look Again' }).click(),
    LOOKED: (page) => page.keyboard.press('Escape'),
    JUDGE: (page) => page.getByRole('button', { name: 'Improved' }).click(),
    AGAIN: (page) => page.getByRole('button', { name: 'Try Repair Again' }).click(),
  },
});
