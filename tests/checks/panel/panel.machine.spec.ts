import type { AnyEventObject } from 'xstate';
import { panelAsks, panelWords } from '../../../content/panel';
import { MAX_RUN_MS } from '../../../measure/panel/trials';
import { fullscreenEvents, grantFullscreen } from '../../e2e/models/fullscreen-stub';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { NOW } from '../../machines/sequence.model';
import { PanelPage } from './panel.check';
import { LATE_MS, PANEL_SEED, panelModel } from './panel.model';

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
async function comeBack(panel: PanelPage) {
  await expect(panel.layer).toHaveCount(0);
  await panel.setVisibility('visible');
}

testPage('panel', panelModel, (page) => new PanelPage(page), {
  start: (panel) => panel.openSeeded(PANEL_SEED),
  longest: 60,
  states: {
    idle: async (panel) => {
      await expect(panel.start).toBeVisible();
      await expect(panel.layer).toHaveCount(0);
    },
    running: async (panel) => {
      await expect(panel.layer).toHaveAccessibleName('Panel test');
      await expect(panel.control('exit')).toBeVisible();
    },
    'running.choosing': async (panel, { context: { question } }) => {
      await expect(panel.bar).toContainText(panelAsks[question?.ask ?? 'match']);
      await expect(panel.layer.getByRole('group', { name: 'Quarters' })).toBeVisible();
    },
    'running.matching': (panel) => expect(panel.bar.getByRole('slider')).toBeVisible(),
    'running.marking': (panel) => expect(panel.layer.getByRole('group', { name: 'Places' })).toBeVisible(),
    'running.moving': (panel) => expect(panel.control('moved')).toBeVisible(),
    'running.retaining': (panel) => expect(panel.bar.getByRole('timer')).toBeVisible(),
    'running.fading': (panel) => expect(panel.control('gone')).toBeVisible(),
    'running.paused': (panel) => expect(panel.control('goOn')).toBeVisible(),
    'running.hidden': (panel) => expect(panel.bar).toContainText(panelWords.paused),
    results: async (panel) => {
      await expect(panel.resultHeading).toBeFocused();
      await expect(panel.layer).toHaveCount(0);
      await expect(panel.part('Steps between codes')).toBeVisible();
    },
  },
  events: {
    // While a run covers the page, only scripts can reach its conditions.
    CONDITION: (panel, { name, value }) =>
      panel.condition(name, value).evaluate((radio: HTMLInputElement) => radio.click()),
    DISTANCE: async (panel) => {
      if ((await panel.layer.count()) > 0) return;
      const slider = panel.main.getByRole('slider', { name: 'Viewing distance' });
      await slider.press('ArrowRight');
      await slider.press('ArrowLeft');
    },
    START: async (panel, { experiment }) => {
      await panel.choose(experiment);
      await panel.start.click();
    },
    DRAWN: (panel) => expect(panel.canvas).toHaveCSS('visibility', 'visible'),
    CHOOSE: async ({ page }, event) => {
      await pass(page, event);
      await page.keyboard.press(event.answer === 'none' ? '0' : String(event.answer + 1));
    },
    MATCH: async (panel, { code }) => {
      await panel.bar.getByRole('slider').fill(String(code));
      await panel.control('match').click();
    },
    MARK: (panel) => panel.layer.getByRole('button', { name: 'Row 1, column 4' }).click(),
    MOVES: (panel) => panel.control('yes').click(),
    NEXT: (panel) => panel.control('moved').or(panel.control('done')).click(),
    GONE: async (panel, event) => {
      await pass(panel.page, event);
      await panel.control('gone').click();
    },
    // While the run is paused, the key would continue it instead.
    PAUSE: async (panel) => {
      if ((await panel.control('goOn').count()) === 0) await panel.page.keyboard.press('p');
    },
    CONTINUE: (panel) => panel.control('goOn').click(),
    HIDE: (panel) => panel.setVisibility('hidden'),
    SHOW: (panel) => panel.setVisibility('visible'),
    ...fullscreenEvents,
    'xstate.done.actor.fullscreen': async (panel) => {
      await grantFullscreen(panel.page);
      await comeBack(panel);
    },
    EXIT: async (panel) => {
      await panel.page.keyboard.press('Escape');
      await comeBack(panel);
    },
  },
});
