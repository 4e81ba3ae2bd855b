import { medianGap } from './period';

/** A time grid: time = interval × index + base + error. All in ms. */
export interface GridFit {
  /** 0 if there is no fit. */
  interval: number;
  /** Time of index 0. */
  base: number;
  /** Root mean square of the errors. */
  jitter: number;
  /** Standard error of the interval. */
  error: number;
}

/** Number of latest times in which the interval is first searched. */
export const FIRST_WINDOW = 96;
/** Minimum number of times for a search. */
export const MIN_TIMES = 32;
/** Above this share of the interval, the RMS error is too large for a grid. Uniformly distributed errors have 0.289. */
const MAX_ERROR_SHARE = 0.185;
/** The same for a part of the range, which has fewer times; number of parts; minimum number of times in a part. */
const MAX_PART_ERROR_SHARE = 0.235;
const PARTS = 8;
const MIN_PART_TIMES = MIN_TIMES / 4;
/** Maximum number of frequencies in a search. */
const MAX_FREQUENCIES = 4096;
/** A frequency also counts as coherent if it reaches this share of the highest coherence. */
const MIN_COHERENCE_SHARE = 0.85;
/** Later passes exclude times that are off by more than this multiple of the jitter. */
const MAX_OUTLIER_RATIO = 2.5;
const TURN = 2 * Math.PI;

const re = new Float64Array(MAX_FREQUENCIES + 1);
const im = new Float64Array(MAX_FREQUENCIES + 1);

/**
 * Sums the phase vectors of times at evenly spaced frequencies (1/ms) into `re` and `im`. The length of a sum is the
 * number of times if all have the same phase, and small if they have no common phase. Rotates each vector from one
 * frequency to the next, which saves computing a sine and a cosine.
 */
function addPhases(times: Float64Array, from: number, to: number, lowest: number, step: number, steps: number): void {
  re.fill(0, 0, steps + 1);
  im.fill(0, 0, steps + 1);
  const origin = times[from] as number;
  for (let i = from; i < to; i++) {
    const angle = TURN * ((times[i] as number) - origin);
    const cos = Math.cos(angle * step);
    const sin = Math.sin(angle * step);
    let x = Math.cos(angle * lowest);
    let y = Math.sin(angle * lowest);
    for (let k = 0; k <= steps; k++) {
      re[k] = (re[k] as number) + x;
      im[k] = (im[k] as number) + y;
      const turned = x * cos - y * sin;
      y = x * sin + y * cos;
      x = turned;
    }
  }
}

const coherenceAt = (k: number) => Math.hypot(re[k] as number, im[k] as number);

/**
 * Finds the interval of a short range of times (`from` to `to`, end excluded) by phase coherence and writes it, with a
 * base, into `fit`. If several frequencies are coherent, the lowest is the screen's and the others are its multiples. A
 * timer with a step (`timerResolution`, ms) mirrors all frequencies at half its own frequency. Returns false if nothing
 * is coherent. Uses preallocated buffers.
 */
export function searchGrid(
  times: Float64Array,
  from: number,
  to: number,
  fit: GridFit,
  timerResolution: number,
): boolean {
  const span = (times[to - 1] as number) - (times[from] as number);
  const median = medianGap(times, from, to);
  if (median <= 0 || span <= 0) return false;
  // From a rate slightly below that of the median gap to a rate at which two of three frames were missed.
  const lowest = 0.6 / median;
  const mirrored = timerResolution > 0 && timerResolution < 0.4 * median;
  const highest = mirrored ? Math.min(3.4 / median, 0.5 / timerResolution) : 3.4 / median;
  const step = 1 / (4 * span);
  const steps = Math.ceil((highest - lowest) / step);
  if (steps > MAX_FREQUENCIES) return false;
  addPhases(times, from, to, lowest, step, steps);
  let highestCoherence = 0;
  for (let k = 0; k <= steps; k++) highestCoherence = Math.max(highestCoherence, coherenceAt(k));
  for (let k = 1; k < steps; k++) {
    const here = coherenceAt(k);
    const left = coherenceAt(k - 1);
    const right = coherenceAt(k + 1);
    if (here < MIN_COHERENCE_SHARE * highestCoherence || here < left || here < right) continue;
    // Vertex of a parabola through the peak and its neighbors.
    const bend = left - 2 * here + right;
    const frequency = lowest + (k + (bend < 0 ? (0.5 * (left - right)) / bend : 0)) * step;
    addPhases(times, from, to, frequency, 0, 0);
    fit.interval = 1 / frequency;
    fit.base = (times[from] as number) + (Math.atan2(im[0] as number, re[0] as number) / TURN) * fit.interval;
    return true;
  }
  return false;
}

/**
 * Assigns each time of a range its integer index in the current fit, then fits again by least squares. Runs three
 * passes; later passes exclude outliers. `timerResolution` is the timer's step in ms. Returns false if the times do not
 * lie on a grid; `fit` is then invalid.
 */
export function refineGrid(
  times: Float64Array,
  from: number,
  to: number,
  fit: GridFit,
  timerResolution: number,
): boolean {
  let limit = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < 3; pass++) {
    const { interval } = fit;
    // Indices and times are relative to the first, because sums of squares of large numbers lose precision.
    const base = fit.base + Math.round(((times[from] as number) - fit.base) / interval) * interval;
    let count = 0;
    let sn = 0;
    let st = 0;
    let snn = 0;
    let snt = 0;
    for (let i = from; i < to; i++) {
      const time = (times[i] as number) - base;
      const index = Math.round(time / interval);
      const rest = time - index * interval;
      if (rest > limit || rest < -limit) continue;
      count++;
      sn += index;
      st += rest;
      snn += index * index;
      snt += index * rest;
    }
    const spread = snn - (sn * sn) / count;
    if (count < MIN_TIMES / 2 || spread <= 0) return false;
    const slope = (snt - (sn * st) / count) / spread;
    fit.interval = interval + slope;
    fit.base = base + (st - slope * sn) / count;
    if (!judgeErrors(times, from, to, fit, timerResolution, spread)) return false;
    limit = MAX_OUTLIER_RATIO * fit.jitter + timerResolution;
  }
  return true;
}

/** Whether the errors are no larger than normal: jitter of 2 % of the interval, or the timer's step. */
export const isFirm = ({ jitter, interval }: GridFit, timerResolution: number): boolean =>
  jitter <= Math.max(0.6 * timerResolution, 0.02 * interval);

/** Whether the errors are consistent with a grid. Writes jitter and standard error into the fit. */
function judgeErrors(
  times: Float64Array,
  from: number,
  to: number,
  fit: GridFit,
  timerResolution: number,
  spread: number,
): boolean {
  const { interval, base } = fit;
  const size = Math.ceil((to - from) / PARTS);
  let squares = 0;
  let changes = 0;
  let before = 0;
  let means = 0;
  for (let start = from; start < to; start += size) {
    const end = Math.min(start + size, to);
    let partSquares = 0;
    let sum = 0;
    for (let i = start; i < end; i++) {
      const time = (times[i] as number) - base;
      const rest = time - Math.round(time / interval) * interval;
      partSquares += rest * rest;
      sum += rest;
      if (i > from) changes += (rest - before) ** 2;
      before = rest;
    }
    squares += partSquares;
    // The squared mean of the part times its size. If errors are independent, it equals a single squared error on
    // average.
    means += (sum * sum) / (end - start);
    const isLoose = Math.sqrt(partSquares / (end - start)) > MAX_PART_ERROR_SHARE * interval;
    if (end - start >= MIN_PART_TIMES && isLoose) return false;
  }
  const count = to - from;
  const variance = squares / count;
  fit.jitter = Math.sqrt(variance);
  if (fit.jitter > MAX_ERROR_SHARE * interval) return false;
  // Correlated errors (von Neumann's ratio; 2 for independent errors) mean a screen without a fixed interval, unless
  // they are no larger than the timer's step or the screen's own jitter.
  if (!isFirm(fit, timerResolution) && changes < squares) return false;
  // A few long swings of the errors tilt the line more than their variance says.
  const ratio = means / PARTS / Math.max(variance, 1e-12);
  const inflation = Math.max(1, ratio, 3 * (ratio - 2));
  // Times that all lie at the same part of the timer's step hide a drift of up to a step over the whole range, with a
  // triangular distribution. Spread over the whole step, they have a variance of step²/12 and hide none.
  const hidden = Math.max(0, timerResolution ** 2 / 6 - 2 * variance) / count ** 2;
  fit.error = Math.sqrt((variance * inflation) / spread + hidden);
  return true;
}
