import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MotionTrace } from '../../../../measure/live/motion-trace';
import { axisOf, positionOf, positions, signOf, turnAxisOf, upOf } from '../../../../measure/motion-sensors/positions';
import { readRest } from '../../../../measure/motion-sensors/rest';
import { turn, turnedBy } from '../../../../measure/motion-sensors/rotation';
import { unitOf } from '../../../../measure/motion-sensors/unit';
import { angleBetween, type Vector } from '../../../../measure/motion-sensors/vectors';
import { randomOf } from '../../../kit/random';
import { clean, type Device, Hand, runWith } from './device';

const coordinate = fc.double({ min: -20, max: 20, noNaN: true });
const vector = fc.tuple(coordinate, coordinate, coordinate);
/** A device without noise, rounding or hand tremor. */
const ideal: Partial<Device> = {
  noise: 0,
  spinNoise: 0,
  step: 0,
  tremble: 0,
  jitter: 0,
  offset: [0, 0, 0],
  drift: [0, 0, 0],
};

describe('gravity and its axes', () => {
  it('are exact for a device without noise', () => {
    const { rest, positions: read } = runWith(ideal);
    expect(rest?.mean.map((one) => Number(one.toFixed(9)))).toEqual([0, 0, 9.81]);
    expect(rest?.noise).toEqual([0, 0, 0]);
    expect(read.map(({ position }) => position)).toEqual([...positions]);
    for (const { mean, confirmed } of read) {
      expect(Math.hypot(...mean)).toBeCloseTo(9.81, 9);
      expect(confirmed).toBe(false);
    }
  });

  it('keep an offset, a gain and noise as they were planted', () => {
    const { rest } = runWith({ ...ideal, gain: 1.02, offset: [0.2, -0.3, 0.1] });
    expect(rest?.mean[0]).toBeCloseTo(0.2, 9);
    expect(rest?.mean[1]).toBeCloseTo(-0.3, 9);
    expect(rest?.mean[2]).toBeCloseTo(9.81 * 1.02 + 0.1, 9);
    // 300 samples give a standard deviation to about 4%.
    const noisy = runWith({ ...ideal, noise: 0.2, seed: 5 }).rest?.noise ?? [0, 0, 0];
    for (const axis of noisy) expect(Math.abs(axis - 0.2)).toBeLessThan(0.03);
  });

  it('knows each position by what points up, within 30 degrees', () => {
    for (const position of positions) {
      const [x, y, z] = upOf[position];
      expect(positionOf([9.81 * x, 9.81 * y, 9.81 * z])).toBe(position);
      expect(signOf(position) * (upOf[position][axisOf(position)] as number)).toBe(1);
    }
    const leant = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180;
      return positionOf([0, 9.81 * Math.sin(angle), 9.81 * Math.cos(angle)]);
    };
    expect([29, 31, 61].map(leant)).toEqual(['screen-up', null, 'top-up']);
    expect(positionOf([0, 0, 0])).toBeNull();
    fc.assert(
      fc.property(vector, (gravity) => {
        const position = positionOf(gravity);
        if (position) expect(angleBetween(gravity, upOf[position])).toBeLessThanOrEqual(30.001);
      }),
    );
  });

  it('asks for positions of which each is a quarter turn from the one before, about every axis', () => {
    const about = positions.slice(1).map((position, i) => turnAxisOf(positions[i] ?? position, position));
    expect(about).toEqual([0, 2, 2, 2, 1]);
    expect(turnAxisOf('screen-up', 'screen-down')).toBeNull();
  });
});

describe('a device at rest', () => {
  const take = (force: (t: number) => Vector, ms = 5200, hz = 60) => {
    const trace = new MotionTrace();
    for (let t = 0; t <= ms; t += 1000 / hz) trace.push(1000 + t, ...force(t), null);
    return readRest(trace.last(ms));
  };
  it('is read after five seconds, and not sooner', () => {
    expect(take(() => [0, 0, 9.81])?.samples).toBeGreaterThan(300);
    expect(take(() => [0, 0, 9.81], 4900)).toBeNull();
  });
  it('tells strong noise from slow movement', () => {
    const next = randomOf(3);
    expect(take(() => [0, 0, 9.81 + 2 * (next() - 0.5)])?.noise[2]).toBeGreaterThan(0.5);
    // Tilted by 3° over 5 s.
    expect(take((t) => [(0.5 * t) / 5000, 0, 9.8])).toBeNull();
  });
  it('is not read across a gap, or from a few samples', () => {
    expect(take(() => [0, 0, 9.81], 5200, 4)).toBeNull();
  });
  it('keeps no more than its rings hold, and forgets on a restart', () => {
    const trace = new MotionTrace();
    for (let i = 0; i < 3000; i++) trace.push(i * 5, i, 0, 0, [1, 2, 3]);
    expect(trace.last(1e9).times.length).toBe(1400);
    expect(trace.rate).toBeCloseTo(200, 6);
    trace.restart();
    expect(trace.last(1e9).times.length).toBe(0);
    expect(trace.still(0)).toBeNull();
  });
});

describe('a turn', () => {
  it('moves a still vector as the device sees it', () => {
    const up = new Float64Array([0, 0, 1]);
    const turned = (...by: readonly [number, number, number, number]) => {
      turn(up, ...by);
      return [...up].map((one) => Number(one.toFixed(12)) + 0);
    };
    // From flat to standing: the top edge rises about x.
    expect(turned(90, 0, 0, 1)).toEqual([0, 1, 0]);
    expect(turned(0, 0, 45, 2)).toEqual([1, 0, 0]);
  });
  it('keeps lengths, and comes back by the opposite turn', () => {
    fc.assert(
      fc.property(vector, vector, (start, [x, y, z]) => {
        const turned = new Float64Array(start);
        turn(turned, 40 * x, 40 * y, 40 * z, 0.1);
        expect(Math.hypot(...turned)).toBeCloseTo(Math.hypot(...start), 6);
        turn(turned, -40 * x, -40 * y, -40 * z, 0.1);
        for (const axis of [0, 1, 2] as const) expect(turned[axis]).toBeCloseTo(start[axis], 6);
      }),
    );
  });
  it('of a compass goes the short way round', () => {
    expect([turnedBy(350, 80), turnedBy(80, 350), turnedBy(10, 10)]).toEqual([90, -90, 0]);
  });
  it('is measured by the gyroscope against gravity, to a degree, and finds the unit', () => {
    for (const inRadians of [false, true]) {
      const { positions: read, turn: flat } = runWith({ ...ideal, inRadians });
      const unit = inRadians ? 'radians' : 'degrees';
      expect(unitOf(read)).toBe(unit);
      for (const { tilt } of read.slice(1)) {
        expect(tilt?.error[unit]).toBeLessThan(1);
        expect(Math.abs((tilt?.byRate[unit] ?? 0) - (tilt?.byGravity ?? 90))).toBeLessThan(1);
      }
      expect(Math.abs((flat?.byRate?.[unit] ?? 0) + 90)).toBeLessThan(1);
      expect(Math.abs((flat?.byCompass ?? 0) + 90)).toBeLessThan(1);
    }
  });
  it('is not measured where samples were missing', () => {
    const hand = new Hand(clean);
    hand.sensors.begin('positions');
    hand.hold(2000);
    hand.at += 400;
    hand.turn(0, 90, 900);
    hand.hold(2000);
    expect(hand.sensors.reading().positions.map(({ tilt }) => tilt)).toEqual([null, null]);
  });
});

describe('a collector', () => {
  it('says what it waits for, and takes no position from a hand that moves', () => {
    const hand = new Hand(clean);
    expect(hand.sensors.progress().wanted).toBeNull();
    hand.sensors.begin('positions');
    hand.hold(300);
    expect(hand.sensors.progress()).toMatchObject({ wanted: 'screen-up', isDone: false });
    hand.turn(0, 500, 2000);
    expect(hand.sensors.reading().positions).toEqual([]);
  });
  it('takes what the person confirms only while the device is still in another position', () => {
    const hand = new Hand({ ...clean, axes: [2, 1, 3] });
    hand.sensors.begin('positions');
    hand.hold(2500);
    hand.sensors.confirm();
    expect(hand.sensors.reading().positions).toHaveLength(1);
    hand.turn(0, 90, 900);
    hand.hold(2500);
    expect(hand.sensors.progress()).toMatchObject({ wanted: 'top-up', isOther: true, isStill: true });
    hand.sensors.confirm();
    expect(hand.sensors.reading().positions.map(({ confirmed }) => confirmed)).toEqual([false, true]);
  });
  it.each([1, -1] as const)('has the sign %i of the first position, whatever is up later', (sign) => {
    const hand = new Hand({ ...clean, sign });
    hand.positions();
    expect(hand.sensors.sign).toBe(sign);
    expect(hand.sensors.reading().positions.map(({ position }) => position)).toEqual([...positions]);
  });
  it('does a task again, and goes on from an earlier reading', () => {
    const hand = new Hand(clean);
    hand.rest();
    hand.positions();
    const before = hand.sensors.reading();
    hand.sensors.restart(before);
    expect(hand.sensors.reading()).toMatchObject({ positions: before.positions });
    hand.sensors.begin('positions');
    expect(hand.sensors.reading().positions).toEqual([]);
  });
});
