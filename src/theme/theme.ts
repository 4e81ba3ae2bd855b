/** What the visitor chose; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const STORAGE_KEY = 'assay.theme';

/** The current theme, as set by `src/boot/boot.js` before first paint or later by `setTheme`. */
export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

/**
 * The theme after a press of the theme button: from the system's own theme to the opposite one, so that every first
 * press has a visible effect, then to the one that looks like the system's, then back to the system's.
 */
export function nextTheme(theme: Theme, systemIsDark: boolean): Theme {
  const [opposite, same] = systemIsDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (theme === 'system') return opposite;
  return theme === opposite ? same : 'system';
}

/** Applies and stores a theme. If storage is blocked, the theme lasts until the page is left. */
export function setTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}
