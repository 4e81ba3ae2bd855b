/** The operating system, as far as key events differ. */
export type Platform = 'mac' | 'other';

/** A modifier as the flags of an event name it. */
export type Modifier = 'shift' | 'control' | 'alt' | 'meta';

/** One `keydown` or `keyup`. */
export interface KeyInput {
  readonly phase: 'down' | 'up';
  /** `KeyboardEvent.code`; empty where the keyboard does not say. */
  readonly code: string;
  /** `KeyboardEvent.key`. */
  readonly key: string;
  /** In milliseconds since the epoch, as exact as the browser's timer. */
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
  /** Its presses come as one event, so that it never has gaps. */
  readonly whole: boolean;
  /** Gaps between release and press below `BOUNCE`, in ms. */
  readonly bounces: readonly number[];
  /** Stayed down for longer than `STUCK` while others came and went. */
  readonly stuck: boolean;
  /** Marked by the person. */
  readonly faulty: boolean;
}

export interface LogEntry {
  readonly at: number;
  readonly what: 'down' | 'up' | 'note';
  readonly code: string;
  readonly key: string;
}

export interface LastKey {
  readonly code: string;
  /** How long its last press took, in ms; null while it is down or where that is not known. */
  readonly held: number | null;
}

export interface Keys {
  readonly platform: Platform;
  readonly byCode: Readonly<Record<string, KeyState>>;
  /** Codes that are down, in the order of their pressing. */
  readonly down: readonly string[];
  /** Most that were down at once. */
  readonly most: number;
  /** Presses that have ended. */
  readonly ended: number;
  /** A left Control that may be the first half of AltGr; `at` is when it went down. */
  readonly doubt: { readonly at: number; readonly flagged: boolean } | null;
  readonly last: LastKey | null;
  readonly locks: Locks | null;
  /** Counts of the gaps between release and press of one key, by `BIN` ms; the last bin takes all the rest. */
  readonly gaps: readonly number[];
  readonly log: readonly LogEntry[];
  /** Events without a code. On-screen keyboards send these. */
  readonly unnamed: number;
}

/** A press this soon after the release, in ms, is too fast for a finger. */
export const BOUNCE = 30;
/** Longest time in ms that a key stays down while others come and go. */
export const STUCK = 30_000;
/** A left Control counts after this time, in ms, or when it is released. */
export const DOUBT = 100;
/** Width of a bin of `gaps`, in ms, and their number. */
export const BIN = 5;
export const BINS = 41;

export function freshKeys(platform: Platform): Keys {
  return {
    platform,
    byCode: {},
    down: [],
    most: 0,
    ended: 0,
    doubt: null,
    last: null,
    locks: null,
    gaps: Array.from({ length: BINS }, () => 0),
    log: [],
    unnamed: 0,
  };
}

const untouched: Omit<KeyState, 'code'> = {
  pressed: false,
  tested: false,
  presses: 0,
  downAt: null,
  upAt: null,
  endedBefore: 0,
  flagged: false,
  released: false,
  gaps: 0,
  whole: false,
  bounces: [],
  stuck: false,
  faulty: false,
};

export const stateOf = ({ byCode }: Pick<Keys, 'byCode'>, code: string): KeyState =>
  byCode[code] ?? { code, ...untouched };
