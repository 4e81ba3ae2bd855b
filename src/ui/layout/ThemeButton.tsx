import { useEffect, useState } from 'react';
import { currentTheme, nextTheme, setTheme, type Theme } from '../../theme/theme';
import { themeButton } from './Header.css';

const glyphs: Record<Theme, string> = {
  system: 'M10 2a8 8 0 0 1 0 16z',
  light: '',
  dark: 'M10 2a8 8 0 0 1 0 16a8 8 0 0 1 0-16z',
};

/**
 * Cycles through the system's theme, the opposite theme, and the system's current theme made fixed. The prerendered
 * page cannot know the choice, so it is read after hydration.
 */
export function ThemeButton() {
  const [theme, choose] = useState<Theme>('system');
  useEffect(() => choose(currentTheme()), []);
  return (
    <button
      type="button"
      className={themeButton}
      aria-label={`Theme: ${theme}`}
      title={`Theme: ${theme}`}
      onClick={() => {
        const next = nextTheme(theme, matchMedia('(prefers-color-scheme: dark)').matches);
        setTheme(next);
        choose(next);
      }}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
        <path d={glyphs[theme]} fill="currentColor" />
      </svg>
    </button>
  );
}
