import { type FrameReading, noReading } from './frame-reading';

/**
 * Up to this share of missed frames is a pass. No figure of idle computers is published. Android asks of fast phones under
 * load that video loses at most 0.33 % of its frames (Compatibility Definition, 2.2.7.1, 5.3/H-1-1); an idle page should
 * lose fewer. The calibration's rows A18 hold it: one frame in 10,000 passes, one in 100 is told.
 */
const MAX_MISSED_SHARE = 0.001;
/** Up to this number is a pass, too, because a short run cannot tell a share from a single frame. */
export const MAX_MISSED = 1;
/** A run first counts without pictures for this long if it finds a rate… */
export const PLAIN_MS = 3000;
/** …and for this long if it does not. */
export const MAX_PLAIN_MS = 6000;
/** While pictures are drawn, their frames are compared with the earlier ones in windows of this length. */
export const WINDOW_MS = 2000;
/** The pictures stop if a window loses more than this share of the frames that came without pictures. */
const MAX_LOST_SHARE = 0.1;
/**
 * They also stop if the share of missed frames in the whole run rises by this much and at least this many are missed.
 */
const MAX_WORSE = { share: 0.02, missed: 10 } as const;
/** …or if more than a pass allows are missed with them after this long, so that the run without them can decide. */
const MAX_DRAWN_MS = 10_000;
/**
 * Rates that differ by more than this share count as different. The closest standard rates are 2.8 % apart, and a screen
 * is within 0.5 % of its own.
 */
const MAX_DIFFERENCE_SHARE = 0.02;

/** Whether a rate differs from the expected rate. Both in Hz. */
export const differs = (rate: number, expected: number): boolean =>
  Math.abs(rate - expected) > MAX_DIFFERENCE_SHARE * expected;

/** Frames counted at a known interval. */
export interface Count {
  readonly frames: number;
  readonly missed: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** Counts from earlier stretches of a run. A stretch ends when the page is hidden. */
export interface Kept {
  /** The reading of the stretch with the most certain rate; null if none had a rate. */
  readonly best: FrameReading | null;
  /** Counted while nothing was drawn. */
  readonly plain: Count;
  /** Counted while pictures were drawn. */
  readonly drawn: Count;
}

/** A measured rate and its uncertainty, both in Hz. */
export interface Rate {
  readonly rate: number;
  readonly uncertainty: number;
}

/** The frames of one run: earlier stretches and the current one. */
export interface Frames {
  /** The current stretch. */
  readonly reading: FrameReading;
  /** The reading of the current stretch when its pictures began; null while nothing is drawn. */
  readonly drawnFrom: FrameReading | null;
  readonly kept: Kept;
  /** The latest rate that was measured. Null before the first. */
  readonly last: Rate | null;
  /** The rate before it changed; null if it did not. */
  readonly former: Rate | null;
}

const none: Count = { frames: 0, missed: 0, elapsed: 0 };
export const nothingKept: Kept = { best: null, plain: none, drawn: none };
export const noFrames: Frames = { reading: noReading, drawnFrom: null, kept: nothingKept, last: null, former: null };

const add = (a: Count, b: Count): Count => ({
  frames: a.frames + b.frames,
  missed: a.missed + b.missed,
  elapsed: a.elapsed + b.elapsed,
});
/** Without a known interval, frames say nothing about missed ones. */
const countOf = ({ frames, missed, elapsed }: FrameReading): Count =>
  missed === null ? none : { frames, missed, elapsed };

/** Share of missed frames, 0 to 1; null if no frames were counted. */
export function missedShare({ missed, frames }: Pick<FrameReading, 'missed' | 'frames'>): number | null {
  return missed === null || frames === 0 ? null : missed / (missed + frames);
}

/** Whether so many frames are missed that it is no pass. */
export function missesMany(count: Pick<FrameReading, 'missed' | 'frames'>): boolean {
  return (count.missed ?? 0) > MAX_MISSED && (missedShare(count) ?? 0) > MAX_MISSED_SHARE;
}

/**
 * The largest share of missed frames that `missed` of so many frames may come from, at 95 % confidence (Poisson): it is
 * found in 19 of 20 runs whose allowed number of missed frames is `missed`.
 */
export function mostMissed(missed: number, frames: number): number {
  // Quantiles of the chi-square distribution by Wilson and Hilferty: 2 (missed + 1) degrees of freedom.
  const freedom = 2 * (missed + 1);
  const part = 2 / (9 * freedom);
  return Math.min(1, (freedom * (1 - part + 1.645 * Math.sqrt(part)) ** 3) / 2 / frames);
}

/** Counts of a whole run: without pictures, and while they were drawn. */
export function countsOf({ reading, drawnFrom, kept }: Frames): Pick<Kept, 'plain' | 'drawn'> {
  const present = countOf(reading);
  if (!drawnFrom) return { plain: add(kept.plain, present), drawn: kept.drawn };
  const before = countOf(drawnFrom);
  // A better fit may revise the missed frames of the time before the pictures.
  const plain = { ...before, missed: Math.min(before.missed, present.missed) };
  const drawn = {
    frames: Math.max(0, present.frames - plain.frames),
    missed: present.missed - plain.missed,
    elapsed: Math.max(0, present.elapsed - plain.elapsed),
  };
  return { plain: add(kept.plain, plain), drawn: add(kept.drawn, drawn) };
}

/**
 * The frames that a verdict on missed frames is based on. Frames counted while pictures were drawn are included only if
 * few were missed: otherwise the drawing itself may be the cause.
 */
export function judgedCount(run: Frames): Count {
  const { plain, drawn } = countsOf(run);
  const all = add(plain, drawn);
  return missesMany(all) ? plain : all;
}

/** Whether more frames were missed while pictures were drawn than a pass allows. */
export const picturesMayCost = (run: Frames): boolean => missesMany(countsOf(run).drawn);

/** Milliseconds that a run has counted so far, without the time while the page was hidden. */
export const countedFor = ({ reading, kept }: Frames): number =>
  kept.plain.elapsed + kept.drawn.elapsed + reading.elapsed;

/** Combines all stretches into one reading: the most certain rate, and the frames of all stretches. */
export function wholeOf(run: Frames): FrameReading {
  const { reading, kept } = run;
  const { best } = kept;
  if (!best) return reading;
  const source = uncertaintyOf(reading) <= uncertaintyOf(best) ? reading : best;
  const before = add(kept.plain, kept.drawn);
  return {
    ...source,
    frames: before.frames + reading.frames,
    missed: before.missed + (reading.missed ?? 0),
    elapsed: before.elapsed + reading.elapsed,
  };
}

const uncertaintyOf = ({ rate, uncertainty }: FrameReading) =>
  rate === null || uncertainty === null ? Number.POSITIVE_INFINITY : uncertainty;

/** Two rates are different if they are further apart than this multiple of both uncertainties… */
const MIN_CHANGE = 3;
/** …and by more than this share: 60 and 59.94 Hz differ by 0.1 %, and a quartz that warms up drifts by some 0.001 %. */
const MIN_CHANGE_SHARE = 0.0005;

/** Adds a reading to the current stretch. If the rate changed, the former one is kept and earlier stretches are dropped. */
export function withReading(run: Frames, reading: FrameReading): Frames {
  const { rate, uncertainty } = reading;
  const { last } = run;
  if (rate === null || uncertainty === null) return { ...run, reading };
  const isOther =
    last !== null &&
    Math.abs(rate - last.rate) > Math.max(MIN_CHANGE * (uncertainty + last.uncertainty), MIN_CHANGE_SHARE * rate);
  const now = { ...run, reading, last: { rate, uncertainty } };
  return isOther ? { ...now, former: last, kept: nothingKept } : now;
}

/** Ends the current stretch and keeps its counts if it found a rate. Pictures continue if they were being drawn. */
export function endStretch(run: Frames): Frames {
  const drawnFrom = run.drawnFrom && noReading;
  if (run.reading.rate === null) return { ...run, reading: noReading, drawnFrom };
  const { rate, uncertainty, interval, jitter } = wholeOf(run);
  const best = { ...run.reading, rate, uncertainty, interval, jitter };
  return { ...run, reading: noReading, drawnFrom, kept: { best, ...countsOf(run) } };
}

/** Stops the pictures and discards the frames counted with them in this stretch. */
export function withoutPictures(run: Frames): Frames {
  return { ...endStretch({ ...run, reading: run.drawnFrom ?? noReading, drawnFrom: null }), drawnFrom: null };
}

/** Callbacks per millisecond between two readings of a stretch; null if no time passed. */
export function paceOf(from: FrameReading, to: FrameReading): number | null {
  // The first callback of a stretch starts its time, so it does not end an interval.
  const frames = to.frames - Math.max(1, from.frames);
  return to.elapsed > from.elapsed ? frames / (to.elapsed - from.elapsed) : null;
}

/** Whether clearly fewer frames arrive than without pictures. Both paces are results of `paceOf`. */
export const isSlower = (pace: number | null, without: number | null): boolean =>
  pace !== null && without !== null && pace < (1 - MAX_LOST_SHARE) * without;

/** Whether the pictures must stop: clearly more frames are missed with them than without, or too many after a while. */
export function missesMore(run: Frames): boolean {
  const { plain, drawn } = countsOf(run);
  const without = missedShare(plain) ?? 0;
  if (drawn.missed >= MAX_WORSE.missed && (missedShare(drawn) ?? 0) > without + MAX_WORSE.share) return true;
  return countedFor(run) >= MAX_DRAWN_MS && missesMany(add(plain, drawn)) && missesMany(drawn);
}
