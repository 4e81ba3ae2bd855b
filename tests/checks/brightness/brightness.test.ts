import { describe, expect, it } from 'vitest';
import { brightnessSequence, judgeBrightness, levels } from '../../../machines/brightness/brightness';
import { minShowing } from '../../../machines/brightness/evidence';
import { tally } from '../../../machines/result';
import type { SequenceRun } from '../../../machines/sequence/sequence';
import { figure } from '../../kit/evidence/model';
import { completeRun, ringCount, shown } from '../../kit/evidence/sequence';

const run = (change: Partial<SequenceRun> = {}): SequenceRun => ({
  ...completeRun(levels),
  ...change,
  annotations: [...(change.annotations ?? []), ringCount(1000, levels)],
});
const black = (value: number | null) => ({ kind: 'near-black', step: 0, value, part: '' });
const white = (value: number | null) => ({ kind: 'near-white', step: 6, value, part: '' });

describe('the brightness test', () => {
  it('shows the eight levels of the specification, in order, with a result from the fourth on', () => {
    expect(levels.map(({ name, color }) => `${name} ${color ?? 'gradient'}`)).toEqual([
      'Pure Black #000000',
      'Very Dark Gray #111111',
      'Dark Gray #333333',
      'Medium Gray #666666',
      'Light Gray #999999',
      'Very Light Gray #cccccc',
      'Pure White #ffffff',
      'Brightness Bands gradient',
    ]);
    const annotations = ['near-black', 'near-white', 'gamma'];
    expect(brightnessSequence).toMatchObject({ steps: levels, kinds: [], annotations, resultFrom: 3 });
  });

  const gamma = { kind: 'gamma', step: 7, value: 2.2, part: '' };
  const long = 'Each level was shown for at least 2\u202fs.';
  it.each<[annotations: SequenceRun['annotations'], status: string, details: string, passed: number, judged: number]>([
    [[], 'pass', `${long} No steps chosen.`, 9, 9],
    [[black(3), white(2)], 'pass', `First visible black step: 3. First visible white step: 2. ${long}`, 11, 11],
    [[black(3), white(null)], 'warning', `First visible black step: 3. No white step visible. ${long}`, 10, 11],
    [[gamma], 'pass', `Gamma about 2.2. ${long} No steps chosen.`, 9, 9],
  ])('with all eight shown and chosen steps of %j is a %s', (annotations, status, details, passed, judged) => {
    const result = judgeBrightness(run({ annotations }));
    expect(result).toMatchObject({ check: 'brightness', status, missing: [], details });
    expect(tally(result.parts)).toEqual({ passed, judged });
  });

  it('cannot tell when a level was not shown, or shown too briefly', () => {
    const missing = [{ rule: 'level', action: 'Show All Levels' }];
    const unseen = judgeBrightness(run({ looks: shown(0, 1, 2, 3) }));
    const details = 'Four levels were not shown. No steps chosen.';
    expect(unseen).toMatchObject({ status: 'inconclusive', missing, details });
    const chosen = judgeBrightness(run({ looks: shown(0, 7), annotations: [black(2), white(2)] }));
    expect(chosen).toMatchObject({ status: 'inconclusive', missing });
    const brief = (ms: number) =>
      judgeBrightness(run({ looks: [...shown(0, 1, 2, 3, 4, 5, 6), { step: 7, ms, share: 1 }] }));
    expect(brief(minShowing.ms).status).toBe('pass');
    expect(brief(minShowing.ms - 1)).toMatchObject({ status: 'inconclusive', missing });
  });

  it.each([
    [1, 'pass'],
    [8, 'pass'],
    [9, 'warning'],
    [24, 'warning'],
    [null, 'warning'],
  ] as const)('with %s as the first visible step ends in %s', (value, status) => {
    expect(judgeBrightness(run({ annotations: [black(value)] })).status).toBe(status);
    expect(judgeBrightness(run({ annotations: [white(value)] })).status).toBe(status);
    expect(judgeBrightness(run({ annotations: [black(2), white(value)] })).status).toBe(status);
  });

  it('keeps what was chosen as observed measurements', () => {
    const { measurements } = judgeBrightness(run({ annotations: [black(3), white(null), gamma] }));
    expect(measurements).toContainEqual(figure('First visible black step', 3, '', 'observed'));
    expect(measurements).toContainEqual(figure('First visible white step', 'none of 24', '', 'observed'));
    expect(measurements).toContainEqual(figure('Gamma', 2.2, '', 'observed'));
  });
});
