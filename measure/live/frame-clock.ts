import { type FrameReading, noReading } from '../frames/frame-reading';
import { FIRST_WINDOW, type GridFit, isFirm, MIN_TIMES, refineGrid, searchGrid } from '../timing/grid-fit';
import { coarseStepOf, medianGap, timerResolutionOf } from '../timing/period';

/** Frames kept in memory: the last 17 s at 480 Hz. */
const MAX_FRAMES = 8192;
/** A figure needs frames over this time (three times as long if they jitter)… */
const MIN_SPAN_MS = 1000;
/** …and an uncertainty of at most this, at 95 % confidence. */
const MAX_UNCERTAINTY_HZ = 0.1;
/** Frames and time after a change of the interval before the new interval is used. */
const MIN_SETTLED_FRAMES = 120;
export const MIN_SETTLED_MS = 2000;
/** No screen is slower than 20 Hz. */
const MAX_INTERVAL_MS = 50;
/** Minimum number of frames to report slow frames. */
const MIN_SLOW_FRAMES = 5;
/** If more than this share of frames follows a gap, the browser is holding frames back. */
const MAX_GAP_SHARE = 0.2;
/** Rounding error of a frame time relative to a multiple of the timer's step. */
const STEP_TOLERANCE_MS = 0.001;
/**
 * A timer whose step is a larger share of the interval replaces the screen's grid with its own. `searchGrid` needs
 * frequencies below half the timer's own.
 */
const MAX_STEP_SHARE = 0.395;
/** A gap that is off by more than this share of the interval is not one interval. */
const MAX_GAP_ERROR_SHARE = 0.25;

export interface FrameClock {
  /** Adds a frame time in ms from `requestAnimationFrame`. Does not allocate. Ignores a time that decreases. */
  push(time: number): void;
  /** Returns the reading of the frames so far. Intended for a few calls per second. */
  read(): FrameReading;
  /** Clears everything. Call it when the page was hidden or moved to another screen. */
  restart(): void;
  /** Missed frames directly before the frame that is `back` before the latest; 0 until a reading has counted them. */
  missedBefore(back: number): number;
  /**
   * Index of the latest frame among the screen's frames, missed frames included; among the callbacks while there is no
   * interval. Stays continuous when the interval becomes known or is refined.
   */
  readonly place: number;
  /** Milliseconds from the previous frame to the frame that is `back` before the latest; NaN if there is none. */
  delta(back: number): number;
}

/**
 * Creates a clock that estimates the screen's interval from frame times. It assigns each frame an integer index on one
 * time grid, so missed frames and jitter do not bias the figure as they bias a mean. It gives no figure if there is no
 * such grid.
 */
export function createFrameClock(): FrameClock {
  // Twice as long as needed, so that the frames are contiguous: when full, the newer half moves to the front.
  const times = new Float64Array(2 * MAX_FRAMES);
  const gaps = new Uint16Array(2 * MAX_FRAMES);
  const fit: GridFit = { interval: 0, base: 0, jitter: 0, error: 0 };
  /** Index of the first frame with the current interval, and end index of all frames. */
  let start = 0;
  let end = 0;
  let frames = 0;
  let firstTime = 0;
  /** Missed frames that are no longer in memory. */
  let forgotten = 0;
  let changes = 0;
  let place = 0;
  /** Added to the indices of the fit, so that `place` stays continuous. */
  let offset = 0;

  const placeOf = (time: number) =>
    fit.interval > 0 ? offset + Math.round((time - fit.base) / fit.interval) : place + 1;

  const push = (time: number) => {
    if (end > 0 && time < (times[end - 1] as number)) return;
    if (end === times.length) makeRoom();
    times[end] = time;
    gaps[end] = 0;
    end++;
    place = placeOf(time);
    if (frames++ === 0) firstTime = time;
  };

  const makeRoom = () => {
    const shift = end - MAX_FRAMES;
    for (let i = 0; i < shift; i++) forgotten += gaps[i] as number;
    times.copyWithin(0, shift, end);
    gaps.copyWithin(0, shift, end);
    end = MAX_FRAMES;
    start = Math.max(0, start - shift);
  };

  const restart = () => {
    start = end = frames = forgotten = changes = 0;
    fit.interval = 0;
  };

  /** Whether too many frames from `from` on follow a gap. */
  const isGappy = (from: number): boolean => {
    let wide = 0;
    for (let i = from + 1; i < end; i++) {
      if ((times[i] as number) - (times[i - 1] as number) > 1.5 * fit.interval) wide++;
    }
    return wide > MAX_GAP_SHARE * (end - from);
  };

  /** The rate changed: the frames before `from` belong to another grid, on which no missed ones are known any more. */
  const startAt = (from: number) => {
    const { interval } = fit;
    const isOff = (i: number) =>
      Math.abs((times[i + 1] as number) - (times[i] as number) - interval) > MAX_GAP_ERROR_SHARE * interval;
    start = from;
    while (start < end - MIN_SETTLED_FRAMES && isOff(start)) start++;
    gaps.fill(0, 0, start);
    forgotten = 0;
    changes++;
  };

  /**
   * Searches the grid in the latest frames and extends it back as far as it fits. A rate that is halved or doubled fits
   * the old grid too, so it also ends where many frames follow a gap.
   */
  const acquire = (timerResolution: number): boolean => {
    let from = Math.max(start, end - FIRST_WINDOW);
    if (!searchGrid(times, from, end, fit, timerResolution)) return false;
    if (!refineGrid(times, from, end, fit, timerResolution)) return false;
    const wasGappy = isGappy(from);
    while (from > start) {
      const further = Math.max(start, end - 2 * (end - from));
      const known = { ...fit };
      if (!refineGrid(times, further, end, fit, timerResolution) || (!wasGappy && isGappy(further))) {
        Object.assign(fit, known);
        const settledMs = (times[end - 1] as number) - (times[from] as number);
        if (end - from < MIN_SETTLED_FRAMES || settledMs < MIN_SETTLED_MS) return false;
        startAt(from);
        return true;
      }
      from = further;
    }
    return true;
  };

  /**
   * Counts the screen's frames between two callbacks. An error of half an interval can give two frames the same index.
   * Then the frame that is further off its index is moved.
   */
  const countGaps = (): number => {
    const { interval, base } = fit;
    let events = 0;
    let before = Number.NEGATIVE_INFINITY;
    let last = 0;
    for (let i = start; i < end; i++) {
      const place = ((times[i] as number) - base) / interval;
      let index = Math.round(place);
      if (i > start && index <= last) {
        const early = last - ((times[i - 1] as number) - base) / interval;
        if (early > place - index && last - 1 > before) {
          last--;
          gaps[i - 1] = (gaps[i - 1] as number) - 1;
        } else index = last + 1;
      }
      gaps[i] = i > start ? index - last - 1 : 0;
      before = last;
      last = index;
    }
    for (let i = start; i < end; i++) if ((gaps[i] as number) > 0) events++;
    return events;
  };

  const missedFrames = () => {
    let missed = forgotten;
    for (let i = 0; i < end; i++) missed += gaps[i] as number;
    return missed;
  };

  const read = (): FrameReading => {
    const reading = measure();
    // Of no meaning, and not used, without an interval.
    offset = place - Math.round(((times[end - 1] as number) - fit.base) / fit.interval);
    return reading;
  };

  const measure = (): FrameReading => {
    const elapsed = frames > 0 ? (times[end - 1] as number) - firstTime : 0;
    const timerResolution = coarseStepOf(times, start, end) || timerResolutionOf(times, start, end, STEP_TOLERANCE_MS);
    const facts = { ...noReading, frames, elapsed, timerResolution, changes };
    const count = end - start;
    if (count >= MIN_SLOW_FRAMES && medianGap(times, start, end) > MAX_INTERVAL_MS) {
      return { ...facts, verdict: 'throttled', reason: 'slow' };
    }
    const span = (times[end - 1] as number) - (times[start] as number);
    if (count < MIN_TIMES || span < MIN_SPAN_MS) return facts;
    const former = changes;
    const fits = fit.interval > 0 && refineGrid(times, start, end, fit, timerResolution) && !isGappy(start);
    if (!fits && !acquire(timerResolution)) {
      fit.interval = 0;
      // If the timer's step is a large part of the interval, the timer may hide the grid.
      const coarse = timerResolution > MAX_STEP_SHARE * medianGap(times, start, end);
      return coarse
        ? { ...facts, reason: 'timerResolution' }
        : { ...facts, verdict: 'unsteady', reason: 'no-fixed-interval' };
    }
    const { interval, jitter, error } = fit;
    if (timerResolution > MAX_STEP_SHARE * interval) return { ...facts, reason: 'timerResolution' };
    if (changes > former) return { ...facts, changes, verdict: 'unsteady', reason: 'changed' };
    const rate = 1000 / interval;
    const uncertainty = (1.96 * error * rate) / interval;
    const events = countGaps();
    if (events > MAX_GAP_SHARE * count) return { ...facts, verdict: 'throttled', reason: 'gaps' };
    if (uncertainty > MAX_UNCERTAINTY_HZ || (span < 3 * MIN_SPAN_MS && !isFirm(fit, timerResolution))) return facts;
    return {
      ...facts,
      verdict: 'steady',
      reason: null,
      rate,
      uncertainty,
      interval,
      jitter,
      missed: missedFrames(),
    };
  };

  return {
    push,
    read,
    restart,
    get place() {
      return place;
    },
    missedBefore: (back) => (back < end ? (gaps[end - 1 - back] as number) : 0),
    delta: (back) =>
      back + 1 < end ? (times[end - 1 - back] as number) - (times[end - 2 - back] as number) : Number.NaN,
  };
}
