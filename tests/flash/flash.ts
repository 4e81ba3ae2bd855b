/**
 * Finds flashes as WCAG 2.3.1 defines them: https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold
 * and https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds
 */

/** A picture in linear light, cell by cell; three numbers of 0 to 1 for each. */
export interface Frame {
  /** Milliseconds. */
  readonly time: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

export interface Options {
  /** CSS px² of one cell. */
  readonly cellArea: number;
}

export interface Flashing {
  readonly kind: 'general' | 'red';
  /** Milliseconds of the first second that has too many. */
  readonly from: number;
  /** Flashes within that second, where the area is exceeded. */
  readonly flashes: number;
  /** The largest area that flashes together, in CSS px². */
  readonly area: number;
}

/** A flash is a pair of opposing changes; more than three in one second exceed the limit. */
const LIMIT = 3;
const SECOND = 1000;
/** 25 % of any 10 degrees of the visual field: 341 × 256 CSS px, of which a quarter. */
export const AREA = 21_824;
/** General: a change of luminance by a tenth of the largest, the darker image below 0.80. */
const STEP = 0.1;
const DARKER = 0.8;
/** Red: a change of (R − G − B) × 320 by more than 20, negative ones counting as 0, one state being saturated red. */
const RED_STEP = 20;
const SATURATED = 0.8;
/** A change that is a step but for the rounding of floats is a step. */
const ROUNDING = 1e-6;

/** Follows one quantity of one cell from turn to turn and tells each change that is large enough, and its direction. */
interface Turning {
  /** Extreme since the last counted change. */
  low: number;
  high: number;
  /** Whether the cell was saturated red since then. */
  red: boolean;
  direction: -1 | 0 | 1;
}

/** All violations in a recording, at most one of each kind. */
export function findFlashes(frames: readonly Frame[], { cellArea }: Options): Flashing[] {
  const general = record(frames, cellArea, luminanceStep);
  const red = record(frames, cellArea, redStep);
  return [verdict('general', general), verdict('red', red)].filter((found) => found !== null);
}

/** A change that much area makes together. */
interface Change {
  readonly time: number;
  readonly direction: -1 | 1;
  readonly area: number;
}

type Step = (frame: Frame, cell: number, state: Turning) => -1 | 0 | 1;

function record(frames: readonly Frame[], cellArea: number, step: Step): Change[] {
  const cells = frames[0]?.red.length ?? 0;
  const states: Turning[] = Array.from({ length: cells }, () => ({
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    red: false,
    direction: 0,
  }));
  const changes: Change[] = [];
  for (const frame of frames) {
    const counts = { up: 0, down: 0 };
    for (const [cell, state] of states.entries()) {
      const direction = step(frame, cell, state);
      if (direction > 0) counts.up += 1;
      else if (direction < 0) counts.down += 1;
    }
    if (counts.up > 0) changes.push({ time: frame.time, direction: 1, area: counts.up * cellArea });
    if (counts.down > 0) changes.push({ time: frame.time, direction: -1, area: counts.down * cellArea });
  }
  return changes;
}

const luminanceStep: Step = ({ red, green, blue }, cell, state) => {
  const value = 0.2126 * (red[cell] ?? 0) + 0.7152 * (green[cell] ?? 0) + 0.0722 * (blue[cell] ?? 0);
  return turn(state, value, STEP, (darker) => darker < DARKER);
};

const redStep: Step = ({ red, green, blue }, cell, state) => {
  const [r, g, b] = [red[cell] ?? 0, green[cell] ?? 0, blue[cell] ?? 0];
  const saturated = r + g + b > 0 && r / (r + g + b) >= SATURATED;
  const involved = state.red || saturated;
  const direction = turn(state, Math.max(0, r - g - b) * 320, RED_STEP, () => involved);
  state.red = direction === 0 ? involved : saturated;
  return direction;
};

/** Whether `value` lies a step away from the turning point behind it, the other way than the last change. */
function turn(state: Turning, value: number, step: number, counts: (lower: number) => boolean): -1 | 0 | 1 {
  const up = state.direction <= 0 && value - state.low >= step - ROUNDING && counts(state.low);
  const down = state.direction >= 0 && state.high - value >= step - ROUNDING && counts(value);
  if (up || down) {
    state.direction = up ? 1 : -1;
    state.low = value;
    state.high = value;
    return state.direction;
  }
  state.low = Math.min(state.low, value);
  state.high = Math.max(state.high, value);
  return 0;
}

/** The worst second of a kind: more than three pairs of opposing changes, each over the area. */
function verdict(kind: Flashing['kind'], changes: readonly Change[]): Flashing | null {
  const large = changes.filter(({ area }) => area > AREA);
  for (const [start, first] of large.entries()) {
    const within = large.slice(start).filter(({ time }) => time < first.time + SECOND);
    // Opposing changes in their order; two of one direction are one longer change.
    let turns = 0;
    let last = 0;
    for (const { direction } of within) {
      if (direction === last) continue;
      turns += 1;
      last = direction;
    }
    const flashes = Math.floor(turns / 2);
    if (flashes > LIMIT) {
      return { kind, from: first.time, flashes, area: Math.max(...within.map(({ area }) => area)) };
    }
  }
  return null;
}
