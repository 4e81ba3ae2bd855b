/** A period found in gaps, in their unit. */
export interface GapFit {
  readonly period: number;
  /** Standard deviation of the gaps of one period. */
  readonly spread: number;
  /** Gaps of whole periods that the fit rests on. */
  readonly gaps: number;
}

/** A cluster reaches from its shortest gap to this many times as far. */
const CLUSTER_RATIO = 1.3;
/** A longer gap is a pause, and no row of skipped reports. */
const MAX_SKIPPED = 8;
/** A gap of whole periods may be off by this share of one. */
const MAX_ERROR_SHARE = 0.35;

/** Whether a gap is one period, within the tolerance. */
export const isOnePeriod = (gap: number, period: number): boolean => Math.abs(gap - period) <= MAX_ERROR_SHARE * period;

/** The middle of the densest cluster of gaps, which are sorted upwards. */
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
 * Counts each gap as a whole number of periods, beginning with an approximate one, and divides their time by their number.
 * @param gaps the first `count` of them are used
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

/** Gaps of a block, and timer steps in its time, at the least: the step is then one per cent of the block. */
const MIN_BLOCK_GAPS = 50;
const MIN_BLOCK_STEPS = 100;

/**
 * The mean gap of the quicker half of the blocks, for a timer that is too coarse to look at single gaps. The slower half
 * may hold skipped reports. The mean of all gaps where they do not fill a block.
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
