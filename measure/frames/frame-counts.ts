import { type FrameReading, noReading } from './frame-reading';

/** Up to this share of missed frames is a pass. */
export const MAX_MISSED_SHARE = 0.001;
/** A run counts for this many milliseconds without pictures first, when it finds a rate… */
export const PLAIN_MS = 3000;
/** …and for this many when it finds none. */
export const MAX_PLAIN_MS = 6000;
/** While pictures are drawn, the frames are compared with those before in windows of this many milliseconds. */
export const WINDOW_MS = 2000;
/** When a window has lost more than this share of the frames that came without pictures, the pictures stop. */
const MAX_LOST_SHARE = 0.1;
/** The same for the share of missed frames above that without pictures, over the whole time, and for their number. */
const MAX_WORSE = { share: 0.02, missed: 10 } as const;
/** Two rates that differ by more than this share are different rates. Screens sold as 60 Hz run between 59 and 61. */
const MAX_DIFFERENCE_SHARE = 0.02;

/** Whether a rate is not the expected one. Both in Hz. */
export function differs(rate: number, expected: number): boolean {
  return Math.abs(rate - expected) > MAX_DIFFERENCE_SHARE * expected;
}

/** Frames that were counted, at a known interval. */
export interface Count {
  readonly frames: number;
  readonly missed: number;
  /** Milliseconds. */
  readonly elapsed: number;
}

/** What earlier stretches of a run counted. A stretch ends when the page is hidden. */
export interface Kept {
  /** The reading of the stretch with the most certain rate; null while none had one. */
  readonly best: FrameReading | null;
  /** Counted while nothing was drawn. */
  readonly plain: Count;
  /** Counted while pictures were drawn. */
  readonly drawn: Count;
}

/** The frames of one run: earlier stretches and the present one. */
export interface Frames {
  /** The present stretch. */
  readonly reading: FrameReading;
  /** The present stretch when its pictures began; null while nothing is drawn. */
  readonly drawnFrom: FrameReading | null;
  readonly kept: Kept;
}

const none: Count = { frames: 0, missed: 0, elapsed: 0 };
export const nothingKept: Kept = { best: null, plain: none, drawn: none };
export const noFrames: Frames = { reading: noReading, drawnFrom: null, kept: nothingKept };

const add = (a: Count, b: Count): Count => ({
  frames: a.frames + b.frames,
  missed: a.missed + b.missed,
  elapsed: a.elapsed + b.elapsed,
});
/** Frames at an unknown interval prove nothing about missed ones. */
const countOf = ({ frames, missed, elapsed }: FrameReading): Count =>
  missed === null ? none : { frames, missed, elapsed };

/** Share of missed frames, 0 to 1; null while none were counted. */
export function missedShare({ missed, frames }: Pick<FrameReading, 'missed' | 'frames'>): number | null {
  return missed === null || frames === 0 ? null : missed / (missed + frames);
}

/** What a whole run counted: without pictures, and while they were drawn. */
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
 * The frames that a verdict on missed frames may rest on. Those counted while pictures were drawn belong to it only as
 * long as few were missed: otherwise the drawing itself may have been the cause.
 */
export function judgedCount(run: Frames): Count {
  const { plain, drawn } = countsOf(run);
  const all = add(plain, drawn);
  return (missedShare(all) ?? 0) <= MAX_MISSED_SHARE ? all : plain;
}

/** Whether more frames were missed while pictures were drawn than a pass allows. */
export function picturesMayCost(run: Frames): boolean {
  const { drawn } = countsOf(run);
  return (missedShare(drawn) ?? 0) > MAX_MISSED_SHARE;
}

/** Milliseconds that a run has counted so far. The time while the page was hidden is not among them. */
export function countedFor({ reading, kept }: Frames): number {
  return kept.plain.elapsed + kept.drawn.elapsed + reading.elapsed;
}

/** All stretches as one reading: the most certain rate, and the frames of all. */
export function wholeOf(run: Frames): FrameReading {
  const { reading, kept } = run;
  const { best } = kept;
  if (!best) return reading;
  const source = sureness(reading) <= sureness(best) ? reading : best;
  const before = add(kept.plain, kept.drawn);
  return {
    ...source,
    frames: before.frames + reading.frames,
    missed: before.missed + (reading.missed ?? 0),
    elapsed: before.elapsed + reading.elapsed,
  };
}

const sureness = ({ rate, uncertainty }: FrameReading) =>
  rate === null || uncertainty === null ? Number.POSITIVE_INFINITY : uncertainty;

/** The next reading of the present stretch. A rate of another screen drops the earlier stretches. */
export function withReading(run: Frames, reading: FrameReading): Frames {
  const best = run.kept.best?.rate ?? null;
  const other = best !== null && reading.rate !== null && differs(reading.rate, best);
  return { ...run, reading, kept: other ? nothingKept : run.kept };
}

/** Ends the present stretch and keeps what it counted, if it found a rate. Pictures go on where they were drawn. */
export function endStretch(run: Frames): Frames {
  const drawnFrom = run.drawnFrom && noReading;
  if (run.reading.rate === null) return { ...run, reading: noReading, drawnFrom };
  const { rate, uncertainty, interval, jitter } = wholeOf(run);
  const best = { ...run.reading, rate, uncertainty, interval, jitter };
  return { reading: noReading, drawnFrom, kept: { best, ...countsOf(run) } };
}

/** Stops the pictures and forgets the frames that were counted with them in this stretch. */
export function withoutPictures({ drawnFrom, kept }: Frames): Frames {
  return { ...endStretch({ reading: drawnFrom ?? noReading, drawnFrom: null, kept }), drawnFrom: null };
}

/** Callbacks in a millisecond between two readings of a stretch; null where no time passed. */
export function paceOf(from: FrameReading, to: FrameReading): number | null {
  // The first callback of a stretch begins its time and ends no interval.
  const frames = to.frames - Math.max(1, from.frames);
  return to.elapsed > from.elapsed ? frames / (to.elapsed - from.elapsed) : null;
}

/** Whether clearly fewer frames come than without pictures. `pace` as by `paceOf`. */
export function isSlower(pace: number | null, without: number | null): boolean {
  return pace !== null && without !== null && pace < (1 - MAX_LOST_SHARE) * without;
}

/** Whether clearly more frames are missed while pictures are drawn than without. */
export function missesMore(run: Frames): boolean {
  const { plain, drawn } = countsOf(run);
  const without = missedShare(plain) ?? 0;
  return drawn.missed >= MAX_WORSE.missed && (missedShare(drawn) ?? 0) > without + MAX_WORSE.share;
}
