import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ContactMeter } from '../../../../measure/pen/contact';
import { PalmMeter } from '../../../../measure/pen/palm';
import { PressureMeter } from '../../../../measure/pen/pressure';
import { randomOf } from '../../../kit/random';
import { drawAll } from './traces';

describe('the rate of a pen', () => {
  it.each([60, 100, 133, 200, 240, 360, 480])('is %i Hz within 1 per cent', (rate) => {
    // At 480 Hz a timer of 1 ms hides the interval of 2.08 ms.
    for (const grain of rate > 400 ? [0.005, 0.1] : [0.005, 0.1, 1]) {
      const { rate: measured } = drawAll({ rate, grain, seed: rate }).snapshot().movement;
      expect(Math.abs((measured ?? 0) / rate - 1), `at a timer of ${grain} ms`).toBeLessThan(0.01);
    }
  });
});

describe('the pressure of a pen', () => {
  it.each([256, 1023, 1024, 2048, 4095, 4096, 8192])('has %i steps', (steps) => {
    expect(drawAll({ steps }).snapshot().pressure).toMatchObject({ steps, capped: 0 });
  });

  it('has no steps to tell where the values lie on none', () => {
    const next = randomOf(9);
    const meter = new PressureMeter();
    meter.begin();
    for (let i = 0; i < 2000; i++) meter.push(next());
    expect(meter.read().steps).toBeNull();
  });

  it('has the extremes, the number of levels and the curve of what was drawn', () => {
    const meter = new PressureMeter();
    meter.begin();
    for (const pressure of [0, 0.25, 0.5, 0.25, 0.75]) meter.push(pressure);
    expect(meter.read()).toMatchObject({ samples: 5, strokes: 1, lowest: 0.25, highest: 0.75, levels: 3, steps: null });
    expect(meter.read().bins.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(meter.read().bins[8]).toBe(2);
  });

  it('is capped where strokes stay at the highest value, and not where they pass it', () => {
    expect(drawAll({ cap: 0.62 }).snapshot().pressure.capped).toBeGreaterThan(2);
    expect(drawAll({ cap: 0.62 }).snapshot().pressure.highest).toBeCloseTo(0.62, 2);
  });

  it('stays in bounds for any numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -2, max: 3, noNaN: true })), (values) => {
        const meter = new PressureMeter();
        meter.begin();
        for (const value of values) meter.push(value);
        const { lowest, highest, levels, bins } = meter.read();
        expect(lowest === null || (lowest > 0 && lowest <= 1)).toBe(true);
        expect(highest === null || (highest >= 0 && highest <= 1)).toBe(true);
        expect(levels).toBeLessThanOrEqual(values.length);
        expect(bins.reduce((sum, count) => sum + count, 0)).toBe(values.length);
      }),
    );
  });
});

describe('a palm', () => {
  /** A pen writes for `ms`, starting at 1000 ms, while `beside` simulates other contacts. */
  function touchesOf(ms: number, beside: (palm: PalmMeter, at: number) => void): number {
    const palm = new PalmMeter();
    beside(palm, 900);
    palm.begin(1000);
    for (let at = 1000; at <= 1000 + ms; at += 5) {
      palm.push(at);
      beside(palm, at);
    }
    return palm.read().touches;
  }

  it('is felt where it rests on while the pen writes, though it came first', () => {
    const rests = (palm: PalmMeter, at: number) => at === 900 && palm.down(3, at);
    expect(touchesOf(500, rests)).toBe(1);
    // The system had no time to react yet.
    expect(touchesOf(100, rests)).toBe(0);
  });

  it('is not felt where the system takes it away, or where it left before the pen came', () => {
    const taken = (palm: PalmMeter, at: number) => {
      if (at === 900 || at === 1200) palm.down(3, at);
      if (at === 1050 || at === 1260) palm.cancel(3);
    };
    expect(touchesOf(500, taken)).toBe(0);
    const tapped = new PalmMeter();
    tapped.down(3, 100);
    tapped.up(3);
    tapped.begin(1000);
    tapped.push(1000);
    // A finger long after the pen left counts neither.
    tapped.down(4, 1600);
    tapped.up(4);
    expect(tapped.read()).toEqual({ samples: 1, touches: 0, cancels: 0 });
  });

  it('is felt as a tap between two strokes', () => {
    const palm = new PalmMeter();
    palm.begin(1000);
    palm.push(1000);
    palm.down(3, 1300);
    palm.up(3);
    palm.cancelPen();
    expect(palm.read()).toEqual({ samples: 1, touches: 1, cancels: 1 });
  });
});

describe('the contact of a pen', () => {
  /** A stroke to the right at 1 px per ms, lifted for `ms`, and a second one that starts `x` px after its end. */
  function breaksOf(ms: number, x: number, y = 0, { repeats = false, ratio = 1 } = {}): number {
    const meter = new ContactMeter();
    meter.pixelRatio = ratio;
    meter.down(0, 0, 0);
    for (let i = 1; i <= 50; i++) meter.move(4 * i, 0, 4 * i);
    if (repeats) meter.move(200, 0, 204);
    meter.up(204);
    meter.down(200 + x, y, 204 + ms);
    return meter.read().breaks;
  }

  it('is lost where the pen is back ahead within 40 ms', () => {
    expect(breaksOf(20, 20)).toBe(1);
    expect(breaksOf(40, 40, 14)).toBe(1);
    // Its last sample repeats the one before.
    expect(breaksOf(20, 20, 0, { repeats: true })).toBe(1);
  });

  it.each([
    [1, -1, 0, 0],
    // 0.65 to 1.5 times the way at its speed, and 3 px for noise.
    [1, 10, 0, 1],
    [1, 9.9, 0, 0],
    [1, 32.9, 0, 1],
    [1, 33.1, 0, 0],
    [2, 35.9, 0, 1],
    // 0.35 of the way aside, and 3 px for noise.
    [1, 20, 9.9, 1],
    [1, 20, 10.1, 0],
    [2, 20, 12.9, 1],
  ])('is on its path at a pixel ratio of %d, %d px on and %d px aside: %d', (ratio, x, y, breaks) => {
    // 20 ms after its last sample.
    expect(breaksOf(16, x, y, { ratio })).toBe(breaks);
  });

  it.each([
    ['after three intervals and a half', 4, 14, 14, 1, 0],
    ['after more', 4, 14.1, 14, 1, 1],
    ['after 12 ms of a fast pen', 2, 12, 14, 1, 0],
    ['after more than that', 2, 12.1, 14, 1, 1],
    ['less than 6 px on', 4, 20, 5.9, 1, 0],
    ['6 px on', 4, 20, 6, 1, 1],
    ['6 px on at twice the pixel ratio', 4, 20, 11.9, 2, 0],
    ['12 px on at twice the pixel ratio', 4, 20, 12, 2, 1],
  ])('has a gap %s', (_, interval, ms, px, ratio, gaps) => {
    const meter = new ContactMeter();
    meter.pixelRatio = ratio;
    meter.down(0, 0, 0);
    for (let i = 1; i <= 30; i++) meter.move(4 * i, 0, interval * i);
    meter.move(120 + px, 0, 30 * interval + ms);
    expect(meter.read()).toEqual({ breaks: 0, gaps });
    meter.restart();
    expect(meter.read()).toEqual({ breaks: 0, gaps: 0 });
  });

  it('was lifted by a hand that hatches, or that takes its time', () => {
    expect(breaksOf(45, -190, 12)).toBe(0);
    expect(breaksOf(45, 0, 14)).toBe(0);
    expect(breaksOf(41, 41)).toBe(0);
  });
});
