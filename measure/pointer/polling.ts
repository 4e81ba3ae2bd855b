/** How often a mouse reports. */
export interface PollingReading {
  /** Reports per second, Hz; null if it cannot be measured. */
  readonly rate: number | null;
  /** Milliseconds between two reports. */
  readonly interval: number | null;
  /** Standard deviation of the interval, in ms; null if the timer is too coarse. */
  readonly spread: number | null;
  /** Intervals that the rate is based on. */
  readonly samples: number;
  /** Why there is no rate. `few`: too few samples yet. `slow`: too many skipped reports, because it moves slowly. */
  readonly reason: 'few' | 'slow' | null;
  /** The timer's step in ms; 0 if it is finer than 0.1 ms. */
  readonly timerResolution: number;
}

/** A rate needs this many intervals. */
export const MIN_POLLING_SAMPLES = 100;
/** Latest samples that the rate is made from. */
const WINDOW = 4096;
/** After this many ms without a report, the mouse was at rest. */
const PAUSE = 40;
/** Share of the intervals that must be the interval itself, and how far they may be off it. */
const MOST = 0.5;
const NEAR = 0.35;
/** A cluster reaches from its shortest interval to this many times as far. */
const CLUSTER = 1.3;
/** More reports in a row are not taken for skipped ones. */
const SKIPPED = 8;
/** Known timer steps of browsers, in ms. */
const TIMER_RESOLUTIONS_MS = [100, 50 / 3, 1, 0.1] as const;
/** From this share of the interval on, a timer's step is too coarse to look at single intervals. */
const COARSE = 0.2;
/** Share of the samples that may have the time of another by chance. */
const SHARED = 0.01;
/** Intervals of a block at the least, where the timer is coarse. */
const BLOCK = 50;

/** Rates that mice are sold with, in Hz. */
const standardRates = [125, 250, 500, 1000, 2000, 4000, 8000] as const;

/** The nearest standard rate; null if none is within 10%. */
export function nearestRate(rate: number): number | null {
  const near = standardRates.find((standard) => Math.abs(rate - standard) <= 0.1 * standard);
  return near ?? null;
}

/**
 * Reads the rate off the latest sample times. `times` is a ring; the function is told how many samples it has taken.
 *
 * A mouse reports at whole multiples of its interval, and only while it moves. So the interval is that of the densest
 * cluster; every other one is counted as so many intervals, and their sum gives the figure.
 */
export function createPolling(times: Float64Array): (count: number) => PollingReading {
  const deltas = new Float64Array(WINDOW);
  const sorted = new Float64Array(WINDOW);

  const gather = (count: number): number => {
    const first = Math.max(1, count - Math.min(WINDOW, times.length - 1));
    let n = 0;
    for (let i = first; i < count; i++) {
      const delta = (times[i % times.length] as number) - (times[(i - 1) % times.length] as number);
      if (delta <= PAUSE) deltas[n++] = delta;
    }
    return n;
  };

  return (count) => {
    const n = gather(count);
    const timerResolution = timerResolutionOf(deltas, n);
    const none = { rate: null, interval: null, spread: null, samples: n, timerResolution };
    if (n < MIN_POLLING_SAMPLES) return { ...none, reason: 'few' };
    sorted.set(deltas.subarray(0, n));
    const some = sorted.subarray(0, n).sort();
    const base = densest(some);
    if (hides(timerResolution, some, base)) {
      const interval = blockwise(deltas, n, timerResolution);
      if (interval <= 0) return { ...none, reason: 'few' };
      return { rate: 1000 / interval, interval, spread: null, samples: n, reason: null, timerResolution };
    }
    let near = 0;
    for (let i = 0; i < n; i++) if (Math.abs((deltas[i] as number) - base) <= NEAR * base) near++;
    if (near < MOST * n) return { ...none, reason: 'slow' };
    const reading = refined(deltas, n, base);
    const spread = timerResolution > COARSE * base ? null : reading.spread;
    return { ...reading, spread, reason: null, timerResolution };
  };
}

/** The middle of the densest cluster of sorted intervals. */
function densest(sorted: Float64Array): number {
  let best = 0;
  let from = 0;
  for (let i = 0, end = 0; i < sorted.length; i++) {
    while (end < sorted.length && (sorted[end] as number) <= CLUSTER * (sorted[i] as number)) end++;
    if (end - i > best) {
      best = end - i;
      from = i;
    }
  }
  return sorted[from + (best >> 1)] as number;
}

/** Counts each interval as so many of the base, and divides. */
function refined(deltas: Float64Array, n: number, base: number) {
  let interval = base;
  let samples = 0;
  for (let pass = 0; pass < 3; pass++) {
    let time = 0;
    let reports = 0;
    samples = 0;
    for (let i = 0; i < n; i++) {
      const delta = deltas[i] as number;
      const times = Math.round(delta / interval);
      if (times < 1 || times > SKIPPED || Math.abs(delta - times * interval) > NEAR * interval) continue;
      time += delta;
      reports += times;
      samples++;
    }
    interval = time / reports;
  }
  let squares = 0;
  let single = 0;
  for (let i = 0; i < n; i++) {
    const off = (deltas[i] as number) - interval;
    if (Math.abs(off) > NEAR * interval) continue;
    squares += off * off;
    single++;
  }
  return { rate: 1000 / interval, interval, spread: Math.sqrt(squares / Math.max(1, single)), samples };
}

/** The mean interval of the quicker half of the blocks, for a timer that is too coarse to look at single ones. */
function blockwise(deltas: Float64Array, n: number, timerResolution: number): number {
  const blocks: number[] = [];
  let time = 0;
  let reports = 0;
  let all = 0;
  for (let i = 0; i < n; i++) {
    time += deltas[i] as number;
    all += deltas[i] as number;
    reports++;
    // The timer's step is then one per cent of the block.
    if (reports < BLOCK || time < 100 * timerResolution) continue;
    blocks.push(time / reports);
    time = reports = 0;
  }
  if (blocks.length === 0) return all / n;
  blocks.sort((a, b) => a - b);
  const half = blocks.slice(0, Math.ceil(blocks.length / 2));
  return half.reduce((sum, block) => sum + block, 0) / half.length;
}

/**
 * The timer's step: the coarsest known one that all intervals are multiples of, else 0. The times themselves need not be
 * multiples of it, since a page counts them from its own beginning.
 */
function timerResolutionOf(deltas: Float64Array, n: number): number {
  for (const timerResolution of TIMER_RESOLUTIONS_MS) {
    let i = 0;
    while (i < n && isMultiple(deltas[i] as number, timerResolution)) i++;
    if (i === n && n > 0) return timerResolution;
  }
  return 0;
}

const isMultiple = (time: number, timerResolution: number) =>
  Math.abs(time - timerResolution * Math.round(time / timerResolution)) < 0.006;

/** Whether the timer's step hides which reports were skipped. A step of 1 ms does so once two reports share a time. */
function hides(timerResolution: number, sorted: Float64Array, base: number): boolean {
  const shared = (sorted[Math.floor(SHARED * sorted.length)] as number) <= 0;
  return base <= 0 || shared || (timerResolution < 1 && timerResolution > COARSE * base);
}
