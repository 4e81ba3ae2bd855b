import type { FindingCode } from '../../content/findings';
import { chartNames, figures, levelTexts, say } from '../../content/verdicts/brightness';
import { type ChartId, STEPS } from '../../measure/color/charts';
import { type CheckResult, measured, type Outcome, observed, type Part, partOf, resultOf } from '../result';
import type { SequenceDefinition, SequenceRun } from '../sequence/sequence';
import { isShown, outcomeOfStep, ringsPart, showingWords, shownCount, surfaceMeasurements } from '../sequence/showing';
import { evidence, minShowing } from './evidence';

/** The eight levels in test order, with the charts that each offers. The last is not one plain color. */
export const levels = [
  { ...levelTexts.black, color: '#000000', charts: ['near-black'] },
  { ...levelTexts.veryDark, color: '#111111', charts: [] },
  { ...levelTexts.dark, color: '#333333', charts: [] },
  { ...levelTexts.medium, color: '#666666', charts: [] },
  { ...levelTexts.light, color: '#999999', charts: [] },
  { ...levelTexts.veryLight, color: '#cccccc', charts: [] },
  { ...levelTexts.white, color: '#ffffff', charts: ['near-white'] },
  { ...levelTexts.bands, color: null, charts: ['gamma', 'contrast'] },
] as const;

/** If the first visible step is above this, shadows or highlights are lost. */
const MAX_FIRST_STEP = 8;

const thresholds = [
  { kind: 'near-black', code: 'BRI-BLACK', ...chartNames.black },
  { kind: 'near-white', code: 'BRI-WHITE', ...chartNames.white },
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
      measured(figures.shown, shownCount(run)),
      thresholds.map(({ kind, name }) => {
        const step = chosenStep(run, kind);
        return observed(name, step === null ? figures.noneOf(STEPS) : step);
      }),
      observed(figures.gamma, gamma || null),
      surfaceMeasurements(run.surface),
    ],
  });
}

function partsOf(run: SequenceRun): readonly Part<keyof typeof evidence>[] {
  const shown = run.steps.map(({ name }, i) =>
    partOf(name, 'level', name)(outcomeOfStep(run, i, minShowing), isShown(run, i) ? say.shown : say.notShown),
  );
  const steps = thresholds.map(({ kind, code, name, none }) => {
    const value = chosenStep(run, kind);
    const part = partOf(kind, 'steps', name);
    if (value === undefined) return part('not-run', say.notChosen);
    const lost: Outcome = [{ code, amount: { value: value ?? none, unit: '', source: 'observed' } }];
    if (value === null) return part(lost, say.none(none));
    return part(value > MAX_FIRST_STEP ? lost : 'pass', say.step(value));
  });
  return [...shown, ringsPart(run), ...steps];
}

function detailsOf(run: SequenceRun, gamma: number | null | undefined): string {
  const chosen = thresholds.flatMap(({ kind, name, none }) => {
    const value = chosenStep(run, kind);
    if (value === undefined) return [];
    return [value === null ? say.none(none) : say.chosen(name, value)];
  });
  return [
    ...chosen,
    ...(gamma ? [say.gamma(gamma)] : []),
    ...showingWords(run, minShowing, say),
    ...(chosen.length === 0 ? [say.noneChosen] : []),
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
