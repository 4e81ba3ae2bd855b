import { keepText, keptText } from './stored';

const OFF = 'off';

/** A setting of the inspection that is on until the person turns it off. */
export interface Switch {
  isOn(): boolean;
  /** Turns it on or off in this browser, or only for this page if storage is blocked. */
  turn(on: boolean): void;
  /** Calls the listener after each change. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
}

function switchOf(key: string): Switch {
  let known: boolean | null = null;
  const listeners = new Set<() => void>();
  return {
    isOn: () => {
      known ??= keptText(key) !== OFF;
      return known;
    },
    turn(on) {
      known = on;
      keepText(key, on ? null : OFF);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Whether single-character keys are shortcuts.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export const letterKeys = switchOf('assay.inspection.letters');

/**
 * Whether a test that needs no press goes on by itself: to its next step, to its result, and after a pass to the next
 * test. https://www.w3.org/WAI/WCAG22/Understanding/timing-adjustable
 */
export const ownPace = switchOf('assay.inspection.pace');
