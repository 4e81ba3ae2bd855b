import { medianGap } from './period';

/** A grid of time on which times lie: time = interval × index + base + error. All in ms. */
export interface GridFit {
  /** 0 while there is no fit. */
  interval: number;
  /** Time of index 0. */
  base: number;
  /** Root mean square of the errors. */
  jitter: number;
  /** Standard error of the interval. */
  error: number;
}

/** Times of the first window, in which the interval is searched. */
export const FIRST_WINDOW = 96;
/** Times that a search needs. */
export const MIN_TIMES = 32;
/** Errors above this share of the interval are no grid: errors that are evenly spread have 0.289. */
const MAX_ERROR_SHARE = 0.185;
/** The same for a part of the range, which has fewer times; the parts, and the times that one needs to be judged. */
const MAX_PART_ERROR_SHARE = 0.235;
const PARTS = 8;
const MIN_PART_TIMES = MIN_TIMES / 4;
/** Frequencies that a search tries. */
const MAX_FREQUENCIES = 4096;
/** A frequency this close to the most coherent one counts as coherent too. */
const MIN_COHERENCE_SHARE = 0.85;
/** In later passes times further off than this many times the jitter are left out. */
const MAX_OUTLIER_RATIO = 2.5;
const TURN = 2 * Math.PI;

const re = new Float64Array(MAX_FREQUENCIES + 1);
const im = new Float64Array(MAX_FREQUENCIES + 1);

/**
 * Adds up the phases of times at evenly spaced frequencies in 1/ms, the sums into `re` and `im`: as long as there are
 * times when all have the same phase, short when they have none in common. Turns each phase on from one frequency to
 * the next, which saves a sine and a cosine for each.
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
 * Searches a short range of times (`from` to `to`, the last excluded) for its interval by phase coherence and writes it,
 * with a base, into `fit`. Of several coherent frequencies the lowest is the screen's: the others are its multiples. A
 * timer with a step (`timerResolution`, ms) mirrors all frequencies at half its own. False where nothing coheres.
 * Works in memory of its own that is set aside once.
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
  // From a rate that is a bit lower than the usual gap says to one of which two frames of three were missed.
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
    // The top of a parabola through the peak and its neighbors.
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
 * Gives every time of a range its integer index by the current fit and fits again by least squares, in three passes of
 * which the later ones leave out what lies far off. `timerResolution` is the timer's step in ms. False where the times
 * lie on no grid; `fit` is then worthless.
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
    // Indices and times relative to the first, since sums of squares of large numbers lose digits.
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

/** Whether the errors are so small that they need no explanation: a tremor of 2 %, or the timer's step. */
export const isFirm = ({ jitter, interval }: GridFit, timerResolution: number): boolean =>
  jitter <= Math.max(0.6 * timerResolution, 0.02 * interval);

/** Whether the errors are those of times on a grid; writes jitter and standard error into the fit. */
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
    // The square of the part's mean, times its size: as large as a single square when errors are independent.
    means += (sum * sum) / (end - start);
    const isLoose = Math.sqrt(partSquares / (end - start)) > MAX_PART_ERROR_SHARE * interval;
    if (end - start >= MIN_PART_TIMES && isLoose) return false;
  }
  const count = to - from;
  const variance = squares / count;
  fit.jitter = Math.sqrt(variance);
  if (fit.jitter > MAX_ERROR_SHARE * interval) return false;
  // Errors that follow one another (von Neumann's ratio, 2 when independent) are a screen without a fixed interval,
  // unless they are no larger than the timer's step or the screen's own tremor.
  if (!isFirm(fit, timerResolution) && changes < squares) return false;
  const inflation = Math.max(1, means / PARTS / Math.max(variance, 1e-12));
  // A step of the timer that beats with the interval bends the line by up to half a step over the whole range.
  fit.error = Math.sqrt((variance * inflation) / spread + (timerResolution / (4 * count)) ** 2);
  return true;
}
