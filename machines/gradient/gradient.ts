import type { CheckResult } from '../result';
import { surfaceMeasurements } from '../sequence/measurements';
import type { Remark, SequenceInput, SequenceRun } from '../sequence/sequence';
import { count, list, lower } from '../sequence/words';

export interface GradientPattern {
  readonly name: string;
  /** The way that its codes run. */
  readonly style: 'across' | 'down' | 'diagonal' | 'outwards';
  readonly description: string;
}

/** The five patterns in test order. */
export const patterns = [
  { name: 'Red to Blue', style: 'across', description: 'Red falls while blue rises, left to right.' },
  { name: 'Vertical RGB', style: 'down', description: 'Red to green to blue, top to bottom.' },
  { name: 'Black to White', style: 'across', description: 'Every gray, left to right.' },
  { name: 'Diagonal Rainbow', style: 'diagonal', description: 'Red, yellow, green, cyan, blue, magenta.' },
  { name: 'Radial Burst', style: 'outwards', description: 'White, yellow, red, black, from the center.' },
] as const satisfies readonly GradientPattern[];

export type Channel = 'all' | 'red' | 'green' | 'blue';

/** What of a pattern is on the screen. */
export interface RampOptions {
  /** First and last code, whole numbers of 0 to 255, `low` below `high`. */
  readonly low: number;
  readonly high: number;
  /** One channel alone in place of the pattern's own colors. */
  readonly channel: Channel;
  /** Each code as a flat band with its number. */
  readonly flat: boolean;
}

export const wholeRamp: RampOptions = { low: 0, high: 255, channel: 'all', flat: false };

/** Ranges on offer at the press of a key: everything, the near blacks, the near whites. */
export const ranges = [
  { low: 0, high: 255 },
  { low: 0, high: 32 },
  { low: 223, high: 255 },
] as const;

/** The options with one end of the range moved; the other end gives way, so that two codes at least remain. */
export function moveEnd(options: RampOptions, end: 'low' | 'high', code: number): RampOptions {
  if (end === 'low') {
    const low = Math.min(code, 254);
    return { ...options, low, high: Math.max(options.high, low + 1) };
  }
  const high = Math.max(code, 1);
  return { ...options, high, low: Math.min(options.low, high - 1) };
}

/** `codes 0 to 32, red`: what of the pattern is on the screen; empty for all of it. */
export function partOf({ low, high, channel }: RampOptions): string {
  const range = low === 0 && high === 255 ? [] : [`codes ${low} to ${high}`];
  return [...range, ...(channel === 'all' ? [] : [channel])].join(', ');
}

/** `Black to White (codes 0 to 32)`. */
const placeOf = (run: SequenceRun, { step, part }: Remark) =>
  `${run.steps[step]?.name}${part === '' ? '' : ` (${part})`}`;

/** The kind of remark of this test. */
export const BANDING = 'banding';

/** Pass, as long as no banding was remarked; else a warning, since a browser cannot tell how bad it is. */
export function judgeGradient(run: SequenceRun): CheckResult {
  const banded = run.remarks.filter(({ kind }) => kind === BANDING);
  const places = banded.map((remark) => placeOf(run, remark));
  return {
    check: 'gradient',
    name: 'Gradient',
    status: banded.length > 0 ? 'warning' : 'pass',
    details: detailsOf(run, places),
    fineness: { passed: run.seen.length - banded.length, run: run.seen.length },
    measurements: [
      { name: 'Patterns seen', value: run.seen.length, unit: '', source: 'observed' },
      { name: 'Patterns with banding', value: banded.length, unit: '', source: 'observed' },
      ...surfaceMeasurements(run.surface),
    ],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf({ steps, seen }: SequenceRun, places: readonly string[]): string {
  const unseen = steps.length - seen.length;
  const missed = unseen > 0 ? ` ${count(unseen, 'pattern was', 'patterns were')} not shown.` : '';
  const found =
    places.length > 0
      ? `Banding seen at ${list(places)}.`
      : `No banding remarked on ${unseen > 0 ? '' : 'any of the '}${lower(count(seen.length, 'pattern', 'patterns'))}.`;
  return found + missed;
}

/** The gradient test as input of the sequence machine. */
export const gradientSequence: SequenceInput = {
  steps: patterns,
  kinds: [],
  remarks: [BANDING],
  resultFrom: 2,
  judge: judgeGradient,
};
