/**
 * Finds the grid of time on which frames lie: time = interval × index + base + error. Works on a range of an array of
 * times in ms, in memory of its own that is set aside once.
 */
export interface Fit {
  /** Milliseconds; 0 while there is no fit. */
  interval: number;
  /** Time of index 0. */
  base: number;
  /** Root mean square of the errors, ms. */
  jitter: number;
  /** Standard error of the interval, ms. */
  error: number;
}

/** Frames of the first window, in which the interval is searched. */
export const FIRST = 96;
/** Fewest frames to search in. */
export const FEWEST = 32;
/** Errors above this share of the interval are no grid: errors that are evenly spread have 0.289. */
const LOOSE = 0.185;
/** The same for a part of the range, which has fewer frames. */
const LOOSE_PART = 0.235;
const PARTS = 8;
const MOST_STEPS = 4096;
const turn = 2 * Math.PI;

const re = new Float64Array(MOST_STEPS + 1);
const im = new Float64Array(MOST_STEPS + 1);
const deltas = new Float64Array(FIRST);

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
    const angle = turn * ((times[i] as number) - origin);
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

const coherence = (k: number) => Math.hypot(re[k] as number, im[k] as number);

/** The middle one of the last distances between times, at most 96 of them, in ms. Needs two times. */
export function medianDelta(times: Float64Array, from: number, to: number): number {
  const first = Math.max(from + 1, to - FIRST);
  const some = deltas.subarray(0, to - first);
  for (let i = first; i < to; i++) some[i - first] = (times[i] as number) - (times[i - 1] as number);
  some.sort();
  return some[some.length >> 1] as number;
}

/**
 * Searches a short range for its interval by phase coherence and writes it, with a base, into `fit`. Of several
 * coherent frequencies the lowest is the screen's: the others are its multiples. A timer with a step (`timerResolution`, ms)
 * mirrors all frequencies at half its own. False where nothing coheres.
 */
export function search(times: Float64Array, from: number, to: number, fit: Fit, timerResolution: number): boolean {
  const span = (times[to - 1] as number) - (times[from] as number);
  const median = medianDelta(times, from, to);
  if (median <= 0 || span <= 0) return false;
  // From a rate that is a bit lower than the usual distance says to one of which two frames of three were missed.
  const lowest = 0.6 / median;
  const mirrored = timerResolution > 0 && timerResolution < 0.4 * median;
  const highest = mirrored ? Math.min(3.4 / median, 0.5 / timerResolution) : 3.4 / median;
  const step = 1 / (4 * span);
  const steps = Math.ceil((highest - lowest) / step);
  if (steps > MOST_STEPS) return false;
  addPhases(times, from, to, lowest, step, steps);
  let best = 0;
  for (let k = 0; k <= steps; k++) best = Math.max(best, coherence(k));
  for (let k = 1; k < steps; k++) {
    const here = coherence(k);
    const left = coherence(k - 1);
    const right = coherence(k + 1);
    if (here < 0.85 * best || here < left || here < right) continue;
    const bend = left - 2 * here + right;
    const frequency = lowest + (k + (bend < 0 ? (0.5 * (left - right)) / bend : 0)) * step;
    addPhases(times, from, to, frequency, 0, 0);
    fit.interval = 1 / frequency;
    fit.base = (times[from] as number) + (Math.atan2(im[0] as number, re[0] as number) / turn) * fit.interval;
    return true;
  }
  return false;
}

/**
 * Gives every time its integer index by the fit at hand and fits anew by least squares, in three passes of which the
 * later ones leave out what lies far off. `timerResolution` is the timer's step in ms. False where the times lie on no grid; `fit`
 * is then worthless.
 */
export function refine(times: Float64Array, from: number, to: number, fit: Fit, timerResolution: number): boolean {
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
    if (count < FEWEST / 2 || spread <= 0) return false;
    const slope = (snt - (sn * st) / count) / spread;
    fit.interval = interval + slope;
    fit.base = base + (st - slope * sn) / count;
    if (!judge(times, from, to, fit, timerResolution, spread)) return false;
    limit = 2.5 * fit.jitter + timerResolution;
  }
  return true;
}

/** Whether the errors are so small that they need no explanation: a tremor of 2 %, or the timer's step. */
export const isFirm = ({ jitter, interval }: Fit, timerResolution: number) =>
  jitter <= Math.max(0.6 * timerResolution, 0.02 * interval);

/** Whether the errors are those of frames on a grid; writes jitter and standard error into the fit. */
function judge(
  times: Float64Array,
  from: number,
  to: number,
  fit: Fit,
  timerResolution: number,
  spread: number,
): boolean {
  const { interval, base } = fit;
  const size = Math.ceil((to - from) / PARTS);
  let squares = 0;
  let turns = 0;
  let before = 0;
  let means = 0;
  for (let start = from; start < to; start += size) {
    const end = Math.min(start + size, to);
    let part = 0;
    let mean = 0;
    for (let i = start; i < end; i++) {
      const time = (times[i] as number) - base;
      const rest = time - Math.round(time / interval) * interval;
      part += rest * rest;
      mean += rest;
      if (i > from) turns += (rest - before) ** 2;
      before = rest;
    }
    squares += part;
    // The square of the part's mean, times its size: as large as a single square when errors are independent.
    means += (mean * mean) / (end - start);
    if (end - start >= FEWEST / 4 && Math.sqrt(part / (end - start)) > LOOSE_PART * interval) return false;
  }
  const count = to - from;
  const variance = squares / count;
  fit.jitter = Math.sqrt(variance);
  if (fit.jitter > LOOSE * interval) return false;
  // Errors that follow one another (von Neumann's ratio, 2 when independent) are a screen without a fixed interval,
  // unless they are no larger than the timer's step or the screen's own tremor.
  if (!isFirm(fit, timerResolution) && turns < squares) return false;
  const inflation = Math.max(1, means / PARTS / Math.max(variance, 1e-12));
  // A step of the timer that beats with the interval bends the line by up to half a step over the whole range.
  fit.error = Math.sqrt((variance * inflation) / spread + (timerResolution / (4 * count)) ** 2);
  return true;
}
