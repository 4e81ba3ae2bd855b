/**
 * The verdict on a run of frame times. `steady`: the frames fit one time grid. `unsteady`: they fit no grid, or left
 * it. `throttled`: the browser holds frames back. `cannot tell`: too few frames yet, or the timer is too coarse.
 */
export type ClockVerdict = 'steady' | 'unsteady' | 'throttled' | 'cannot tell';

/**
 * Why there is no figure. `measuring`: too few frames yet. `no-fixed-interval`: frames without a common interval.
 * `changed`: the interval changed a moment ago. `slow`: under 20 frames per second. `gaps`: more than one frame in five
 * follows a gap. `timerResolution`: the timer's step is too coarse for the interval.
 */
export type ClockReason = 'measuring' | 'no-fixed-interval' | 'changed' | 'slow' | 'gaps' | 'timerResolution';

/** The reading of the frame clock. Everything derived from the interval is null unless the verdict is `steady`. */
export interface FrameReading {
  readonly verdict: ClockVerdict;
  /** Null when the verdict is `steady`. */
  readonly reason: ClockReason | null;
  /** Hz. */
  readonly rate: number | null;
  /** Hz; the true rate is within this distance of `rate` with 95 % confidence. */
  readonly uncertainty: number | null;
  /** Milliseconds between two frames of the screen. */
  readonly interval: number | null;
  /** Root mean square deviation of the frames from the grid, ms. */
  readonly jitter: number | null;
  /** Screen refreshes without a callback. */
  readonly missed: number | null;
  /** Callbacks since the clock was started or restarted. */
  readonly frames: number;
  /** Milliseconds from the first of these callbacks to the last. */
  readonly elapsed: number;
  /** The timer's step in ms; 0 if it is finer than 0.005 ms. */
  readonly timerResolution: number;
  /** Number of interval changes while the clock ran. */
  readonly changes: number;
}

/** The reading of a clock without frames. */
export const noReading: FrameReading = {
  verdict: 'cannot tell',
  reason: 'measuring',
  rate: null,
  uncertainty: null,
  interval: null,
  jitter: null,
  missed: null,
  frames: 0,
  elapsed: 0,
  timerResolution: 0,
  changes: 0,
};
