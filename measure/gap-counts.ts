/** Counts one more gap in bins of `width` ms each, from 0. The last bin takes all that are longer. */
export function countGap(counts: readonly number[], gap: number, width: number): number[] {
  const bin = Math.min(counts.length - 1, Math.floor(gap / width));
  return counts.map((count, i) => (i === bin ? count + 1 : count));
}
