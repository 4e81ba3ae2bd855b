import { MAX_STROKE_GAP_MS, noScrolling, type Scrolling, scroll, type WheelInput } from '../pointer/scroll';

/** A two-finger scroll step along its dominant axis. */
interface Step {
  /** CSS px; down and right are positive. */
  readonly delta: number;
  readonly isSideways: boolean;
  /** Milliseconds. */
  readonly at: number;
}

/** Two-finger scrolling: the same counts as in the mouse test, and its smoothness. */
export interface PadScrolling {
  readonly steps: Scrolling;
  /** Distances in CSS px. */
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
  /** Steps against the stroke that are too large for a trembling finger. */
  readonly reversed: number;
  /** How often a fast stroke stopped and continued just as fast. */
  readonly gaps: number;
  /** Length of the longest gap, in ms; 0 if there was none. */
  readonly longest: number;
  /** The latest steps along one axis, the newest last. */
  readonly recent: readonly Step[];
}

export const noPadScrolling: PadScrolling = {
  steps: noScrolling,
  up: 0,
  down: 0,
  left: 0,
  right: 0,
  reversed: 0,
  gaps: 0,
  longest: 0,
  recent: [],
};

/** A reversed step has at least this size in CSS px, and this share of the adjacent steps. */
const MIN_REVERSED_PX = 3;
const MIN_REVERSED_SHARE = 0.25;
/**
 * A gap is longer than a late frame, and shorter than fingers need to lift, go back and start another stroke: see
 * `touchpad.rows.ts`. Longer gaps cannot be told from a flick.
 */
const MIN_GAP_MS = 50;
export const MAX_GAP_MS = 80;
/** Maximum time between the two steps on each side of a gap. */
const MAX_EVEN_MS = 34;
/** The stroke is fast on both sides of a gap: minimum CSS px of each step. */
const MIN_FAST_PX = 4;
/** A larger step after the gap makes up for it: events were merged and nothing was lost. */
const MAX_MERGED_RATIO = 2;
/** Steps examined together: two before a gap and two after it. */
const WINDOW = 4;

/** Adds wheel events, earliest first. */
export const scrollPad = (scrolling: PadScrolling, inputs: readonly WheelInput[]): PadScrolling =>
  inputs.reduce(scrollOnce, scrolling);

function scrollOnce(scrolling: PadScrolling, input: WheelInput): PadScrolling {
  const { deltaX, deltaY, timestamp } = input;
  const steps = scroll(scrolling.steps, [input]);
  if (steps === scrolling.steps) return scrolling;
  // A two-finger stroke is never exactly straight. Its dominant axis is what the person meant.
  const isSideways = Math.abs(deltaX) > Math.abs(deltaY);
  const delta = isSideways ? deltaX : deltaY;
  const side = isSideways ? (delta < 0 ? 'left' : 'right') : delta < 0 ? 'up' : 'down';
  const before = scrolling.recent.filter((step) => step.isSideways === isSideways).slice(1 - WINDOW);
  const recent = [...before, { delta, isSideways, at: timestamp }];
  const gap = gapIn(recent);
  return {
    ...scrolling,
    steps,
    [side]: scrolling[side] + Math.abs(delta),
    reversed: scrolling.reversed + (isReversed(recent) ? 1 : 0),
    gaps: scrolling.gaps + (gap > 0 ? 1 : 0),
    longest: Math.max(scrolling.longest, gap),
    recent,
  };
}

/** Whether the step before the last one went back amid a vertical stroke, and is large compared with its neighbors. */
function isReversed(recent: readonly Step[]): boolean {
  if (recent.length < WINDOW) return false;
  const [a, b, c, d] = recent as readonly [Step, Step, Step, Step];
  if (d.isSideways || a.delta * b.delta < 0 || b.delta * c.delta > 0 || b.delta * d.delta < 0) return false;
  const isOneStroke = [b.at - a.at, c.at - b.at, d.at - c.at].every((gap) => gap <= MAX_STROKE_GAP_MS);
  const most = Math.max(Math.abs(b.delta), Math.abs(d.delta));
  return isOneStroke && Math.abs(c.delta) >= Math.max(MIN_REVERSED_PX, MIN_REVERSED_SHARE * most);
}

/** Length in ms of the gap in the middle of the latest steps; 0 if there is none. */
function gapIn(recent: readonly Step[]): number {
  if (recent.length < WINDOW) return 0;
  const [a, b, c, d] = recent as readonly [Step, Step, Step, Step];
  const gap = c.at - b.at;
  const isEven = b.at - a.at <= MAX_EVEN_MS && d.at - c.at <= MAX_EVEN_MS;
  if (!isEven || gap < MIN_GAP_MS || gap > MAX_GAP_MS) return 0;
  const isFast = recent.every(({ delta }) => delta * a.delta > 0 && Math.abs(delta) >= MIN_FAST_PX);
  const isMerged = Math.abs(c.delta) > MAX_MERGED_RATIO * Math.max(Math.abs(b.delta), Math.abs(d.delta));
  return isFast && !isMerged ? gap : 0;
}
