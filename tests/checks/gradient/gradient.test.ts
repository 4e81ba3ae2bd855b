import { describe, expect, it } from 'vitest';
import { minShowing } from '../../../machines/gradient/evidence';
import {
  BANDING,
  gradientSequence,
  judgeGradient,
  moveEnd,
  patterns,
  rampPart,
  ranges,
  wholeRamp,
} from '../../../machines/gradient/gradient';
import { tally } from '../../../machines/result';
import type { Annotation, SequenceRun } from '../../../machines/sequence/sequence';
import { figure } from '../../kit/evidence/model';
import { completeRun, ringCount, shown } from '../../kit/evidence/sequence';

const run = (change: Partial<SequenceRun> = {}): SequenceRun => ({
  ...completeRun(patterns),
  ...change,
  annotations: [...(change.annotations ?? []), ringCount(1000, patterns)],
});
const banding = (step: number, part = ''): Annotation => ({ kind: BANDING, step, value: null, part });

describe('the gradient test', () => {
  it('shows the five patterns of the specification, in order, with a result from the third on', () => {
    expect(patterns.map(({ name }) => name).join('; ')).toBe(
      'Red to Blue; Vertical RGB; Black to White; Diagonal Rainbow; Radial Burst',
    );
    expect(gradientSequence).toMatchObject({ steps: patterns, kinds: [], annotations: [BANDING], resultFrom: 2 });
  });

  it('passes when all five were shown and nothing was noticed', () => {
    const result = judgeGradient(run());
    const details = 'No banding noticed on any of the five patterns. Each pattern was shown for at least 2\u202fs.';
    expect(result).toMatchObject({ check: 'gradient', status: 'pass', missing: [], details });
    expect(tally(result.parts)).toEqual({ passed: 6, judged: 6 });
  });

  it('cannot tell when a pattern was not shown, or shown too briefly', () => {
    const open = { status: 'inconclusive', missing: [{ rule: 'pattern', action: 'Show All Patterns' }] };
    const unseen = judgeGradient(run({ looks: shown(0, 1, 2) }));
    const details = 'No banding noticed on three patterns. Two patterns were not shown.';
    expect(unseen).toMatchObject({ ...open, details });
    expect(unseen.parts.map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass', 'not-run', 'not-run', 'pass']);
    const brief = (ms: number) => judgeGradient(run({ looks: [...shown(0, 1, 2, 3), { step: 4, ms, share: 1 }] }));
    expect(brief(minShowing.ms).status).toBe('pass');
    const short = 'No banding noticed on four patterns. One pattern was shown for less than 0.5\u202fs.';
    expect(brief(minShowing.ms - 1)).toMatchObject({ ...open, details: short });
  });

  it('warns of banding and says where, and what of the pattern was shown', () => {
    const annotations = [banding(0), banding(2, 'codes 0 to 32, red')];
    const result = judgeGradient(run({ annotations, looks: shown(0, 1, 2) }));
    const where = 'Red to Blue and Black to White (codes 0 to 32, red)';
    const details = `Banding seen at ${where}. Two patterns were not shown.`;
    expect(result).toMatchObject({ status: 'warning', missing: [{ rule: 'pattern' }], details });
    expect(tally(result.parts)).toEqual({ passed: 2, judged: 4 });
    expect(result.measurements).toContainEqual(figure('Patterns with banding', 2, '', 'observed'));
  });
});

describe('what of a ramp is shown', () => {
  it('offers the whole, the near blacks and the near whites', () => {
    expect(ranges.map(({ low, high }) => [low, high])).toEqual([
      [0, 255],
      [0, 32],
      [223, 255],
    ]);
  });

  it.each([
    [{}, 'low', 200, [200, 255]],
    [{ high: 100 }, 'low', 200, [200, 201]],
    [{ low: 100 }, 'high', 20, [19, 20]],
    [{}, 'low', 255, [254, 255]],
    [{}, 'high', 0, [0, 1]],
  ] as const)('of a range with %j moves its %s end to %i, and keeps two codes: %j', (change, end, to, [low, high]) => {
    expect(moveEnd({ ...wholeRamp, ...change }, end, to)).toMatchObject({ low, high });
  });

  it.each([
    [{}, ''],
    [{ flat: true }, ''],
    [{ high: 32 }, 'codes 0 to 32'],
    [{ channel: 'red' }, 'red'],
    [{ low: 223, channel: 'blue' }, 'codes 223 to 255, blue'],
  ] as const)('with %j is named in words: %s', (change, words) => {
    expect(rampPart({ ...wholeRamp, ...change })).toBe(words);
  });
});
