import { useEffect, useRef } from 'react';
import {
  type KeyStroke,
  MAX_GAP_MS,
  noKeys,
  type Reading,
  readKey,
  readPause,
  type Scan,
} from '../../measure/keyboard/scanner';
import { paced } from '../browser/input/paced';

interface Options {
  /** Whether a test takes all keys for itself. */
  readonly taken: boolean;
  /** What a key does here; null for one that keeps its usual effect. */
  readonly commandOf: (event: KeyboardEvent) => (() => void) | null;
  readonly onScan: (scan: Scan) => void;
}

const textField = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=color])';
/** Whether what is typed goes into a field. */
export const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(textField);

/** Whether Enter already has an effect on the focused control. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, select, textarea, [role=tab]') !== null;

/** The same event once more, with the time at which the key was pressed. */
function copyOf(event: KeyboardEvent): KeyboardEvent {
  const { type, key, code, location, repeat, bubbles, cancelable, ctrlKey, shiftKey, altKey, metaKey } = event;
  const is = (name: string) => event.getModifierState(name);
  const copy = new KeyboardEvent(type, {
    ...{ key, code, location, repeat, bubbles, cancelable, ctrlKey, shiftKey, altKey, metaKey },
    modifierAltGraph: is('AltGraph'),
    modifierCapsLock: is('CapsLock'),
    modifierNumLock: is('NumLock'),
    modifierScrollLock: is('ScrollLock'),
  });
  Object.defineProperty(copy, 'timeStamp', { value: event.timeStamp });
  return copy;
}

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * The keys of an open test that takes them all: each that may be part of a scan is held back, and comes to the test a
 * moment later with its own time, or not at all.
 */
class HeldBack {
  #events: KeyboardEvent[] = [];
  /** Events that were passed on. */
  #copies = new WeakSet<Event>();
  /** Codes of keys that belong to a scan and are still down. */
  #scanned = new Set<string>();
  #leaving = paced((event: KeyboardEvent) => {
    const copy = copyOf(event);
    this.#copies.add(copy);
    event.target?.dispatchEvent(copy);
  });

  isCopy(event: Event): boolean {
    return this.#copies.has(event);
  }
  hold(event: KeyboardEvent): void {
    this.#events.push(event);
  }
  passOn(): void {
    for (const event of this.#events.splice(0)) this.#leaving.push(event);
  }
  /** Passes on at once what was to leave a little later, before an event that is not held back. */
  flush(): void {
    this.#leaving.flush();
  }
  stop(): void {
    this.#leaving.stop();
  }
  /** Forgets what was held, since it is a scan. */
  drop(end: KeyboardEvent): void {
    for (const { type, code } of [...this.#events.splice(0), end]) {
      if (type === 'keydown') this.#scanned.add(code);
      else this.#scanned.delete(code);
    }
  }
  /** Takes the release of a key; false where it is none of its own. */
  release(event: KeyboardEvent): boolean {
    if (this.#scanned.delete(event.code)) return true;
    if (this.#events.length === 0) {
      this.flush();
      return false;
    }
    this.hold(event);
    return true;
  }
}

/**
 * Keys for the whole page. A barcode scanner that types is told from a person by its pace, so each key that may be part of
 * a scan is held back until it is certain, from the commands as well as from a test that takes all keys.
 */
export function useKeys(options: Options): void {
  const current = useRef(options);
  current.current = options;

  useEffect(() => {
    let state = noKeys;
    let timer = 0;
    const commands = new Map<KeyStroke, () => void>();
    const heldBack = new HeldBack();
    const stopped = new AbortController();
    const capture = { capture: true, signal: stopped.signal } as const;

    const take = ({ state: next, released, scan }: Reading) => {
      state = next;
      if (released.length > 0) heldBack.passOn();
      for (const stroke of released) commands.get(stroke)?.();
      if (released.length > 0 || scan) commands.clear();
      if (scan) current.current.onScan(scan);
    };
    const wait = () => {
      timer = window.setTimeout(() => take(readPause(state, performance.now())), MAX_GAP_MS + 1);
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (heldBack.isCopy(event) || event.isComposing) return;
      const { key, timeStamp: at, repeat: isRepeat, target } = event;
      const { taken, commandOf } = current.current;
      clearTimeout(timer);
      // A pause that no timer has reported yet.
      take(readPause(state, at));
      if (event.ctrlKey || event.altKey || event.metaKey) {
        take({ state: noKeys, isHeld: false, released: state.held, scan: null });
        return;
      }
      const command = taken ? null : commandOf(event);
      const stroke: KeyStroke = { key, at, isRepeat, isTextFieldFocused: isText(target) };
      const reading = readKey(state, stroke);
      const endsScan = reading.isHeld && (key === 'Enter' || key === 'Tab');
      if (endsScan) heldBack.drop(event);
      if (command && reading.isHeld && !endsScan) commands.set(stroke, command);
      take(reading);
      if (taken && reading.isHeld && !endsScan) heldBack.hold(event);
      if (command || endsScan || (taken && reading.isHeld)) stop(event);
      else heldBack.flush();
      if (command && !reading.isHeld) command();
      if (reading.isHeld) wait();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (!heldBack.isCopy(event) && heldBack.release(event)) stop(event);
    };

    addEventListener('keydown', onKeyDown, capture);
    addEventListener('keyup', onKeyUp, capture);
    return () => {
      clearTimeout(timer);
      heldBack.stop();
      stopped.abort();
    };
  }, []);
}
