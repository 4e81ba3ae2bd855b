/**
 * Finds flashes as defined by WCAG 2.3.1: https://www.w3.org/WAI/WCAG22/Understanding/three-flashes-or-below-threshold
 * and https://www.w3.org/TR/WCAG22/#dfn-general-flash-and-red-flash-thresholds
 */

/** A picture in linear light, as cells. Each channel is 0 to 1. */
export interface Frame {
  /** Time of the frame, in ms. */
  readonly time: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

export interface Options {
  /** Area of one cell, in CSS px². */
  readonly cellArea: number;
}

export interface Flashing {
  readonly kind: 'general' | 'red';
  /** Start of the first one-second window with too many flashes, in ms. */
  readonly from: number;
  /** Flashes within that second whose area exceeds the limit. */
  readonly flashes: number;
  /** Largest area that flashes at the same time, in CSS px². */
  readonly area: number;
}

/** A flash is a pair of opposing changes. More than three within one second exceed the limit. */
const MAX_FLASHES_PER_SECOND = 3;
const SECOND_MS = 1000;
/** Largest area that may flash, in CSS px²: 25 % of any 10 degrees of the visual field, which is 341 × 256 px. */
export const MAX_FLASH_AREA = 21_824;
/** General flash: luminance changes by 10 % or more of the maximum, and the darker image is below 0.80. */
const MIN_LUMINANCE_STEP = 0.1;
const MAX_DARKER_LUMINANCE = 0.8;
/**
 * Red flash: (R − G − B) × 320 changes by more than 20, with negative values counted as 0, and one of the two states is
 * saturated red.
 */
const MIN_RED_STEP = 20;
const MIN_SATURATED_RED = 0.8;
/** Tolerance for floating-point rounding. */
const ROUNDING_TOLERANCE = 1e-6;

/** State of one quantity of one cell, from one turning point to the next. */
interface CellState {
  /** Extreme since the last counted change. */
  low: number;
  high: number;
  /** Whether the cell was saturated red since the last counted change. */
  red: boolean;
  direction: -1 | 0 | 1;
}

/** All violations in a recording, at most one of each kind. */
export function findFlashes(frames: readonly Frame[], { cellArea }: Options): Flashing[] {
  const general = record(frames, cellArea, luminanceStep);
  const red = record(frames, cellArea, redStep);
  return [verdict('general', general), verdict('red', red)].filter((found) => found !== null);
}

/** A change in the same direction in all cells that make up `area`. */
interface Change {
  readonly time: number;
  readonly direction: -1 | 1;
  readonly area: number;
}

type Step = (frame: Frame, cell: number, state: CellState) => -1 | 0 | 1;

function record(frames: readonly Frame[], cellArea: number, step: Step): Change[] {
  const cells = frames[0]?.red.length ?? 0;
  const states: CellState[] = Array.from({ length: cells }, () => ({
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
  return turn(state, value, MIN_LUMINANCE_STEP, (darker) => darker < MAX_DARKER_LUMINANCE);
};

const redStep: Step = ({ red, green, blue }, cell, state) => {
  const [r, g, b] = [red[cell] ?? 0, green[cell] ?? 0, blue[cell] ?? 0];
  const saturated = r + g + b > 0 && r / (r + g + b) >= MIN_SATURATED_RED;
  const involved = state.red || saturated;
  const direction = turn(state, Math.max(0, r - g - b) * 320, MIN_RED_STEP, () => involved);
  state.red = direction === 0 ? involved : saturated;
  return direction;
};

/**
 * Direction of a change if `value` is at least one step from the last turning point, opposite to the last change; else
 * 0.
 */
function turn(state: CellState, value: number, step: number, counts: (lower: number) => boolean): -1 | 0 | 1 {
  const up = state.direction <= 0 && value - state.low >= step - ROUNDING_TOLERANCE && counts(state.low);
  const down = state.direction >= 0 && state.high - value >= step - ROUNDING_TOLERANCE && counts(value);
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

/** The first second that violates the limit: more than three pairs of opposing changes, each larger than the area. */
function verdict(kind: Flashing['kind'], changes: readonly Change[]): Flashing | null {
  const large = changes.filter(({ area }) => area > MAX_FLASH_AREA);
  for (const [start, first] of large.entries()) {
    const within = large.slice(start).filter(({ time }) => time < first.time + SECOND_MS);
    // Count alternating directions. Consecutive changes in the same direction are one longer change.
    let turns = 0;
    let last = 0;
    for (const { direction } of within) {
      if (direction === last) continue;
      turns += 1;
      last = direction;
    }
    const flashes = Math.floor(turns / 2);
    if (flashes > MAX_FLASHES_PER_SECOND) {
      return { kind, from: first.time, flashes, area: Math.max(...within.map(({ area }) => area)) };
    }
  }
  return null;
}
