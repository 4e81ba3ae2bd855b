/** A key press as `keydown` reports it, where no text field has the focus. */
export interface KeyStroke {
  /** `KeyboardEvent.key`: the character or the name of the key. */
  readonly key: string;
  /** `KeyboardEvent.code`: the physical key. */
  readonly code: string;
  /** Milliseconds on any monotonic clock, such as the event's time stamp. */
  readonly at: number;
  /** Whether this is an automatic repeat of a held key. */
  readonly isRepeat: boolean;
}

/** Several different characters, each too soon after the previous one to be a command. */
export interface Burst {
  readonly text: string;
  /**
   * `scan`: only a scanner types like this. `code`: a slow scanner or a person typed this. `noise`: too short for a
   * code, or without an end.
   */
  readonly kind: 'scan' | 'code' | 'noise';
}

/** State between two keys. */
export interface BurstState {
  /** The characters so far, each at most `MAX_GAP_MS` after the previous key, and their number. */
  readonly text: string;
  readonly length: number;
  /** Whether they are different. */
  readonly isMixed: boolean;
  /** Whether a key came later than a scanner sends it. */
  readonly isSlow: boolean;
  /** Whether a key was pressed before the previous one was released. */
  readonly isRolled: boolean;
  /** Whether a key that no code has was pressed among them, such as Backspace. */
  readonly isBroken: boolean;
  /** Codes of the character keys that are down. */
  readonly down: readonly string[];
  /** Time of the last key, in ms; `-Infinity` before the first. */
  readonly lastAt: number;
  /** Whether a code has just ended, so that a second Enter or Tab belongs to it. */
  readonly hasJustEnded: boolean;
}

/** The result of reading a key or a pause. */
export interface Reading {
  readonly state: BurstState;
  /**
   * `waits`: a command of this key waits until the key is known to stand alone. `part`: this key is part of a burst and
   * has no effect. `free`: it acts at once.
   */
  readonly role: 'waits' | 'part' | 'free';
  /** Whether the key that waited stood alone, so that its command is due. */
  readonly isAlone: boolean;
  /** The burst that has just ended. */
  readonly burst: Burst | null;
}

/**
 * Maximum time from key to key of a burst, in ms: a slow scanner sends a key every 120 ms, and a busy computer delivers
 * it later. A key that is a command has no other character within this time.
 */
export const MAX_GAP_MS = 150;
/**
 * Maximum time from key to key of a `scan`, in ms. Fingers hold a key for 116 ms (Dhakal et al. 2018, standard deviation
 * 24 ms), so when they are as fast as this, they press the next key before they release the last. A scanner never does.
 */
export const MAX_SCANNER_GAP_MS = 30;
/** Minimum number of characters of a code: an old Dell service tag, the shortest code in use. */
export const MIN_CODE_LENGTH = 5;
/** Maximum number of characters of a code: the digits in the largest QR code. */
const MAX_CODE_LENGTH = 7089;

/** State before the first key. */
export const noKeys: BurstState = {
  text: '',
  length: 0,
  isMixed: false,
  isSlow: false,
  isRolled: false,
  isBroken: false,
  down: [],
  lastAt: Number.NEGATIVE_INFINITY,
  hasJustEnded: false,
};

/** Keys that a scanner presses for capital letters. They count for the timing, but not as text. */
const isShift = (key: string) => key === 'Shift' || key === 'CapsLock';
const isEnd = (key: string) => key === 'Enter' || key === 'Tab';
/** A key that writes one character; a character may be two code units long. */
const isCharacter = (key: string) => [...key].length === 1;

/** Ends what was typed so far. A character that comes twice is one press of a worn key. */
export function endBurst({ text, length, isMixed, ...rest }: BurstState, isEnded = false): Reading {
  const isAlone = !isMixed && (length === 1 || length === 2);
  if (!isMixed) return { state: noKeys, role: 'free', isAlone, burst: null };
  const isCode = isEnded && !rest.isBroken && length >= MIN_CODE_LENGTH && length <= MAX_CODE_LENGTH;
  const kind = !isCode ? 'noise' : rest.isSlow || rest.isRolled ? 'code' : 'scan';
  return { state: noKeys, role: 'free', isAlone, burst: { text, kind } };
}

const part = (state: BurstState): Reading => ({ state, role: 'part', isAlone: false, burst: null });

/**
 * Reads one key that is pressed while no text field has the focus. A key that is a command stands alone. Characters that
 * follow each other within `MAX_GAP_MS` are a burst: a code if Enter or Tab ends it as fast. The first key of a burst
 * looks like any other key, so its command waits until `readPause` or the next key decides.
 */
export function readKey(before: BurstState, { key, code, at, isRepeat }: KeyStroke): Reading {
  const gap = at - before.lastAt;
  const isSoon = gap >= 0 && gap <= MAX_GAP_MS;
  const isSlow = before.isSlow || (before.length > 0 && gap > MAX_SCANNER_GAP_MS);
  if (isSoon && isEnd(key) && !isRepeat) {
    if (before.hasJustEnded) return part({ ...before, lastAt: at });
    if (before.isMixed) {
      const { burst } = endBurst({ ...before, isSlow }, true);
      return { ...part({ ...noKeys, lastAt: at, hasJustEnded: true }), burst };
    }
  }
  if (isRepeat || !(isCharacter(key) || isShift(key))) {
    const goesOn = isSoon && !isRepeat && before.isMixed && key !== 'Escape';
    return goesOn ? part({ ...before, isBroken: true, lastAt: at }) : endBurst(before);
  }
  const { isAlone, burst } = isSoon ? part(before) : endBurst(before);
  const state = { ...(isSoon ? { ...before, isSlow } : noKeys), lastAt: at, hasJustEnded: false };
  const next = isCharacter(key) ? withCharacter(state, key, code) : state;
  return { state: next, role: next.isMixed ? 'part' : 'waits', isAlone, burst };
}

const withCharacter = (state: BurstState, key: string, code: string): BurstState => ({
  ...state,
  text: state.text + key,
  length: state.length + 1,
  isMixed: state.isMixed || (state.length > 0 && !state.text.startsWith(key)),
  isRolled: state.isRolled || state.down.some((one) => one !== code),
  down: state.down.includes(code) ? state.down : [...state.down, code],
});

/** The state after the release of a key. */
export const readRelease = (state: BurstState, code: string): BurstState => ({
  ...state,
  down: state.down.filter((one) => one !== code),
});

/**
 * Ends a burst if no other key followed in time. Call it `MAX_GAP_MS` or later after a key.
 * @param at milliseconds on the clock of the keys
 */
export const readPause = (state: BurstState, at: number): Reading =>
  at - state.lastAt > MAX_GAP_MS ? endBurst(state) : { state, role: 'waits', isAlone: false, burst: null };

/** A Dell service tag and the code for its telephone menu. */
export interface DellServiceTag {
  /** In capitals. */
  readonly tag: string;
  /** The tag as a number of base 36, in decimal: `12542331601`. */
  readonly expressServiceCode: string;
}

/**
 * Parses a text as a Dell service tag: seven digits and letters, or five on old devices. Returns null for any other
 * format, and for digits alone, because lot numbers and asset tags look like that. Accepts lower case and surrounding
 * spaces. Other manufacturers' numbers can have the same format, so a match does not prove the manufacturer.
 */
export function dellServiceTag(text: string): DellServiceTag | null {
  const tag = text.trim().toUpperCase();
  if (!/^(?=.*[A-Z])(?:[0-9A-Z]{5}|[0-9A-Z]{7})$/.test(tag)) return null;
  return { tag, expressServiceCode: String(Number.parseInt(tag, 36)) };
}
