import { readFileSync } from 'node:fs';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/**
 * Order of the test files. Those of one environment follow each other, because a worker that changes its environment
 * starts anew and loads every module again. The calibration takes longest, so it comes first.
 */
export class Sequencer implements TestSequencer {
  shard = (files: TestSpecification[]) => files;

  sort(files: TestSpecification[]): TestSpecification[] {
    const texts = new Map(files.map((file) => [file, readFileSync(file.moduleId, 'utf8')]));
    const group = (file: TestSpecification) =>
      file.moduleId.includes('/calibration/') ? 0 : texts.get(file)?.startsWith('// @vitest-environment') ? 2 : 1;
    const length = (file: TestSpecification) => texts.get(file)?.length ?? 0;
    return files.toSorted((a, b) => group(a) - group(b) || length(b) - length(a));
  }
}
