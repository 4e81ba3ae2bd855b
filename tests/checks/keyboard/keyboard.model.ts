import { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import type { Layout } from '../../../machines/keyboard/layouts';
import type { KeyInput } from '../../../measure/keyboard/keys';
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
