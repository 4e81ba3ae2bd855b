import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The first failure ends a run, so the quick tests of `measure/` come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ({ moduleId }: TestSpecification) => Number(!moduleId.includes('/measure/'));
    return files.sort((a, b) => order(a) - order(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

export default defineConfig({
  define: { __ORIGIN__: JSON.stringify('https://assay.example'), __HANDOFF__: '""' },
  resolve: { alias: [{ find: /^(\.\.\/)+kit\/pure$/, replacement: here('no-walks.ts') }] },
  test: {
    root: here('../..'),
    include: ['tests/{browser,checks,machines,measure}/**/*.test.ts'],
    exclude: ['**/*.{browser,canvas,flash,renderer}.test.ts', '**/panel.observers.test.ts'],
    setupFiles: [here('../kit/seed.ts'), here('setup.ts')],
    isolate: false,
    sequence: { sequencer: QuickFirst },
    testTimeout: 60_000,
  },
});
