import { withGap } from '../timing/gap-counts';

/** A button press, as stored in results. */
export interface ClickRecord {
  /** CSS px from the pad's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** `MouseEvent.button`: 0, 1 and 2 are Left, Middle and Right. */
  readonly button: number;
  /** `Event.timeStamp`, in milliseconds. */
  readonly timestamp: number;
}

/**
 * What is under the pointer: the block to drag (`block`), the frame to drag it to (`goal`), a half of the field for
 * double clicks (`left`, `right`), or none of them.
 */
export type Spot = 'block' | 'goal' | 'left' | 'right' | 'pad';

/** A button that went down or came up. */
export interface ButtonInput extends ClickRecord {
  readonly spot: Spot;
}

/** A press that nobody asked for, or that is too fast for a finger. */
export interface Bounce {
  readonly button: number;
  /** Time in ms since the last press, or since the last release if that press was long. */
  readonly after: number;
}

/** Presses of one button in one place, each at most `MAX_DOUBLE_CLICK_MS` after the one before. */
interface Group extends Pick<ButtonInput, 'button' | 'spot'> {
  /** Number of presses, without those too fast for a finger. */
  readonly size: number;
  /** When the last press was, in ms. */
  readonly at: number;
  /** Index in `bounces` of a press beyond what was asked, which a finger could have made; null if there is none. */
  readonly doubtful: number | null;
}

/** State of a button's last press. Times in ms; null if unknown. */
interface Timing {
  readonly pressedAt: number | null;
  readonly releasedAt: number | null;
  /** The last press by a finger. */
  readonly fingerAt: number | null;
  /** Whether that press was the second of a double click. */
  readonly paired: boolean;
  /**
   * Set for a press so soon after a release that only its duration shows whether it was a finger: the time since the
   * release in ms, and the previous state.
   */
  readonly suspect: { readonly sinceRelease: number; readonly before: Timing } | null;
}

/** All presses of a mouse's buttons. */
export interface Presses {
  /** The latest clicks, newest last. */
  readonly clicks: readonly ClickRecord[];
  /** Buttons that are down, in the order of pressing. */
  readonly down: readonly number[];
  /** Number of presses by button, without bounces. */
  readonly counts: Readonly<Record<number, number>>;
  readonly bounces: readonly Bounce[];
  /** Number of double clicks by the person. */
  readonly doubles: number;
  /** Histogram of times from press to press of a button, up to `MAX_DOUBLE_CLICK_MS`, in bins of `GAP_BIN_MS`. */
  readonly gaps: readonly number[];
  /** The shortest time between two presses of one button, in ms. */
  readonly shortest: number | null;
  readonly timing: Readonly<Record<number, Timing>>;
  /** The presses that belong together with the last one, where a certain number was asked for. */
  readonly group: Group | null;
}

/**
 * A press that nobody asked for is the switch's if it follows sooner than this. The fastest drummer taps every 100 ms,
 * other people every 150 to 200 ms (Fujii et al., Neuroscience Letters 459, 2009).
 */
const MIN_PRESS_GAP_MS = 60;
/**
 * Two presses closer than this are one press that bounced, even where a double click was asked for: less than a short
 * hold and the release after it.
 */
export const MAX_BOUNCE_MS = 20;
/** A press less than this after the release is too fast for a finger. */
const MIN_RELEASE_GAP_MS = 25;
/** A press shorter than this, less than `MIN_PRESS_GAP_MS` after the release, is too short for a finger. */
const MIN_PRESS_MS = 25;
/** Maximum time between the presses of a double click: the default of Windows (`GetDoubleClickTime`). */
export const MAX_DOUBLE_CLICK_MS = 500;
/** Width of a bin of `gaps`, and number of bins. */
export const GAP_BIN_MS = 10;
export const GAP_BINS = 50;
const MAX_CLICKS = 100;

export const noPresses: Presses = {
  clicks: [],
  down: [],
  counts: {},
  bounces: [],
  doubles: 0,
  gaps: Array.from({ length: GAP_BINS }, () => 0),
  shortest: null,
  timing: {},
  group: null,
};

const unknown: Timing = { pressedAt: null, releasedAt: null, fingerAt: null, paired: false, suspect: null };
/** Milliseconds since a time; null if the time is unknown or in the future. */
const since = (at: number, then: number | null) => (then === null || at < then ? null : at - then);

/** What changes with each press, whoever made it. `gap` is the time since the button's last press, null if unknown. */
const entered = (presses: Presses, { x, y, button, timestamp }: ClickRecord, gap: number | null): Presses => ({
  ...presses,
  down: presses.down.includes(button) ? presses.down : [...presses.down, button],
  clicks: [...presses.clicks.slice(1 - MAX_CLICKS), { x, y, button, timestamp }],
  gaps: gap === null || gap > MAX_DOUBLE_CLICK_MS ? presses.gaps : withGap(presses.gaps, gap, GAP_BIN_MS),
  shortest: gap === null ? presses.shortest : Math.min(presses.shortest ?? gap, gap),
});

/**
 * Updates the presses when a button goes down where `asked` presses in a row were asked for. The next of them are
 * asked of another button or in another place, so a further one is the switch's, however late. The exception is a
 * person who goes on pressing, more than twice as often as asked: a switch doubles presses at most. Presses on the
 * block are not counted for a person, who may grab it twice.
 */
export function askedDown(presses: Presses, input: ButtonInput, asked: number): Presses {
  const { button, timestamp, spot } = input;
  const gap = presses.down.includes(button) ? null : since(timestamp, presses.timing[button]?.pressedAt ?? null);
  const former = presses.group;
  const isNext = former?.button === button && former.spot === spot && gap !== null && gap <= MAX_DOUBLE_CLICK_MS;
  const size = isNext ? former.size + 1 : 1;
  const timing = { ...presses.timing, [button]: { ...unknown, pressedAt: timestamp } };
  const common = { ...entered(presses, input, gap), timing };
  if (isNext && gap < (size > asked ? MIN_PRESS_GAP_MS : MAX_BOUNCE_MS)) {
    const bounces = [...presses.bounces, { button, after: gap }];
    return { ...common, bounces, group: { ...former, at: timestamp } };
  }
  const group = { button, spot, size, at: timestamp, doubtful: isNext ? former.doubtful : null };
  if (size <= asked) {
    return {
      ...common,
      counts: { ...presses.counts, [button]: (presses.counts[button] ?? 0) + 1 },
      doubles: presses.doubles + (size === 2 ? 1 : 0),
      group,
    };
  }
  if (size > 2 * asked) {
    const bounces = presses.bounces.filter((_, i) => i !== group.doubtful);
    return { ...common, bounces, group: { ...group, doubtful: null } };
  }
  if (spot === 'block' || group.doubtful !== null || gap === null) return { ...common, group };
  const bounces = [...presses.bounces, { button, after: gap }];
  return { ...common, bounces, group: { ...group, doubtful: presses.bounces.length } };
}

/** Whether a finger could have made a press. */
const isDoubtful = ({ after }: Bounce) => after >= MIN_PRESS_GAP_MS;

/** Whether a single press of a button was made that a finger could have made, so that more presses must show it. */
export const isInDoubt = ({ bounces }: Presses, button: number): boolean => {
  const own = bounces.filter((bounce) => bounce.button === button);
  return own.length === 1 && own.every(isDoubtful);
};

/** The presses by the switch: those too fast for a finger, and all that nobody asked for if a button has several. */
export const accidentalOf = (presses: Presses): readonly Bounce[] =>
  presses.bounces.filter(({ button }) => !isInDoubt(presses, button));

/** Updates the presses when a button goes down, by time alone. */
export function buttonDown(presses: Presses, input: ClickRecord): Presses {
  const { button, timestamp } = input;
  // Down again without a release: the release was lost, and the time between is unknown.
  const timing = presses.down.includes(button) ? unknown : (presses.timing[button] ?? unknown);
  const gap = since(timestamp, timing.pressedAt);
  const back = since(timestamp, timing.releasedAt);
  const after = gap !== null && gap < MIN_PRESS_GAP_MS ? gap : back !== null && back < MIN_RELEASE_GAP_MS ? back : null;
  const common = entered(presses, input, gap);
  const withTiming = (to: Timing) => ({ ...presses.timing, [button]: to });
  if (after !== null) {
    return {
      ...common,
      bounces: [...presses.bounces, { button, after }],
      timing: withTiming({ ...timing, pressedAt: timestamp, releasedAt: null, suspect: null }),
    };
  }
  const apart = since(timestamp, timing.fingerAt);
  const paired = apart !== null && apart <= MAX_DOUBLE_CLICK_MS && !timing.paired;
  return {
    ...common,
    counts: { ...presses.counts, [button]: (presses.counts[button] ?? 0) + 1 },
    doubles: presses.doubles + (paired ? 1 : 0),
    timing: withTiming({
      pressedAt: timestamp,
      releasedAt: null,
      fingerAt: timestamp,
      paired,
      suspect: back !== null && back < MIN_PRESS_GAP_MS ? { sinceRelease: back, before: timing } : null,
    }),
  };
}

/** Updates the presses when a button goes up. */
export function buttonUp(presses: Presses, { button, timestamp }: ClickRecord): Presses {
  if (!presses.down.includes(button)) return presses;
  const timing = presses.timing[button] ?? unknown;
  const up = { ...presses, down: presses.down.filter((other) => other !== button) };
  const withTiming = (to: Timing) => ({ ...presses.timing, [button]: { ...to, releasedAt: timestamp, suspect: null } });
  const held = since(timestamp, timing.pressedAt);
  const { suspect } = timing;
  if (!suspect || held === null || held >= MIN_PRESS_MS) return { ...up, timing: withTiming(timing) };
  // Too short for a finger: counts neither as a press nor toward a double click.
  return {
    ...up,
    bounces: [...presses.bounces, { button, after: suspect.sinceRelease }],
    counts: { ...presses.counts, [button]: (presses.counts[button] ?? 1) - 1 },
    doubles: presses.doubles - (timing.paired ? 1 : 0),
    timing: withTiming({ ...suspect.before, pressedAt: timing.pressedAt }),
  };
}

/** Marks all buttons as up: the window lost the mouse, so their state is unknown. */
export function releaseAllButtons(presses: Presses): Presses {
  if (presses.down.length === 0) return presses;
  const timing = Object.fromEntries(presses.down.map((button) => [button, unknown]));
  return { ...presses, down: [], timing: { ...presses.timing, ...timing }, group: null };
}

/** Counts of dragging the block to the frame. */
export interface DragCounts {
  /** Number of drags that reached the frame. */
  readonly carried: number;
  /** Durations in ms of contact losses during a drag that are too short for a finger. */
  readonly drops: readonly number[];
  /** Number of longer losses before the frame. Only the person knows whether the finger let go. */
  readonly early: number;
  /** When the button went up before the frame, in ms. */
  readonly lostAt: number | null;
}

/** If the button is down again within this time, the switch lost contact. */
export const MAX_CONTACT_LOSS_MS = 150;

export const noDrags: DragCounts = { carried: 0, drops: [], early: 0, lostAt: null };

/** Counts a contact loss of the switch. */
export const countContactLoss = (carrying: DragCounts, { timestamp }: ClickRecord): DragCounts => ({
  ...carrying,
  drops: [...carrying.drops, timestamp - (carrying.lostAt ?? timestamp)],
  lostAt: null,
});

/** Updates the presses when the button holds the block again. This is neither a new press nor a bounce. */
export const resumeDrag = (presses: Presses, { button, timestamp }: ClickRecord): Presses => ({
  ...presses,
  down: [...presses.down, button],
  timing: {
    ...presses.timing,
    [button]: { ...(presses.timing[button] ?? unknown), pressedAt: timestamp, releasedAt: null },
  },
});

/** Whether a press follows the loss of the block too fast for a finger, which means that the switch lost contact. */
export const isContactLoss = ({ lostAt }: DragCounts, { timestamp }: ClickRecord): boolean =>
  lostAt !== null && timestamp - lostAt <= MAX_CONTACT_LOSS_MS;
