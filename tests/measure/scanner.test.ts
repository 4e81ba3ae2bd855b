import { describe, expect, it } from 'vitest';
import {
  dellServiceTag,
  type KeyStroke,
  MAX_GAP_MS,
  MIN_SCAN_LENGTH,
  noKeys,
  readKey,
  readPause,
  type Scan,
} from '../../measure/keyboard/scanner';
import { randomOf } from '../harness/random';

/** Feeds keys the way a page does, with its timer. Returns the scans and the keys that count as typing. */
function feed(strokes: readonly KeyStroke[]) {
  const scans: Scan[] = [];
  const typed: KeyStroke[] = [];
  let state = noKeys;
  for (const stroke of strokes) {
    const due = state.lastAt + MAX_GAP_MS + 1;
    if (stroke.at >= due) {
      const pause = readPause(state, due);
      typed.push(...pause.released);
      state = pause.state;
    }
    const reading = readKey(state, stroke);
    typed.push(...reading.released, ...(reading.isHeld ? [] : [stroke]));
    if (reading.scan) scans.push(reading.scan);
    state = reading.state;
  }
  typed.push(...readPause(state, Number.POSITIVE_INFINITY).released);
  return { scans, typed, texts: scans.map(({ text }) => text) };
}

/** Keys at a steady pace: `AT-1` becomes four keys, `↵` Enter, `⇥` Tab, `⇧` Shift. */
function keysOf(text: string, gap: number, more: Partial<KeyStroke> = {}): KeyStroke[] {
  const names: Record<string, string> = { '↵': 'Enter', '⇥': 'Tab', '⇧': 'Shift', '⇪': 'CapsLock' };
  return [...text].map((character, i) => ({
    key: names[character] ?? character,
    at: 1000 + i * gap,
    isRepeat: false,
    ...more,
  }));
}

const textOf = (strokes: readonly KeyStroke[]) => strokes.map(({ key }) => (key === 'Enter' ? '↵' : key)).join('');

describe('a scan', () => {
  it.each([
    ['AT-004417↵', 'AT-004417'],
    ['⇧AT-004417⇥', 'AT-004417'],
    ['⇪AT-004417⇥', 'AT-004417'],
    ['⇧P⇧F-3⇧K0⇧O1⇧L↵', 'PF-3K0O1L'],
    ['00000000001↵', '00000000001'],
    ['5RFDP↵', '5RFDP'],
    ['serial éß€ 😀↵', 'serial éß€ 😀'],
  ])('of %s is read at every pace of a scanner', (sent, text) => {
    for (const gap of [0, 1, 8, 15, MAX_GAP_MS])
      expect(feed(keysOf(sent, gap))).toMatchObject({ texts: [text], typed: [] });
  });

  it('is none when it is slower than a scanner', () => {
    const { texts, typed } = feed(keysOf('AT-004417↵', MAX_GAP_MS + 0.1));
    expect(texts).toEqual([]);
    expect(textOf(typed)).toBe('AT-004417↵');
  });

  it('is none when it is too short, has no end, or ends too late', () => {
    const tooShort = '1234567'.slice(0, MIN_SCAN_LENGTH - 1);
    expect(feed(keysOf(`${tooShort}↵`, 5)).texts).toEqual([]);
    expect(feed(keysOf(tooShort, 5)).typed).toHaveLength(tooShort.length);
    expect(feed(keysOf('AT-004417', 5)).texts).toEqual([]);
    const late = { key: 'Enter', at: 5000, isRepeat: false };
    expect(feed([...keysOf('AT-004417', 5), late])).toMatchObject({ texts: [], typed: { length: 10 } });
  });

  it.each([
    ['one character', 'B', 5, false],
    ['two', 'AB', MIN_SCAN_LENGTH, true],
    ['7089 characters', 'AB', 7089, true],
    ['one more', 'AB', 7090, false],
  ])('of %s is one only if a code can have it', (_, characters, length, is) => {
    const sent = characters.repeat(length).slice(0, length);
    expect(feed(keysOf(`${sent}↵`, 5)).texts).toEqual(is ? [sent] : []);
  });

  it('takes a second Enter with it, and not a later one', () => {
    expect(feed(keysOf('AT-004417⇥↵', 8)).typed).toEqual([]);
    const later = { key: 'Enter', at: 1200, isRepeat: false };
    expect(feed([...keysOf('AT-004417↵', 8), later]).typed).toEqual([later]);
  });

  it('tells how much of it went into a text field', () => {
    expect(feed(keysOf('AT-004417↵', 8)).scans).toEqual([{ text: 'AT-004417', inField: 0 }]);
    const all = keysOf('AT-004417↵', 8, { isTextFieldFocused: true });
    expect(feed(all).scans).toEqual([{ text: 'AT-004417', inField: 9 }]);
    const moved = all.map((stroke, i) => ({ ...stroke, isTextFieldFocused: i >= 6 }));
    expect(feed(moved).scans).toEqual([{ text: 'AT-004417', inField: 3 }]);
  });

  it('is broken by any other key, whose own keys are typing', () => {
    const strokes = keysOf('AT-00x4417↵', 8).map((stroke) =>
      stroke.key === 'x' ? { ...stroke, key: 'ArrowLeft' } : stroke,
    );
    expect(feed(strokes)).toMatchObject({ texts: [], typed: { length: 11 } });
  });
});

describe('typing', () => {
  it('is held back for no longer than the longest gap', () => {
    const [verdict] = keysOf('P', 0);
    const first = readKey(noKeys, verdict as KeyStroke);
    expect(first).toMatchObject({ isHeld: true, released: [], scan: null });
    expect(readPause(first.state, 1000 + MAX_GAP_MS)).toEqual({
      state: first.state,
      isHeld: true,
      released: [],
      scan: null,
    });
    expect(readPause({ ...noKeys, lastAt: 1000 }, 1000).isHeld).toBe(false);
    expect(readPause(first.state, 1000 + MAX_GAP_MS + 1)).toEqual({
      state: noKeys,
      isHeld: false,
      released: [verdict],
      scan: null,
    });
  });

  it('comes back at once with a key that cannot be scanned', () => {
    const reading = readKey(noKeys, { key: 'Escape', at: 1, isRepeat: false });
    expect(reading).toMatchObject({ isHeld: false, released: [] });
  });

  it('of a held key is never a scan, whether the system says that it repeats or not', () => {
    for (const isRepeat of [true, false]) {
      for (const [delay, rate] of [
        [500, 30],
        [250, 11],
      ] as const) {
        const held = Array.from({ length: 60 }, (_, i) => ({
          key: 'f',
          at: 1000 + (i > 0 ? delay + i * rate : 0),
          isRepeat: isRepeat && i > 0,
        }));
        const end = { key: 'Enter', at: (held.at(-1)?.at ?? 0) + 20, isRepeat: false };
        expect(feed([...held, end])).toMatchObject({ texts: [], typed: { length: 61 } });
      }
    }
  });

  it('on a clock that goes back or is no number is never a scan', () => {
    const backwards = keysOf('AT-004417↵', -5);
    expect(feed(backwards).texts).toEqual([]);
    expect(feed(keysOf('AT-004417↵', Number.NaN)).texts).toEqual([]);
  });
});

/** A simulated technician: lines of typing with rolled keys, Backspace and held keys, with scans between them. */
class Bench {
  readonly strokes: KeyStroke[] = [];
  readonly sent: string[] = [];
  readonly #next: () => number;
  #at = 0;

  constructor(seed: number) {
    this.#next = randomOf(seed);
  }

  #between(from: number, to: number) {
    return from + this.#next() * (to - from);
  }

  #pick<T>(all: ArrayLike<T>): T {
    return all[Math.floor(this.#next() * all.length)] as T;
  }

  #press(key: string, gap: number, isRepeat = false) {
    this.#at += gap;
    this.strokes.push({ key, at: this.#at, isRepeat });
  }

  type(wordsPerMinute: number) {
    const mean = 60_000 / (wordsPerMinute * 5);
    const length = Math.round(this.#between(1, 40));
    for (let i = 0; i < length; i++) {
      const rolled = this.#next() < 0.2 ? Math.round(this.#between(1, 3)) : 0;
      if (this.#next() < 0.06) this.#press('Shift', this.#between(0.5, 1.2) * mean);
      this.#press(this.#pick('etaoinshrdlu cmfwypvbgkjqxz0123456789pwfc'), this.#between(0.5, 1.7) * mean);
      // Two to four keys rolled by the fingers of one hand.
      for (let k = 0; k < rolled; k++) this.#press(this.#pick('asdferuio'), this.#between(4, 34));
      if (this.#next() < 0.03) this.#press('Backspace', this.#between(0.5, 1.5) * mean);
    }
    if (this.#next() < 0.5) this.#press(this.#pick(['Enter', 'Tab']), this.#between(0.2, 1.5) * mean);
  }

  /** Holds a key. The repeat interval is the system's, about 30 ms. Some systems do not mark the key as repeated. */
  hold() {
    const key = this.#pick(['f', 'p', ' ', 'Backspace', 'ArrowRight', 'Enter', 'Shift']);
    const says = this.#next() < 0.7;
    this.#press(key, this.#between(120, 400));
    const rate = this.#between(20, 40);
    this.#press(key, this.#between(250, 600), says);
    for (let i = 0; i < 40; i++) this.#press(key, rate, says);
    if (this.#next() < 0.3) this.#press('Enter', this.#between(10, 60));
  }

  scan() {
    const length = Math.round(this.#between(MIN_SCAN_LENGTH, 30));
    const text = Array.from({ length }, () => this.#pick('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-/.')).join('');
    if (new Set(text).size === 1) return;
    const pace = this.#between(0.5, 14);
    // Each report may be half an interval early or late. A capital letter needs two reports.
    const gap = () => Math.min(MAX_GAP_MS, pace * this.#between(0.5, 1.5));
    const usesShift = this.#next() < 0.7;
    this.#at += this.#between(MAX_GAP_MS + 1, 900);
    for (const character of text) {
      if (usesShift && /[A-Z]/.test(character)) this.#press('Shift', gap());
      this.#press(character, gap());
    }
    const end = this.#pick(['Enter', 'Enter', 'Tab']);
    this.#press(end, gap());
    if (this.#next() < 0.1) this.#press('Enter', gap());
    this.#at += MAX_GAP_MS + 1;
    this.sent.push(text);
  }
}

describe('500 scans among typing at 40 to 140 words a minute, bursts and held keys', () => {
  it.each([1, 2, 3, 4, 5])('are all found, and no typing is taken for one (seed %i)', (seed) => {
    const bench = new Bench(seed);
    const next = randomOf(seed + 1000);
    while (bench.sent.length < 500) {
      for (let lines = Math.floor(next() * 3); lines >= 0; lines--) bench.type(40 + next() * 100);
      if (next() < 0.15) bench.hold();
      bench.scan();
    }
    const { texts, typed } = feed(bench.strokes);
    expect(texts).toEqual(bench.sent);
    const scanned = bench.strokes.length - typed.length;
    console.log(
      `scanner: ${texts.length} of 500 scans found, ${typed.length} typed keys, none of them in a scan (${scanned} scanned)`,
    );
    // No typed key is lost, and all of them keep their order.
    const inOrder = new Set(typed);
    expect(bench.strokes.filter((stroke) => inOrder.has(stroke))).toEqual(typed);
    const longest = bench.sent.join('').length * 2 + 500 * 2;
    expect(scanned).toBeLessThanOrEqual(longest);
    expect(scanned).toBeGreaterThanOrEqual(bench.sent.join('').length + 500);
  });
});

describe('a Dell service tag', () => {
  it('is told by its form, with the express service code', () => {
    // The first pair is the usual example on pages about Dell’s codes. The second was calculated by hand.
    expect(dellServiceTag('5RFDP01')).toEqual({ tag: '5RFDP01', expressServiceCode: '12542331601' });
    expect(dellServiceTag(' 5rfdp01 ')?.tag).toBe('5RFDP01');
    expect(dellServiceTag('1A2B3')?.expressServiceCode).toBe(
      String(36 ** 4 + 10 * 36 ** 3 + 2 * 36 ** 2 + 11 * 36 + 3),
    );
  });

  it.each(['', '5RFDP0', '5RFDP012', '5RFD-01', '1234567', '5RFDP0Ö', 'PF-3K0O1L'])('is not %j', (text) => {
    expect(dellServiceTag(text)).toBeNull();
  });
});
