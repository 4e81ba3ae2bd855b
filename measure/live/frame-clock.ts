import { type FrameReading, noReading } from '../frames/frame-reading';
import { FIRST_WINDOW, type GridFit, isFirm, MIN_TIMES, refineGrid, searchGrid } from '../timing/grid-fit';
import { medianGap, timerResolutionOf } from '../timing/period';

/** Frames that the clock remembers: at 480 Hz the last 17 s. */
const MAX_FRAMES = 8192;
/** A figure needs frames of this time, three times as long where they tremble… */
const MIN_SPAN_MS = 1000;
/** …and this certainty, 95 of 100. */
const MAX_UNCERTAINTY_HZ = 0.1;
/** After a change of the interval, frames and time until the new one counts. */
const MIN_SETTLED_FRAMES = 120;
const MIN_SETTLED_MS = 2000;
/** Slower than 20 frames a second is no screen. */
const MAX_INTERVAL_MS = 50;
/** Slow frames are told from this many on. */
const MIN_SLOW_FRAMES = 5;
/** From this share of frames that follow a gap on, the browser is holding frames back. */
const MAX_GAP_SHARE = 0.2;
/** A frame's time may miss a multiple of the timer's step by a rounding error. */
const STEP_TOLERANCE_MS = 0.001;
/** A gap that is off the interval by this share of it is not one interval. */
const MAX_GAP_ERROR_SHARE = 0.5;
/** A timer's step of this share of the interval may hide the grid; of the larger one, with gaps that jump, it does. */
const MAX_STEP_SHARE = 0.3;
const MAX_STEADY_STEP_SHARE = 0.55;
const MAX_ODD_GAP_SHARE = 0.02;

export interface FrameClock {
  /** Takes a frame's time in ms, as `requestAnimationFrame` gives it. Allocates nothing. A time that falls is ignored. */
  push(time: number): void;
  /** The reading of the frames so far. Made for a few calls a second. */
  read(): FrameReading;
  /** Forgets everything, for a page that was hidden or is on another screen. */
  restart(): void;
  /** Frames that were missed just before the frame `back` before the latest; 0 until a reading has counted them. */
  missedBefore(back: number): number;
  /**
   * The number of the latest frame among the screen's frames, the missed ones counted; among the callbacks while there
   * is no interval. It goes on without a jump when the interval becomes known or better known.
   */
  readonly place: number;
  /** Milliseconds from the frame before to the frame that is `back` before the latest; NaN where there is none. */
  delta(back: number): number;
}

/**
 * A clock that finds the screen's interval in the times of its frames. It gives each frame an integer place on one grid
 * of time, so that missed frames and jitter do not bend the figure as they bend a mean, and says nothing where there is
 * no such grid.
 */
export function createFrameClock(): FrameClock {
  // Twice as long as needed, so that frames lie in one piece: the newer half moves to the front when it is full.
  const times = new Float64Array(2 * MAX_FRAMES);
  const gaps = new Uint16Array(2 * MAX_FRAMES);
  const fit: GridFit = { interval: 0, base: 0, jitter: 0, error: 0 };
  /** Where the frames of the present interval begin, and where the frames end. */
  let start = 0;
  let end = 0;
  let frames = 0;
  let firstTime = 0;
  /** Missed frames that are no longer remembered. */
  let forgotten = 0;
  let changes = 0;
  let place = 0;
  /** Added to indices of the fit, so that places go on from those before it. */
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

  /** Looks for the grid in the latest frames and follows it back as far as it goes. */
  const acquire = (timerResolution: number): boolean => {
    let from = Math.max(start, end - FIRST_WINDOW);
    if (!searchGrid(times, from, end, fit, timerResolution)) return false;
    if (!refineGrid(times, from, end, fit, timerResolution)) return false;
    while (from > start) {
      const further = Math.max(start, end - 2 * (end - from));
      const known = { ...fit };
      if (!refineGrid(times, further, end, fit, timerResolution)) {
        Object.assign(fit, known);
        const settledMs = (times[end - 1] as number) - (times[from] as number);
        if (end - from < MIN_SETTLED_FRAMES || settledMs < MIN_SETTLED_MS) return false;
        changes++;
        start = from;
        return true;
      }
      from = further;
    }
    return true;
  };

  /**
   * Counts the frames of the screen between two callbacks. An error of half an interval gives a frame its neighbor's
   * place; of the two, the one that lies further off its place gives way.
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

  /** Gaps that are not near one interval. */
  const countOddGaps = (): number => {
    let odd = 0;
    for (let i = start + 1; i < end; i++) {
      if (Math.abs((times[i] as number) - (times[i - 1] as number) - fit.interval) > MAX_GAP_ERROR_SHARE * fit.interval)
        odd++;
    }
    return odd;
  };

  const missedFrames = () => {
    let missed = forgotten;
    for (let i = 0; i < end; i++) missed += gaps[i] as number;
    return missed;
  };

  const read = (): FrameReading => {
    const reading = measure();
    if (end > 0 && fit.interval > 0) {
      offset = place - Math.round(((times[end - 1] as number) - fit.base) / fit.interval);
    }
    return reading;
  };

  const measure = (): FrameReading => {
    const elapsed = frames > 0 ? (times[end - 1] as number) - firstTime : 0;
    const timerResolution = timerResolutionOf(times, start, end, STEP_TOLERANCE_MS);
    const facts = { ...noReading, frames, elapsed, timerResolution, changes };
    const count = end - start;
    if (count >= MIN_SLOW_FRAMES && medianGap(times, start, end) > MAX_INTERVAL_MS) {
      return { ...facts, verdict: 'throttled', reason: 'slow' };
    }
    const span = (times[end - 1] as number) - (times[start] as number);
    if (count < MIN_TIMES || span < MIN_SPAN_MS) return facts;
    const former = changes;
    if (!(fit.interval > 0 && refineGrid(times, start, end, fit, timerResolution)) && !acquire(timerResolution)) {
      fit.interval = 0;
      // Where the timer's step is a good part of the interval, it may be the timer that hides the grid.
      const coarse = timerResolution > MAX_STEP_SHARE * medianGap(times, start, end);
      return coarse
        ? { ...facts, reason: 'timerResolution' }
        : { ...facts, verdict: 'unsteady', reason: 'no-fixed-interval' };
    }
    const { interval, jitter, error } = fit;
    // Such a timer puts its own grid in place of the screen's, and gives itself away by times that repeat or jump. One
    // that never does goes in step with the screen, and its step widens the uncertainty.
    if (timerResolution > MAX_STEADY_STEP_SHARE * interval && countOddGaps() > MAX_ODD_GAP_SHARE * count)
      return { ...facts, reason: 'timerResolution' };
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
