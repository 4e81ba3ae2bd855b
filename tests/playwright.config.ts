import { defineConfig } from 'playwright/test';
import { launchOptions, origin } from './e2e/browser';

// Replaces the constant that Vite writes into the bundle, so that specs may import content/site.ts.
Object.assign(globalThis, { __ORIGIN__: process.env.ASSAY_ORIGIN ?? 'https://assay.example' });

const full = /\.full\.spec\.ts$/;

export default defineConfig({
  testDir: 'e2e',
  // One folder per build under test, so that two parallel runs do not empty each other's.
  outputDir: `../.build/playwright-${(process.env.OUT_DIR ?? 'dist').replaceAll('/', '-')}`,
  fullyParallel: true,
  workers: 2,
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
    { name: 'shell', testIgnore: full, use: { launchOptions: launchOptions({ kind: 'shell' }) } },
    { name: 'full', testMatch: full, use: { launchOptions: launchOptions({ kind: 'full' }) } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '..',
    url: origin,
    env: { PORT: new URL(origin).port, OUT_DIR: process.env.OUT_DIR ?? 'dist' },
    reuseExistingServer: !process.env.CI,
  },
});
