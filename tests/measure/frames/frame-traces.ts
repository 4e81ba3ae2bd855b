import { normal, randomOf } from '../../kit/random';

/** Options for simulated frame times of a screen. The seed makes a failing trace repeatable. */
export interface TraceOptions {
  readonly hz: number;
  readonly seed: number;
  /** In ms. */
  readonly duration?: number;
  /** Standard deviation of each frame's error, in ms. */
  readonly jitter?: number;
  /** Share of frames that are missed. */
  readonly drops?: number;
  /** The timer's resolution, in ms. */
  readonly timerResolution?: number;
}

export interface Trace {
  readonly times: readonly number[];
  /** Number of frames missing between the first and the last time. */
  readonly missed: number;
}

export function traceOf({
  hz,
  seed,
  duration = 10_000,
  jitter = 0.3,
  drops = 0.01,
  timerResolution = 0.1,
}: TraceOptions): Trace {
  const random = randomOf(seed);
  const interval = 1000 / hz;
  const base = random() * 100_000;
  const times: number[] = [];
  let missed = 0;
  let pending = 0;
  for (let n = 0; n * interval < duration; n++) {
    if (random() < drops) {
      pending++;
      continue;
    }
    if (times.length > 0) missed += pending;
    pending = 0;
    const time = base + n * interval + normal(random) * jitter;
    times.push(timerResolution > 0 ? Math.round(time / timerResolution) * timerResolution : time);
  }
  return { times, missed };
}

/** Times with intervals from a function, in ms and rounded to 0.1 ms. */
export function walkOf(
  seed: number,
  duration: number,
  delta: (random: () => number, index: number) => number,
): number[] {
  const random = randomOf(seed);
  const times = [random() * 10_000];
  for (let i = 0; (times.at(-1) ?? 0) - (times[0] ?? 0) < duration; i++) {
    times.push(Math.round(((times.at(-1) ?? 0) + delta(random, i)) * 10) / 10);
  }
  return times;
}

export const rates = [
  24, 25, 30, 48, 50, 59.94, 60, 72, 75, 90, 100, 119.88, 120, 143.98, 144, 165, 200, 240, 280, 300, 360, 480,
];
