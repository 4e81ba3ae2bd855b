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

/** Which way a wheel is turned. */
interface Course {
  readonly direction: number;
  /** When it last moved that way, in ms. */
  readonly at: number;
  /** Number of steps that way in a row. */
  readonly run: number;
  /** Times of the latest steps the other way, their number of notches, and whether the first came without a pause. */
  readonly back: readonly number[];
  readonly backSteps: number;
  readonly isSudden: boolean;
}

/** All scrolling of a run. Directions count steps. */
export interface Scrolling {
  /** The latest records, newest last. */
  readonly records: readonly ScrollRecord[];
  /** Times in ms of the steps at which the wheel jumped backwards. */
  readonly reversals: readonly number[];
  /** Number of steps backward that may be the hand's, because it did not turn the wheel one way only. */
  readonly unsure: number;
  readonly up: number;
  readonly down: number;
  readonly left: number;
  readonly right: number;
  /** Number of events by inferred device. */
  readonly looks: Readonly<Record<ScrollDevice, number>>;
  /** The smallest delta so far, which is one step, in px or lines. */
  readonly unit: number | null;
  readonly course: Course | null;
  /** How often the wheel was turned round, and the longest run of steps one way. */
  readonly turns: number;
  readonly longest: number;
  /** Times in ms of all steps backward, before it is known whether the hand turned one way only. */
  readonly jumps: readonly number[];
}

/**
 * A later step is a new stroke, in which a person may have turned round. No study gives times between notches, so the
 * populations of the calibration are wide: 20 to 190 ms.
 */
export const MAX_STROKE_GAP_MS = 200;
/** Maximum number of notches of a jump. A person who turns round turns further. */
export const MAX_JUMP_STEPS = 2;
/**
 * A hand that was asked to turn one way, then the other, makes a run of this many steps, and turns round no more often.
 * Otherwise it turned back and forth, and a step back may be its own.
 */
const MIN_RUN_STEPS = 5;
const MAX_TURNS = 3;
/** `wheelDelta` of a notch. */
const NOTCH_DELTA = 120;
const MAX_RECORDS = 200;

export const noScrolling: Scrolling = {
  records: [],
  reversals: [],
  unsure: 0,
  up: 0,
  down: 0,
  left: 0,
  right: 0,
  looks: { wheel: 0, 'fine wheel': 0, 'touch pad': 0 },
  unit: null,
  course: null,
  turns: 0,
  longest: 0,
  jumps: [],
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
  return follow({ ...next, records }, Math.sign(deltaY), steps(deltaY), timestamp);
}

/**
 * Finds jumps: one or two notches against the direction in which the wheel is turned, right after a step that way, then
 * that way again. More notches in a row turn the wheel round.
 */
function follow(scrolling: Scrolling, direction: number, steps: number, at: number): Scrolling {
  const { course } = scrolling;
  const ahead = { direction, at, run: steps, back: [], backSteps: 0, isSudden: false };
  if (!course) return judged({ ...scrolling, course: ahead, longest: steps });
  const { back, backSteps, isSudden } = course;
  if (direction === course.direction) {
    const run = back.length > 0 ? steps : course.run + steps;
    return judged({
      ...scrolling,
      course: { ...ahead, run },
      longest: Math.max(scrolling.longest, run),
      jumps: isSudden ? [...scrolling.jumps, ...back] : scrolling.jumps,
    });
  }
  const all = backSteps + steps;
  if (all > MAX_JUMP_STEPS) {
    const longest = Math.max(scrolling.longest, all);
    return judged({ ...scrolling, course: { ...ahead, run: all }, turns: scrolling.turns + 1, longest });
  }
  return {
    ...scrolling,
    course: {
      ...course,
      back: [...back, at],
      backSteps: all,
      isSudden: back.length > 0 ? isSudden : at - course.at <= MAX_STROKE_GAP_MS,
    },
  };
}

/** Sets what the steps backward mean. */
function judged(scrolling: Scrolling): Scrolling {
  const { jumps, longest, turns } = scrolling;
  const isOneWay = longest >= MIN_RUN_STEPS && turns <= MAX_TURNS;
  return { ...scrolling, reversals: isOneWay ? jumps : [], unsure: isOneWay ? 0 : jumps.length };
}

/** The device inferred from most events; null before the first event. */
export function deviceOf({ looks }: Scrolling): ScrollDevice | null {
  const most = (Object.keys(looks) as ScrollDevice[]).reduce((best, one) => (looks[one] > looks[best] ? one : best));
  return looks[most] === 0 ? null : most;
}

/** How many steps the wheel jumped backwards; 0 for a touch pad, which has no encoder that can wear out. */
export const reversalsOf = (scrolling: Scrolling): number =>
  deviceOf(scrolling) === 'touch pad' ? 0 : scrolling.reversals.length;
