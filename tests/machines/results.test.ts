import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RULES_VERSION } from '../../machines/rules';
import type { EvidenceModel } from '../kit/evidence/model';

const models = Object.values(
  import.meta.glob<EvidenceModel<unknown>>('../checks/*/*.model.ts', { eager: true, import: 'evidence' }),
);
const SAMPLES = 300;
const SEED = 1;

/** Six digits: another processor may round the last ones differently. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

/** Says in 16 digits what is concluded of many runs: every verdict, sentence and figure. */
function digestOf({ judge, complete, faults, losses, runs }: EvidenceModel<unknown>): string {
  const changed = [...Object.values(faults), ...Object.values(losses)].map((change) => change(complete));
  const judged = [complete, ...changed, ...fc.sample(runs, { numRuns: SAMPLES, seed: SEED })].filter(
    (run) => run !== null,
  );
  const results = judged.map((run) => JSON.stringify(judge(run), rounded));
  return createHash('sha256').update(results.join('\n')).digest('hex').slice(0, 16);
}

/**
 * A test that concludes something else of the same run needs a new version of the rules, or reports of the version
 * before look forged. If that is meant, increase `RULES_VERSION` and run `npx vitest run tests/machines/results.test.ts -u`.
 * A new test only adds its line.
 */
it('the same runs have the same results under the same version of the rules', async () => {
  const digests = models.map((model) => `${model.check} ${digestOf(model)}`).sort();
  await expect(`rules ${RULES_VERSION}\n${digests.join('\n')}\n`).toMatchFileSnapshot('results.txt');
});
