const KEY = 'assay.label';

/** The width in mm of the label that was printed last. 62 if none was, or storage is blocked. */
export function labelSize(): 62 | 54 {
  try {
    return localStorage.getItem(KEY) === '54' ? 54 : 62;
  } catch {
    return 62;
  }
}

/** Keeps the width of the label in the printer. If storage is blocked, it must be chosen again for the next report. */
export function keepLabelSize(size: 62 | 54): void {
  try {
    localStorage.setItem(KEY, String(size));
  } catch {
    // Blocked or full.
  }
}
