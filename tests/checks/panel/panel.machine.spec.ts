import type { AnyEventObject } from 'xstate';
import { panelAsks, panelWords } from '../../../content/panel';
import type { ConditionName } from '../../../machines/panel/conditions';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { MAX_RUN_MS } from '../../../measure/panel/trials';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { NOW } from '../../machines/sequence.model';
import { LATE_MS, PANEL_SEED, panelModel } from './panel.model';
import { PanelPage } from './panel.page';

const panel = perPage((page) => new PanelPage(page));

/** Lets the maximum run time pass before an answer that must come too late. */
async function pass(page: Page, event: AnyEventObject) {
  if (event.at !== LATE_MS) return;
  const until = NOW + MAX_RUN_MS + 1000;
  // Advances in small steps, because a larger gap between two readings of the clock would look like a computer that was
  // asleep.
  for (let at = await page.evaluate(() => Date.now()); at < until; ) {
    at = Math.min(until, at + 20_000);
    await page.clock.setSystemTime(at);
    await page.evaluate(() => dispatchEvent(new Event('pointerdown')));
  }
}

/** Shows the page again after a run ended because its page was hidden, so that the next run starts visible. */
async function comeBack(page: Page) {
  await expect(panel(page).layer).toHaveCount(0);
  await panel(page).setVisibility('visible');
}

testPage('panel', panelModel, {
  start: (page) => panel(page).openSeeded(PANEL_SEED),
  longest: 60,
  states: {
    idle: async (page) => {
      await expect(panel(page).start).toBeVisible();
      await expect(panel(page).layer).toHaveCount(0);
    },
    running: async (page) => {
      await expect(panel(page).layer).toHaveAccessibleName('Panel test');
      await expect(panel(page).control('exit')).toBeVisible();
    },
    'running.choosing': async (page, { context: { question } }) => {
      await expect(panel(page).bar).toContainText(panelAsks[question?.ask ?? 'match']);
      await expect(panel(page).layer.getByRole('group', { name: 'Quarters' })).toBeVisible();
    },
    'running.matching': (page) => expect(panel(page).bar.getByRole('slider')).toBeVisible(),
    'running.marking': (page) => expect(panel(page).layer.getByRole('group', { name: 'Places' })).toBeVisible(),
    'running.moving': (page) => expect(panel(page).control('moved')).toBeVisible(),
    'running.retaining': (page) => expect(panel(page).bar.getByRole('timer')).toBeVisible(),
    'running.fading': (page) => expect(panel(page).control('gone')).toBeVisible(),
    'running.paused': (page) => expect(panel(page).control('goOn')).toBeVisible(),
    'running.hidden': (page) => expect(panel(page).bar).toContainText(panelWords.paused),
    results: async (page) => {
      await expect(panel(page).resultHeading).toBeFocused();
      await expect(panel(page).layer).toHaveCount(0);
      await expect(panel(page).part('Steps between codes')).toBeVisible();
    },
  },
  events: {
    // While a run covers the page, only scripts can reach its conditions.
    CONDITION: (page, event) => {
      const { name, value } = event as unknown as { name: ConditionName; value: string };
      return panel(page)
        .condition(name, value)
        .evaluate((radio: HTMLInputElement) => radio.click());
    },
    DISTANCE: async (page) => {
      if ((await panel(page).layer.count()) > 0) return;
      const slider = page.getByRole('main').getByRole('slider', { name: 'Viewing distance' });
      await slider.press('ArrowRight');
      await slider.press('ArrowLeft');
    },
    START: async (page, event) => {
      await panel(page).choose((event as unknown as { experiment: ExperimentId }).experiment);
      await panel(page).start.click();
    },
    DRAWN: (page) => expect(panel(page).canvas).toHaveCSS('visibility', 'visible'),
    CHOOSE: async (page, event) => {
      await pass(page, event);
      const { answer } = event as unknown as { answer: number | 'none' };
      await page.keyboard.press(answer === 'none' ? '0' : String(answer + 1));
    },
    MATCH: async (page, event) => {
      await panel(page)
        .bar.getByRole('slider')
        .fill(String((event as unknown as { code: number }).code));
      await panel(page).control('match').click();
    },
    MARK: (page) => panel(page).layer.getByRole('button', { name: 'Row 1, column 4' }).click(),
    MOVES: (page) => panel(page).control('yes').click(),
    NEXT: (page) => panel(page).control('moved').or(panel(page).control('done')).click(),
    GONE: async (page, event) => {
      await pass(page, event);
      await panel(page).control('gone').click();
    },
    // While the run is paused, the key would continue it instead.
    PAUSE: async (page) => {
      if ((await panel(page).control('goOn').count()) === 0) await page.keyboard.press('p');
    },
    CONTINUE: (page) => panel(page).control('goOn').click(),
    HIDE: (page) => panel(page).setVisibility('hidden'),
    SHOW: (page) => panel(page).setVisibility('visible'),
    'xstate.done.actor.fullscreen': async (page) => {
      await panel(page).grantFullscreen();
      await panel(page).leaveFullscreen();
      await comeBack(page);
    },
    'xstate.error.actor.fullscreen': (page) => panel(page).refuseFullscreen(),
    EXIT: async (page) => {
      await page.keyboard.press('Escape');
      await comeBack(page);
    },
    AGAIN: (page) => page.getByRole('button', { name: 'Test Again' }).click(),
  },
});
