import { test as base } from 'playwright/test';
import { origin } from '../e2e/browser';
import type { Driver, EngineName, Settings } from './driver';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

/**
 * Notes what the engine cannot do, what could not be tried in it here, what stood in for a device, or a figure, as a
 * sentence of `tests/browsers.md`.
 */
export const note = (type: 'cannot' | 'untried' | 'synthetic' | 'figure', description: string) =>
  void test.info().annotations.push({ type, description });

interface Fixtures {
  /** A browser of this engine with these settings, and a person at it. */
  readonly visit: (settings?: Settings) => Promise<Visitor>;
  /** One with a camera and a microphone that are made up, and with all permissions. */
  readonly visitor: Visitor;
}

interface WorkerFixtures {
  readonly engine: EngineName;
  readonly started: (settings: Settings) => Promise<Driver>;
}

/** Tests of the built site in whichever engine the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  // One browser at a time: a second window would lie on the first and take its focus.
  started: [
    async ({ engine }, use) => {
      let last: { key: string; driver: Driver } | null = null;
      await use(async (settings) => {
        const key = JSON.stringify(settings);
        if (last?.key === key) return last.driver;
        await last?.driver.close();
        last = { key, driver: await (engine === 'firefox' ? startFirefox : startWebKit)(settings) };
        return last.driver;
      });
      await (last as { driver: Driver } | null)?.driver.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ started }, use) => {
    await use(async (settings = {}) => new Visitor(await started(settings), origin));
  },
  visitor: async ({ visit }, use) => use(await visit()),
});
