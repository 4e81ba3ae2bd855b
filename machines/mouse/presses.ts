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

/** What lies under the pointer: the block to be carried, the place it is carried to, or neither. */
export type Spot = 'block' | 'goal' | 'pad';

/** A button that went down or came up. */
export interface ButtonInput extends ClickRecord {
  readonly spot: Spot;
}

/** A press that no finger made. */
export interface Bounce {
  readonly button: number;
  /** What gave it away, in ms: the time since the press before, or since the release before where that was long ago. */
  readonly after: number;
}

/** What is remembered of a button; times in ms, null where they are not known. */
interface Timing {
  readonly pressedAt: number | null;
  readonly releasedAt: number | null;
  /** The last press that a finger made. */
  readonly fingerAt: number | null;
  /** Whether that press was the second of a double click. */
  readonly paired: boolean;
  /** Of a press so soon after a release that its length must tell whose it is: the time since, and what was before. */
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
  /** Double clicks that a person made. */
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

/** Two presses of one button closer than this, in ms, were not a person's. */
export const APART = 60;
/** A press this soon after the release, in ms, was not a person's either: a finger needs longer to come back. */
const BACK = 25;
/** Nor was a press of less than this, in ms, that came within `APART` of the release: fingers press for longer. */
const BLIP = 25;
/** Two presses no further apart than this, in ms, are a double click. It is the default of Windows. */
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

/** What becomes of the buttons when one goes down. */
export function press(presses: Presses, { x, y, button, timestamp }: ClickRecord): Presses {
  // Down again without a release: the release was lost, and what lies between is not known.
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

/** What becomes of the buttons when one comes up. */
export function release(presses: Presses, { button, timestamp }: ClickRecord): Presses {
  if (!presses.down.includes(button)) return presses;
  const timing = presses.timing[button] ?? unknown;
  const up = { ...presses, down: presses.down.filter((other) => other !== button) };
  const remember = (to: Timing) => ({ ...presses.timing, [button]: { ...to, releasedAt: timestamp, doubt: null } });
  const held = since(timestamp, timing.pressedAt);
  const { doubt } = timing;
  if (!doubt || held === null || held >= BLIP) return { ...up, timing: remember(timing) };
  // No finger's after all: it counts neither as a press nor for a double click.
  return {
    ...up,
    bounces: [...presses.bounces, { button, after: doubt.back }],
    counts: { ...presses.counts, [button]: (presses.counts[button] ?? 1) - 1 },
    doubles: presses.doubles - (timing.paired ? 1 : 0),
    timing: remember({ ...doubt.before, pressedAt: timing.pressedAt }),
  };
}

/** The window lost the mouse: nothing is known of the buttons that were down. */
export function letGo(presses: Presses): Presses {
  if (presses.down.length === 0) return presses;
  const timing = Object.fromEntries(presses.down.map((button) => [button, unknown]));
  return { ...presses, down: [], timing: { ...presses.timing, ...timing } };
}

function counted(gaps: readonly number[], gap: number): number[] {
  const bin = Math.min(BINS - 1, Math.floor(gap / BIN));
  return gaps.map((count, i) => (i === bin ? count + 1 : count));
}

/** How the block was carried across the pad. */
export interface Carrying {
  /** Carried all the way. */
  readonly carried: number;
  /** Times in ms for which the button let go on the way and was back at once, so that no finger let go. */
  readonly drops: readonly number[];
  /** Let go before the goal and not back at once; only the person knows whether that was the finger. */
  readonly early: number;
  /** When the button came up before the goal, in ms. */
  readonly lostAt: number | null;
}

/** Back within this time, in ms, it was the switch that let go. */
export const DROP = 150;

export const noCarrying: Carrying = { carried: 0, drops: [], early: 0, lostAt: null };

/** Counts a loss of the block that was the switch's. */
export const dropped = (carrying: Carrying, { timestamp }: ClickRecord): Carrying => ({
  ...carrying,
  drops: [...carrying.drops, timestamp - (carrying.lostAt ?? timestamp)],
  lostAt: null,
});

/** The button holds again what its switch had dropped: no new press of a finger, and no bounce besides the drop. */
export const gripAgain = (presses: Presses, { button, timestamp }: ClickRecord): Presses => ({
  ...presses,
  down: [...presses.down, button],
  timing: {
    ...presses.timing,
    [button]: { ...(presses.timing[button] ?? unknown), pressedAt: timestamp, releasedAt: null },
  },
});

/** Whether a press follows the loss of the block so soon that no finger lifted. */
export const isDrop = ({ lostAt }: Carrying, { timestamp }: ClickRecord): boolean =>
  lostAt !== null && timestamp - lostAt <= DROP;
