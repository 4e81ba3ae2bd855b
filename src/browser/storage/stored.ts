/** What was kept under this key. Null if nothing was, or storage is blocked. */
export function keptText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or removes it if null. Returns false if storage is blocked or full. */
export function keepText(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A list or a record that is kept as JSON.
 * @param read what the stored value means. It gets null if nothing readable is stored.
 */
export const stored = <T extends object>(key: string, read: (value: unknown) => T) => ({
  read: (): T => {
    try {
      return read(JSON.parse(keptText(key) ?? 'null'));
    } catch {
      return read(null);
    }
  },
  /** Removes it if it is empty. Returns false if storage is blocked or full. */
  keep: (value: T): boolean => keepText(key, Object.keys(value).length > 0 ? JSON.stringify(value) : null),
});

/** Reads a list, without the items that `is` refuses. */
export const listOf =
  <T>(is: (item: unknown) => item is T) =>
  (value: unknown): readonly T[] =>
    Array.isArray(value) ? value.filter(is) : [];
