import fc from 'fast-check';
import { MAX_MISSED_SHARE, MIN_FRAMES } from '../../../machines/motion-blur/evidence';
import {
  colorPairs,
  judgeMotion,
  type MotionRun,
  pathIds,
  sights,
  viewIds,
} from '../../../machines/motion-blur/motion-blur';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import { type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { steady } from '../refresh-rate/refresh-rate.model';

export const motionBlurModel = modelOf(motionBlurMachine, {
  input: { settings: { view: 'bars' } },
  events: [
    { type: 'TOGGLE', at: 1000 },
    { type: 'RESET' },
    { type: 'SET', change: { bars: 16 } },
    { type: 'READING', reading: noReading },
    { type: 'READING', reading: steady },
    { type: 'READING', reading: { ...steady, missed: 3 } },
    { type: 'INTERRUPTED' },
    { type: 'VANISHED' },
    { type: 'FULLSCREEN' },
    { type: 'FULLSCREEN.EXIT' },
    { type: 'xstate.done.actor.fullscreen', output: { at: 5000 } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'JUDGE', seen: 'clean', at: 9000 },
    { type: 'AGAIN' },
  ],
  key: ({ context: { reading, missedBefore, persistence, voided } }) => [
    reading.missed,
    missedBefore,
    persistence !== null,
    voided,
  ],
  // Without an interruption the count never falls and is never lost.
  skip: ({ context }, event) =>
    event.type === 'READING' &&
    context.reading.missed !== null &&
    (event.reading.missed === null || event.reading.missed < context.reading.missed),
});

const complete: MotionRun = {
  settings: { view: 'objects', path: 'horizontal', colors: 'black-white', speed: 50, whole: false, bars: 48 },
  reading: steady,
  persistence: null,
  seen: 'clean',
  startedAt: 1000,
  finishedAt: 11_000,
};

const settings = fc.record({
  view: fc.constantFrom(...viewIds),
  path: fc.constantFrom(...pathIds),
  colors: fc.constantFrom(...colorPairs.map(({ id }) => id)),
  speed: fc.integer({ min: 10, max: 100 }),
  whole: fc.boolean(),
  bars: fc.integer({ min: 2, max: 64 }),
});
const frames = fc.oneof(fc.nat({ max: 2 * MIN_FRAMES }), fc.nat({ max: 5000 }));
const readings: fc.Arbitrary<FrameReading> = fc.oneof(
  fc
    .record({ rate: fc.double({ min: 24, max: 540, noNaN: true }), frames, missed: fc.nat({ max: 40 }) })
    .map(({ rate, ...rest }) => ({ ...steady, rate, interval: 1000 / rate, ...rest })),
  fc
    .record({
      frames,
      reason: fc.constantFrom('measuring', 'no-fixed-interval', 'changed', 'slow', 'gaps', 'timerResolution'),
    })
    .map((change) => ({ ...noReading, ...change })),
);

const reading = (run: MotionRun, change: Partial<FrameReading>): MotionRun => ({
  ...run,
  reading: { ...run.reading, ...change },
});

export const evidence = evidenceOf<MotionRun>({
  check: 'motion-blur',
  judge: judgeMotion,
  complete,
  runs: fc.record({
    settings,
    reading: readings,
    persistence: fc.option(fc.double({ min: 0.5, max: 60, noNaN: true })),
    seen: fc.constantFrom(...sights),
    startedAt: fc.constant(1000),
    finishedAt: fc.constant(900_000),
  }),
  faults: {
    'a trail': (run) => (run.seen === 'clean' ? { ...run, seen: 'trail' } : null),
    'a halo': (run) => (run.seen === 'clean' ? { ...run, seen: 'halo' } : null),
    'missed frames': (run) =>
      run.reading.missed === null
        ? null
        : reading(run, { missed: run.reading.missed + Math.ceil(2 * MAX_MISSED_SHARE * run.reading.frames) + 1 }),
  },
  losses: {
    frames: (run) => (run.reading.frames < MIN_FRAMES ? null : reading(run, { frames: MIN_FRAMES - 1, missed: 0 })),
    'the rate': (run) =>
      run.reading.rate === null ? null : { ...run, reading: { ...noReading, frames: run.reading.frames } },
  },
});
