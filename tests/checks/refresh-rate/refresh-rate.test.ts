import { describe, expect, it } from 'vitest';
import { fromCallback } from 'xstate';
import { figureOf, marginOf } from '../../../content/verdicts/refresh-rate';
import { evidence } from '../../../machines/refresh-rate/evidence';
import { causesOf, judgeRefresh, nearestRates, secondsMissing } from '../../../machines/refresh-rate/refresh-rate';
import { refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { nothingKept, wholeOf } from '../../../measure/frames/frame-counts';
import { type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { figure } from '../../kit/evidence/model';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { refreshRateModel, refreshRun as run, steady } from './refresh-rate.model';

testMachine('refreshRate', refreshRateModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ result: null, reading: { rate: null } }),
    running: ({ context }) => expect(context).toMatchObject({ result: null, startedAt: 1000 }),
    results: ({ context }) => {
      expect(context.result?.check).toBe('refresh-rate');
      expect(context.result?.finishedAt).toBeGreaterThan(1000);
      const named = context.result?.measurements.some(({ name }) => name === 'Refresh rate');
      expect(named, 'a rate is named only when it was found').toBe(wholeOf(context).rate !== null);
    },
  },
});

describe('the verdict on a refresh rate', () => {
  it('is a pass when at most one frame of a thousand was missed', () => {
    expect(judgeRefresh(run({ reading: { ...steady, missed: 1 } })).status).toBe('pass');
    expect(judgeRefresh(run({ reading: { ...steady, missed: 2 } })).status).toBe('warning');
  });

  it('cannot tell after a change of the rate, and says both', () => {
    const result = judgeRefresh(run({ former: { rate: 59.951, uncertainty: 0.004 } }));
    expect(result.status).toBe('inconclusive');
    expect(result.details).toMatch(/^The rate changed during the test: 59\.95 ± 0\.01.Hz, then 143\.98 ± 0\.01.Hz\.$/);
    expect(result.measurements).toContainEqual(figure('Rate before it changed', 59.951, 'Hz'));
  });

  it('says the least evidence with the numbers that decide', () => {
    expect(evidence.rate.needs).toBe('Count frames at a regular interval for 3 seconds, at least 60 frames.');
    expect(evidence.missed.needs).toBe('Keep the page in view for 10 seconds of counting, at least 500 frames.');
  });

  it('does not hold frames against the screen that were missed while pictures were drawn, and says it once (A21)', () => {
    const before = { ...steady, frames: 432, elapsed: 3000 };
    const during = { ...steady, missed: 60, frames: 1380 };
    const result = judgeRefresh(run({ reading: during, drawnFrom: before }));
    expect(result.status).toBe('inconclusive');
    expect(result.parts[1]?.details).toMatch(
      /^No missed frames without pictures\..* do not count: 60\. Counted for 3\.0.s without pictures/,
    );
    // 10 more seconds without pictures decide.
    const kept = { best: steady, plain: { frames: 432, missed: 0, elapsed: 3000 }, drawn: nothingKept.drawn };
    expect(judgeRefresh(run({ kept, stopped: true })).status).toBe('pass');
    expect(judgeRefresh(run({ reading: { ...steady, missed: 60 }, kept, stopped: true })).status).toBe('warning');
  });

  it('tells how many seconds are missing', () => {
    expect(secondsMissing(run({ reading: { ...steady, elapsed: 4000, frames: 576 } }))).toBe(6);
    expect(secondsMissing(run())).toBe(0);
    expect(secondsMissing(run({ reading: noReading }))).toBeNull();
  });
});

describe('a run of the refresh rate test', () => {
  const started = (actors = {}) => {
    const { actor, context } = startQuiet(refreshRateMachine, actors, {});
    actor.send({ type: 'START', at: 1000 });
    const read = (reading: FrameReading, at = 2000) => actor.send({ type: 'READING', reading, at });
    return { actor, context, read };
  };
  /** A reading of `seconds` at 60 Hz with `missed` missed frames. */
  const of = (seconds: number, missed = 0): FrameReading => ({
    ...steady,
    rate: 60,
    interval: 1000 / 60,
    elapsed: 1000 * seconds,
    frames: 60 * seconds - missed,
    missed,
  });

  it('counts three seconds before it draws, and six where it finds no rate', () => {
    const { actor, read } = started();
    read(of(2.9));
    expect(actor.getSnapshot().matches({ running: 'plain' })).toBe(true);
    read(of(3));
    expect(actor.getSnapshot().matches({ running: 'drawing' })).toBe(true);
    const other = started();
    const adrift: FrameReading = { ...noReading, verdict: 'unsteady', reason: 'no-fixed-interval', frames: 300 };
    other.read({ ...adrift, elapsed: 5900 });
    expect(other.actor.getSnapshot().matches({ running: 'plain' })).toBe(true);
    other.read({ ...adrift, elapsed: 6000 });
    expect(other.actor.getSnapshot().matches({ running: 'drawing' })).toBe(true);
  });

  it('stops drawing when clearly fewer frames come, forgets those, and restarts the clock', () => {
    const told: string[] = [];
    const frames = fromCallback(({ receive }) => receive(({ type }) => told.push(type)));
    const { actor, context, read } = started({ frames });
    read(of(3));
    // 32 of 60 frames a second, so irregular that there is no rate.
    read({ ...noReading, verdict: 'unsteady', reason: 'no-fixed-interval', elapsed: 5000, frames: 180 + 64 });
    expect(actor.getSnapshot().matches({ running: 'stopped' })).toBe(true);
    expect(told).toEqual(['RESTART']);
    read(of(8));
    actor.send({ type: 'STOP', at: 20_000 });
    const { result } = context();
    expect(result).toMatchObject({ status: 'pass', missing: [] });
    expect(result?.measurements).toContainEqual({ name: 'Frames missed', value: 0, unit: '', source: 'measured' });
  });

  it('stops drawing when clearly more frames are missed than before, and only then', () => {
    const { actor, read } = started();
    read(of(3));
    read(of(8, 5));
    expect(actor.getSnapshot().matches({ running: 'drawing' })).toBe(true);
    read(of(9, 12));
    expect(actor.getSnapshot().matches({ running: 'stopped' })).toBe(true);
    const busy = started();
    // The same number of missed frames without pictures.
    busy.read(of(3, 10));
    busy.read(of(9, 26));
    expect(busy.actor.getSnapshot().matches({ running: 'drawing' })).toBe(true);
  });

  it('keeps what it counted when the page is hidden, however long, and counts on', () => {
    const { actor, context, read } = started();
    read(of(3), 4000);
    read(of(40), 41_000);
    actor.send({ type: 'INTERRUPTED', reason: 'hidden' });
    read({ ...noReading, frames: 1 }, 600_000);
    expect(actor.getSnapshot().matches('running')).toBe(true);
    expect(wholeOf(context())).toMatchObject({ rate: 60, frames: 2401, elapsed: 40_000 });
    actor.send({ type: 'STOP', at: 601_000 });
    expect(context().result).toMatchObject({ status: 'pass', missing: [] });
  });

  it('ends after a minute of counting, not of time', () => {
    const { actor, read } = started();
    read(of(3));
    read(of(40));
    actor.send({ type: 'INTERRUPTED', reason: 'hidden' });
    read(of(19), 900_000);
    expect(actor.getSnapshot().matches('running')).toBe(true);
    read(of(20), 901_000);
    expect(actor.getSnapshot().matches('results')).toBe(true);
  });

  it('drops what it counted on another screen, by the event or by another rate', () => {
    const { actor, context, read } = started();
    read(of(8));
    actor.send({ type: 'INTERRUPTED', reason: 'moved' });
    expect(wholeOf(context())).toEqual(noReading);
    read(of(8));
    actor.send({ type: 'INTERRUPTED', reason: 'hidden' });
    read(steady);
    expect(wholeOf(context())).toEqual(steady);
  });

  it('counts on from a result that lacks evidence', () => {
    const { actor, context, read } = started();
    read(of(4));
    actor.send({ type: 'STOP', at: 5000 });
    expect(context().result?.status).toBe('inconclusive');
    actor.send({ type: 'CONTINUE' });
    read(of(6));
    actor.send({ type: 'STOP', at: 15_000 });
    expect(context().result).toMatchObject({ status: 'pass', startedAt: 1000, finishedAt: 15_000 });
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
  it('has as many decimals as its uncertainty allows', () => {
    const shown = (uncertainty: number) => {
      const reading = { rate: 143.98126, uncertainty };
      return `${figureOf(reading)} ± ${marginOf(reading)}`;
    };
    expect([0.0007, 0.02, 0.08].map(shown)).toEqual(['143.981 ± 0.001', '143.98 ± 0.02', '144.0 ± 0.1']);
    expect([figureOf(noReading), marginOf(noReading)]).toEqual([null, null]);
  });
});

describe('the likely causes', () => {
  const calm = { isolated: true, onBattery: false };
  it('stay silent when nothing is wrong', () => {
    expect(causesOf(steady, calm)).toEqual([]);
    expect(causesOf({ ...steady, rate: 60 }, calm)).toEqual([]);
    expect(causesOf({ ...noReading, timerResolution: 1 }, calm)).toEqual([]);
    for (const reading of [steady, noReading]) expect(causesOf(reading, { ...calm, onBattery: true })).toEqual([]);
  });
  it('name low-power mode, coarse timers, missing isolation, the battery and the background', () => {
    expect(causesOf({ ...steady, rate: 30 }, calm).join()).toContain('low-power mode');
    expect(causesOf({ ...steady, timerResolution: 1 }, calm).join()).toContain('steps of 1 ms');
    expect(causesOf(steady, { ...calm, isolated: false }).join()).toContain('not cross-origin isolated');
    expect(causesOf({ ...steady, rate: 60 }, { ...calm, onBattery: true }).join()).toContain('battery saver');
    const slow = { ...noReading, verdict: 'throttled', reason: 'slow' } as const;
    expect(causesOf(slow, calm).join()).toContain('in the background');
  });
});
