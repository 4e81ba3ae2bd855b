import { type CheckResult, type Verdict, worst } from '../result';
import { surfaceMeasurements } from '../sequence/measurements';
import type { Mark, SequenceInput, SequenceRun } from '../sequence/sequence';
import { count, list, lower } from '../sequence/words';

export interface TestColor {
  readonly name: string;
  /** As CSS writes it; each channel is 0 or 255. */
  readonly value: `#${string}`;
  /** Ink that reads on it. */
  readonly textColor: '#000000' | '#ffffff';
}

/** The eight colors in test order. */
export const colors = [
  { name: 'White', value: '#ffffff', textColor: '#000000' },
  { name: 'Black', value: '#000000', textColor: '#ffffff' },
  { name: 'Red', value: '#ff0000', textColor: '#ffffff' },
  { name: 'Green', value: '#00ff00', textColor: '#000000' },
  { name: 'Blue', value: '#0000ff', textColor: '#ffffff' },
  { name: 'Yellow', value: '#ffff00', textColor: '#000000' },
  { name: 'Cyan', value: '#00ffff', textColor: '#000000' },
  { name: 'Magenta', value: '#ff00ff', textColor: '#000000' },
] as const satisfies readonly TestColor[];

/**
 * Kinds of mark. A defect of single pixels fails a panel; light that is merely uneven is a warning, because how much of
 * it is acceptable is a matter of agreement.
 */
export const kinds = {
  dead: { name: 'Dead pixel', status: 'fail' },
  stuck: { name: 'Stuck pixel', status: 'fail' },
  'sub-pixel': { name: 'Sub-pixel', status: 'fail' },
  bright: { name: 'Bright spot', status: 'warning' },
  uneven: { name: 'Uneven', status: 'warning' },
} as const satisfies Record<string, { name: string; status: Verdict }>;

export type Kind = keyof typeof kinds;

export const kindIds = Object.keys(kinds) as readonly Kind[];

/** The kind as the screen test names it; marks carry plain strings because the sequence machine serves other tests too. */
export function kindOf({ kind }: Pick<Mark, 'kind'>): (typeof kinds)[Kind] {
  return kinds[kind as Kind] ?? kinds.dead;
}

/** The likeliest fault of a spot on this color: on black only a lit pixel can be seen, elsewhere an unlit one. */
export function likelyKind(step: number): Kind {
  return colors[step]?.name === 'Black' ? 'stuck' : 'dead';
}

/** The verdict on one color; `null` when it was not shown. */
export function verdictOf(run: SequenceRun, step: number): Verdict | null {
  if (!run.seen.includes(step)) return null;
  return worst(run.marks.filter((mark) => mark.step === step).map((mark) => kindOf(mark).status));
}

/**
 * Pass: all eight colors were seen and nothing was marked. Fail: a dead, stuck or sub-pixel mark. Warning: the rest,
 * that is colors not seen, or bright spots and unevenness only.
 */
export function judgeScreen(run: SequenceRun): CheckResult {
  const verdicts = run.steps.map((_, step) => verdictOf(run, step));
  const unseen = verdicts.filter((verdict) => verdict === null).length;
  const status = worst([
    ...verdicts.filter((verdict) => verdict !== null),
    ...(unseen > 0 ? ['warning' as const] : []),
  ]);
  return {
    check: 'screen',
    name: 'Screen',
    status,
    details: summarize(run),
    fineness: { passed: verdicts.filter((verdict) => verdict === 'pass').length, run: run.steps.length },
    measurements: [
      { name: 'Colors seen', value: run.seen.length, unit: '', source: 'observed' },
      { name: 'Issues marked', value: run.marks.length, unit: '', source: 'observed' },
      ...surfaceMeasurements(run.surface),
    ],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

/** One or two sentences on what was marked and what was not looked at. */
export function summarize(run: SequenceRun): string {
  const unseen = run.steps.length - run.seen.length;
  const marked = new Set(run.marks.map((mark) => mark.step));
  const clean = run.seen.filter((step) => !marked.has(step)).length;
  const missed = unseen > 0 ? ` ${count(unseen, 'color was', 'colors were')} not shown.` : '';
  if (run.marks.length === 0) {
    return unseen > 0
      ? `Nothing marked on ${lower(count(clean, 'color', 'colors'))}.${missed}`
      : 'Nothing marked on any of the eight colors.';
  }
  const spots = count(run.marks.length, 'spot', 'spots');
  const on = [...marked].sort((a, b) => a - b).map((step) => run.steps[step]?.name.toLowerCase() ?? '');
  const rest = clean > 0 ? ` Nothing marked on the other ${lower(count(clean, 'color', 'colors'))}.` : '';
  return `${spots} marked on ${list(on)}.${rest}${missed}`;
}

/** Where on the screen a spot lies, in thirds: 'upper left', 'center', 'right edge'. */
export function placeOf({ x, y }: { x: number; y: number }, size: { width: number; height: number }): string {
  const third = (value: number, of: number) => Math.min(2, Math.floor((value / of) * 3));
  const vertical = ['upper', '', 'lower'][third(y, size.height)];
  const horizontal = ['left', '', 'right'][third(x, size.width)];
  if (!vertical && !horizontal) return 'center';
  if (!vertical) return `${horizontal}, middle`;
  return horizontal ? `${vertical} ${horizontal}` : `${vertical} middle`;
}

/** The screen test as input of the sequence machine. */
export const screenSequence: SequenceInput = {
  steps: colors,
  kinds: kindIds,
  resultFrom: 0,
  judge: judgeScreen,
};
