import { axes, type Vector } from './vectors';

/** Sensor samples, oldest first. Rates may be missing. */
export interface Samples {
  /** Milliseconds. */
  readonly times: ArrayLike<number>;
  /** m/s² along x, y and z. */
  readonly forces: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>];
  /** Rotation rates about x, y and z in the browser's unit; null without a gyroscope. */
  readonly rates: readonly [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>] | null;
}

/** Sensor readings of a device at rest. */
export interface RestReading {
  readonly samples: number;
  readonly ms: number;
  /** Mean forces, in m/s². */
  readonly mean: Vector;
  /** Root mean square about the means of half seconds, in m/s², so that slow changes do not count. */
  readonly noise: Vector;
  /** Mean rotation rates, in the browser's unit; null without a gyroscope. */
  readonly drift: Vector | null;
}

/** How long a device at rest is measured. */
export const REST_MS = 5000;
const BLOCK_MS = 500;
/** Minimum number of samples in half a second for measuring noise. */
const MIN_BLOCK_SAMPLES = 4;
/** Maximum difference between the means of two half seconds, in m/s². A tilt of 1.2° causes this much. */
const MAX_SHIFT = 0.2;
/** The means also differ by chance. A difference of this many standard deviations of a mean is not chance. */
const MAX_DEVIATIONS = 6;

interface Block {
  readonly count: number;
  readonly mean: Vector;
  /** Sums of squares about the means. */
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
 * The reading of a device at rest; null if the samples span less than five seconds, have gaps, or the device moved.
 * Noise and movement are distinguished by the means of half seconds: noise leaves them unchanged, movement does not.
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
