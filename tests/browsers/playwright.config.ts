import { defineConfig } from 'playwright/test';
import { origin } from '../e2e/browser';
import type { EngineName } from './driver';

// Replaces the constants that Vite writes into the bundle, so that specs may import content/site.ts.
Object.assign(globalThis, { __ORIGIN__: process.env.ASSAY_ORIGIN ?? 'https://assay.example', __HANDOFF__: '' });

export default defineConfig<object, { engine: EngineName }>({
  testDir: '.',
  outputDir: `../../.build/browsers-${(process.env.OUT_DIR || 'dist').replaceAll('/', '-')}`,
  // Each worker has a display of its own, except where there is but the real one.
  workers: process.platform === 'linux' ? 2 : 1,
  retries: 0,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'Firefox', use: { engine: 'firefox' } },
    { name: 'WebKit', use: { engine: 'webkit' } },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '../..',
    url: origin,
    env: { PORT: new URL(origin).port, OUT_DIR: process.env.OUT_DIR || 'dist' },
  },
});
