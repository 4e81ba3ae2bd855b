/** A vertical wheel event, as stored in results. */
export interface ScrollRecord {
  /** As reported by the browser, in px or lines; down is positive. */
  readonly deltaY: number;
  /** `Event.timeStamp`, in milliseconds. */
  readonly timestamp: number;
}

/** A `wheel` event. */
export interface WheelInput extends ScrollRecord {
  readonly deltaX: number;
  /** Whether the deltas are in lines; otherwise in px. */
  readonly lines: boolean;
  /** `wheelDeltaY` and `wheelDeltaX`, 120 per notch of an ordinary wheel; null if the browser does not report them. */
  readonly notchY: number | null;
  readonly notchX: number | null;
}

/** The scrolling device. No browser reports it, so it is inferred from the deltas. */
export type ScrollDevice = 'wheel' | 'fine wheel' | 'touch pad';

interface Step {
  readonly direction: number;
  readonly at: number;
}

/** All scrolling of a run. Directions count steps. */
export interface Scrolling {
  /** The latest records, newest last. */
  readonly records: readonly ScrollRecord[];
  /** Times in ms of the steps at which the wheel jumped backwards. */
  readonly reversals: readonly number[];
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
  /** Number of events by inferred device. */
  readonly looks: Readonly<Record<ScrollDevice, number>>;
  /** The smallest delta so far, which is one step, in px or lines. */
  readonly unit: number | null;
  /** The latest vertical steps, without backward jumps. */
  readonly recent: readonly Step[];
}

/** Maximum time between two steps of one stroke. */
const MAX_STROKE_GAP_MS = 200;
/** `wheelDelta` of a notch. */
const NOTCH_DELTA = 120;
const MAX_RECORDS = 200;

export const noScrolling: Scrolling = {
  records: [],
  reversals: [],
  up: 0,
  down: 0,
  left: 0,
  right: 0,
  looks: { wheel: 0, 'fine wheel': 0, 'touch pad': 0 },
  unit: null,
  recent: [],
};

/** Infers the device from a single event. */
function lookOf({ deltaX, deltaY, lines, notchX, notchY }: WheelInput): ScrollDevice {
  if (lines) return 'wheel';
  // A finger rarely moves along one axis only. A wheel always does.
  if (deltaX !== 0 && deltaY !== 0) return 'touch pad';
  const notch = Math.abs((deltaY === 0 ? notchX : notchY) ?? 0);
  if (notch === 0) return 'touch pad';
  if (notch % NOTCH_DELTA === 0) return 'wheel';
  // Fine wheels divide a notch evenly.
  return notch % 15 === 0 || notch % 20 === 0 ? 'fine wheel' : 'touch pad';
}

/** Adds events, earliest first. */
export const scroll = (scrolling: Scrolling, inputs: readonly WheelInput[]): Scrolling =>
  inputs.reduce(scrollOnce, scrolling);

function scrollOnce(scrolling: Scrolling, input: WheelInput): Scrolling {
  const { deltaX, deltaY, timestamp } = input;
  if (deltaX === 0 && deltaY === 0) return scrolling;
  const look = lookOf(input);
  const unit = Math.min(scrolling.unit ?? Number.POSITIVE_INFINITY, Math.abs(deltaY === 0 ? deltaX : deltaY));
  const steps = (delta: number) => Math.round(Math.abs(delta) / unit);
  const next = {
    ...scrolling,
    unit,
    looks: { ...scrolling.looks, [look]: scrolling.looks[look] + 1 },
    up: scrolling.up + (deltaY < 0 ? steps(deltaY) : 0),
    down: scrolling.down + (deltaY > 0 ? steps(deltaY) : 0),
    left: scrolling.left + (deltaX < 0 ? steps(deltaX) : 0),
    right: scrolling.right + (deltaX > 0 ? steps(deltaX) : 0),
  };
  if (deltaY === 0) return next;
  const records = [...scrolling.records.slice(1 - MAX_RECORDS), { deltaY, timestamp }];
  return withReversal({
    ...next,
    records,
    recent: [...scrolling.recent.slice(-3), { direction: Math.sign(deltaY), at: timestamp }],
  });
}

/**
 * Finds a backward jump: a single step in the opposite direction while the steps before and after it continue.
 * Reversing the wheel, or turning it back and forth, does not count.
 */
function withReversal(scrolling: Scrolling): Scrolling {
  const { recent, reversals } = scrolling;
  if (recent.length < 4) return scrolling;
  const [a, b, c, d] = recent as readonly [Step, Step, Step, Step];
  const together = (one: Step, other: Step) => other.at - one.at <= MAX_STROKE_GAP_MS;
  if (a.direction !== d.direction || !together(a, b) || !together(b, c) || !together(c, d)) return scrolling;
  const odd = [b, c].filter(({ direction }) => direction !== d.direction);
  const [step] = odd;
  if (odd.length !== 1 || !step) return scrolling;
  return { ...scrolling, recent: recent.filter((one) => one !== step), reversals: [...reversals, step.at] };
}

/** The device inferred from most events; null before the first event. */
export function deviceOf({ looks }: Scrolling): ScrollDevice | null {
  const most = (Object.keys(looks) as ScrollDevice[]).reduce((best, one) => (looks[one] > looks[best] ? one : best));
  return looks[most] === 0 ? null : most;
}

/** How often the wheel jumped backwards; 0 for a touch pad, which has no encoder that can wear out. */
export const reversalsOf = (scrolling: Scrolling): number =>
  deviceOf(scrolling) === 'touch pad' ? 0 : scrolling.reversals.length;
