/** A period found in gaps, in their unit. */
export interface GapFit {
  readonly period: number;
  /** Standard deviation of the gaps of one period. */
  readonly spread: number;
  /** Number of gaps used in the fit. */
  readonly gaps: number;
}

/** A cluster extends from its shortest gap to this multiple of it. */
const CLUSTER_RATIO = 1.3;
/** A gap of more periods is a pause, not a series of skipped reports. */
const MAX_SKIPPED = 8;
/** A gap of whole periods may be off by this share of a period. */
const MAX_ERROR_SHARE = 0.35;

/** Whether a gap is one period, within the tolerance. */
export const isOnePeriod = (gap: number, period: number): boolean => Math.abs(gap - period) <= MAX_ERROR_SHARE * period;

/** The median of the densest cluster of gaps. `sorted` is ascending. */
export function densestGap(sorted: Float64Array): number {
  let most = 0;
  let from = 0;
  for (let i = 0, end = 0; i < sorted.length; i++) {
    while (end < sorted.length && (sorted[end] as number) <= CLUSTER_RATIO * (sorted[i] as number)) end++;
    if (end - i > most) {
      most = end - i;
      from = i;
    }
  }
  return sorted[from + (most >> 1)] as number;
}

/**
 * Counts each gap as a whole number of periods, starting from an approximate period, and divides the total time by the
 * total number of periods.
 * @param gaps the first `count` gaps are used
 */
export function fitGaps(gaps: Float64Array, count: number, approximate: number): GapFit {
  let period = approximate;
  let used = 0;
  for (let pass = 0; pass < 3; pass++) {
    let time = 0;
    let periods = 0;
    used = 0;
    for (let i = 0; i < count; i++) {
      const gap = gaps[i] as number;
      const times = Math.round(gap / period);
      if (times < 1 || times > MAX_SKIPPED || Math.abs(gap - times * period) > MAX_ERROR_SHARE * period) continue;
      time += gap;
      periods += times;
      used++;
    }
    period = time / periods;
  }
  let squares = 0;
  let single = 0;
  for (let i = 0; i < count; i++) {
    const gap = gaps[i] as number;
    if (!isOnePeriod(gap, period)) continue;
    squares += (gap - period) ** 2;
    single++;
  }
  return { period, spread: Math.sqrt(squares / Math.max(1, single)), gaps: used };
}

/** Minimum number of gaps in a block, and of timer steps in its time. The step is then at most 1 % of the block. */
const MIN_BLOCK_GAPS = 50;
const MIN_BLOCK_STEPS = 100;

/**
 * The mean gap of the faster half of the blocks, for a timer that is too coarse for single gaps. The slower half may
 * contain skipped reports. If the gaps do not fill a block, returns the mean of all gaps.
 * @param timerResolution the timer's step, in the gaps' unit
 */
export function fitBlocks(gaps: Float64Array, count: number, timerResolution: number): number {
  const blocks: number[] = [];
  let time = 0;
  let size = 0;
  let all = 0;
  for (let i = 0; i < count; i++) {
    time += gaps[i] as number;
    all += gaps[i] as number;
    size++;
    if (size < MIN_BLOCK_GAPS || time < MIN_BLOCK_STEPS * timerResolution) continue;
    blocks.push(time / size);
    time = size = 0;
  }
  if (blocks.length === 0) return all / count;
  blocks.sort((a, b) => a - b);
  const half = blocks.slice(0, Math.ceil(blocks.length / 2));
  return half.reduce((sum, block) => sum + block, 0) / half.length;
}
