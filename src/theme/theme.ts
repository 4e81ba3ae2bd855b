/** What the visitor chose; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'assay.theme';

/** The current theme, as set by `src/boot/boot.js` before first paint or by `setTheme` since. */
export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

/**
 * The theme that a press of the button leads to: from the system's own theme to the other one, so that every first press
 * shows, then to the one that looks like the system's, then back to the system's.
 */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [other, same] = systemIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (theme === 'system') return other;
  return theme === other ? same : 'system';
}

/** Applies and remembers a theme. Where storage is blocked it holds until the page is left. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
