import type { CheckId } from '../../content/catalogue';
import { randomOf } from '../kit/random';

/**
 * What a detector is proved on: populations of healthy hands and hardware, and of faults, each parameter with its
 * source. `npm run calibrate` runs all cases and writes `tests/calibration.md`; `npm test` runs 4 % of
 * them, `npm run test:all` a tenth.
 */
export interface Row {
  readonly check: CheckId;
  /** What is judged, such as 'Double presses of a worn switch'. */
  readonly detector: string;
  /**
   * `healthy`: a case counts when a fault is reported, at most 0.5 %. `fault`: a case counts when its fault is found, at
   * least 95 %. `covered`: a case counts when ± covers the truth, 93 to 97 %. `undecided`: a case without fault counts
   * when the answer is 'Cannot tell', at most 2 %.
   */
  readonly kind: keyof typeof limits;
  /** The population, with the size of a fault: 'second press 62 to 140 ms after the first'. */
  readonly cases: string;
  /** Where the parameters of the population, or the threshold, come from. */
  readonly source: string;
  /** Number of cases of a whole calibration. */
  readonly count: number;
  /** Share of the cases that both run, where theirs would take too long. */
  readonly part?: number;
  /** Draws one case from uniform numbers of 0 to 1, and judges it: whether it counts. */
  readonly run: (random: () => number) => boolean;
}

/** The share of cases that must count: from, to. */
export const limits = {
  healthy: [0, 0.005],
  fault: [0.95, 1],
  covered: [0.93, 0.97],
  undecided: [0, 0.02],
} as const;

/** Draws each case from a number of its own, and keeps it, so that rows of one population compute it once. */
export function memory<T>(draw: (random: () => number) => T): (random: () => number) => T {
  const known = new Map<number, T>();
  return (random) => {
    const seed = 1 + Math.floor(random() * 2 ** 31);
    const before = known.get(seed);
    if (before !== undefined) return before;
    const drawn = draw(randomOf(seed));
    known.set(seed, drawn);
    return drawn;
  };
}

export interface Measured {
  readonly counted: number;
  readonly cases: number;
  readonly share: number;
  /** 95 % interval of the share (Wilson score). */
  readonly low: number;
  readonly high: number;
}

/**
 * The share of healthy devices that a Full run accuses of a fault: of each detector the population with the most false
 * alarms, detectors taken as independent.
 */
export function falseAlarmsOfRun(results: readonly (readonly [Row, Measured])[]): number {
  const worst = new Map<string, number>();
  for (const [{ check, detector, kind }, { share }] of results) {
    const name = `${check} ${detector}`;
    if (kind === 'healthy') worst.set(name, Math.max(share, worst.get(name) ?? 0));
  }
  return 1 - [...worst.values()].reduce((silent, share) => silent * (1 - share), 1);
}

/** At most this share of Full runs of healthy devices may end in a false alarm. */
export const MAX_FALSE_RUNS = 0.05;

/** 97.5 % quantile of the normal distribution. */
const Z = 1.96;

/**
 * The share of `counted` among `cases` with its 95 % interval by Wilson's score, which also holds for 0 and for few
 * cases.
 */
export function shareOf(counted: number, cases: number): Measured {
  const share = counted / cases;
  const middle = (share + Z ** 2 / (2 * cases)) / (1 + Z ** 2 / cases);
  const half = (Z / (1 + Z ** 2 / cases)) * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  return { counted, cases, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/**
 * Whether a row meets its limits. All cases: by the end of its interval for false alarms, by its share for the others.
 * With a part of the cases an interval is too wide to prove a limit, so the row fails only if the limit is excluded.
 */
export function meets({ kind }: Row, { share, low, high }: Measured, isWhole: boolean): boolean {
  const [from, to] = limits[kind];
  if (!isWhole) return high >= from && low <= to;
  return kind === 'healthy' ? high <= to : share >= from && share <= to;
}
