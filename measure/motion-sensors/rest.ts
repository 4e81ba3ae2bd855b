import { axes, type Vector } from './vectors';

/** Samples of sensors, the oldest first. Rates may be missing. */
export interface Samples {
  /** Milliseconds. */
  readonly times: ArrayLike<number>;
  /** m/s² along x, y and z. */
  readonly forces: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>];
  /** Rates of rotation about x, y and z as the browser gives them; null where there is no gyroscope. */
  readonly rates: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>] | null;
}

/** What the sensors say of a device that nobody touches. */
export interface RestReading {
  readonly samples: number;
  readonly ms: number;
  /** Means, in m/s². */
  readonly mean: Vector;
  /** Root mean square around the means of half seconds, in m/s², so that a slow change does not count. */
  readonly noise: Vector;
  /** Mean rates of rotation, in the unit of the browser; null without a gyroscope. */
  readonly drift: Vector | null;
}

/** A device that lies still is read for this long. */
export const REST_MS = 5000;
const BLOCK_MS = 500;
/** Fewer samples in half a second tell nothing of noise. */
const MIN_BLOCK_SAMPLES = 4;
/** m/s² between two half seconds. A tilt by 1.2° makes as much. */
const MAX_SHIFT = 0.2;
/** Means of half seconds differ by chance too. So many deviations of a mean are beyond it. */
const MAX_DEVIATIONS = 6;

interface Block {
  readonly count: number;
  readonly mean: Vector;
  /** Sums of squares around the means. */
  readonly squares: Vector;
}

const triple = (value: (axis: 0 | 1 | 2) => number): Vector => [value(0), value(1), value(2)];

function blockOf({ forces }: Samples, from: number, to: number): Block {
  const count = to - from;
  const sumOf = (value: (i: number) => number) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += value(i);
    return sum;
  };
  const mean = triple((axis) => sumOf((i) => forces[axis][i] as number) / count);
  return { count, mean, squares: triple((axis) => sumOf((i) => ((forces[axis][i] as number) - mean[axis]) ** 2)) };
}

/**
 * The reading of a device at rest; null while the samples are fewer than five seconds, have gaps, or while the device moved.
 * Noise is told from movement by time: the means of half seconds stay the same with the one, and not with the other.
 */
export function readRest(samples: Samples): RestReading | null {
  const { times, rates } = samples;
  const count = times.length;
  const first = times[0] ?? 0;
  const ms = (times[count - 1] ?? 0) - first;
  if (ms < REST_MS) return null;

  const blocks: Block[] = [];
  let from = 0;
  for (let end = BLOCK_MS; from < count && end <= ms; end += BLOCK_MS) {
    let to = from;
    while (to < count && (times[to] as number) - first < end) to++;
    if (to - from < MIN_BLOCK_SAMPLES) return null;
    blocks.push(blockOf(samples, from, to));
    from = to;
  }
  const total = blocks.reduce((sum, block) => sum + block.count, 0);
  const noise = triple((axis) =>
    Math.sqrt(blocks.reduce((sum, { squares }) => sum + squares[axis], 0) / Math.max(1, total - blocks.length)),
  );
  const isMoved = axes.some((axis) => {
    const means = blocks.map(({ mean }) => mean[axis]);
    const byChance = (MAX_DEVIATIONS * noise[axis]) / Math.sqrt(total / blocks.length);
    return Math.max(...means) - Math.min(...means) > Math.max(MAX_SHIFT, byChance);
  });
  if (isMoved) return null;

  const meanOf = (values: ArrayLike<number>) => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += values[i] as number;
    return sum / count;
  };
  return {
    samples: count,
    ms,
    mean: triple((axis) => meanOf(samples.forces[axis])),
    noise,
    drift: rates && triple((axis) => meanOf(rates[axis])),
  };
}
