/** What the visitor chose; `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'assay.theme';
const order: readonly Theme[] = ['system', 'light', 'dark'];

/** The theme in force, as set by `public/boot.js` before first paint or by `setTheme` since. */
export function currentTheme(): Theme {
  const set = document.documentElement.dataset.theme;
  return set === 'light' || set === 'dark' ? set : 'system';
}

export function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
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
