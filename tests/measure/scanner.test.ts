import { describe, expect, it } from 'vitest';
import {
  type Burst,
  dellServiceTag,
  type KeyStroke,
  MAX_GAP_MS,
  MAX_SCANNER_GAP_MS,
  MIN_CODE_LENGTH,
  noKeys,
  readKey,
  readPause,
  readRelease,
} from '../../measure/keyboard/scanner';
import { between, normal, oneOf, type Random, randomOf } from '../kit/random';

interface KeyEvent extends KeyStroke {
  readonly isUp?: boolean;
}

/** Feeds keys the way a page does, with its timer. Returns the bursts, the keys that stood alone, and those that acted. */
function feed(events: readonly KeyEvent[]) {
  const bursts: Burst[] = [];
  const alone: KeyStroke[] = [];
  const free: KeyStroke[] = [];
  let state = noKeys;
  let waiting: KeyStroke | null = null;
  const take = ({ state: next, isAlone, burst }: ReturnType<typeof readPause>) => {
    state = next;
    if (isAlone && waiting) alone.push(waiting);
    if (burst) bursts.push(burst);
  };
  for (const event of events) {
    if (event.isUp) {
      state = readRelease(state, event.code);
      continue;
    }
    take(readPause(state, event.at));
    const reading = readKey(state, event);
    take(reading);
    if (reading.role === 'waits' && event.key.length === 1) waiting = event;
    if (reading.role === 'free') free.push(event);
  }
  take(readPause(state, Number.POSITIVE_INFINITY));
  return { bursts, alone, free, texts: bursts.map(({ text }) => text), kinds: bursts.map(({ kind }) => kind) };
}

const names: Readonly<Record<string, string>> = {
  '↵': 'Enter',
  '⇥': 'Tab',
  '⇧': 'Shift',
  '⇪': 'CapsLock',
  '←': 'ArrowLeft',
};

/** Presses and releases in the order in which a page gets them. */
const sorted = (presses: readonly (KeyStroke & { readonly hold: number })[]): KeyEvent[] =>
  presses
    .flatMap(({ hold, ...press }): KeyEvent[] => [press, { ...press, at: press.at + hold, isUp: true }])
    .toSorted((a, b) => a.at - b.at);

/** Keys at a steady pace: `AT-1` becomes four keys, `↵` Enter, `⇥` Tab, `⇧` Shift. */
const keysOf = (text: string, gap: number, hold = gap / 2): KeyEvent[] =>
  sorted(
    [...text].map((character, i) => {
      const key = names[character] ?? character;
      return { key, code: `of ${key.toLowerCase()}`, at: 1000 + i * gap, isRepeat: false, hold };
    }),
  );

describe('a code', () => {
  it.each([
    ['AT-004417↵', 'AT-004417'],
    ['⇧AT-004417⇥', 'AT-004417'],
    ['⇪AT-004417⇥', 'AT-004417'],
    ['⇧P⇧F-3⇧K0⇧O1⇧L↵', 'PF-3K0O1L'],
    ['00000000001↵', '00000000001'],
    ['5RFDP↵', '5RFDP'],
    ['serial éß€ 😀↵', 'serial éß€ 😀'],
  ])('of %s is read at every pace of a scanner (B4)', (sent, text) => {
    for (const gap of [0, 1, 8, 15, MAX_SCANNER_GAP_MS, 60, MAX_GAP_MS]) {
      const kind = gap > MAX_SCANNER_GAP_MS ? 'code' : 'scan';
      expect(feed(keysOf(sent, gap))).toMatchObject({ bursts: [{ text, kind }], alone: [], free: [] });
    }
  });

  it('of fingers that roll over the keys is no scan (B2)', () => {
    for (const gap of [12, 19, 26]) expect(feed(keysOf('asdfghjkl↵', gap, 60)).kinds).toEqual(['code']);
  });

  it('needs five characters and an end that comes in time', () => {
    expect(feed(keysOf('1234↵', 5)).kinds).toEqual(['noise']);
    expect(feed(keysOf('AT-004417', 5)).kinds).toEqual(['noise']);
    const late = { key: 'Enter', code: 'Enter', at: 5000, isRepeat: false };
    expect(feed([...keysOf('AT-004417', 5), late])).toMatchObject({ kinds: ['noise'], free: [late] });
  });

  it.each([
    ['two', MIN_CODE_LENGTH, 'scan'],
    ['7089 characters', 7089, 'scan'],
    ['one more', 7090, 'noise'],
  ])('of %s is one only if a code can have it', (_, length, kind) => {
    const sent = 'AB'.repeat(length).slice(0, length);
    expect(feed(keysOf(`${sent}↵`, 5)).bursts).toEqual([{ text: sent, kind }]);
  });

  it('takes a second Enter with it, and not a later one', () => {
    expect(feed(keysOf('AT-004417⇥↵', 8)).free).toEqual([]);
    const later = { key: 'Enter', code: 'Enter', at: 1400, isRepeat: false };
    expect(feed([...keysOf('AT-004417↵', 8), later]).free).toEqual([later]);
  });

  it('is a scan however soon after another it comes', () => {
    const first = keysOf('AT-004417↵', 5);
    const end = Math.max(...first.map(({ at }) => at));
    for (const pause of [5, 31, 100, MAX_GAP_MS, 500]) {
      const second = keysOf('L-7788↵', 5).map((key) => ({ ...key, at: key.at - 1000 + end + pause }));
      expect(feed([...first, ...second]).kinds, `${pause} ms later`).toEqual(['scan', 'scan']);
    }
  });

  it('is broken by any other key, which has no effect either', () => {
    expect(feed(keysOf('AT-00←4417↵', 8))).toMatchObject({ bursts: [{ text: 'AT-004417', kind: 'noise' }], free: [] });
  });

  it('does not come of a clock that goes back or is no number', () => {
    const keys = keysOf('AT-004417↵', 8);
    expect(feed(keys.map((key) => ({ ...key, at: -key.at }))).texts).toEqual([]);
    expect(feed(keys.map((key) => ({ ...key, at: Number.NaN }))).texts).toEqual([]);
  });
});

describe('a key that is a command', () => {
  const press = { key: 'p', code: 'KeyP', at: 1000, isRepeat: false };

  it('waits for the longest gap, and then stands alone', () => {
    const { state, role } = readKey(noKeys, press);
    expect(role).toBe('waits');
    expect(readPause(state, 1000 + MAX_GAP_MS)).toMatchObject({ state, isAlone: false });
    expect(readPause(state, 1000 + MAX_GAP_MS + 1)).toMatchObject({ isAlone: true, burst: null });
  });

  it('acts at once where Enter or another key that is no character follows', () => {
    for (const key of ['Enter', 'Escape', 'ArrowLeft'])
      expect(feed([press, { ...press, key, code: key, at: 1050 }])).toMatchObject({ alone: [press], free: [{ key }] });
  });

  it('has no effect among others, in any pair of keys within 120 ms (B4)', () => {
    for (const pair of ['pf', 'wf', 'f1', 'sc'])
      expect(feed(keysOf(pair, MAX_GAP_MS))).toMatchObject({ alone: [], texts: [pair] });
    expect(feed(keysOf('pf', MAX_GAP_MS + 1))).toMatchObject({ alone: [{ key: 'p' }, { key: 'f' }], texts: [] });
  });

  it('counts once where a worn switch bounces, and a held one only when it is pressed', () => {
    expect(feed(keysOf('pp', 9)).alone).toHaveLength(1);
    for (const isRepeat of [true, false]) {
      const repeats = Array.from({ length: 60 }, (_, i) => ({ ...press, at: 1500 + i * 30, isRepeat }));
      expect(feed([press, ...repeats])).toMatchObject({ alone: [press], bursts: [] });
    }
  });
});

/**
 * A simulated technician with no text field in focus. Typing: from key to key 238 ± 112 ms in the mean of a person, fast
 * typists 120 ms; each key is down for 116 ± 24 ms; the next one is often pressed before that is over (Dhakal et al.,
 * 'Observations on Typing from 136 Million Keystrokes', CHI 2018). Rolling fingers: review line B2. Key repeat: after
 * 250 to 600 ms, each 20 to 40 ms. Scanners: manuals set 0 to 990 ms between two keys; the issue asks for 5 to 120.
 */
class Bench {
  readonly #presses: (KeyStroke & { hold: number })[] = [];
  readonly sent: Burst[] = [];
  #at = 0;

  constructor(readonly random: Random) {}

  get events() {
    return sorted(this.#presses);
  }

  #press(key: string, gap: number, hold = Math.max(45, 116 + 24 * normal(this.random)), isRepeat = false) {
    this.#at += gap;
    this.#presses.push({ key, code: `of ${key.toLowerCase()}`, at: this.#at, isRepeat, hold });
  }

  type() {
    const mean = Math.max(90, 238 + 112 * normal(this.random));
    const length = Math.round(between(this.random, 1, 40));
    for (let i = 0; i < length; i++) {
      const key = oneOf(this.random, [...'etaoinshrdlu cmfwypvbgkjqxz0123456789pwfc', 'Shift', 'Backspace']);
      this.#press(key, Math.max(20, mean * (1 + 0.45 * normal(this.random))));
    }
    if (this.random() < 0.5) this.#press(oneOf(this.random, ['Enter', 'Tab']), between(this.random, 0.2, 1.5) * mean);
  }

  roll() {
    this.#at += between(this.random, MAX_GAP_MS + 1, 900);
    const row = oneOf(this.random, ['asdfghjkl', 'qwertyuiop', 'zxcvbnm', '1234567890', 'lkjhgfdsa']);
    for (const key of row.slice(0, Math.round(between(this.random, 2, 10))))
      this.#press(key, between(this.random, 12, 26));
    if (this.random() < 0.7) this.#press('Enter', between(this.random, 12, 26));
  }

  /** Holds a key. Some systems do not mark a key as repeated. */
  hold() {
    const key = oneOf(this.random, ['f', 'p', ' ', 'Backspace', 'ArrowRight', 'Enter', 'Shift']);
    const says = this.random() < 0.7;
    this.#press(key, between(this.random, 130, 400), 1);
    const rate = between(this.random, 20, 40);
    for (let i = 0; i < 40; i++) this.#press(key, i === 0 ? between(this.random, 250, 600) : rate, 1, says);
    if (this.random() < 0.3) this.#press('Enter', between(this.random, 10, 60));
  }

  scan() {
    const length = Math.round(between(this.random, MIN_CODE_LENGTH, 30));
    const text = Array.from({ length }, () => oneOf(this.random, [...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789-/.'])).join(
      '',
    );
    if (new Set(text).size === 1) return;
    const pace = between(this.random, 5, 120);
    const usesShift = this.random() < 0.7;
    const ends = this.random() < 0.1 ? ['Tab', 'Enter'] : ['Enter'];
    const keys = [...text].flatMap((one) => (usesShift && /[A-Z]/.test(one) ? ['Shift', one] : [one]));
    this.#at += between(this.random, MAX_GAP_MS + 1, 900);
    let isFast = true;
    for (const [i, key] of [...keys, ...ends].entries()) {
      const gap = i === 0 ? 0 : pace * between(this.random, 0.75, 1.24);
      if (i <= keys.length) isFast &&= gap <= MAX_SCANNER_GAP_MS;
      // Shift stays down, but a scanner has never two characters down.
      this.#press(key, gap, pace * between(this.random, 0.1, 0.7));
    }
    this.#at += MAX_GAP_MS + 1;
    this.sent.push({ text, kind: isFast ? 'scan' : 'code' });
  }
}

it.each([1, 2, 3, 4, 5])(
  '2,000 scans of 5 to 120 ms a key among typing, rolling fingers and key repeat (B2, B4) lose none, and take none from typing (seed %i)',
  (seed) => {
    const bench = new Bench(randomOf(seed));
    while (bench.sent.length < 400) {
      if (bench.random() < 0.6) bench.type();
      if (bench.random() < 0.3) bench.roll();
      if (bench.random() < 0.15) bench.hold();
      bench.scan();
    }
    const { events } = bench;
    const { bursts, alone } = feed(events);
    const acted = new Set<KeyStroke>(alone);
    const sent = new Set(bench.sent.map(({ text }) => text));
    expect(bursts.filter(({ text }) => sent.has(text))).toEqual(bench.sent);
    const typed = bursts.filter(({ text }) => !sent.has(text));
    // What is typed is asked about at most.
    expect(typed.filter(({ kind }) => kind === 'scan')).toEqual([]);
    // No key that acts has another character within the gap.
    const downs = events.filter(({ isUp }) => !isUp);
    const isNear = (one: KeyStroke | undefined, at: number) =>
      one !== undefined && one.key.length === 1 && Math.abs(one.at - at) <= MAX_GAP_MS;
    const wrong = downs.filter(
      (one, i) =>
        acted.has(one) && [downs[i - 1], downs[i + 1]].some((other) => isNear(other, one.at) && other?.key !== one.key),
    );
    expect(wrong).toEqual([]);
  },
);

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
