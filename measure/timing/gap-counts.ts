/**
 * Counts a gap in its bin, as a new array. A gap beyond the bins counts in the last one.
 * @param counts gaps so far, by bins of `binMs` milliseconds
 * @param gap milliseconds, 0 or more
 */
export function withGap(counts: readonly number[], gap: number, binMs: number): readonly number[] {
  const bin = Math.min(counts.length - 1, Math.floor(gap / binMs));
  return counts.map((count, i) => (i === bin ? count + 1 : count));
}
