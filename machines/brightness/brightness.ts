import type { FindingCode } from '../../content/findings';
import type { ChartId } from '../../measure/color/charts';
import { type CheckResult, measured, type Outcome, observed, type Part, partOf, resultOf } from '../result';
import { surfaceMeasurements } from '../sequence/measurements';
import type { SequenceDefinition, SequenceRun } from '../sequence/sequence';
import { isShown, outcomeOfStep, ringsPart, showingWords } from '../sequence/showing';
import { evidence, minShowing } from './evidence';

export interface BrightnessLevel {
  readonly name: string;
  /** CSS color. Null for the level that is not one plain color. */
  readonly color: `#${string}` | null;
  readonly description: string;
  /** Charts that this level offers. */
  readonly charts: readonly ChartId[];
}

/** The eight levels in test order. */
export const levels = [
  { name: 'Pure Black', color: '#000000', description: 'Light here is leaking.', charts: ['near-black'] },
  { name: 'Very Dark Gray', color: '#111111', description: 'Lighter than black.', charts: [] },
  { name: 'Dark Gray', color: '#333333', description: 'Shadows.', charts: [] },
  { name: 'Medium Gray', color: '#666666', description: 'No tint, even all over.', charts: [] },
  { name: 'Light Gray', color: '#999999', description: 'No tint, even all over.', charts: [] },
  { name: 'Very Light Gray', color: '#cccccc', description: 'Clouds and stains.', charts: [] },
  { name: 'Pure White', color: '#ffffff', description: 'Full brightness.', charts: ['near-white'] },
  { name: 'Brightness Bands', color: null, description: 'Sixteen steps and a ramp.', charts: ['gamma', 'contrast'] },
] as const satisfies readonly BrightnessLevel[];

/** If the first visible step is above this, shadows or highlights are lost. */
const MAX_FIRST_STEP = 8;

const thresholds = [
  { kind: 'near-black', code: 'BRI-BLACK', name: 'First visible black step', none: 'No black step visible' },
  { kind: 'near-white', code: 'BRI-WHITE', name: 'First visible white step', none: 'No white step visible' },
] as const satisfies readonly { kind: ChartId; code: FindingCode; name: string; none: string }[];

/** The first visible step that the person chose. Null for 'none visible', undefined if nothing was chosen. */
const chosenStep = (run: SequenceRun, kind: ChartId) => run.annotations.find((one) => one.kind === kind)?.value;

/**
 * Warning: the first visible step is above 8, or no step is visible. The settings may be the cause. Pass: all eight
 * levels were shown for long enough, and the rings were counted. Cannot tell: otherwise. The steps are the person's
 * observations and optional.
 */
export function judgeBrightness(run: SequenceRun): CheckResult {
  const gamma = run.annotations.find(({ kind }) => kind === 'gamma')?.value;
  return resultOf({
    check: 'brightness',
    run,
    details: detailsOf(run, gamma),
    parts: partsOf(run),
    evidence,
    measurements: [
      measured('Levels shown', run.steps.filter((_, step) => isShown(run, step)).length),
      thresholds.map(({ kind, name }) => {
        const step = chosenStep(run, kind);
        return observed(name, step === null ? 'none of 24' : step);
      }),
      gamma ? observed('Gamma', gamma) : null,
      surfaceMeasurements(run.surface),
    ],
  });
}

function partsOf(run: SequenceRun): readonly Part<keyof typeof evidence>[] {
  const shown = run.steps.map(({ name }, step) =>
    partOf(name, 'level', name)(outcomeOfStep(run, step, minShowing, []), isShown(run, step) ? 'Shown.' : 'Not shown.'),
  );
  const steps = thresholds.map(({ kind, code, name, none }) => {
    const value = chosenStep(run, kind);
    const part = partOf(kind, 'steps', name);
    if (value === undefined) return part('not-run', 'No step chosen.');
    const lost: Outcome = [{ code, amount: { value: value ?? none, unit: '', source: 'observed' } }];
    return part(
      value === null || value > MAX_FIRST_STEP ? lost : 'pass',
      value === null ? `${none}.` : `Step ${value}.`,
    );
  });
  return [...shown, ringsPart(run), ...steps];
}

function detailsOf(run: SequenceRun, gamma: number | null | undefined): string {
  const chosen = thresholds.flatMap(({ kind, name, none }) => {
    const value = chosenStep(run, kind);
    if (value === undefined) return [];
    return [value === null ? `${none}.` : `${name}: ${value}.`];
  });
  return [
    ...chosen,
    ...(gamma ? [`Gamma about ${gamma}.`] : []),
    ...showingWords(run, minShowing, { one: 'level', many: 'levels' }),
    ...(chosen.length === 0 ? ['No steps chosen.'] : []),
  ].join(' ');
}

/** The brightness test as input of the sequence machine. */
export const brightnessSequence: SequenceDefinition = {
  steps: levels,
  kinds: [],
  annotations: ['near-black', 'near-white', 'gamma'],
  resultFrom: 3,
  minShowing,
  judge: judgeBrightness,
};
