import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { KeyboardEvents } from '../../../machines/keyboard/keyboard.events';
import type { Size } from '../../../machines/keyboard/layouts';
import type { KeyInput, Modifier, Platform } from '../../../measure/keyboard/keys';
import { nextTask } from '../../../renderers/next-task';
import { paced } from './paced';

/** https://wicg.github.io/keyboard-map/ and https://wicg.github.io/keyboard-lock/, only in Chromium. */
interface KeyboardApi {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
  lock?(codes?: readonly string[]): Promise<void>;
  unlock?(): void;
}
interface WithHints {
  readonly keyboard?: KeyboardApi;
  readonly userAgentData?: { readonly platform: string };
  getBattery?(): Promise<{ readonly level: number; readonly charging: boolean }>;
}

const hints = () => navigator as Navigator & WithHints;

/** The system by its key events. iPads and iPhones with a keyboard behave as macOS does. */
export function platformOf(): Platform {
  const { platform, userAgentData } = hints();
  if (/\bCrOS\b/.test(navigator.userAgent)) return 'chromeos';
  return /mac|iphone|ipad|ipod/i.test(userAgentData?.platform || platform) ? 'mac' : 'other';
}

/** The parts of a key event that the machine needs. */
export function inputOf(event: KeyboardEvent): KeyInput {
  const on = (name: string) => event.getModifierState(name);
  const flags: readonly (readonly [Modifier, boolean])[] = [
    ['shift', event.shiftKey],
    ['control', event.ctrlKey],
    ['alt', event.altKey || on('AltGraph')],
    // Firefox before 118 calls the Windows key OS.
    ['meta', event.metaKey || on('OS')],
  ];
  return {
    phase: event.type === 'keyup' ? 'up' : 'down',
    code: event.code,
    key: event.key,
    // A run can continue after a reload, when time stamps start at zero again.
    at: performance.timeOrigin + event.timeStamp,
    repeat: event.repeat,
    modifiers: flags.filter(([, down]) => down).map(([name]) => name),
    locks: { caps: on('CapsLock'), num: on('NumLock'), scroll: on('ScrollLock') },
  };
}

/** Maximum time from the menu key to its menu, which opens on release. */
const MAX_MENU_DELAY_MS = 500;

/**
 * Captures all keys while it runs: sends KEY for each event, and BLUR when another window gets the keyboard. Nothing
 * else on the page receives the keys, and the browser's own shortcuts are prevented where it allows that.
 */
export const keys = fromCallback<EventObject>(({ sendBack }) => {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal } as const;
  const send = (event: KeyboardEvents) => sendBack(event);
  let menuAt = Number.NEGATIVE_INFINITY;
  let chord = false;
  const arrived = paced((event: KeyboardEvent) => send({ type: 'KEY', input: inputOf(event) }));

  const onKey = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.code === 'ContextMenu' || event.key === 'F10') menuAt = event.timeStamp;
    chord = event.ctrlKey || event.metaKey || event.altKey;
    arrived.push(event);
  };
  const onBlur = () => {
    chord = false;
    arrived.flush();
    send({ type: 'BLUR' });
  };

  addEventListener('keydown', onKey, options);
  addEventListener('keyup', onKey, options);
  // A click may end the test, so all keys before it must be delivered first.
  addEventListener('click', arrived.flush, options);
  addEventListener('blur', (event) => event.target === event.currentTarget && onBlur(), options);
  document.addEventListener('visibilitychange', () => document.hidden && onBlur(), options);
  addEventListener(
    'contextmenu',
    (event) => {
      if (event.timeStamp - menuAt < MAX_MENU_DELAY_MS) event.preventDefault();
    },
    options,
  );
  // A page cannot block Ctrl+W or Ctrl+Q, but it can make the browser ask for confirmation.
  addEventListener('beforeunload', (event) => chord && event.preventDefault(), options);
  return () => {
    stopped.abort();
    arrived.stop();
  };
});

/** Keys that only type a character. */
const types =
  /^(?:Key[A-Z]|Digit\d|Numpad(?:\d|Add|Subtract|Multiply|Divide|Decimal|Comma)|Intl\w+|Minus|Equal|Bracket(?:Left|Right)|Backslash|Semicolon|Quote|Backquote|Comma|Period|Slash)$/;

/**
 * Whether a key starts the test: it types, or it is Escape while no control that needs Escape has the focus. A radio
 * button needs neither. A list keeps its letters once a key was pressed, when it marks a key.
 */
function begins(event: KeyboardEvent, hasKeys: boolean): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input:not([type=radio]), textarea, [contenteditable]')) return false;
  if (target?.closest('select')) return !hasKeys && types.test(event.code);
  return (
    types.test(event.code) ||
    (event.code === 'Escape' && (target === null || target.matches('html, body, main, [type=radio]')))
  );
}

/** Sends KEY.FIRST for a key that starts the test, as decided by `begins`. All other keys work as usual. */
export const firstKey = fromCallback<EventObject, { readonly hasKeys: boolean }>(({ sendBack, input }) => {
  const onKey = (event: KeyboardEvent) => {
    if (!begins(event, input.hasKeys)) return;
    event.preventDefault();
    sendBack({
      type: 'KEY.FIRST',
      input: inputOf(event),
      at: Date.now(),
      platform: platformOf(),
    } satisfies KeyboardEvents);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
});

/**
 * Guesses the size of this computer's keyboard: a touchscreen or a battery in use suggests a laptop. Rejects if there
 * is no evidence. A full battery on a charger reads like no battery, so it is not evidence.
 */
export const sizeGuess = fromPromise<Size>(async () => {
  // The answer redraws the whole board, so do that in a separate task.
  await nextTask();
  if (matchMedia('(any-pointer: coarse)').matches) return 'laptop';
  const battery = await hints().getBattery?.();
  if (battery && (!battery.charging || battery.level < 1)) return 'laptop';
  throw new Error('Nothing hints at the size of the keyboard');
});

/** Resolves with what each key currently types, by code. Rejects if the browser does not say. */
export const legends = fromPromise<Readonly<Record<string, string>>>(async () => {
  const map = await hints().keyboard?.getLayoutMap?.();
  if (!map) throw new Error('This browser does not tell its keyboard layout');
  return Object.fromEntries(map);
});

/**
 * Requests Escape and the system keys while it runs, and sends LOCK with the answer. The browser grants them only in
 * fullscreen.
 */
export const keyLock = fromCallback<EventObject>(({ sendBack }) => {
  const { keyboard } = hints();
  const tell = (held: boolean) => sendBack({ type: 'LOCK', held } satisfies KeyboardEvents);
  // Without a list of codes it requests all keys.
  if (keyboard?.lock)
    keyboard.lock().then(
      () => tell(true),
      () => tell(false),
    );
  else tell(false);
  return () => keyboard?.unlock?.();
});
