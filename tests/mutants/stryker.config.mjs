// @ts-check
import { fileURLToPath } from 'node:url';

export default {
  mutate: [
    'measure/**/*.ts',
    'machines/*/*.ts',
    'machines/*.ts',
    // What a machine does is proved by its paths. Tables of keys and names of events judge nothing.
    '!machines/**/*.{machine,events,setup}.ts',
    '!machines/keyboard/layouts.ts',
    '!machines/report/playback*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('sample.mjs', import.meta.url))],
  ignorers: ['sample'],
  coverageAnalysis: 'perTest',
  // A mutant that is active only while modules load would need every test.
  ignoreStatic: true,
  // Stryker would rewrite the paths in this file with an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  concurrency: 2,
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
  ignorePatterns: ['dist', '.build', 'docs', 'test-results'],
  tempDirName: '.build/mutants',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: '.build/mutants.json' },
  htmlReporter: { fileName: '.build/mutants.html' },
  thresholds: { high: 95, low: 85, break: 85 },
};
