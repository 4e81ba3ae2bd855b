import { describe, expect, it } from 'vitest';
import {
  isWorse,
  missingOf,
  type Outcome,
  type Part,
  type PartVerdict,
  resultOf,
  tally,
  type Verdict,
  verdictOf,
  withVerdict,
  worst,
} from '../../machines/result';

const evidence = {
  picture: { name: 'Picture', needs: 'Show two seconds of picture.', required: true, action: 'Show Picture' },
  rate: { name: 'Frame rate', needs: 'Show 30 frames.', required: true, action: 'Measure Rate' },
  pixels: { name: 'Hot pixels', needs: 'Cover the lens.', required: false, action: 'Cover Lens' },
} as const;
type Rule = keyof typeof evidence;
const outcomes: Partial<Record<PartVerdict, Outcome>> = {
  warning: [{ code: 'CAM-RATE' }],
  fail: [{ code: 'CAM-NONE' }],
};
const part = (rule: Rule, verdict: 'pass' | 'inconclusive' | 'warning' | 'fail' | 'not-run'): Part<Rule> => ({
  id: rule,
  rule,
  name: rule,
  ...withVerdict(outcomes[verdict] ?? (verdict as 'pass')),
  details: '',
});

describe('the verdict of a whole', () => {
  it.each<[string, string, Verdict]>([
    ['passes when every required part passed', 'picture pass, rate pass, pixels not-run', 'pass'],
    ['is not a pass of nothing', '', 'inconclusive'],
    ['is not a pass when no part was run', 'picture not-run, rate not-run', 'inconclusive'],
    ['cannot tell while a required part was not run', 'picture pass, rate not-run', 'inconclusive'],
    ['cannot tell while an optional part cannot', 'picture pass, rate pass, pixels inconclusive', 'inconclusive'],
    ['warns although a part is missing', 'picture warning, rate not-run', 'warning'],
    ['fails although all others pass', 'picture pass, rate pass, pixels fail', 'fail'],
  ])('%s', (_name, parts, expected) => {
    const verdicts = parts.split(', ').flatMap((one) => (one ? [one.split(' ') as [Rule, PartVerdict]] : []));
    const all = verdicts.map(([rule, verdict]) => part(rule, verdict));
    expect(verdictOf(all, evidence)).toBe(expected);
  });

  it('orders the verdicts from pass over cannot tell and warning to fail', () => {
    expect(worst([])).toBe('pass');
    expect(worst(['pass', 'inconclusive'])).toBe('inconclusive');
    expect(worst(['warning', 'inconclusive'])).toBe('warning');
    expect(worst(['fail', 'warning'])).toBe('fail');
    expect(isWorse('inconclusive', 'pass')).toBe(true);
    expect(isWorse('inconclusive', 'warning')).toBe(false);
    expect(isWorse('pass', 'pass')).toBe(false);
  });
});

describe('what is missing', () => {
  it('is each required rule without a verdict, once, and no optional one that was not run', () => {
    const parts = [
      part('rate', 'inconclusive'),
      part('picture', 'not-run'),
      part('rate', 'not-run'),
      part('pixels', 'not-run'),
    ];
    expect(missingOf(parts, evidence)).toEqual([
      { rule: 'rate', needs: 'Show 30 frames.', action: 'Measure Rate' },
      { rule: 'picture', needs: 'Show two seconds of picture.', action: 'Show Picture' },
    ]);
  });

  it('is an optional part too, once it was run and cannot tell: it keeps the whole from a pass', () => {
    const parts = [part('rate', 'pass'), part('picture', 'pass'), part('pixels', 'inconclusive')];
    expect(missingOf(parts, evidence)).toEqual([{ rule: 'pixels', needs: 'Cover the lens.', action: 'Cover Lens' }]);
  });

  it('is nothing where every required part has a verdict', () => {
    expect(missingOf([part('picture', 'fail'), part('rate', 'pass')], evidence)).toEqual([]);
  });
});

it('a badge counts the parts that gave a verdict, and of these the passes', () => {
  const verdicts: PartVerdict[] = ['pass', 'pass', 'inconclusive', 'warning', 'fail', 'not-run'];
  expect(tally(verdicts.map((verdict) => ({ verdict })))).toEqual({ passed: 2, judged: 5 });
});

it('a result takes verdict and missing evidence from its parts', () => {
  const run = { startedAt: 0, finishedAt: 1 };
  const parts = [part('picture', 'pass'), part('rate', 'not-run')];
  expect(resultOf({ check: 'webcam', run, details: '', evidence, parts, measurements: [] })).toEqual({
    check: 'webcam',
    name: 'Webcam',
    details: '',
    measurements: [],
    ...run,
    parts,
    findings: [],
    status: 'inconclusive',
    missing: [{ rule: 'rate', needs: 'Show 30 frames.', action: 'Measure Rate' }],
  });
});
