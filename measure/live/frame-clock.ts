import { type FrameReading, noReading } from '../frames/frame-reading';
import { FEWEST, FIRST, type Fit, isFirm, medianDelta, refine, search } from '../frames/period-fit';

/** Frames that the clock remembers: at 480 Hz the last 17 s. */
const REMEMBERED = 8192;
/** A figure needs this many milliseconds of frames, three times as many where they tremble… */
const SHORTEST = 1000;
/** …and this certainty in Hz, 95 of 100. */
const SUREST = 0.1;
/** After a change of the interval, frames and milliseconds until the new one counts. */
const SETTLED = { frames: 120, time: 2000 } as const;
/** Slower than 20 frames a second is no screen. */
const SLOWEST = 50;
/** From this share of frames that follow a gap on, the browser is holding frames back. */
const MOST_GAPS = 0.2;
/** Timer steps in ms that browsers are known for, the coarsest first. */
const TIMER_RESOLUTIONS_MS = [100, 20, 50 / 3, 1, 0.1, 0.02, 0.005] as const;

export interface FrameClock {
  /** Takes a frame's time in ms, as `requestAnimationFrame` gives it. Allocates nothing. Times must not fall. */
  push(time: number): void;
  /** What the frames amount to by now. Made for a few calls a second. */
  read(): FrameReading;
  /** Forgets everything: the page was hidden, or is on another screen. */
  restart(): void;
  /** Frames that were missed just before a frame, 0 until a reading found out. `back` counts from 0, the latest. */
  missedBefore(back: number): number;
  /**
   * The number of the latest frame among the screen's frames, the missed ones counted; as long as there is no interval,
   * among the callbacks. It goes on without a jump when the interval becomes known or better known.
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
  const times = new Float64Array(2 * REMEMBERED);
  const gaps = new Uint16Array(2 * REMEMBERED);
  const fit: Fit = { interval: 0, base: 0, jitter: 0, error: 0 };
  /** Where the frames of the present interval begin, and where the frames end. */
  let start = 0;
  let end = 0;
  let frames = 0;
  let firstTime = 0;
  /** Missed frames that are no longer remembered. */
  let forgotten = 0;
  let changes = 0;
  let place = 0;
  /** What makes places of the fit go on from those before it. */
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
    const shift = end - REMEMBERED;
    for (let i = 0; i < shift; i++) forgotten += gaps[i] as number;
    times.copyWithin(0, shift, end);
    gaps.copyWithin(0, shift, end);
    end = REMEMBERED;
    start = Math.max(0, start - shift);
  };

  const restart = () => {
    start = end = frames = forgotten = changes = 0;
    fit.interval = 0;
  };

  /** Looks for the grid in the latest frames and follows it back as far as it goes. */
  const acquire = (timerResolution: number): boolean => {
    let from = Math.max(start, end - FIRST);
    if (!search(times, from, end, fit, timerResolution) || !refine(times, from, end, fit, timerResolution))
      return false;
    while (from > start) {
      const further = Math.max(start, end - 2 * (end - from));
      const kept = { ...fit };
      if (!refine(times, further, end, fit, timerResolution)) {
        Object.assign(fit, kept);
        const settled =
          end - from >= SETTLED.frames && (times[end - 1] as number) - (times[from] as number) >= SETTLED.time;
        if (!settled) return false;
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

  /** Distances that are not near one interval. */
  const oddDeltas = (): number => {
    let odd = 0;
    for (let i = start + 1; i < end; i++) {
      if (Math.abs((times[i] as number) - (times[i - 1] as number) - fit.interval) > 0.5 * fit.interval) odd++;
    }
    return odd;
  };

  const missedFrames = () => {
    let missed = forgotten;
    for (let i = 0; i < end; i++) missed += gaps[i] as number;
    return missed;
  };

  const read = (): FrameReading => {
    const reading = look();
    if (end > 0 && fit.interval > 0) {
      offset = place - Math.round(((times[end - 1] as number) - fit.base) / fit.interval);
    }
    return reading;
  };

  const look = (): FrameReading => {
    const elapsed = frames > 0 ? (times[end - 1] as number) - firstTime : 0;
    const timerResolution = timerResolutionOf(times, start, end);
    const facts = { ...noReading, frames, elapsed, timerResolution, changes };
    const count = end - start;
    if (count >= 5 && medianDelta(times, start, end) > SLOWEST) {
      return { ...facts, verdict: 'throttled', reason: 'slow' };
    }
    if (count < FEWEST || (times[end - 1] as number) - (times[start] as number) < SHORTEST) return facts;
    const former = changes;
    if (!(fit.interval > 0 && refine(times, start, end, fit, timerResolution)) && !acquire(timerResolution)) {
      fit.interval = 0;
      // Where the timer's step is a good part of the interval, it may be the timer that hides the grid.
      const coarse = timerResolution > 0.3 * medianDelta(times, start, end);
      return coarse
        ? { ...facts, reason: 'timerResolution' }
        : { ...facts, verdict: 'unsteady', reason: 'no-fixed-interval' };
    }
    const { interval, jitter, error } = fit;
    // Such a timer puts its own grid in place of the screen's, and gives itself away by times that repeat or jump. One
    // that never does goes in step with the screen, and its step widens the uncertainty.
    if (timerResolution > 0.55 * interval && oddDeltas() > 0.02 * count) return { ...facts, reason: 'timerResolution' };
    if (changes > former) return { ...facts, changes, verdict: 'unsteady', reason: 'changed' };
    const rate = 1000 / interval;
    const uncertainty = (1.96 * error * rate) / interval;
    const events = countGaps();
    if (events > MOST_GAPS * count) return { ...facts, verdict: 'throttled', reason: 'gaps' };
    const span = (times[end - 1] as number) - (times[start] as number);
    if (uncertainty > SUREST || (span < 3 * SHORTEST && !isFirm(fit, timerResolution))) return facts;
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

/** The timer's step: the coarsest known one that all times are multiples of, else 0. */
function timerResolutionOf(times: Float64Array, from: number, to: number): number {
  for (const timerResolution of TIMER_RESOLUTIONS_MS) {
    const tolerance = Math.min(0.001, timerResolution / 20);
    let i = from;
    while (
      i < to &&
      Math.abs((times[i] as number) - timerResolution * Math.round((times[i] as number) / timerResolution)) < tolerance
    )
      i++;
    if (i === to && to > from) return timerResolution;
  }
  return 0;
}
