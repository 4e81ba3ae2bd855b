const KEY = 'assay.inspection.letters';
const OFF = 'off';

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

let areOn: boolean | null = null;
const listeners = new Set<() => void>();

/**
 * Whether single-character keys are shortcuts of an inspection. They are on until the person turns them off.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function letterKeysAreOn(): boolean {
  areOn ??= stored();
  return areOn;
}

/** Turns them on or off in this browser, or only for this page if storage is blocked. */
export function turnLetterKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Blocked or full: the choice is valid until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns a function that stops it. */
export function onLetterKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
