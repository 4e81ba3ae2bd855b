/** Relative luminance of `#rrggbb`, 0 to 1, by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const code = Number.parseInt(color.slice(1), 16);
  const linear = (shift: number) => {
    const share = ((code >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0);
}

/** Contrast ratio of two colors `#rrggbb`, 1 to 21, whichever is the lighter one. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The ratio with two decimals, cut off rather than rounded, so that nothing seems to reach a limit that it misses. */
export function contrastFigure(one: string, other: string): string {
  return (Math.floor(contrastRatio(one, other) * 100 + 1e-9) / 100).toFixed(2);
}

/** The best level that text of ordinary size reaches. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'AA for large text only' | 'below AA' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA for large text only' : 'below AA';
}
