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
/** A drop by so many points more than the load explains is no load. */
export const MIN_JUMP = 5;
/** Maximum discharge rate in percentage points per hour: a full charge lasts an hour and 40 minutes. */
export const MAX_DISCHARGE = 60;
/** A load may be this multiple of the usual one. */
const MAX_LOAD = 2;
/** Longest time between two reports of a system: 30 s in ChromeOS, 2 minutes in UPower, 10 minutes by A16. */
export const MAX_REPORT_MS = 600_000;
const MAX_STRETCHES = 20;
const MAX_STEPS = 400;
const HOUR_MS = 3_600_000;

const begin = (reading: ChargeReading): Stretch => ({
  charging: reading.charging,
  from: reading,
  to: reading,
  steps: [],
});

/** Adds a reading. Plugging or unplugging the charger, a gap, or a clock that was set back starts a new stretch. */
export function withReading(stretches: readonly Stretch[], reading: ChargeReading): readonly Stretch[] {
  const last = stretches.at(-1);
  const gap = last ? reading.at - last.to.at : 0;
  if (!last || last.charging !== reading.charging || gap > MAX_GAP_MS || gap < 0) {
    return [...stretches, begin(reading)].slice(-MAX_STRETCHES);
  }
  const stepped = reading.level !== last.to.level;
  return [
    ...stretches.slice(0, -1),
    {
      ...last,
      to: reading,
      steps: stepped ? [...last.steps, reading].slice(-MAX_STEPS) : last.steps,
    },
  ];
}

/** Browsers round the level to one percentage point. */
const RESOLUTION = 1;
/** Weight of the rounding beside the steps themselves, in steps, because few steps say little of their own errors. */
const PRIOR_STEPS = 0.6;

/**
 * The mean rate between the first and the last step; null if there are too few steps. A slope fitted to all steps would
 * depend on when the load was high. At a step, the level is known to within one point, or better if the system reads it
 * often: then the steps are of one point and lie on a smooth curve. So the uncertainty comes from how far each step is off the line between
 * its neighbors, and is at most that of rounding.
 */
export function rateOf({ steps }: Pick<Stretch, 'steps'>): Rate | null {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < MIN_STEPS || last.at <= first.at) return null;
  const hours = (last.at - first.at) / HOUR_MS;
  const rounding = RESOLUTION ** 2 / 12;
  let squares = PRIOR_STEPS * rounding;
  let weights = PRIOR_STEPS;
  let largest = 0;
  for (let i = 1; i < steps.length - 1; i++) {
    const [before, here, after] = [steps[i - 1], steps[i], steps[i + 1]] as [
      ChargeReading,
      ChargeReading,
      ChargeReading,
    ];
    largest = Math.max(largest, 100 * Math.abs(here.level - before.level));
    const part = after.at > before.at ? (here.at - before.at) / (after.at - before.at) : 0.5;
    squares += (100 * (here.level - before.level - part * (after.level - before.level))) ** 2;
    weights += 1 + part ** 2 + (1 - part) ** 2;
  }
  const error = largest > 1.5 * RESOLUTION ? rounding : Math.min(rounding, squares / weights);
  return {
    perHour: (100 * (last.level - first.level)) / hours,
    uncertainty: (2 * Math.sqrt(2 * error)) / hours,
    steps: steps.length,
    during: last.at - first.at,
  };
}

/**
 * Number of sudden drops of the level without the charger. A system may report rarely, so a drop counts only by what it
 * is more than the greatest load takes since the step before: 60 points an hour, or twice the median of the other steps.
 */
export function jumpsOf({ charging, from, steps }: Pick<Stretch, 'charging' | 'from' | 'steps'>): number {
  if (charging) return 0;
  const drops = steps.map(({ at, level }, i) => {
    // It is not known when the first level was reported.
    const before = steps[i - 1] ?? { at: from.at - MAX_REPORT_MS, level: from.level };
    return { points: 100 * (before.level - level), hours: Math.max(1, at - before.at) / HOUR_MS };
  });
  const isJump = ({ points, hours }: (typeof drops)[number], index: number): boolean => {
    const others = drops.filter((_, i) => i > 0 && i !== index).map((drop) => drop.points / drop.hours);
    const usual = others.sort((a, b) => a - b)[others.length >> 1] ?? 0;
    return points - hours * Math.max(MAX_DISCHARGE, MAX_LOAD * usual) >= MIN_JUMP - 1e-9;
  };
  return drops.filter(isJump).length;
}

/** The stretch with the most steps, among those with or without the charger; null if there is none. */
export function bestStretch(stretches: readonly Stretch[], charging: boolean): Stretch | null {
  let best: Stretch | null = null;
  for (const stretch of stretches) {
    if (stretch.charging === charging && (!best || stretch.steps.length > best.steps.length)) best = stretch;
  }
  return best;
}
