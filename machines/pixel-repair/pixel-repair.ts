import { figures, say } from '../../content/verdicts/pixel-repair';
import { type CheckResult, measured, observed, partOf, reported, resultOf, setting } from '../result';
import { evidence } from './evidence';

/** What flashes and where: eight colors or fine noise, on the whole screen or in a square. */
export const modeIds = ['screen', 'square', 'noise-square', 'noise-screen'] as const;
export type Mode = (typeof modeIds)[number];

/** Sides of the square in CSS px. All stay under the area of 21,824 CSS px² that WCAG 2.3.1 allows to flash. */
export const sides = [64, 128, 146] as const;
export type Side = (typeof sides)[number];

export interface RepairSettings {
  readonly mode: Mode;
  readonly side: Side;
  /** Seconds. */
  readonly duration: number;
  /** Milliseconds from one color to the next. Noise ignores it and changes in each frame. */
  readonly interval: number;
  /** Percent of a lit channel's full code. */
  readonly intensity: number;
}

/** The limits and the initial value of each slider. */
export const ranges = {
  duration: { min: 60, max: 1800, step: 60, initial: 300 },
  interval: { min: 10, max: 500, step: 10, initial: 100 },
  intensity: { min: 50, max: 100, step: 5, initial: 100 },
} as const;

export type RangeName = keyof typeof ranges;

export const defaults: RepairSettings = {
  mode: 'noise-square',
  side: 128,
  duration: ranges.duration.initial,
  interval: ranges.interval.initial,
  intensity: ranges.intensity.initial,
};

/** Clamps a value to its limits and rounds it to the nearest step. */
export function snap(name: RangeName, value: number): number {
  const { min, max, step } = ranges[name];
  return Math.min(max, Math.max(min, min + Math.round((value - min) / step) * step));
}

/** Whether consent is needed. Only eight colors on the whole screen can exceed the flash limit. */
export const needsConsent = ({ mode }: Pick<RepairSettings, 'mode'>) => mode === 'screen';
export const onSquare = ({ mode }: Pick<RepairSettings, 'mode'>) => mode === 'square' || mode === 'noise-square';
export const isNoise = ({ mode }: Pick<RepairSettings, 'mode'>) => mode === 'noise-square' || mode === 'noise-screen';

/** A position on the screen, in CSS px from the upper left of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What was actually shown, counted while drawing. */
export interface Shown {
  /** Number of colors, or of noise frames. */
  readonly changes: number;
  /** Milliseconds during which frames arrived. */
  readonly elapsed: number;
}

export type Judgment = 'improved' | 'unchanged';

/** The data of one run. Times are in milliseconds since the epoch. */
export interface RepairRun {
  readonly settings: RepairSettings;
  /** The center of the square. Null if it stayed in the center of the screen. */
  readonly spot: Spot | null;
  readonly startedAt: number;
  readonly finishedAt: number;
  /** How long the page was hidden, in milliseconds. */
  readonly hidden: number;
  readonly shown: Shown | null;
  readonly judgment: Judgment | null;
}

/** Whole seconds left of a run of `duration` seconds. */
export function remaining({ startedAt, duration }: { startedAt: number; duration: number }, now: number): number {
  return Math.max(0, Math.ceil(duration - (now - startedAt) / 1000));
}

/** The actual changes per second. Null if too little was shown to tell. */
export const rateOf = (shown: Shown | null): number | null =>
  shown && shown.elapsed >= 1000 ? (shown.changes * 1000) / shown.elapsed : null;

/** How long a run took, in milliseconds. */
export const ranMs = ({ startedAt, finishedAt }: Pick<RepairRun, 'startedAt' | 'finishedAt'>) => finishedAt - startedAt;

/** Judges a repair: always a warning. Only a person can see whether a pixel recovered, so it is never a pass. */
export function judgeRepair(run: RepairRun): CheckResult {
  const { name } = evidence.repair;
  return resultOf({
    check: 'pixel-repair',
    run,
    name,
    details: say.completed,
    parts: [partOf('repair', 'repair', name)([{ code: 'REP-LOOK' }], say.completed)],
    evidence,
    measurements: [
      measured(figures.ranFor, ranMs(run) / 1000, 's', 0),
      reported(figures.hidden, run.hidden / 1000, 's', 0),
      measured(figures.changes, rateOf(run.shown), 'Hz', 1),
      setting(figures.intensity, run.settings.intensity, '%'),
      observed(figures.look, run.judgment),
    ],
  });
}
