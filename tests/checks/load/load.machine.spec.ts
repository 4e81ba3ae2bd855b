import { expect, type Page } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { isWaiting, loadModel, rest } from './load.model';
import { LoadPage } from './load.page';

const view = (page: Page) => new LoadPage(page);

testPage('load', loadModel, {
  start: (page) => view(page).openWithStubs(),
  states: {
    ready: async (page, { context: { minutes, power } }) => {
      await expect(view(page).start).toBeVisible();
      await expect(page.getByRole('radio', { name: `${minutes} min` })).toBeChecked();
      if (power) await expect(view(page).alert).toContainText('The battery is at 19%.');
      else await expect(view(page).alert).toHaveCount(0);
      expect(await view(page).running()).toBe(0);
    },
    asking: (page) => expect(page.getByText('Looking at the battery.')).toBeVisible(),
    'running.loading': async (page, { context }) => {
      const { samples, deaf } = context;
      await expect(view(page).button('Stop Test'), 'the same button').toBeFocused();
      const waits = isWaiting(context);
      await expect(page.getByText('Keep quiet for 6 seconds.')).toHaveCount(waits ? 1 : 0);
      await expect.poll(async () => (await view(page).running()) > 2).toBe(!waits);
      await expect(view(page).alert).toHaveCount(deaf ? 1 : 0);
      await expect(view(page).left).toHaveText(samples.length > 0 ? '2:59' : '3:00');
    },
    'running.hidden': async (page) => {
      await expect.poll(view(page).running).toBe(0);
      expect(await view(page).listening()).toBe(0);
    },
    results: async (page) => {
      await view(page).expectResult();
      expect(await view(page).running()).toBe(0);
      expect(await view(page).listening()).toBe(0);
    },
  },
  events: {
    CHOOSE: (page, { minutes }) => page.getByRole('radio', { name: `${minutes} min` }).check(),
    START: (page) => view(page).start.click(),
    'xstate.done.actor.power': (page, { output }) => view(page).battery(output.level),
    'xstate.error.actor.power': (page) => view(page).battery(null),
    LISTEN: (page) => view(page).fan.check(),
    QUIET: async (page) => {
      await view(page).allow();
      for (let i = 0; i < 6; i++) await page.clock.runFor(1000);
    },
    DEAF: (page) => refuse(page, 'microphone', 'NotAllowedError'),
    SAMPLE: async (page, { sample }) => {
      if (sample !== rest) return page.clock.runFor(1000);
      // Longer jumps look like a computer that slept.
      for (let i = 0; i < 8; i++) await page.clock.fastForward(25_000);
    },
    FAILED: (page) => page.evaluate(() => window.loadStubs.fail()),
    HIDE: (page) => view(page).show(false),
    SHOW: (page) => view(page).show(true),
    STOP: (page) => view(page).button('Stop Test').click(),
    AGAIN: (page) => view(page).again.click(),
  },
});
