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

/**
 * Keys for the whole page. A barcode scanner that types is told from a person by its pace, so each key that may be part of
 * a scan is held back until it is certain.
 */
export function useKeys(options: Options): void {
  const current = useRef(options);
  current.current = options;

  useEffect(() => {
    let state = noKeys;
    let timer = 0;
    const commands = new Map<KeyStroke, () => void>();

    const take = ({ state: next, released, scan }: Reading) => {
      state = next;
      for (const stroke of released) commands.get(stroke)?.();
      if (released.length > 0 || scan) commands.clear();
      if (scan) current.current.onScan(scan);
    };

    const onKey = (event: KeyboardEvent) => {
      if (current.current.taken || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      const { key, timeStamp: at, repeat: isRepeat, target } = event;
      const stroke: KeyStroke = { key, at, isRepeat, isTextFieldFocused: isText(target) };
      // A pause that no timer has reported yet.
      take(readPause(state, at));
      const command = current.current.commandOf(event);
      const reading = readKey(state, stroke);
      const endsScan = reading.isHeld && (key === 'Enter' || key === 'Tab');
      if (command || endsScan) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (command && reading.isHeld && !endsScan) commands.set(stroke, command);
      take(reading);
      if (command && !reading.isHeld) command();
      clearTimeout(timer);
      if (reading.isHeld) timer = window.setTimeout(() => take(readPause(state, performance.now())), MAX_GAP_MS + 1);
    };

    addEventListener('keydown', onKey, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, []);
}
