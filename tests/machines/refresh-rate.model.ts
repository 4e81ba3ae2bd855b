import { type FrameReading, noReading } from '../../machines/refresh-rate/reading';
import { LONGEST, refreshRateMachine } from '../../machines/refresh-rate/refresh-rate.machine';
import { modelOf } from '../harness/model';

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
  grain: 0.1,
  changes: 0,
};

export const refreshRateModel = modelOf(refreshRateMachine, {
  input: {},
  events: [
    { type: 'START', at: 1000 },
    { type: 'READING', reading: steady, at: 11_000 },
    { type: 'READING', reading: steady, at: 1000 + LONGEST },
    { type: 'READING', reading: noReading, at: 2000 },
    { type: 'INTERRUPTED' },
    { type: 'EXPECT', rate: 144 },
    { type: 'EXPECT', rate: null },
    { type: 'STOP', at: 12_000 },
    { type: 'AGAIN' },
  ],
  key: ({ context }) => [context.reading.rate !== null, context.expected, context.interruptions > 0],
  skip: ({ context }, { type }) => type === 'INTERRUPTED' && context.interruptions > 0,
});
