/**
 * The judgment of a run of frame times. `steady`: the frames lie on one grid of time. `unsteady`: they lie on none, or
 * left it. `throttled`: the browser holds frames back. `cannot tell`: too few frames yet, or a timer too coarse.
 */
export type ClockVerdict = 'steady' | 'unsteady' | 'throttled' | 'cannot tell';

/**
 * Why there is no figure. `measuring`: too few frames yet. `no-fixed-interval`: frames without a common interval. `changed`: the
 * interval changed a moment ago. `slow`: under 20 frames a second. `gaps`: every fifth frame or more follows a gap.
 * `timerResolution`: the timer's step is too coarse for the interval.
 */
export type ClockReason = 'measuring' | 'no-fixed-interval' | 'changed' | 'slow' | 'gaps' | 'timerResolution';

/** What the frame clock says now. All that rests on the interval is null unless the verdict is `steady`. */
export interface FrameReading {
  readonly verdict: ClockVerdict;
  /** Null when the verdict is `steady`. */
  readonly reason: ClockReason | null;
  /** Hz. */
  readonly rate: number | null;
  /** Hz; the true rate lies within this of `rate` in 95 of 100 cases. */
  readonly uncertainty: number | null;
  /** Milliseconds between two frames of the screen. */
  readonly interval: number | null;
  /** Root mean square of the frames' distances from their places on the grid, ms. */
  readonly jitter: number | null;
  /** Frames of the screen for which no callback came. */
  readonly missed: number | null;
  /** Callbacks since the clock was started or restarted. */
  readonly frames: number;
  /** Milliseconds from the first of these to the last. */
  readonly elapsed: number;
  /** The timer's step in ms; 0 where it is finer than 0.005 ms. */
  readonly timerResolution: number;
  /** How often the interval changed while the clock ran. */
  readonly changes: number;
}

/** The reading of a clock that has seen no frame. */
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
