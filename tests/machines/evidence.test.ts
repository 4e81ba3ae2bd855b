import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { type FindingCode, findings } from '../../content/findings';
import { type CheckResult, isWorse, tally, type Verdict, withVerdict } from '../../machines/result';
import { RULES_VERSION } from '../../machines/rules';
import type { EvidenceModel } from '../kit/evidence/model';
import { runs as times } from '../kit/random';

const models = Object.values(
  import.meta.glob<EvidenceModel<unknown>>('../checks/*/*.model.ts', { eager: true, import: 'evidence' }),
);

const sampleOf = <T>(runs: fc.Arbitrary<T>, numRuns: number) => fc.sample(runs, { numRuns, seed: 1 });

/** Each sentence on its own, with what it is of. Figures and keys are `#`. */
const sentencesOf = (of: string, text: string): readonly string[] =>
  text.split(/(?<=[.!?]) (?=[A-Z\d])/).map((one) => of + one.replaceAll(/\d+(\.\d+)?|\b[A-Z]\b/g, '#').trim());

/** The parts of a result with their verdicts, what is missing, and each figure’s source, name and unit. */
const wordsOf = ({ parts, missing, measurements }: CheckResult): readonly string[] => [
  ...parts.flatMap(({ name, verdict, details }) => [...sentencesOf('', name), ...sentencesOf(`${verdict}: `, details)]),
  ...missing.flatMap(({ needs, action }) => sentencesOf(`${action}: `, needs)),
  ...measurements.flatMap(({ name, unit, source }) => sentencesOf(`${source}: `, `${name} ${unit}`)),
];

/** Six digits: another processor may round the last ones differently. */
const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(6)) : value);

/** Says in 16 digits what is concluded of many runs: every verdict, sentence and figure. */
function digestOf(results: readonly CheckResult[]): string {
  const texts = results.map((result) => JSON.stringify(result, rounded));
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}

const verdicts: readonly Verdict[] = ['pass', 'inconclusive', 'warning', 'fail'];

it('every test of the catalogue says what its evidence is', () => {
  expect(models.map(({ check }) => check).sort()).toEqual(catalogue.map(({ id }) => id).sort());
});

describe.each(models.map((model) => [model.check, model] as const))('the verdict of %s', (check, model) => {
  const { judge, runs, complete } = model;
  const changes = (of: EvidenceModel<unknown>['faults']) => fc.constantFrom(...Object.entries(of));

  it('is a pass for a clean run with all its evidence', () => {
    const result = judge(complete);
    expect(result).toMatchObject({ check, status: model.verdict ?? 'pass', missing: [] });
  });

  it.each(Object.keys(model.faults))('is not a pass with this fault alone: %s', (name) => {
    const run = model.faults[name]?.(complete);
    expect(run, 'the complete run has no place for it').not.toBeNull();
    expect(judge(run).status).not.toBe('pass');
  });

  it.each(Object.keys(model.losses))('is not a pass without this evidence: %s', (name) => {
    const run = model.losses[name]?.(complete);
    expect(run, 'the complete run has none of it').not.toBeNull();
    const result = judge(run);
    expect(result.status).not.toBe('pass');
    if (result.status === 'inconclusive') expect(result.missing.length).toBeGreaterThan(0);
  });

  // Shows in a change what its readers will read, and proves each sentence that no other test expects. A test that
  // concludes something else of the same run needs a new version of the rules, or reports of the version before look
  // forged. If that is meant, increase `RULES_VERSION` and run `npx vitest run tests/machines/evidence.test.ts -u`.
  it('is the same under the same version of the rules, in the words that were read', async () => {
    const changed = [...Object.values(model.faults), ...Object.values(model.losses)].map((change) => change(complete));
    const planted = [complete, ...changed].filter((run) => run !== null).map(judge);
    const said = planted.flatMap((result) => [...sentencesOf('', result.details), ...wordsOf(result)]);
    const more = sampleOf(runs, 200).flatMap((run) => wordsOf(judge(run)));
    const lines = [...new Set([...said, ...more])].sort();
    const digest = digestOf([...planted, ...sampleOf(runs, 300).map(judge)]);
    const file = `../checks/${check}/${check}.words.txt`;
    await expect([`Rules ${RULES_VERSION}: ${digest}`, '', ...lines, ''].join('\n')).toMatchFileSnapshot(file);
  });

  it('never improves when a fault is added', () => {
    fc.assert(
      fc.property(runs, changes(model.faults), (run, [, add]) => {
        const worse = add(run);
        if (worse !== null) expect(isWorse(judge(run).status, judge(worse).status)).toBe(false);
      }),
      { numRuns: times(300) },
    );
  });

  it('never turns into a pass when evidence is taken away', () => {
    fc.assert(
      fc.property(runs, changes(model.losses), (run, [, take]) => {
        const less = take(run);
        if (less !== null && judge(run).status !== 'pass') expect(judge(less).status).not.toBe('pass');
      }),
      { numRuns: times(300) },
    );
  });

  it('is no better than its parts', () => {
    fc.assert(
      fc.property(runs, (run) => {
        const result = judge(run);
        expect(verdicts).toContain(result.status);
        for (const { verdict } of result.parts) {
          if (verdict !== 'not-run') expect(isWorse(verdict, result.status)).toBe(false);
        }
        for (const part of result.parts) {
          expect(part.findings === undefined).toBe(part.verdict !== 'warning' && part.verdict !== 'fail');
          if (part.findings) expect(part.verdict).toBe(withVerdict(part.findings).verdict);
        }
        expect(result.findings).toEqual(result.parts.flatMap((part) => part.findings ?? []));
        for (const { code } of result.findings) expect(findings[code].check).toBe(check);
        if (tally(result.parts).judged === 0) expect(result.status).not.toBe('pass');
        if (result.status === 'pass') expect(result.missing).toEqual([]);
        if (result.status === 'inconclusive') expect(result.missing.length).toBeGreaterThan(0);
      }),
      { numRuns: times(300) },
    );
  });
});

it('every fault code is found by a run that has this fault alone, and never in a clean run', () => {
  const found = new Set<FindingCode>();
  for (const { check, judge, complete, faults } of models) {
    if (check !== 'pixel-repair') expect(judge(complete).findings).toEqual([]);
    for (const run of [complete, ...Object.values(faults).map((add) => add(complete))])
      for (const { code } of judge(run).findings) found.add(code);
  }
  expect(Object.keys(findings).filter((code) => !found.has(code as FindingCode))).toEqual([]);
});
