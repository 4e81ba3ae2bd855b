import { describe, expect, it } from 'vitest';
import {
  type Count,
  countedFor,
  countsOf,
  differs,
  endStretch,
  type Frames,
  isSlower,
  judgedCount,
  missedShare,
  missesMore,
  mostMissed,
  noFrames,
  nothingKept,
  paceOf,
  picturesMayCost,
  wholeOf,
  withoutPictures,
  withReading,
} from '../../../measure/frames/frame-counts';
import { type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { COLUMNS, countColumns } from '../../../measure/frames/gap-columns';

const counted = (frames: number, missed: number, elapsed: number): Count => ({ frames, missed, elapsed });
/** A reading of a screen of 60 Hz, or of another one. */
const read = (frames: number, missed: number | null, elapsed: number, change: Partial<FrameReading> = {}) =>
  ({ ...noReading, rate: 60, uncertainty: 0.1, frames, missed, elapsed, ...change }) as FrameReading;
const run = (change: Partial<Frames>): Frames => ({ ...noFrames, ...change });
const drawn = (before: FrameReading, after: FrameReading) => run({ drawnFrom: before, reading: after });

describe('frames of a run', () => {
  const kept = { best: read(9, 9, 9), plain: counted(100, 1, 1000), drawn: counted(50, 2, 500) };
  it.each([
    ['without pictures', run({ reading: read(60, 3, 1050), kept }), counted(160, 4, 2050), counted(50, 2, 500)],
    ['at no known interval', run({ reading: read(60, null, 1050), kept }), kept.plain, kept.drawn],
    [
      'with pictures',
      { ...drawn(read(60, 3, 1050), read(90, 8, 1700)), kept },
      counted(160, 4, 2050),
      counted(80, 7, 1150),
    ],
    // A better fit found fewer missed frames before the pictures.
    ['counted anew', drawn(read(60, 3, 1050), read(90, 2, 1700)), counted(60, 2, 1050), counted(30, 0, 650)],
    [
      'of an interval that was lost',
      drawn(read(60, 3, 1050), read(90, null, 1700)),
      counted(60, 0, 1050),
      counted(0, 0, 0),
    ],
  ])('%s are counted apart', (_, frames, plain, pictures) =>
    expect(countsOf(frames)).toEqual({ plain, drawn: pictures }),
  );

  it.each([
    [noReading, null],
    [counted(0, 5, 1), null],
    [counted(999, 1, 1), 0.001],
    [counted(5, 5, 1), 0.5],
  ])('%j: the share of missed ones is %d', (count, share) => expect(missedShare(count)).toBe(share));

  it.each([
    ['few are missed', drawn(read(600, 0, 4e3), read(1000, 1, 9e3)), counted(1000, 1, 9e3), false, false],
    ['none are missed', drawn(read(600, 0, 4e3), read(1000, 0, 9e3)), counted(1000, 0, 9e3), false, false],
    ['one is missed of few', drawn(read(180, 0, 3e3), read(500, 1, 9e3)), counted(500, 1, 9e3), false, false],
    ['more are missed', drawn(read(600, 0, 4e3), read(1000, 9, 9e3)), counted(600, 0, 4e3), true, false],
    ['more are missed for long', drawn(read(600, 0, 4e3), read(1000, 9, 1e4)), counted(600, 0, 4e3), true, true],
    // 10 of 410 are 2.4 %.
    ['many are missed', drawn(read(600, 0, 4e3), read(1000, 10, 9e3)), counted(600, 0, 4e3), true, true],
    ['a small share is missed', drawn(read(600, 0, 4e3), read(1600, 10, 9e3)), counted(600, 0, 4e3), true, false],
    // 12 of 612 before, so 2 % are not worse than 3.9 %.
    [
      'as many are missed as before',
      drawn(read(600, 12, 4e3), read(1200, 36, 9e3)),
      counted(600, 12, 4e3),
      true,
      false,
    ],
  ])('with pictures decide together, or those without alone: %s', (_, frames, judged, mayCost, more) => {
    expect(judgedCount(frames)).toEqual(judged);
    expect([picturesMayCost(frames), missesMore(frames)]).toEqual([mayCost, more]);
  });

  // 95 % limits of a Poisson count of 0, 1 and 9, over 500 frames.
  it.each([
    [0, 0.006],
    [1, 0.0095],
    [9, 0.0314],
  ])('of which %d are missed may come from a share of %d', (missed, share) =>
    expect(mostMissed(missed, 500)).toBeCloseTo(share, 3),
  );

  it('become one reading: the most certain rate, and the frames of all stretches', () => {
    const reading = read(60, 3, 1050, { rate: 61, uncertainty: 0.2 });
    expect(wholeOf(run({ reading }))).toBe(reading);
    expect(wholeOf(run({ reading, kept }))).toMatchObject({ rate: 60, frames: 210, missed: 6, elapsed: 2550 });
    const surer = { ...reading, uncertainty: 0.1 };
    expect(wholeOf(run({ reading: surer, kept }))).toMatchObject({ rate: 61, frames: 210, missed: 6 });
    expect(wholeOf(run({ reading: { ...reading, rate: null, missed: null }, kept }))).toMatchObject({
      rate: 60,
      missed: 3,
    });
    expect(countedFor(run({ reading, kept }))).toBe(2550);
  });

  it.each([
    [51, 50, false],
    [51.1, 50, true],
    [49, 50, false],
    [48.9, 50, true],
  ])('at %d Hz are not at %d Hz as expected: %s', (rate, expected, is) => expect(differs(rate, expected)).toBe(is));

  // Both rates are uncertain by 0.1 Hz.
  it.each([
    [60.59, false],
    [60.61, true],
    [59.41, false],
    [59.39, true],
  ])('at %d Hz are of another rate than those at 60 Hz before: %s', (rate, is) => {
    const before = withReading(run({ kept }), read(1, 1, 1));
    const after = withReading(withReading(before, noReading), read(5, 0, 5, { rate }));
    expect([after.reading.rate, after.kept === nothingKept, after.former?.rate]).toEqual([
      rate,
      is,
      is ? 60 : undefined,
    ]);
    expect(withReading(before, noReading).kept).toBe(kept);
  });

  it('are kept at the end of a stretch that found a rate', () => {
    const ended = endStretch(run({ reading: read(60, 3, 1050, { uncertainty: 0.3 }), kept }));
    expect(ended).toMatchObject({ reading: noReading, drawnFrom: null });
    expect(ended.kept).toMatchObject({ best: { uncertainty: 0.1, frames: 60 }, plain: counted(160, 4, 2050) });
    const none = endStretch({ ...drawn(read(60, 3, 1050), noReading), kept });
    expect(none).toEqual({ ...noFrames, drawnFrom: noReading, kept });
  });

  it('with pictures are dropped with the pictures', () => {
    const without = withoutPictures({ ...drawn(read(60, 3, 1050), read(90, 8, 1700)), kept });
    expect(without).toMatchObject({ reading: noReading, drawnFrom: null });
    expect(without.kept).toMatchObject({ plain: counted(160, 4, 2050), drawn: kept.drawn });
    expect(withoutPictures({ ...noFrames, kept }).kept).toBe(kept);
  });

  it.each([
    [read(0, 0, 0), read(61, 0, 1000), 0.06],
    [read(1, 0, 0), read(61, 0, 1000), 0.06],
    [read(61, 0, 1000), read(91, 0, 2000), 0.03],
    [read(61, 0, 1000), read(91, 0, 1000), null],
  ])('come at a pace (%#)', (from, to, pace) => expect(paceOf(from, to)).toBe(pace));

  it.each([
    [0.054, 0.06, false],
    [0.0539, 0.06, true],
    [null, 0.06, false],
    [0.01, null, false],
  ])('at a pace of %d instead of %d are slower: %s', (pace, without, is) => expect(isSlower(pace, without)).toBe(is));

  it('fall into the column of their gap, and longer ones into the last', () => {
    const gaps = [1, 15.4, 15.6, 16, 200, -3, Number.NaN, 16];
    const counts = new Uint32Array(COLUMNS).fill(7);
    countColumns({ delta: (back) => gaps[back] ?? Number.NaN }, 1, counts);
    expect([...counts.entries()].filter(([, count]) => count > 0)).toEqual([
      ...[
        [0, 1],
        [1, 1],
        [15, 1],
        [16, 2],
        [63, 1],
      ],
    ]);
  });
});
