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
  /** The action of a key on this page; null if the key keeps its usual effect. */
  readonly commandOf: (event: KeyboardEvent) => (() => void) | null;
  readonly onScan: (scan: Scan) => void;
}

const textField = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=color])';
/** Whether typed text goes into this element. */
export const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(textField);

/** Whether Enter already has an effect on the focused control. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, select, textarea, [role=tab]') !== null;

/** A copy of the event that carries the time at which the key was pressed. */
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
 * Holds back the keys of an open test that takes all keys. A key that may be part of a scan is passed to the test a
 * moment later with its original time, or dropped if it was part of a scan.
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
  /** Passes on all queued events immediately, because an event that is not held back follows. */
  flush(): void {
    this.#leaving.flush();
  }
  stop(): void {
    this.#leaving.stop();
  }
  /** Drops the held events, because they are a scan. */
  drop(end: KeyboardEvent): void {
    for (const { type, code } of [...this.#events.splice(0), end]) {
      if (type === 'keydown') this.#scanned.add(code);
      else this.#scanned.delete(code);
    }
  }
  /** Handles the release of a key; returns false if the release does not belong to a held key. */
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
 * Handles keys for the whole page. A barcode scanner types faster than a person, so each key that may be part of a scan
 * is held back until that is certain, both from the commands and from a test that takes all keys.
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
      // There may have been a pause that no timer has reported yet.
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
