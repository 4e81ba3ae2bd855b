/** A period found in gaps, in their unit. */
export interface GapFit {
  readonly period: number;
  /** Standard deviation of the gaps from whole periods. */
  readonly spread: number;
  /** Number of gaps used in the fit, their total time, and the number of uninterrupted stretches of them. */
  readonly gaps: number;
  readonly time: number;
  readonly stretches: number;
}

/** Gaps in order of time. `starts` is 1 for the first gap after an interruption. */
export interface Gaps {
  readonly gaps: Float64Array;
  readonly starts: Uint8Array;
  readonly count: number;
}

/** A cluster extends from its shortest gap to this multiple of it. */
const CLUSTER_RATIO = 1.3;
/** A gap of more periods is a pause, not a series of skipped reports. */
const MAX_SKIPPED = 8;
/** A gap of one period may be off by this share of it. */
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
 */
export function fitGaps({ gaps, starts, count }: Gaps, approximate: number): GapFit {
  let period = approximate;
  let used = 0;
  let time = 0;
  let squares = 0;
  let stretches = 0;
  for (let pass = 0; pass < 3; pass++) {
    let periods = 0;
    let isUsed = false;
    used = time = squares = stretches = 0;
    for (let i = 0; i < count; i++) {
      const gap = gaps[i] as number;
      const times = Math.round(gap / period);
      const rest = gap - times * period;
      const wasUsed = isUsed && starts[i] === 0;
      isUsed = times >= 1 && times <= MAX_SKIPPED;
      if (!isUsed) continue;
      if (!wasUsed) stretches++;
      time += gap;
      periods += times;
      squares += rest ** 2;
      used++;
    }
    const last = period;
    period = time / periods;
    // Another pass would count the same.
    if (period === last) break;
  }
  return { period, spread: Math.sqrt(squares / Math.max(1, used)), gaps: used, time, stretches };
}

/** The mean of all finite gaps, for a timer that is too coarse for single ones. */
export function meanGap({ gaps, starts, count }: Gaps): GapFit {
  let used = 0;
  let time = 0;
  let squares = 0;
  let stretches = 0;
  let isUsed = false;
  for (let i = 0; i < count; i++) {
    const wasUsed = isUsed && starts[i] === 0;
    isUsed = Number.isFinite(gaps[i]);
    if (!isUsed) continue;
    if (!wasUsed) stretches++;
    time += gaps[i] as number;
    squares += (gaps[i] as number) ** 2;
    used++;
  }
  const period = time / used;
  return { period, spread: Math.sqrt(Math.max(0, squares / used - period ** 2)), gaps: used, time, stretches };
}
