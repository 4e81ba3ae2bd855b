import { describe, expect, it } from 'vitest';
import { MotionTrace } from '../../../measure/live/motion-trace';
import { FlatTurnTracker, TiltTracker } from '../../../measure/live/motion-turns';
import type { Vector } from '../../../measure/motion-sensors/vectors';

describe('the trace of a device', () => {
  /** Samples at 50 Hz for `ms`, from 1000. */
  const traced = (ms: number, force: (i: number) => Vector) => {
    const trace = new MotionTrace();
    for (let i = 0; i <= ms / 20; i++) trace.push(1000 + 20 * i, ...force(i), null);
    return trace;
  };
  it.each<[string, number, number, (i: number) => Vector, Vector | null]>([
    ['still for a second', 1000, 1000, () => [1, 2, 9], [1, 2, 9]],
    ['still for less', 980, 1000, () => [1, 2, 9], null],
    ['still, but not since then', 1200, 1201, () => [1, 2, 9], null],
    ['in noise', 1200, 0, (i) => [0, i % 2 ? 1.1 : -1.1, 9], [0, 1.1 / 51, 9]],
    ['shaken', 1200, 0, (i) => [0, i % 2 ? 1.3 : -1.3, 9], null],
    ['shaken on two axes', 1200, 0, (i) => [i % 2 ? 1 : -1, i % 2 ? 1 : -1, 9], null],
    ['hardly shifted', 1200, 0, (i) => [0, 0, i < 35 ? 9 : 9.39], [0, 0, 9 + (0.39 * 26) / 51]],
    ['shifted', 1200, 0, (i) => [0, 0, i < 35 ? 9 : 9.41], null],
    ['shifted on two axes', 1200, 0, (i) => [i < 35 ? 0 : 0.3, i < 35 ? 0 : 0.3, 9], null],
  ])('%s', (_, ms, since, force, mean) => {
    const still = traced(ms, force).still(since);
    expect(still).toEqual(mean?.map((one) => expect.closeTo(one, 1)) ?? null);
  });

  it('needs four samples in each half of a second', () => {
    const at = (...times: number[]) => {
      const trace = new MotionTrace();
      for (const time of times) trace.push(time, 0, 0, 9, null);
      return trace.still(0);
    };
    expect(at(0, 100, 200, 300, 600, 700, 800, 1000)).toEqual([0, 0, 9]);
    expect(at(0, 100, 200, 600, 700, 800, 900, 1000)).toBeNull();
    expect(at(0, 100, 200, 300, 400, 700, 800, 1000)).toBeNull();
  });

  it('has its time, rate, smoothed force and rates', () => {
    const trace = new MotionTrace();
    expect([trace.now, trace.rate, trace.last(9).rates]).toEqual([0, null, null]);
    trace.push(1000, 1, 2, 3, null);
    expect([...trace.force]).toEqual([1, 2, 3]);
    trace.push(1080, 2, 4, 6, [7, 8, 9]);
    // After its time constant, a step is at 1 − 1/e.
    const share = 1 - Math.exp(-1);
    expect([...trace.force]).toEqual([1 + share, 2 + 2 * share, 3 + 3 * share].map((one) => expect.closeTo(one, 12)));
    expect([trace.now, trace.rate, trace.hasRates]).toEqual([1080, null, true]);
    trace.push(2000, 0, 0, 0, null);
    expect(trace.rate).toBe(2);
    const { times, forces, rates } = trace.last(920);
    expect([times, ...forces, ...(rates ?? [])].map((ring) => [...(ring as Float64Array)])).toEqual([
      ...[
        [1080, 2000],
        [2, 0],
        [4, 0],
        [6, 0],
        [7, 0],
        [8, 0],
        [9, 0],
      ],
    ]);
    expect(trace.last(5000, 1081).times).toHaveLength(1);
    trace.restart();
    expect([trace.now, trace.count, trace.hasRates]).toEqual([0, 0, false]);
  });
});

describe('a turn from one position to the next', () => {
  it.each([
    ['a quarter turn', [90, 0, 0], 100, 10, 90, 0],
    ['less than was seen', [45, 0, 0], 200, 5, 45, 45],
    ['samples that are 200 ms apart', [90, 0, 0], 200, 5, 90, 0],
  ] as const)('of %s', (_, [x, y, z], ms, count, byRate, error) => {
    const tracker = new TiltTracker();
    tracker.start('screen-up', [0, 0, 9.81]);
    for (let i = 0; i < count; i++) tracker.push(x, y, z, ms);
    const turn = tracker.end([0, 9.81, 0]);
    expect(turn).toMatchObject({ from: 'screen-up', byGravity: expect.closeTo(90, 9) });
    expect([turn?.byRate.degrees, turn?.error.degrees]).toEqual([expect.closeTo(byRate, 6), expect.closeTo(error, 6)]);
    // The same rates in radians per second.
    tracker.start('top-up', [0, 0, 9.81]);
    const inRadians = Math.PI / 180;
    for (let i = 0; i < count; i++) tracker.push(x * inRadians, y * inRadians, z * inRadians, ms);
    const radians = tracker.end([0, 9.81, 0]);
    expect([radians?.byRate.radians, radians?.error.radians]).toEqual([
      ...[expect.closeTo(byRate, 6), expect.closeTo(error, 6)],
    ]);
  });

  it('is unknown without a start, or across a gap', () => {
    const tracker = new TiltTracker();
    expect(tracker.end([0, 0, 1])).toBeNull();
    tracker.start('screen-up', [0, 0, 1]);
    tracker.push(90, 0, 0, 201);
    expect(tracker.end([0, 0, 1])).toBeNull();
  });
});

describe('a turn on the table', () => {
  const down = Float64Array.of(0, 0, 4);
  /** A tracker at rest since 0 that has begun at 1000, and 10 steps of a turn of `degrees`, 100 ms apart. */
  const turned = (degrees: number, ms = 100, force = down) => {
    const tracker = new FlatTurnTracker();
    tracker.restart(0);
    tracker.push(0, down, 0, 0, 5, 100);
    expect([tracker.look(999), tracker.look(1000), tracker.look(1001)]).toEqual([null, null, null]);
    for (let i = 1; i <= 10; i++) tracker.push(1000 + 100 * i, force, 0, 0, degrees, ms);
    return tracker;
  };
  it.each([
    ['a quarter', 90, 100, down, 90],
    ['back', -90, 100, down, -90],
    ['30°', 30, 100, down, 30],
    ['less', 29, 100, down, null],
    ['in samples of at most 200 ms', 90, 900, down, 180],
    ['leaning by 45°', 100, 100, Float64Array.of(0, 3, 3), 100 * Math.SQRT1_2],
    ['without a vertical', 90, 100, new Float64Array(3), null],
  ])('is told by the gyroscope: %s', (_, degrees, ms, force, byRate) => {
    const tracker = turned(degrees, ms, force);
    if (byRate !== null) expect(tracker.look(2999)).toBeNull();
    const turn = tracker.look(3000);
    expect(turn).toEqual(
      byRate && {
        byRate: { degrees: expect.closeTo(byRate, 9), radians: expect.closeTo((byRate * 180) / Math.PI, 6) },
        byCompass: null,
      },
    );
  });

  it('is told in the unit of the browser', () => {
    const tracker = new FlatTurnTracker();
    tracker.restart(0);
    expect(tracker.turned).toBeNull();
    tracker.unit = 'radians';
    tracker.look(1000);
    // A tenth of a radian per second is more than 5°.
    tracker.push(1100, down, 0, 0, 0.1, 100);
    expect(tracker.turned).toBeCloseTo((0.01 * 180) / Math.PI, 9);
    expect(tracker.look(2099)).toBeNull();
  });

  it.each([
    [10, 50, -40],
    [350, 40, -50],
    [40, 350, 50],
    [10, 39, null],
  ])('is told by the compass: from %d to %d', (from, to, byCompass) => {
    const tracker = new FlatTurnTracker();
    tracker.restart(0);
    tracker.head(0, from);
    tracker.head(900, from + 5);
    expect(tracker.look(1000)).toBeNull();
    tracker.head(1100, from);
    tracker.restart(2000);
    tracker.look(3000);
    tracker.head(3001, from);
    tracker.head(3500, to);
    expect(tracker.look(4499)).toBeNull();
    expect(tracker.look(4500)).toEqual(byCompass && { byRate: null, byCompass });
    expect(tracker.reading().byCompass).toBe(byCompass ?? from - to);
  });
});
