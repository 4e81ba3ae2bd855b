import { defineConfig } from 'playwright/test';
import { launchOptions, origin } from './e2e/browser';
import type { Options } from './e2e/test';

// Replaces the constants that Vite writes into the bundle, so that specs may import content/site.ts.
Object.assign(globalThis, { __ORIGIN__: process.env.ASSAY_ORIGIN ?? 'https://assay.example', __HANDOFF__: '' });

/** What `npm test` runs: the walks generated from machines, every route, the whole way of a visitor, the budgets. */
const quick = /(\.machine|\/smoke|\/whole-way|\/budget)\.spec\.ts$/;
const full = /\.full\.spec\.ts$/;
/** What needs real time: frames, sound, a camera's rate, the update of a service worker. Runs alone on the machine. */
const paced = /\.paced\.spec\.ts$/;

const shell = { launchOptions: launchOptions({ kind: 'shell' }) };

export default defineConfig<Options>({
  testDir: '.',
  // One folder per build under test, so that two parallel runs do not empty each other's.
  outputDir: `../.build/playwright-${(process.env.OUT_DIR || 'dist').replaceAll('/', '-')}`,
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Reached only by tests that hang. A busy machine can take ten times as long as an idle one.
  timeout: 180_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: 'list',
  // A service worker would answer before the routes that tests set up. `offline.spec.ts` allows it.
  // With `actionTimeout`, an action that hangs reports what it waits for.
  use: { baseURL: origin, viewport: { width: 1280, height: 800 }, serviceWorkers: 'block', actionTimeout: 60_000 },
  projects: [
    { name: 'quick', testMatch: quick, use: { ...shell, viewport: { width: 960, height: 600 } } },
    { name: 'shell', testMatch: /\/(checks|e2e)\/.+\.spec\.ts$/, testIgnore: [quick, full, paced], use: shell },
    { name: 'full', testMatch: full, use: { launchOptions: launchOptions({ kind: 'full' }) } },
    { name: 'paced', testMatch: paced, use: { ...shell, time: 'real' } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '..',
    url: origin,
    env: { PORT: new URL(origin).port, OUT_DIR: process.env.OUT_DIR || 'dist' },
    reuseExistingServer: !process.env.CI,
  },
});
