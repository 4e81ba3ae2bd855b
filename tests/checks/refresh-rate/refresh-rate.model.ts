import type { RefreshRun } from '../../../machines/refresh-rate/refresh-rate';
import { MAX_COUNT_MS, refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { nothingKept, wholeOf } from '../../../measure/frames/frame-counts';
import { type FrameReading, noReading } from '../../../measure/frames/frame-reading';
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
