import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Burst,
  endBurst,
  MAX_GAP_MS,
  noKeys,
  type Reading,
  readKey,
  readPause,
  readRelease,
} from '../../measure/keyboard/scanner';

interface Options {
  /** Whether keys are handled. False while a test takes all keys, and gets each of them. Default true. */
  readonly isOn?: boolean;
  /** The action of a key on this page; null if the key keeps its usual effect. */
  readonly commandOf: (event: KeyboardEvent) => (() => void) | null;
  /** Called with keys that were too fast to be commands, and had no effect. */
  readonly onBurst: (burst: Burst) => void;
}

const textField = 'textarea, [contenteditable], input:not([type=radio], [type=checkbox], [type=range], [type=color])';
/** Whether typed text goes into this element. */
export const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(textField);

/** Whether Enter already has an effect on the focused control. */
export const takesEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, select, textarea, [role=tab]') !== null;

const stop = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Puts back the choice of a focused list, which took the first character of a burst for a search. */
function putBack(list: HTMLSelectElement, value: string): void {
  if (list.value === value) return;
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Handles keys for the whole page, but for those that are typed into a text field. A command that is a single character
 * waits a moment until no other character follows. Characters that follow too fast have no effect, nor has the Enter
 * that ends them: a barcode scanner types like this, and so do fingers that roll over the keys. Returns the character
 * whose command waits, in lower case, so that the page can answer at once; null if none does.
 */
export function useKeys({ isOn = true, ...options }: Options): string | null {
  const [pressed, setPressed] = useState<string | null>(null);
  const commandOf = useEffectEvent(options.commandOf);
  const onBurst = useEffectEvent(options.onBurst);

  useEffect(() => {
    if (!isOn) return;
    let state = noKeys;
    let timer = 0;
    let waiting: KeyboardEvent | null = null;
    let listValue = '';
    const withoutEffect = new Set<string>();
    const stopped = new AbortController();
    const capture = { capture: true, signal: stopped.signal } as const;

    // The next key may need what the command changed, such as an open sheet.
    const run = (event: KeyboardEvent) => flushSync(() => commandOf(event)?.());
    const take = ({ state: next, isAlone, burst }: Reading) => {
      state = next;
      const event = waiting;
      if (next.length === 0) waiting = null;
      if (isAlone && event) run(event);
      if (burst) onBurst(burst);
      if (next.length === 0 || next.isMixed) setPressed(null);
    };
    const end = () => take(endBurst(state));

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { key, code, timeStamp: at, repeat: isRepeat, target } = event;
      clearTimeout(timer);
      // There may have been a pause that no timer has reported yet.
      take(readPause(state, at));
      const isChord = event.ctrlKey || event.altKey || event.metaKey;
      const reading = isChord || isText(target) ? endBurst(state) : readKey(state, { key, code, at, isRepeat });
      take(reading);
      const list = target instanceof HTMLSelectElement ? target : null;
      if (list && state.length === 1) listValue = list.value;
      if (reading.role === 'part') {
        if (list) putBack(list, listValue);
        withoutEffect.add(code);
        stop(event);
      } else if (!isChord && commandOf(event)) {
        stop(event);
        if (reading.role === 'free') run(event);
        else {
          waiting = event;
          setPressed(key.toLowerCase());
        }
      }
      if (reading.role !== 'free') timer = window.setTimeout(end, MAX_GAP_MS + 1);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      state = readRelease(state, event.code);
      if (withoutEffect.delete(event.code)) stop(event);
    };

    addEventListener('keydown', onKeyDown, capture);
    addEventListener('keyup', onKeyUp, capture);
    // A click must not overtake a command that waits.
    for (const type of ['pointerdown', 'click']) addEventListener(type, end, capture);
    return () => {
      clearTimeout(timer);
      stopped.abort();
      setPressed(null);
    };
  }, [isOn]);
  return pressed;
}
