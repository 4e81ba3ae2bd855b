/** The operating system, as far as key events differ. */
export type Platform = 'mac' | 'other';

/** A modifier as the flags of an event name it. */
export type Modifier = 'shift' | 'control' | 'alt' | 'meta';

/** One `keydown` or `keyup`. */
export interface KeyInput {
  readonly phase: 'down' | 'up';
  /** `KeyboardEvent.code`; empty where the keyboard does not report it. */
  readonly code: string;
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** Milliseconds since the epoch, as exact as the browser's timer. */
  readonly at: number;
  readonly repeat: boolean;
  /** Modifiers that the event says are down; AltGraph counts as `alt`. */
  readonly modifiers: readonly Modifier[];
  /** Locks that the event says are on. */
  readonly locks: Locks;
}

export interface Locks {
  readonly caps: boolean;
  readonly num: boolean;
  readonly scroll: boolean;
}

/** What is known of one key. */
export interface KeyState {
  readonly code: string;
  /** Down now. */
  readonly pressed: boolean;
  /** Was down at least once. */
  readonly tested: boolean;
  readonly presses: number;
  /** When it went down and came up, in ms; null where the moment is not known. */
  readonly downAt: number | null;
  readonly upAt: number | null;
  /** How many other presses had ended when it went down. */
  readonly endedBefore: number;
  /** Its own `keydown` had its modifier's flag. A later event without the flag means that the key is up. */
  readonly flagged: boolean;
  /** Came up at least once, as an event or the flags of one said. */
  readonly released: boolean;
  /** Gaps seen between a release and the next press. */
  readonly gaps: number;
  /** A press and its release come as one event, so that there are no gaps. */
  readonly singleEvent: boolean;
  /** Gaps between release and press below `MAX_BOUNCE_MS`, in ms. */
  readonly bounces: readonly number[];
  /** Stayed down for longer than `MIN_STUCK_MS` while others were pressed and released. */
  readonly stuck: boolean;
  /** Marked by the person. */
  readonly faulty: boolean;
}

/** An event or a note as the log keeps it. */
export interface LogEntry {
  readonly at: number;
  readonly what: 'down' | 'up' | 'note';
  readonly code: string;
  readonly key: string;
}

/** The key that was pressed last. */
export interface LastKey {
  readonly code: string;
  /** Duration of its last press in ms; null while it is down or where that is not known. */
  readonly held: number | null;
}

/** All keys of a run and their shared facts. */
export interface KeyboardState {
  readonly platform: Platform;
  readonly byCode: Readonly<Record<string, KeyState>>;
  /** Codes of the keys that are down, in the order in which they were pressed. */
  readonly down: readonly string[];
  /** Most that were down at once. */
  readonly most: number;
  /** Presses that have ended. */
  readonly ended: number;
  /** A left Control that is not counted yet, because it may be part of AltGr; `at` is when it went down, in ms. */
  readonly pendingControl: { readonly at: number; readonly flagged: boolean } | null;
  readonly last: LastKey | null;
  readonly locks: Locks | null;
  /** Counts of the gaps between release and press of one key, by `GAP_BIN_MS`; the last bin takes all longer ones. */
  readonly gaps: readonly number[];
  readonly log: readonly LogEntry[];
  /** Events without a code. On-screen keyboards send these. */
  readonly unnamed: number;
}

/** A press sooner than this after the release is too fast for a finger. */
export const MAX_BOUNCE_MS = 30;
/** A key that stays down this long while others are pressed and released is stuck. */
export const MIN_STUCK_MS = 30_000;
/** A left Control counts after this time, or when it is released. */
export const CONTROL_DELAY_MS = 100;
/** Width of a bin of `gaps`, and their number. */
export const GAP_BIN_MS = 5;
export const GAP_BINS = 41;

/** A keyboard of which no key was pressed. */
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
  stuck: false,
  faulty: false,
};

/** What is known of a key, by its `KeyboardEvent.code`. */
export const stateOf = ({ byCode }: Pick<KeyboardState, 'byCode'>, code: string): KeyState =>
  byCode[code] ?? { code, ...unpressed };
