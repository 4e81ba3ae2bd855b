import { test as base } from 'playwright/test';
import { openVirtualDesktop } from '../../scripts/engines.mjs';
import { origin } from '../e2e/browser';
import type { Driver, EngineName, Settings } from './driver';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

interface Fixtures {
  /** Opens this engine's browser with these settings. */
  readonly visit: (settings?: Settings) => Promise<Visitor>;
  /** A visitor with a fake camera, a fake microphone and all permissions. */
  readonly visitor: Visitor;
}

interface WorkerFixtures {
  readonly engine: EngineName;
  /** A display and a sound card of this worker's own. Only one window of a display can have its focus. */
  readonly desktop: undefined;
  readonly started: (settings: Settings) => Promise<Driver>;
}

/** Tests of the built site in the engine that the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  desktop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs from the pattern
    async ({}, use) => {
      const { env, close } = await openVirtualDesktop();
      Object.assign(process.env, env);
      await use(undefined);
      await close();
    },
    { scope: 'worker', auto: true },
  ],
  // Only one browser at a time: a second window would cover the first and take its focus.
  started: [
    async ({ engine, desktop: _ }, use) => {
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
