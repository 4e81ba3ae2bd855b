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
 * Whether keys that type one character are commands of an inspection. They are until the person turns them off.
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts
 */
export function letterKeysAreOn(): boolean {
  areOn ??= stored();
  return areOn;
}

/** Turns them on or off in this browser, or for this page alone where storage is blocked. */
export function turnLetterKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Blocked or full: the choice holds until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener after each change. Returns a function that ends this. */
export function onLetterKeys(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
