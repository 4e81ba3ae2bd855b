/** A key press as `keydown` reports it. */
export interface KeyStroke {
  /** `KeyboardEvent.key`: the character or the name of the key. */
  readonly key: string;
  /** Milliseconds on any monotonic clock, such as the event's time stamp. */
  readonly at: number;
  /** Whether this is an automatic repeat of a held key. */
  readonly isRepeat: boolean;
  /** Whether a text field has the focus, so that the key is also typed there; default false. */
  readonly isTextFieldFocused?: boolean;
}

/** A completed scan. */
export interface Scan {
  readonly text: string;
  /** How many of its last characters were also typed into the focused text field. */
  readonly inField: number;
}

/** State between two keys. */
export interface ScannerState {
  /** The keys of the burst so far. They may be part of a scan or typing. */
  readonly held: readonly KeyStroke[];
  /** Time of the last key that may belong to a scan, in ms; `-Infinity` before the first. */
  readonly lastAt: number;
  /** Whether a scan has just ended, so that a second Enter or Tab belongs to it. */
  readonly hasJustEnded: boolean;
}

/** The result of reading a key or a pause. */
export interface Reading {
  readonly state: ScannerState;
  /** Whether this key may belong to a scan. Do not process it until it is returned in `released`. */
  readonly isHeld: boolean;
  /** Held keys that turned out to be typing, in order. Includes this key only if it was held. */
  readonly released: readonly KeyStroke[];
  readonly scan: Scan | null;
}

/** Maximum pause between two keys of a scan. Slow Bluetooth scanners need most of it; typing is rarely this fast. */
export const MAX_GAP_MS = 30;
/**
 * Minimum number of characters of a scan: an old Dell service tag, the shortest code in use. Rolling fingers over the
 * keys gives two or three characters within the gap, but almost never also Enter.
 */
export const MIN_SCAN_LENGTH = 5;
/** Maximum number of characters of a scan: the digits in the largest QR code. */
const MAX_SCAN_LENGTH = 7089;

/** State before the first key. */
export const noKeys: ScannerState = { held: [], lastAt: Number.NEGATIVE_INFINITY, hasJustEnded: false };

/** Keys that a scanner presses for capital letters. They count for the timing, but not as text. */
const isShift = (key: string) => key === 'Shift' || key === 'CapsLock';
const isEnd = (key: string) => key === 'Enter' || key === 'Tab';
/** A key that writes one character; a character may be two code units long. */
const isCharacter = (key: string) => [...key].length === 1;

/**
 * Reads one key. A barcode scanner that acts as a keyboard is distinguished from typing by its speed: at least
 * `MIN_SCAN_LENGTH` characters, each at most `MAX_GAP_MS` after the previous key, then Enter or Tab just as fast. A
 * repeated key is never part of a scan. Neither is a text of a single repeated character, because some systems repeat a
 * held key without marking it.
 *
 * The first key of a scan looks like any other key, so the caller holds each key back until it is released by the next
 * key or by `readPause`.
 */
export function readKey(state: ScannerState, stroke: KeyStroke): Reading {
  const { key, at, isRepeat } = stroke;
  const gap = at - state.lastAt;
  const goesOn = gap >= 0 && gap <= MAX_GAP_MS && !isRepeat && state.held.length < MAX_SCAN_LENGTH * 2;
  const held = goesOn ? state.held : [];
  const released = goesOn ? [] : state.held;

  if (isEnd(key) && goesOn && state.hasJustEnded)
    return { state: { ...state, lastAt: at }, isHeld: true, released, scan: null };
  if (isEnd(key) && isText(held)) {
    return { state: { held: [], lastAt: at, hasJustEnded: true }, isHeld: true, released, scan: scanOf(held) };
  }
  if (!isRepeat && (isCharacter(key) || isShift(key))) {
    return {
      state: { held: [...held, stroke], lastAt: at, hasJustEnded: false },
      isHeld: true,
      released,
      scan: null,
    };
  }
  return { state: noKeys, isHeld: false, released: [...released, ...held], scan: null };
}

/**
 * Releases held keys if no other key followed in time. Call it `MAX_GAP_MS` or later after a held key.
 * @param at milliseconds on the clock of the keys
 */
export function readPause(state: ScannerState, at: number): Reading {
  const isOver = at - state.lastAt > MAX_GAP_MS;
  return isOver
    ? { state: noKeys, isHeld: false, released: state.held, scan: null }
    : { state, isHeld: state.held.length > 0, released: [], scan: null };
}

const charactersOf = (held: readonly KeyStroke[]) => held.filter(({ key }) => isCharacter(key));

function isText(held: readonly KeyStroke[]): boolean {
  const characters = charactersOf(held);
  const different = new Set(characters.map(({ key }) => key)).size;
  return characters.length >= MIN_SCAN_LENGTH && characters.length <= MAX_SCAN_LENGTH && different > 1;
}

function scanOf(held: readonly KeyStroke[]): Scan {
  const characters = charactersOf(held);
  const text = characters.map(({ key }) => key).join('');
  const elsewhere = characters.findLastIndex(({ isTextFieldFocused }) => !isTextFieldFocused);
  return { text, inField: characters.length - 1 - elsewhere };
}

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
