/** A click as it is kept. */
export interface ClickRecord {
  /** CSS px from the pad's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** `MouseEvent.button`: 0, 1 and 2 are Left, Middle and Right. */
  readonly button: number;
  /** `Event.timeStamp`, in milliseconds. */
  readonly timestamp: number;
}

/** What is under the pointer: the block to drag, the frame to drag it to, or neither. */
export type Spot = 'block' | 'goal' | 'pad';

/** A button that went down or came up. */
export interface ButtonInput extends ClickRecord {
  readonly spot: Spot;
}

/** An accidental press, too fast for a finger. */
export interface Bounce {
  readonly button: number;
  /** Time in ms since the last press, or since the last release if that press was long. */
  readonly after: number;
}

/** What is remembered of a button; times in ms, null where they are not known. */
interface Timing {
  readonly pressedAt: number | null;
  readonly releasedAt: number | null;
  /** The last press by a finger. */
  readonly fingerAt: number | null;
  /** Whether that press was the second of a double click. */
  readonly paired: boolean;
  /** For a press so soon after a release that only its length tells whether it was a finger. */
  readonly doubt: { readonly back: number; readonly before: Timing } | null;
}

export interface Presses {
  /** The latest clicks, the newest last. */
  readonly clicks: readonly ClickRecord[];
  /** Buttons that are down, in the order of their pressing. */
  readonly down: readonly number[];
  /** Presses by button, bounces left out. */
  readonly counts: Readonly<Record<number, number>>;
  readonly bounces: readonly Bounce[];
  /** Double clicks by the person. */
  readonly doubles: number;
  /** Times from press to press of one button up to `DOUBLE`, by `BIN` ms. */
  readonly gaps: readonly number[];
  /** The shortest time between two presses of one button, in ms. */
  readonly shortest: number | null;
  readonly timing: Readonly<Record<number, Timing>>;
}

/** Buttons by `MouseEvent.button`. The first three are on every mouse. */
export const buttonNames = ['Left', 'Middle', 'Right', 'Back', 'Forward'] as const;

/** Buttons that a mouse is expected to have. */
export const expected = [0, 1, 2] as const;

export const nameOf = (button: number): string => buttonNames[button] ?? `Button ${button + 1}`;

/** Two presses of one button less than this apart, in ms, are too fast for a finger. */
export const APART = 60;
/** A press this soon after the release, in ms, is too fast for a finger. */
const BACK = 25;
/** A press shorter than this, in ms, within `APART` of the release is too short for a finger. */
const BLIP = 25;
/** Longest time in ms between the presses of a double click, the default of Windows. */
const DOUBLE = 500;
/** Width of a bin of `gaps`, in ms, and their number. */
export const BIN = 10;
export const BINS = 50;
/** Clicks that are kept. */
const KEPT = 100;

export const noPresses: Presses = {
  clicks: [],
  down: [],
  counts: {},
  bounces: [],
  doubles: 0,
  gaps: Array.from({ length: BINS }, () => 0),
  shortest: null,
  timing: {},
};

const unknown: Timing = { pressedAt: null, releasedAt: null, fingerAt: null, paired: false, doubt: null };
const since = (at: number, then: number | null) => (then === null || at < then ? null : at - then);

/** The buttons after one goes down. */
export function press(presses: Presses, { x, y, button, timestamp }: ClickRecord): Presses {
  // Down again without a release: the release was lost, and the time between is unknown.
  const timing = presses.down.includes(button) ? unknown : (presses.timing[button] ?? unknown);
  const gap = since(timestamp, timing.pressedAt);
  const back = since(timestamp, timing.releasedAt);
  const after = gap !== null && gap < APART ? gap : back !== null && back < BACK ? back : null;
  const common = {
    ...presses,
    down: presses.down.includes(button) ? presses.down : [...presses.down, button],
    clicks: [...presses.clicks.slice(1 - KEPT), { x, y, button, timestamp }],
    gaps: gap === null || gap > DOUBLE ? presses.gaps : counted(presses.gaps, gap),
    shortest: gap === null ? presses.shortest : Math.min(presses.shortest ?? gap, gap),
  };
  const remember = (to: Timing) => ({ ...presses.timing, [button]: to });
  if (after !== null) {
    return {
      ...common,
      bounces: [...presses.bounces, { button, after }],
      timing: remember({ ...timing, pressedAt: timestamp, releasedAt: null, doubt: null }),
    };
  }
  const apart = since(timestamp, timing.fingerAt);
  const paired = apart !== null && apart <= DOUBLE && !timing.paired;
  return {
    ...common,
    counts: { ...presses.counts, [button]: (presses.counts[button] ?? 0) + 1 },
    doubles: presses.doubles + (paired ? 1 : 0),
    timing: remember({
      pressedAt: timestamp,
      releasedAt: null,
      fingerAt: timestamp,
      paired,
      doubt: back !== null && back < APART ? { back, before: timing } : null,
    }),
  };
}

/** The buttons after one comes up. */
export function release(presses: Presses, { button, timestamp }: ClickRecord): Presses {
  if (!presses.down.includes(button)) return presses;
  const timing = presses.timing[button] ?? unknown;
  const up = { ...presses, down: presses.down.filter((other) => other !== button) };
  const remember = (to: Timing) => ({ ...presses.timing, [button]: { ...to, releasedAt: timestamp, doubt: null } });
  const held = since(timestamp, timing.pressedAt);
  const { doubt } = timing;
  if (!doubt || held === null || held >= BLIP) return { ...up, timing: remember(timing) };
  // Too short for a finger: it counts neither as a press nor for a double click.
  return {
    ...up,
    bounces: [...presses.bounces, { button, after: doubt.back }],
    counts: { ...presses.counts, [button]: (presses.counts[button] ?? 1) - 1 },
    doubles: presses.doubles - (timing.paired ? 1 : 0),
    timing: remember({ ...doubt.before, pressedAt: timing.pressedAt }),
  };
}

/** The window lost the mouse: nothing is known about the buttons that were down. */
export function letGo(presses: Presses): Presses {
  if (presses.down.length === 0) return presses;
  const timing = Object.fromEntries(presses.down.map((button) => [button, unknown]));
  return { ...presses, down: [], timing: { ...presses.timing, ...timing } };
}

function counted(gaps: readonly number[], gap: number): number[] {
  const bin = Math.min(BINS - 1, Math.floor(gap / BIN));
  return gaps.map((count, i) => (i === bin ? count + 1 : count));
}

/** How the block was dragged across the pad. */
export interface Carrying {
  /** Drags that reached the frame. */
  readonly carried: number;
  /** Times in ms for which the button lost contact during a drag, too short for a finger. */
  readonly drops: readonly number[];
  /** Drops before the frame that lasted longer. Only the person knows whether the finger let go. */
  readonly early: number;
  /** When the button came up before the frame, in ms. */
  readonly lostAt: number | null;
}

/** If the button is back within this time, in ms, the switch lost contact. */
export const DROP = 150;

export const noCarrying: Carrying = { carried: 0, drops: [], early: 0, lostAt: null };

/** Counts a loss of contact by the switch. */
export const dropped = (carrying: Carrying, { timestamp }: ClickRecord): Carrying => ({
  ...carrying,
  drops: [...carrying.drops, timestamp - (carrying.lostAt ?? timestamp)],
  lostAt: null,
});

/** The button holds the block again after lost contact. This is no new press and no extra bounce. */
export const gripAgain = (presses: Presses, { button, timestamp }: ClickRecord): Presses => ({
  ...presses,
  down: [...presses.down, button],
  timing: {
    ...presses.timing,
    [button]: { ...(presses.timing[button] ?? unknown), pressedAt: timestamp, releasedAt: null },
  },
});

/** Whether a press follows the loss of the block too fast for a finger. */
export const isDrop = ({ lostAt }: Carrying, { timestamp }: ClickRecord): boolean =>
  lostAt !== null && timestamp - lostAt <= DROP;
