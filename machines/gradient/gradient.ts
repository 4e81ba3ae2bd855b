import { figures, patternTexts, say } from '../../content/verdicts/gradient';
import { type CheckResult, type Finding, measured, observed, partOf, resultOf } from '../result';
import type { Annotation, SequenceDefinition, SequenceRun } from '../sequence/sequence';
import { isShown, outcomeOfStep, ringsPart, showingWords, shownCount, surfaceMeasurements } from '../sequence/showing';
import { evidence, minShowing } from './evidence';

/** The five patterns in test order. */
export const patterns = patternTexts;

export type Channel = 'all' | 'red' | 'green' | 'blue';

/** Which part of a pattern is shown. */
export interface RampOptions {
  /** First and last code: whole numbers from 0 to 255, `low` below `high`. */
  readonly low: number;
  readonly high: number;
  /** A single channel instead of the pattern's own colors. */
  readonly channel: Channel;
  /** Draws each code as a flat band with its number. */
  readonly flat: boolean;
}

export const wholeRamp: RampOptions = { low: 0, high: 255, channel: 'all', flat: false };

/** Ranges to choose from: all codes, near black, near white. */
export const ranges = [
  { low: 0, high: 255 },
  { low: 0, high: 32 },
  { low: 223, high: 255 },
] as const;

/** Moves one end of the range. The other end moves too if fewer than two codes would be left. */
export function moveEnd(options: RampOptions, end: 'low' | 'high', code: number): RampOptions {
  if (end === 'low') {
    const low = Math.min(code, 254);
    return { ...options, low, high: Math.max(options.high, low + 1) };
  }
  const high = Math.max(code, 1);
  return { ...options, high, low: Math.min(options.low, high - 1) };
}

/** The shown part of the pattern: `codes 0 to 32, red`. Empty for the whole pattern. */
export function rampPart({ low, high, channel }: RampOptions): string {
  const range = low === 0 && high === 255 ? [] : [say.codes(low, high)];
  return [...range, ...(channel === 'all' ? [] : [channel])].join(', ');
}

const placeOf = (run: SequenceRun, { step, part }: Annotation) => say.place(run.steps[step]?.name ?? '', part);

/** The only kind of annotation in this test. */
export const BANDING = 'banding';

/**
 * Warning: banding was seen. A browser cannot tell how bad it is. Pass: no banding was seen on five patterns that were
 * shown for long enough, and the rings were counted. Cannot tell: none was seen, but not all patterns were shown, or
 * nobody looked.
 */
export function judgeGradient(run: SequenceRun): CheckResult {
  const banded = run.annotations.filter(({ kind }) => kind === BANDING);
  const findingsOn = (step: number) =>
    banded.flatMap((one): Finding[] =>
      one.step === step ? [{ code: 'GRA-BAND', where: { on: placeOf(run, one) } }] : [],
    );
  const outcomes = run.steps.map((_, step) => outcomeOfStep(run, step, minShowing, findingsOn(step)));
  const clean = outcomes.filter((outcome) => outcome === 'pass').length;
  return resultOf({
    check: 'gradient',
    run,
    details: detailsOf(run, banded, clean),
    parts: [
      ...run.steps.map(({ name }, step) =>
        partOf(name, 'pattern', name)(outcomes[step] ?? 'not-run', partDetails(run, banded, step)),
      ),
      ringsPart(run),
    ],
    evidence,
    measurements: [
      measured(figures.shown, shownCount(run)),
      observed(figures.banded, banded.length),
      surfaceMeasurements(run.surface),
    ],
  });
}

function detailsOf(run: SequenceRun, banded: readonly Annotation[], clean: number): string {
  const places = banded.map((annotation) => placeOf(run, annotation));
  return [
    ...(places.length > 0 ? [say.bandedAt(places)] : []),
    ...(places.length === 0 && clean > 0 ? [say.cleanOn(clean, run.steps.length)] : []),
    ...showingWords(run, minShowing, say),
  ].join(' ');
}

function partDetails(run: SequenceRun, banded: readonly Annotation[], step: number): string {
  const annotation = banded.find((one) => one.step === step);
  if (annotation) return say.banded(annotation.part);
  return isShown(run, step) ? say.clean : say.notShown;
}

/** The gradient test as input of the sequence machine. */
export const gradientSequence: SequenceDefinition = {
  steps: patterns,
  kinds: [],
  annotations: [BANDING],
  resultFrom: 2,
  minShowing,
  judge: judgeGradient,
};
