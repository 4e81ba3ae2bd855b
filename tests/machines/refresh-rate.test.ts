import { describe, expect, it } from 'vitest';
import { noReading } from '../../machines/refresh-rate/reading';
import {
  causesOf,
  differs,
  figureOf,
  judgeRefresh,
  marginOf,
  nearestRates,
  type RefreshRun,
} from '../../machines/refresh-rate/refresh-rate';
import { testMachine } from '../harness/pure';
import { refreshRateModel, steady } from './refresh-rate.model';

testMachine('refreshRate', refreshRateModel, {
  states: {
    idle: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.reading.rate).toBeNull();
    },
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.startedAt).toBe(1000);
    },
    results: ({ context }) => {
      expect(context.result?.check).toBe('refresh-rate');
      expect(context.result?.finishedAt).toBeGreaterThan(1000);
      const named = context.result?.measurements.some(({ name }) => name === 'Refresh rate');
      expect(named, 'a rate is named only when it was found').toBe(context.reading.rate !== null);
    },
  },
});

const run = (change: Partial<RefreshRun> = {}): RefreshRun => ({
  reading: steady,
  expected: null,
  interruptions: 0,
  startedAt: 1000,
  finishedAt: 11_000,
  ...change,
});

describe('the verdict on a refresh rate', () => {
  it('is a pass when the rate is steady and at most one frame of a thousand was missed', () => {
    expect(judgeRefresh(run())).toMatchObject({ status: 'pass', fineness: { passed: 2, run: 2 } });
    expect(judgeRefresh(run({ reading: { ...steady, missed: 1 } })).status).toBe('pass');
    expect(judgeRefresh(run({ reading: { ...steady, missed: 2 } })).status).toBe('warning');
  });

  it('is a warning with a reason and without a number when it cannot tell', () => {
    for (const verdict of ['unsteady', 'throttled', 'cannot tell'] as const) {
      const result = judgeRefresh(run({ reading: { ...noReading, verdict, reason: 'adrift', frames: 600 } }));
      expect(result.status).toBe('warning');
      expect(result.details).toMatch(/^No rate could be told\. The frames follow no fixed interval/);
      expect(result.details).not.toMatch(/Hz/);
      expect(result.measurements.filter(({ unit }) => unit === 'Hz')).toEqual([]);
    }
  });

  it('warns when the rate is not the expected one, and says where to set it', () => {
    expect(judgeRefresh(run({ expected: 144 })).status).toBe('pass');
    const result = judgeRefresh(run({ reading: { ...steady, rate: 59.951 }, expected: 144 }));
    expect(result.status).toBe('warning');
    expect(result.details).toContain('You expected 144 Hz: set it in the system’s display settings.');
  });

  it('holds rate, uncertainty, frames, missed, jitter and duration, each measured', () => {
    const { measurements } = judgeRefresh(run());
    expect(measurements.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['Refresh rate', 143.98, 'Hz'],
      ['Uncertainty', 0.004, 'Hz'],
      ['Frames seen', 1440, ''],
      ['Frames missed', 0, ''],
      ['Jitter', 0.02, 'ms'],
      ['Duration', 10, 's'],
      ['Interruptions', 0, ''],
    ]);
    expect(new Set(measurements.map(({ source }) => source))).toEqual(new Set(['measured']));
  });
});

describe('the name of a rate', () => {
  const near = (rate: number, uncertainty: number) => nearestRates({ rate, uncertainty });
  it('is 59.94 or 60 where the uncertainty tells them apart, and both where it does not', () => {
    expect(near(59.941, 0.004)).toEqual([59.94]);
    expect(near(60.002, 0.004)).toEqual([60]);
    expect(near(59.97, 0.02)).toEqual([59.94, 60]);
    expect(near(59.99, 0.05)).toEqual([59.94, 60]);
  });
  it('is the nearest standard rate, or none', () => {
    expect(near(143.98, 0.004)).toEqual([144]);
    expect(near(119.88, 0.004)).toEqual([119.88]);
    expect(near(59.0, 0.004)).toEqual([59.94]);
    expect(near(132, 0.004)).toEqual([]);
    expect(nearestRates(noReading)).toEqual([]);
  });
  it('has as many decimals as its uncertainty bears', () => {
    const shown = (uncertainty: number) => {
      const reading = { rate: 143.98126, uncertainty };
      return `${figureOf(reading)} ± ${marginOf(reading)}`;
    };
    expect([0.0007, 0.02, 0.08].map(shown)).toEqual(['143.981 ± 0.001', '143.98 ± 0.02', '144.0 ± 0.1']);
    expect([figureOf(noReading), marginOf(noReading)]).toEqual([null, null]);
  });
  it('tells 60 from 144 and takes 59.94 for 60', () => {
    expect(differs(59.95, 144)).toBe(true);
    expect(differs(59.94, 60)).toBe(false);
  });
});

describe('the likely causes', () => {
  const calm = { isolated: true, onBattery: false };
  it('stay silent when nothing is wrong', () => {
    expect(causesOf(steady, calm)).toEqual([]);
    expect(causesOf({ ...steady, rate: 60 }, calm)).toEqual([]);
  });
  it('name low-power mode, coarse timers, missing isolation, the battery and the background', () => {
    expect(causesOf({ ...steady, rate: 30 }, calm).join()).toContain('low-power mode');
    expect(causesOf({ ...steady, grain: 1 }, calm).join()).toContain('steps of 1 ms');
    expect(causesOf(steady, { ...calm, isolated: false }).join()).toContain('not cross-origin isolated');
    expect(causesOf({ ...steady, rate: 60 }, { ...calm, onBattery: true }).join()).toContain('battery saver');
    const slow = { ...noReading, verdict: 'throttled', reason: 'slow' } as const;
    expect(causesOf(slow, calm).join()).toContain('in the background');
  });
});
