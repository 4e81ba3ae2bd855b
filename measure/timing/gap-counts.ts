/**
 * Adds a gap to a histogram and returns a new array. A gap beyond the bins counts in the last one.
 * @param counts gaps so far, in bins of `binMs` milliseconds
 * @param gap milliseconds, 0 or more
 */
export function withGap(counts: readonly number[], gap: number, binMs: number): readonly number[] {
  const bin = Math.min(counts.length - 1, Math.floor(gap / binMs));
  return counts.map((count, i) => (i === bin ? count + 1 : count));
}
