/** Charge and discharge rates from the battery level that the system reports, which changes in steps. */

export interface ChargeReading {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

/** A period without a switch between charger and battery, with continuous readings of the level. */
export interface Stretch {
  readonly charging: boolean;
  readonly from: ChargeReading;
  readonly to: ChargeReading;
  /** The readings at which the level had just changed. Between them, it is known only to within one step. */
  readonly steps: readonly ChargeReading[];
  /** Number of sudden drops that are larger than a battery can lose. */
  readonly jumps: number;
}

/** Rate in percentage points per hour, positive while the level rises. `uncertainty` has a coverage factor of 2. */
export interface Rate {
  readonly perHour: number;
  readonly uncertainty: number;
  readonly steps: number;
  /** Milliseconds between the first and the last step. */
  readonly during: number;
}

/** Minimum number of steps for a rate, so that at least three whole steps lie between the first and the last. */
export const MIN_STEPS = 4;
/**
 * A longer time between two readings means that the computer slept. Browsers run timers of a hidden page once a minute.
 */
const MAX_GAP_MS = 120_000;
/** A drop of this share of the full charge within that time is not real: no battery loses charge so fast. */
const MIN_JUMP = 0.05;
const MAX_STRETCHES = 20;
const MAX_STEPS = 400;
const HOUR_MS = 3_600_000;

const begin = (reading: ChargeReading): Stretch => ({
  charging: reading.charging,
  from: reading,
  to: reading,
  steps: [],
  jumps: 0,
});

/** Adds a reading. Plugging or unplugging the charger, a gap, or a clock that was set back starts a new stretch. */
export function withReading(stretches: readonly Stretch[], reading: ChargeReading): readonly Stretch[] {
  const last = stretches.at(-1);
  const gap = last ? reading.at - last.to.at : 0;
  if (!last || last.charging !== reading.charging || gap > MAX_GAP_MS || gap < 0) {
    return [...stretches, begin(reading)].slice(-MAX_STRETCHES);
  }
  const stepped = reading.level !== last.to.level;
  const fell = !reading.charging && last.to.level - reading.level >= MIN_JUMP - 1e-9;
  return [
    ...stretches.slice(0, -1),
    {
      ...last,
      to: reading,
      steps: stepped ? [...last.steps, reading].slice(-MAX_STEPS) : last.steps,
      jumps: last.jumps + Number(fell),
    },
  ];
}

/**
 * The slope of the level over the steps of a stretch, by least squares; null if there are too few steps. At a step, the
 * level is known to within one step. The uncertainty includes this and the scatter of the steps.
 */
export function rateOf({ steps }: Pick<Stretch, 'steps'>): Rate | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < MIN_STEPS || last.at <= first.at) return null;
  const times = steps.map(({ at }) => (at - first.at) / HOUR_MS);
  const levels = steps.map(({ level }) => 100 * level);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [middle, level] = [mean(times), mean(levels)];
  const spread = times.reduce((sum, time) => sum + (time - middle) ** 2, 0);
  const perHour = times.reduce((sum, time, i) => sum + (time - middle) * ((levels[i] ?? 0) - level), 0) / spread;
  const scatter =
    times.reduce((sum, time, i) => sum + ((levels[i] ?? 0) - level - perHour * (time - middle)) ** 2, 0) /
    (steps.length - 2);
  const step = Math.min(...levels.slice(1).map((value, i) => Math.abs(value - (levels[i] ?? 0))));
  const uncertainty = 2 * Math.sqrt((step ** 2 / 12 + scatter) / spread);
  return { perHour, uncertainty, steps: steps.length, during: last.at - first.at };
}

/** The stretch with the most steps, among those with or without the charger; null if there is none. */
export function bestStretch(stretches: readonly Stretch[], charging: boolean): Stretch | null {
  let best: Stretch | null = null;
  for (const stretch of stretches) {
    if (stretch.charging === charging && (!best || stretch.steps.length > best.steps.length)) best = stretch;
  }
  return best;
}
