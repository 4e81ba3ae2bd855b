import { luminanceOf } from './light';
import { packColor } from './packed';

/**
 * Contrast ratio of two colors `#rrggbb`, 1 to 21, in either order (WCAG 2.2,
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @throws {RangeError} on any other color format
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminanceOf(packColor(one)), luminanceOf(packColor(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Contrast ratio with two decimals. Truncated, not rounded, so that a value below a limit never seems to reach it. */
export function contrastFigure(one: string, other: string): string {
  return (Math.floor(contrastRatio(one, other) * 100 + 1e-9) / 100).toFixed(2);
}

/** The best WCAG 2.2 level that normal-size text reaches at this ratio. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'large' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'none';
}
