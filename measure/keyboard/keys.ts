/** The operating system, as far as it affects key events. */
export type Platform = 'mac' | 'chromeos' | 'other';

/** A modifier, named after the flags of an event. */
export type Modifier = 'shift' | 'control' | 'alt' | 'meta';

/** One `keydown` or `keyup`. */
export interface KeyInput {
  readonly phase: 'down' | 'up';
  /** `KeyboardEvent.code`; empty if the keyboard does not report it. */
  readonly code: string;
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** Milliseconds since the epoch, with the precision of the browser's timer. */
  readonly at: number;
  readonly repeat: boolean;
  /** Modifiers that are down according to the event; AltGraph counts as `alt`. */
  readonly modifiers: readonly Modifier[];
  /** Locks that are on according to the event. */
  readonly locks: Locks;
}

export interface Locks {
  readonly caps: boolean;
  readonly num: boolean;
  readonly scroll: boolean;
}

/** State of one key. */
export interface KeyState {
  readonly code: string;
  /** Whether it is down now. */
  readonly pressed: boolean;
  /** Whether it was down at least once. */
  readonly tested: boolean;
  readonly presses: number;
  /** When it last went down and up, in ms; null if unknown. Repeats by the system are part of one press. */
  readonly downAt: number | null;
  readonly upAt: number | null;
  /** Value of `KeyboardState.ended` when it went down. */
  readonly endedBefore: number;
  /**
   * Whether its own `keydown` had its modifier's flag. Then a later event without the flag means that the key is up.
   */
  readonly flagged: boolean;
  /** Whether it was released at least once, according to an event or the flags of an event. */
  readonly released: boolean;
  /** Number of observed gaps between a release and the next press. */
  readonly gaps: number;
  /** Whether press and release arrive as one event, so that there are no gaps. */
  readonly singleEvent: boolean;
  /** Gaps in ms of presses that came too soon after the one before for any finger. */
  readonly bounces: readonly number[];
  /** Gaps in ms below `MAX_BOUNCE_MS` that a switch makes, and rarely a finger. */
  readonly suspects: readonly number[];
  /** Such a gap before the last press. It is no suspect in a row of three, which is a person's. Null if there is none. */
  readonly suspect: number | null;
  /** Number of presses by the person, each soon after the one before. */
  readonly row: number;
  /** Whether it stayed down for at least `MIN_STUCK_MS` while other keys were pressed and released. */
  readonly stuck: boolean;
  /** Whether the person marked it as faulty. */
  readonly faulty: boolean;
}

/** An event or note in the log. */
export interface LogEntry {
  readonly at: number;
  readonly what: 'down' | 'up' | 'note';
  readonly code: string;
  /** `KeyboardEvent.key`, or what was noted. */
  readonly key: string;
}

/** The key that was pressed last. */
export interface LastKey {
  readonly code: string;
  /** Duration of its last press in ms; null while it is down or if unknown. */
  readonly held: number | null;
}

/** What is known of a group of keys that are to be held together. */
export interface KeyGroup {
  /** Maximum number of its keys that were down at once. */
  readonly most: number;
  /** Whether all of them were down together, and not only for a moment. */
  readonly complete: boolean;
  /** The key that came only when another was released, although all were held. Null if there is none. */
  readonly blocked: string | null;
  /**
   * The key that came and went with the group, and how often in a way that no finger does. Its code is null once the
   * group was held without it: a matrix makes a ghost each time. Absent before the group was held.
   */
  readonly ghost?: { readonly code: string | null; readonly times: number };
}

/** State of all keys in a run. */
export interface KeyboardState {
  readonly platform: Platform;
  readonly byCode: Readonly<Record<string, KeyState>>;
  /** Codes of the keys that are down, in the order of pressing. */
  readonly down: readonly string[];
  /** Maximum number of keys down at once. */
  readonly most: number;
  /** Number of presses that have ended. */
  readonly ended: number;
  /** A left Control that is not counted yet, because it may be part of AltGr; `at` is when it went down, in ms. */
  readonly pendingControl: { readonly at: number; readonly flagged: boolean } | null;
  readonly last: LastKey | null;
  readonly locks: Locks | null;
  /**
   * Histogram of the gaps between release and press of a key, in bins of `GAP_BIN_MS`. The last bin includes longer
   * ones.
   */
  readonly gaps: readonly number[];
  readonly log: readonly LogEntry[];
  /** Number of events without a code. On-screen keyboards send these. */
  readonly unnamed: number;
  /** What is known of each of `KEY_GROUPS`; empty until one of their keys was pressed. */
  readonly groups: readonly KeyGroup[];
}

/**
 * A worn switch closes again within this time of opening: 6 to 16 ms after a release (Ultimate Hacking Keyboard,
 * firmware issue 128), 10 to 30 ms after a press (Unshaky, issue 28).
 */
export const MAX_BOUNCE_MS = 30;
/** A key that stays down this long while others are pressed and released is stuck: see `keyboard.rows.ts`. */
export const MIN_STUCK_MS = 30_000;
/** Presses by the person after a single suspect that must be clean. */
export const MORE_PRESSES = 3;
/** A left Control counts after this time, or when it is released. */
export const CONTROL_DELAY_MS = 100;
/** Width of a bin of `gaps`, and number of bins. */
export const GAP_BIN_MS = 5;
export const GAP_BINS = 41;

/** State of a keyboard before the first press. */
export function newKeyboard(platform: Platform): KeyboardState {
  return {
    platform,
    byCode: {},
    down: [],
    most: 0,
    ended: 0,
    pendingControl: null,
    last: null,
    locks: null,
    gaps: Array.from({ length: GAP_BINS }, () => 0),
    log: [],
    unnamed: 0,
    groups: [],
  };
}

const unpressed: Omit<KeyState, 'code'> = {
  pressed: false,
  tested: false,
  presses: 0,
  downAt: null,
  upAt: null,
  endedBefore: 0,
  flagged: false,
  released: false,
  gaps: 0,
  singleEvent: false,
  bounces: [],
  suspects: [],
  suspect: null,
  row: 0,
  stuck: false,
  faulty: false,
};

/** State of a key by its `KeyboardEvent.code`. */
export const stateOf = ({ byCode }: Pick<KeyboardState, 'byCode'>, code: string): KeyState =>
  byCode[code] ?? { code, ...unpressed };

/** All suspects of a key, with the gap of its last press. */
export const suspectsOf = ({ suspects, suspect, row }: KeyState): readonly number[] =>
  suspect === null || row > 2 ? suspects : [...suspects, suspect];

/**
 * Gaps in ms of the double presses by a key's switch. Suspects count if there are at least two, and two for five presses
 * by the person: a finger makes few of them.
 */
export function doublePressesOf(key: KeyState): readonly number[] {
  const suspects = suspectsOf(key);
  const own = key.presses - key.bounces.length - suspects.length;
  return suspects.length >= 2 && 5 * suspects.length >= 2 * own ? [...key.bounces, ...suspects] : key.bounces;
}

/** The gap in ms of a key's only suspect, until `MORE_PRESSES` presses after it are clean; null if there is none. */
export function doubtOf(key: KeyState): number | null {
  const [first, ...more] = suspectsOf(key);
  if (first === undefined || more.length > 0 || doublePressesOf(key).length > 0) return null;
  return key.presses - 1 <= MORE_PRESSES ? first : null;
}
