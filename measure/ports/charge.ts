/** Charge and discharge rates from the level that a system reports, which goes in steps. */

export interface ChargeReading {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** 0 to 1. */
  readonly level: number;
  readonly charging: boolean;
}

/** A time without a change between charger and battery, in which the level was read all the time. */
export interface Stretch {
  readonly charging: boolean;
  readonly from: ChargeReading;
  readonly to: ChargeReading;
  /** The readings at which the level had just changed. Between them it is known to one step only. */
  readonly steps: readonly ChargeReading[];
  /** Times that the level fell at once by more than a battery can lose. */
  readonly jumps: number;
}

/** Rate in percentage points an hour, above 0 while the level rises. `uncertainty` has a coverage factor of 2. */
export interface Rate {
  readonly perHour: number;
  readonly uncertainty: number;
  readonly steps: number;
  /** Milliseconds between the first and the last step. */
  readonly during: number;
}

/** Steps before a rate is given, so that at least three whole ones lie between the first and the last. */
export const MIN_STEPS = 4;
/**
 * Nothing is known of a longer time between two readings: the computer slept. Browsers call a hidden page once a minute.
 */
const MAX_GAP_MS = 120_000;
/** A share of the whole charge that no battery loses within that time. */
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

/** Takes in a reading. The charger, a gap and a clock that was set back begin another stretch. */
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
 * The slope of the level over the steps of a stretch, by least squares; null before there are enough of them. At a step the
 * level is known to within one step, which the uncertainty takes in besides the scatter of the steps.
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

/** The stretch of most steps, of those on the charger or of those without it; null where there is none. */
export function bestStretch(stretches: readonly Stretch[], charging: boolean): Stretch | null {
  let best: Stretch | null = null;
  for (const stretch of stretches) {
    if (stretch.charging === charging && (!best || stretch.steps.length > best.steps.length)) best = stretch;
  }
  return best;
}
