// @ts-check
/** Arithmetic that the benches share. */

/** A quantile of some values. @param {readonly number[]} values @param {number} share 0 to 1 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/**
 * Joins the values of two runs frame by frame.
 * @param {readonly number[]} a @param {readonly number[]} b @param {(a: number, b: number) => number} join
 */
export function paired(a, b, join) {
  return a.slice(0, b.length).map((value, i) => join(value, b[i] ?? Number.NaN));
}

/** Least squares: by how much each value is larger than the one before. @param {readonly number[]} values */
function slope(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  let over = 0;
  let under = 0;
  for (const [i, value] of values.entries()) {
    over += (i - middle) * (value - mean);
    under += (i - middle) ** 2;
  }
  return over / under;
}

/** Median and 95th percentile in milliseconds. @param {string} name @param {readonly number[]} frames */
export function row(name, frames) {
  const [median, p95] = [0.5, 0.95].map((share) => quantile(frames, share).toFixed(3).padStart(8));
  console.log(`  median ${median}  p95 ${p95}  ${name}`);
}

/**
 * Growth over a long run: of the frame time, and of the heap that outlives a garbage collection.
 * @param {{ frames: readonly number[], heaps: readonly number[] }} cost heaps in bytes, taken after equal numbers of frames
 */
export function growth({ frames, heaps }) {
  const perFrame = (slope(heaps) * heaps.length) / frames.length;
  const time = (slope(frames) * 1e6).toFixed(2);
  console.log(`  growth: ${time} ns of time and ${perFrame.toFixed(1)} bytes of collected heap a frame`);
}
