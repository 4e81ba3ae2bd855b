/** A key press as `keydown` reports it. */
export interface KeyStroke {
  /** The character or the name of the key, as `KeyboardEvent.key`. */
  readonly key: string;
  /** Milliseconds on any clock that goes forward, such as the event's own time stamp. */
  readonly at: number;
  /** Whether the system repeats a key that is held. */
  readonly isRepeat: boolean;
  /** Whether the key goes into a field as well; false where it is left out. */
  readonly isTextFieldFocused?: boolean;
}

/** What the scanner sent. */
export interface Scan {
  readonly text: string;
  /** How many of its last characters are in a text field now, because the focus was there. */
  readonly inField: number;
}

/** What is known between two keys. */
export interface ScannerState {
  /** The keys of the burst so far. None of them is typing for certain yet. */
  readonly held: readonly KeyStroke[];
  /** Time of the last key that may belong to a scan, in ms; `-Infinity` before any. */
  readonly lastAt: number;
  /** Whether a scan has just ended, so that a second Enter belongs to it. */
  readonly hasJustEnded: boolean;
}

/** What a key tells. */
export interface Reading {
  readonly state: ScannerState;
  /** Whether this key may belong to a scan. Do nothing with it until it comes back in `released`. */
  readonly isHeld: boolean;
  /** Keys that were held and are typing after all, in their order. This key is among them only if it was held. */
  readonly released: readonly KeyStroke[];
  readonly scan: Scan | null;
}

/** The longest pause between two keys of a scan. Slow Bluetooth scanners need most of it; fingers rarely keep below it. */
export const MAX_GAP_MS = 30;
/**
 * The fewest characters of a scan: those of an old Dell service tag, the shortest code in use. Fingers that roll over the
 * keys press two or three within the gap, and hardly ever Enter as well.
 */
export const MIN_SCAN_LENGTH = 5;
/** The most characters of a scan: digits in the largest QR code. */
const MAX_SCAN_LENGTH = 7089;

/** Before the first key. */
export const noKeys: ScannerState = { held: [], lastAt: Number.NEGATIVE_INFINITY, hasJustEnded: false };

/** Keys that a scanner presses for a capital letter. They are part of the pace and not of the text. */
const isShift = (key: string) => key === 'Shift' || key === 'CapsLock';
const isEnd = (key: string) => key === 'Enter' || key === 'Tab';
/** A key that writes one character; a character may be two code units long. */
const isCharacter = (key: string) => [...key].length === 1;

/**
 * Reads one key. A barcode scanner that acts as a keyboard is told from typing by its pace: at least `MIN_SCAN_LENGTH`
 * characters, each at most `MAX_GAP_MS` after the key before, then Enter or Tab just as soon. A repeated key is never part
 * of a scan, and neither is a text of one and the same character: some systems repeat a held key without saying so.
 *
 * Since the first key of a scan looks like any other, the caller holds each key back until it is released: by the next key,
 * or by `readPause`.
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
 * Releases the keys that no other key followed in time. Call it `MAX_GAP_MS` after a key that was held, or later.
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
 * The Dell service tag that a text is by its form, else null: seven digits and letters, or five on old devices. Digits alone
 * are not taken for one, since lots and asset tags look like that. Small letters and spaces around it do no harm. Other makers'
 * numbers can have the same form, so it does not prove the maker.
 */
export function dellServiceTag(text: string): DellServiceTag | null {
  const tag = text.trim().toUpperCase();
  if (!/^(?=.*[A-Z])(?:[0-9A-Z]{5}|[0-9A-Z]{7})$/.test(tag)) return null;
  return { tag, expressServiceCode: String(Number.parseInt(tag, 36)) };
}
