import fc from 'fast-check';
import { judgeKeyboard } from '../../../machines/keyboard/keyboard';
import { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import {
  type KeyboardState,
  type KeyInput,
  type KeyState,
  MIN_STUCK_MS,
  newKeyboard,
  stateOf,
} from '../../../measure/keyboard/keys';
import { applyKeyEvent, releaseAllKeys, toggleFaulty } from '../../../measure/keyboard/presses';
import { evidenceOf } from '../../kit/evidence/model';
import { type ModelEvent, modelOf } from '../../kit/model';

export const ansi: Layout = { system: 'windows', variant: 'ansi', size: 'full' };

/** A key event of an ordinary keyboard. `at` is in ms. */
export function input(phase: 'down' | 'up', code: string, at: number, more: Partial<KeyInput> = {}): KeyInput {
  return {
    phase,
    code,
    key: code.replace(/^(?:Key|Digit)/, ''),
    at,
    repeat: false,
    modifiers: [],
    locks: { caps: false, num: false, scroll: false },
    ...more,
  };
}

export const key = (...stroke: Parameters<typeof input>) => ({ type: 'KEY', input: input(...stroke) }) as const;

/** The keys that affect the machine's states: a plain one, Escape, left Control, and one of another layout. */
const codes = { plain: 'KeyK', escape: 'Escape', control: 'ControlLeft', iso: 'IntlBackslash' } as const;

const events: readonly ModelEvent<typeof keyboardMachine>[] = [
  { type: 'xstate.done.actor.sizeGuess', output: 'laptop' },
  { type: 'xstate.error.actor.sizeGuess', error: new Error('no hint') },
  { type: 'xstate.done.actor.legends', output: { KeyK: 'k' } },
  { type: 'xstate.error.actor.legends', error: new Error('not told') },
  { type: 'START', at: 1000, platform: 'other' },
  { type: 'KEY.FIRST', input: input('down', codes.plain, 5), at: 1000, platform: 'other' },
  key('down', codes.plain, 10),
  key('down', codes.escape, 20),
  key('up', codes.escape, 60),
  key('down', codes.control, 30),
  key('up', codes.control, 70),
  key('down', codes.iso, 40),
  { type: 'xstate.after.time to leave.keyboard.testing.listening.escape.down' },
  { type: 'xstate.after.time for AltGr.keyboard.testing.listening.control.doubtful' },
  { type: 'BLUR' },
  { type: 'FLAG', code: codes.plain },
  { type: 'LAYOUT', layout: { size: 'tenkeyless' } },
  { type: 'OFFER.ACCEPT' },
  { type: 'OFFER.DECLINE' },
  { type: 'FULLSCREEN', at: 1000, platform: 'other' },
  { type: 'xstate.done.actor.fullscreen', output: { at: 9000 } },
  { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
  { type: 'LOCK', held: true },
  { type: 'FULLSCREEN.EXIT' },
  { type: 'STOP' },
  { type: 'RESET', at: 2000 },
  { type: 'FINISH', at: 5000 },
  { type: 'JUDGE.AS', size: 'laptop' },
  { type: 'UNPRESSED', isFitted: false },
  { type: 'UNPRESSED', isFitted: true },
  { type: 'CONTINUE', at: 6000, platform: 'other' },
  { type: 'AGAIN' },
];

/**
 * The keyboard machine, walked with one key at a time. To keep the graph small, the actors for legends and size guess
 * answer only on a board of another size and before the first key.
 */
export const keyboardModel = modelOf(keyboardMachine, {
  input: { layout: ansi },
  events,
  key: ({ context: { keys, layout, offer, declined, locked, sized, absent } }) => [
    sized,
    Object.values(keys.byCode).map(({ code, pressed, faulty }) => [code, pressed, faulty]),
    keys.pendingControl !== null,
    layout.variant,
    layout.size,
    offer !== null,
    declined.length > 0,
    locked,
    (absent ?? []).length > 0,
  ],
  skip: (snapshot, event) => {
    const { keys, layout, offer, locked } = snapshot.context;
    const used = Object.keys(keys.byCode);
    if (event.type.includes('legends')) return layout.size === 'full';
    if (event.type.includes('sizeGuess')) {
      const untouched = used.length === 0 && offer === null && layout.variant === 'ansi';
      return (
        layout.size === 'full' &&
        (event.type.includes('error') || !untouched || !snapshot.matches({ testing: 'ready' }))
      );
    }
    if (layout.size === 'tenkeyless') return true;
    // A guessed size is the same test with fewer keys, and so is another size after a result.
    if (layout.size === 'laptop') return true;
    // A run that goes on without some keys is the same test with fewer keys.
    const isReduced = (snapshot.context.absent ?? []).length > 0;
    if (isReduced && !snapshot.matches('results')) return event.type !== 'FINISH' && event.type !== 'RESET';
    const whole = snapshot.matches({ testing: { listening: { screen: 'fullscreen' } } });
    switch (event.type) {
      case 'KEY': {
        const { phase, code } = event.input;
        if (whole && code !== codes.escape) return true;
        if (phase === 'down') return used.length > 0 || keys.pendingControl !== null || layout.variant === 'iso';
        return code === codes.control ? keys.pendingControl === null : !keys.byCode[code]?.pressed;
      }
      case 'KEY.FIRST':
        return used.length > 0 || layout.variant === 'iso';
      case 'FLAG':
      case 'BLUR':
        return used.some((code) => code !== codes.plain) || whole || keys.byCode[codes.plain]?.faulty === true;
      case 'LAYOUT':
        return used.length > 0 || layout.variant === 'iso' || !snapshot.matches({ testing: 'ready' });
      case 'OFFER.DECLINE':
      case 'OFFER.ACCEPT':
        return whole || snapshot.matches({ testing: 'ready' });
      // In full screen, the page's controls cannot be reached.
      case 'STOP':
      case 'RESET':
      case 'FINISH':
        return whole;
      case 'FULLSCREEN':
        return offer !== null || layout.variant === 'iso' || used.some((code) => code !== codes.escape);
      case 'UNPRESSED':
        return event.isFitted !== isReduced;
      case 'JUDGE.AS':
        return isReduced;
      case 'LOCK':
        return locked || used.length > 0;
      default:
        return false;
    }
  },
});

/** What a person and a keyboard do. The state of each key is derived from it by the machine's own arithmetic. */
interface Run {
  readonly layout: Layout;
  /** How many times each key is pressed and released, by code. */
  readonly presses: Readonly<Record<string, number>>;
  /** Gaps of double presses, in ms, by code. */
  readonly bounces: Readonly<Record<string, number>>;
  /** Keys that stay down while other keys are pressed and released, and are then released. */
  readonly stuck: readonly string[];
  /** Keys whose last release is never seen, and (`held`) keys that are down when the result is requested. */
  readonly lost: readonly string[];
  readonly held: readonly string[];
  readonly marked: readonly string[];
  /** Keys that the person says this keyboard does not have. */
  readonly absent: readonly string[];
}

const laptop: Layout = { system: 'windows', variant: 'ansi', size: 'laptop' };
const { codes: fitted } = boardOf(laptop);
const letters = fitted.filter((code) => code.startsWith('Key'));

/** A key after `count` presses of 100 ms. With `gap` (in ms), the contact opens for that time 5 ms after the last press. */
function pressed(code: string, count: number, gap?: number): KeyState {
  const strokes = Array.from({ length: count }, (_, i) => [
    input('down', code, 1000 + i * 300),
    input('up', code, 1100 + i * 300),
  ]).flat();
  const last = strokes.at(-2)?.at ?? 0;
  const again =
    gap === undefined || count === 0 ? [] : [input('up', code, last + 5), input('down', code, last + 5 + gap)];
  const events = [...strokes.slice(0, -1), ...again, ...strokes.slice(-1)];
  return stateOf(events.reduce(applyKeyEvent, newKeyboard('other')), code);
}
const sound = [0, 1, 2, 3, 4].map((count) => pressed('KeyA', count));

function judge({ layout, presses, bounces, stuck, lost, held, marked, absent }: Run) {
  const states = Object.entries(presses).map(([code, count]) => {
    const gap = bounces[code];
    return [code, gap === undefined ? { ...(sound[count] as KeyState), code } : pressed(code, count, gap)] as const;
  });
  let keys: KeyboardState = { ...newKeyboard('other'), byCode: Object.fromEntries(states) };
  let at = 10_000;
  const event = (phase: 'down' | 'up', code: string, after: number) => {
    at += after;
    keys = applyKeyEvent(keys, input(phase, code, at));
  };
  for (const code of stuck) {
    event('down', code, 200);
    for (const other of letters.filter((letter) => letter !== code).slice(0, 3)) {
      event('down', other, MIN_STUCK_MS / 2);
      event('up', other, 100);
    }
    event('up', code, 200);
  }
  for (const code of lost) {
    event('down', code, 200);
    keys = releaseAllKeys(keys);
  }
  for (const code of held) event('down', code, 200);
  keys = marked.reduce(toggleFaulty, keys);
  const { down } = keys;
  return judgeKeyboard({ keys: releaseAllKeys(keys), layout, held: down, absent, startedAt: 1000, finishedAt: at });
}

const soundly = { bounces: {}, stuck: [], lost: [], held: [] } as const;
const times = (count: number) => Object.fromEntries(fitted.map((code) => [code, count]));
const complete: Run = { layout: laptop, presses: times(1), ...soundly, marked: [], absent: [] };

const few = (max: number) =>
  fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(fc.constantFrom(...letters), { maxLength: max }));
const all = (count: fc.Arbitrary<number>) => fc.record(Object.fromEntries(fitted.map((code) => [code, count])));

const runs: fc.Arbitrary<Run> = fc.record({
  layout: fc.constantFrom<Layout['size']>('laptop', 'tenkeyless', 'full').map((size) => ({ ...laptop, size })),
  presses: fc.oneof(
    fc.constant({}),
    fc.constantFrom(1, 2, 3).map(times),
    all(fc.integer({ min: 0, max: 3 })),
    all(fc.integer({ min: 1, max: 4 })),
  ),
  bounces: fc.oneof(
    fc.constant({}),
    fc.dictionary(fc.constantFrom(...letters), fc.double({ min: 1, max: 29, noNaN: true }), { maxKeys: 3 }),
  ),
  stuck: few(1),
  lost: few(1),
  held: few(2),
  marked: few(2),
  absent: fc.subarray(['F9', 'PrintScreen', 'Pause']),
});

/** The first key that was pressed in a run, or null. */
const first = ({ presses }: Run) => letters.find((code) => (presses[code] ?? 0) > 0) ?? null;
const withFirst = (change: (run: Run, code: string) => Run) => (run: Run) => {
  const code = first(run);
  return code === null ? null : change(run, code);
};
const without = (presses: Run['presses'], code: string) =>
  Object.fromEntries(Object.entries(presses).filter(([other]) => other !== code));

export const evidence = evidenceOf<Run>({
  check: 'keyboard',
  judge,
  complete,
  runs,
  faults: {
    'a double press': withFirst((run, code) => ({ ...run, bounces: { ...run.bounces, [code]: 12 } })),
    'a stuck key': (run) => (run.stuck.length > 0 ? null : { ...run, stuck: ['KeyQ'] }),
    'a key marked as faulty': (run) =>
      run.marked.includes('KeyM') ? null : { ...run, marked: [...run.marked, 'KeyM'] },
  },
  losses: {
    'a key': withFirst((run, code) => {
      const held = run.held.filter((other) => other !== code);
      return { ...run, ...soundly, presses: without(run.presses, code), held };
    }),
    'every key': (run) => ({ ...run, ...soundly, presses: {} }),
    'the release of a key': withFirst((run, code) => ({
      ...run,
      ...soundly,
      presses: without(run.presses, code),
      lost: [code],
      held: run.held,
    })),
    'the release of a key at the end': (run) =>
      run.held.includes('KeyQ') ? null : { ...run, held: [...run.held, 'KeyQ'] },
  },
});
