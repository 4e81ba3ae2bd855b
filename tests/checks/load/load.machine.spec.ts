import { expect } from '../../e2e/test';
import { setVisibility } from '../../e2e/waits';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { LoadPage } from './load.check';
import { isWaiting, loadModel, rest } from './load.model';

testPage('load', loadModel, (page) => new LoadPage(page), {
  start: (view) => view.openWithStubs(),
  states: {
    ready: async (view, { context: { minutes, power } }) => {
      await expect(view.start).toBeVisible();
      await expect(view.page.getByRole('radio', { name: `${minutes} min` })).toBeChecked();
      if (power) await expect(view.alert).toContainText('The battery is at 19%.');
      else await expect(view.alert).toHaveCount(0);
      expect(await view.running()).toBe(0);
    },
    asking: ({ page }) => expect(page.getByText('Looking at the battery.')).toBeVisible(),
    'running.loading': async (view, { context }) => {
      const { samples, deaf } = context;
      await expect(view.button('Stop Test'), 'the same button').toBeFocused();
      const waits = isWaiting(context);
      await expect(view.page.getByText('Keep quiet for 6 seconds.')).toHaveCount(waits ? 1 : 0);
      await expect.poll(async () => (await view.running()) > 2).toBe(!waits);
      await expect(view.alert).toHaveCount(deaf ? 1 : 0);
      await expect(view.left).toHaveText(samples.length > 0 ? '2:59' : '3:00');
    },
    'running.hidden': async (view) => {
      await expect.poll(view.running).toBe(0);
      expect(await view.listening()).toBe(0);
    },
    results: async (view) => {
      await view.expectResult();
      expect(await view.running()).toBe(0);
      expect(await view.listening()).toBe(0);
    },
  },
  events: {
    CHOOSE: ({ page }, { minutes }) => page.getByRole('radio', { name: `${minutes} min` }).check(),
    'xstate.done.actor.power': (view, { output }) => view.battery(output.level),
    'xstate.error.actor.power': (view) => view.battery(null),
    LISTEN: (view) => view.fan.check(),
    QUIET: async (view) => {
      await view.allow();
      for (let i = 0; i < 6; i++) await view.page.clock.runFor(1000);
    },
    DEAF: ({ page }) => refuse(page, 'microphone', 'NotAllowedError'),
    SAMPLE: async ({ page }, { sample }) => {
      if (sample !== rest) return page.clock.runFor(1000);
      // Longer jumps look like a computer that slept.
      for (let i = 0; i < 8; i++) await page.clock.fastForward(25_000);
    },
    FAILED: ({ page }) => page.evaluate(() => window.loadStubs.fail()),
    HIDE: ({ page }) => setVisibility(page, 'hidden'),
    SHOW: ({ page }) => setVisibility(page, 'visible'),
  },
});
