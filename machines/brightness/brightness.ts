import type { CheckResult, Measurement } from '../result';
import { surfaceMeasurements } from '../sequence/measurements';
import type { SequenceInput, SequenceRun } from '../sequence/sequence';
import { count, lower } from '../sequence/words';
import type { ChartId } from './charts';

export interface BrightnessLevel {
  readonly name: string;
  /** As CSS writes it; null for the one that is no plain color. */
  readonly color: `#${string}` | null;
  readonly description: string;
  /** Further pictures that belong to this level. */
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

/** A first visible step above this one means that shadows or highlights are lost. */
const LIMIT = 8;

const thresholds = [
  { kind: 'near-black', name: 'First visible black step', none: 'No black step visible' },
  { kind: 'near-white', name: 'First visible white step', none: 'No white step visible' },
] as const satisfies readonly { kind: ChartId; name: string; none: string }[];

/**
 * Pass, unless a first visible step above 8, or none at all, was remarked; then a warning, since the settings may be to
 * blame. The steps are the person's observations.
 */
export function judgeBrightness(run: SequenceRun): CheckResult {
  const found = thresholds.flatMap(({ kind, name, none }) => {
    const remark = run.remarks.find((one) => one.kind === kind);
    return remark ? [{ name, none, value: remark.value }] : [];
  });
  const lost = found.filter(({ value }) => value === null || value > LIMIT).length;
  const gamma = run.remarks.find(({ kind }) => kind === 'gamma');
  const observed: Measurement[] = found.map(({ name, value }) => ({
    name,
    value: value ?? 'none of 24',
    unit: '',
    source: 'observed',
  }));
  if (gamma?.value) observed.push({ name: 'Gamma', value: gamma.value, unit: '', source: 'observed' });
  const sentences = [
    ...found.map(({ name, none, value }) => (value === null ? none : `${name}: ${value}`)),
    ...(gamma?.value ? [`Gamma about ${gamma.value}`] : []),
  ];
  return {
    check: 'brightness',
    name: 'Brightness',
    status: lost > 0 ? 'warning' : 'pass',
    details: detailsOf(run, sentences),
    fineness: { passed: run.seen.length - lost, run: run.seen.length },
    measurements: [
      { name: 'Levels seen', value: run.seen.length, unit: '', source: 'observed' },
      ...observed,
      ...surfaceMeasurements(run.surface),
    ],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf({ steps, seen }: SequenceRun, sentences: readonly string[]): string {
  const unseen = steps.length - seen.length;
  const missed = unseen > 0 ? ` ${count(unseen, 'level was', 'levels were')} not shown.` : '';
  const found =
    sentences.length > 0
      ? `${sentences.join('. ')}.`
      : `Nothing remarked on ${unseen > 0 ? '' : 'any of the '}${lower(count(seen.length, 'level', 'levels'))}.`;
  return found + missed;
}

/** The brightness test as input of the sequence machine. */
export const brightnessSequence: SequenceInput = {
  steps: levels,
  kinds: [],
  remarks: ['near-black', 'near-white', 'gamma'],
  resultFrom: 3,
  judge: judgeBrightness,
};
