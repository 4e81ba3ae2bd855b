import fc from 'fast-check';
import { judgeRefresh, type RefreshRun } from '../../../machines/refresh-rate/refresh-rate';
import { type Count, nothingKept } from '../../../measure/frames/frame-counts';
import { type ClockReason, type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { evidenceOf } from '../../kit/evidence/model';
import { refreshRun } from './refresh-rate.model';

const hz = 120;
const counted = (seconds: number, missed: number): Count => ({
  frames: Math.max(0, Math.round(seconds * hz) - missed),
  missed,
  elapsed: seconds * 1000,
});
const steady = (count: Count): FrameReading => ({
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

const complete = refreshRun({ reading: steady(counted(20, 0)), expected: hz, finishedAt: 21_000 });

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
  { weight: 3, arbitrary: count.map(steady) },
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
      fc.tuple(count, count).map(([plain, pictures]) => ({ best: steady(plain), plain, drawn: pictures })),
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
    const drawnFrom = share === null ? null : rate === null ? noReading : steady(before);
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

export default evidenceOf<RefreshRun>({
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
        : { ...run, reading: steady(counted(4, run.reading.missed ?? 0)), drawnFrom: null, kept: nothingKept },
    'enough frames': (run) =>
      run.reading.rate === null
        ? null
        : { ...run, reading: { ...run.reading, frames: 30 }, drawnFrom: null, kept: nothingKept },
  },
});
