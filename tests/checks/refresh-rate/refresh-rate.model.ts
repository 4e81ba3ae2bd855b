import fc from 'fast-check';
import { judgeRefresh, type RefreshRun } from '../../../machines/refresh-rate/refresh-rate';
import { MAX_COUNT_MS, refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { type Count, nothingKept, wholeOf } from '../../../measure/frames/frame-counts';
import { type ClockReason, type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';

/** 10 s without faults. */
export const steady: FrameReading = {
  verdict: 'steady',
  reason: null,
  rate: 143.98,
  uncertainty: 0.004,
  interval: 1000 / 143.98,
  jitter: 0.02,
  missed: 0,
  frames: 1440,
  elapsed: 10_000,
  timerResolution: 0.1,
  changes: 0,
};

/** A clean run with all evidence, or one with something changed. */
export const refreshRun = (change: Partial<RefreshRun> = {}): RefreshRun => ({
  reading: steady,
  drawnFrom: null,
  kept: nothingKept,
  last: null,
  former: null,
  expected: null,
  hidden: 0,
  moves: 0,
  stopped: false,
  startedAt: 1000,
  finishedAt: 11_000,
  ...change,
});

/** A slow screen, so that a page can simulate a minute of it quickly. */
const slow: FrameReading = { ...steady, rate: 30, interval: 1000 / 30, frames: 105, elapsed: 3500 };

/** Readings of the clock in a walk, and the frames that cause them: how many, and the interval in ms. */
export const walked = {
  begun: { reading: noReading, frames: [3, 1000 / 30] },
  short: { reading: slow, frames: [110, 1000 / 30] },
  /** One of four frames arrives. */
  lossy: { reading: { ...slow, frames: 125, missed: 60, elapsed: 6166 }, frames: [20, 4000 / 30] },
  long: { reading: { ...slow, frames: 1801, elapsed: MAX_COUNT_MS }, frames: [1830, 1000 / 30] },
} as const;

export const refreshRateModel = modelOf(refreshRateMachine, {
  input: {},
  events: [
    { type: 'START', at: 1000 },
    ...Object.values(walked).map(({ reading }) => ({ type: 'READING', reading, at: 11_000 }) as const),
    { type: 'INTERRUPTED', reason: 'hidden' },
    { type: 'INTERRUPTED', reason: 'moved' },
    { type: 'EXPECT', rate: 144 },
    { type: 'EXPECT', rate: null },
    { type: 'STOP', at: 12_000 },
    { type: 'CONTINUE' },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [
    wholeOf(context).rate !== null,
    context.reading.rate !== null,
    context.expected,
    context.stopped,
    context.result?.missing.length ?? 0,
  ],
  skip: (snapshot, event) => {
    const { context } = snapshot;
    // The page has the button only while evidence is missing.
    if (event.type === 'CONTINUE') return !context.result?.missing.length;
    if (event.type !== 'READING') return false;
    // Once the clock knows the rate, it cannot report that it has just begun.
    if (event.reading === walked.begun.reading) return wholeOf(context).rate !== null;
    const first = snapshot.matches({ running: 'plain' });
    if (event.reading === walked.long.reading) return first;
    if (event.reading === walked.lossy.reading) return !snapshot.matches({ running: 'drawing' });
    return false;
  },
});

const hz = 120;
const counted = (seconds: number, missed: number): Count => ({
  frames: Math.max(0, Math.round(seconds * hz) - missed),
  missed,
  elapsed: seconds * 1000,
});
const steadyOf = (count: Count): FrameReading => ({
  ...noReading,
  ...count,
  verdict: 'steady',
  reason: null,
  rate: hz,
  uncertainty: 0.01,
  interval: 1000 / hz,
  jitter: 0.05,
});
const without = (reason: ClockReason, { frames, elapsed }: Pick<Count, 'frames' | 'elapsed'>): FrameReading => ({
  ...noReading,
  verdict: reason === 'gaps' || reason === 'slow' ? 'throttled' : 'unsteady',
  reason,
  frames,
  elapsed,
});

const complete = refreshRun({ reading: steadyOf(counted(20, 0)), expected: hz, finishedAt: 21_000 });

const seconds = fc.double({ min: 0.1, max: 60, noNaN: true });
const missed = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 12 }));
const count = fc.tuple(seconds, missed).map(([time, misses]) => counted(time, misses));
const reason = fc.constantFrom<ClockReason>(
  'measuring',
  'no-fixed-interval',
  'changed',
  'slow',
  'gaps',
  'timerResolution',
);
const reading = fc.oneof(
  { weight: 3, arbitrary: count.map(steadyOf) },
  { weight: 1, arbitrary: fc.tuple(reason, count).map(([why, frames]) => without(why, frames)) },
  { weight: 1, arbitrary: fc.constant(noReading) },
);
/** The share of frames that were counted before pictures were drawn: all, none, or a part. */
const drawn = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
const runs = fc
  .record({
    reading,
    drawn,
    kept: fc.oneof(
      fc.constant(nothingKept),
      fc.tuple(count, count).map(([plain, pictures]) => ({ best: steadyOf(plain), plain, drawn: pictures })),
    ),
    expected: fc.constantFrom(null, 60, hz),
    hidden: fc.integer({ min: 0, max: 2 }),
    moves: fc.integer({ min: 0, max: 2 }),
    stopped: fc.boolean(),
  })
  .map(({ drawn: share, ...run }): RefreshRun => {
    const { frames, missed: misses, elapsed, rate } = run.reading;
    const before = {
      frames: Math.round(frames * (share ?? 0)),
      missed: Math.round((misses ?? 0) * (share ?? 0)),
      elapsed: elapsed * (share ?? 0),
    };
    const drawnFrom = share === null ? null : rate === null ? noReading : steadyOf(before);
    return { ...complete, ...run, drawnFrom };
  });

/** The current stretch with more missed frames, all of them before any picture was drawn. */
function missing(run: RefreshRun): RefreshRun | null {
  const more = 50;
  const { reading: present, drawnFrom } = run;
  if (present.missed === null || (drawnFrom && drawnFrom.missed === null)) return null;
  const worse = <T extends FrameReading>(of: T): T => ({ ...of, missed: (of.missed ?? 0) + more });
  return { ...run, reading: worse(present), drawnFrom: drawnFrom && worse(drawnFrom) };
}

export const evidence = evidenceOf<RefreshRun>({
  check: 'refresh-rate',
  judge: judgeRefresh,
  complete,
  runs,
  faults: {
    'frames missed without pictures': missing,
    'another rate than the expected one': (run) => ({ ...run, expected: 60 }),
    'frames missed in every fifth place': (run) =>
      run.kept.best ? null : { ...run, reading: without('gaps', counted(20, 0)), drawnFrom: null },
  },
  losses: {
    'frames at a regular interval': (run) => ({
      ...run,
      reading: without('no-fixed-interval', run.reading),
      drawnFrom: null,
      kept: nothingKept,
    }),
    'any frames': (run) => ({ ...run, reading: noReading, drawnFrom: null, kept: nothingKept }),
    'ten seconds of counting': (run) =>
      run.reading.rate === null
        ? null
        : { ...run, reading: steadyOf(counted(4, run.reading.missed ?? 0)), drawnFrom: null, kept: nothingKept },
    'enough frames': (run) =>
      run.reading.rate === null
        ? null
        : { ...run, reading: { ...run.reading, frames: 30 }, drawnFrom: null, kept: nothingKept },
  },
});
