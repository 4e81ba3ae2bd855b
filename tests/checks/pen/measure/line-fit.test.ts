import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine } from '../../../../measure/pen/line-fit';
import { RulerMeter, type RulerRefusal, steadiest } from '../../../../measure/pen/ruler';
import { normal, randomOf } from '../../../kit/random';
import { drawAll } from './traces';

describe('the line of a ruler', () => {
  /** A line at an angle, with waves perpendicular to it. */
  function waves(angle: number, amplitude: number, count = 1200) {
    const xs = new Float64Array(count);
    const ys = new Float64Array(count);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    for (let i = 0; i < count; i++) {
      const off = amplitude * Math.sin((2 * Math.PI * i) / 40);
      xs[i] = 500 + i * dx - off * dy;
      ys[i] = 700 + i * dy + off * dx;
    }
    return fitLine(xs, ys, count);
  }

  it('has the planted jitter within 2 per cent, at every angle', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: 0.05, max: 8, noNaN: true }),
        (angle, amplitude) => {
          const fit = waves(angle, amplitude);
          expect(Math.abs((fit?.rms ?? 0) / (amplitude / Math.SQRT2) - 1)).toBeLessThan(0.02);
          expect(fit?.peak).toBeGreaterThan(0.95 * amplitude);
        },
      ),
    );
  });

  it.each([0.2, 0.6, 1.5, 4])('has random jitter of %f px within 2 per cent over many samples', (jitter) => {
    const next = randomOf(5);
    const count = 12_000;
    const xs = new Float64Array(count);
    const ys = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      xs[i] = i / 10 + jitter * normal(next);
      ys[i] = i / 12 + jitter * normal(next);
    }
    expect(Math.abs((fitLine(xs, ys, count)?.rms ?? 0) / jitter - 1)).toBeLessThan(0.02);
  });

  it('tells length and angle, and leaves out the ends', () => {
    const xs = Float64Array.from({ length: 500 }, (_, i) => 300 + i);
    // A hook at each end, as hands make them.
    const ys = Float64Array.from({ length: 500 }, (_, i) => 300 + i + (i < 20 || i > 480 ? 6 : 0));
    const fit = fitLine(xs, ys, 500);
    expect(fit?.length).toBeCloseTo(499 * Math.SQRT2, -1);
    expect(fit?.angle).toBeCloseTo(45, 0);
    expect(fit?.rms).toBeLessThan(0.1);
    // From right to left, and upwards.
    expect(waves(2.8, 0)?.angle).toBeCloseTo(19.6, 1);
    expect(waves(-0.5, 0)?.angle).toBeCloseTo(28.6, 1);
  });

  it('is not there for a few samples, or for a point', () => {
    const xs = new Float64Array(50).fill(3);
    expect(fitLine(xs, xs, 7)).toBeNull();
    expect(fitLine(xs, xs, 50)).toBeNull();
  });

  it.each<[RulerRefusal | null, Partial<Record<'length' | 'angle' | 'ms' | 'ratio' | 'count' | 'bulge', number>>]>([
    [null, {}],
    ['short', { length: 219 }],
    [null, { length: 221 }],
    ['short', { length: 439, ratio: 2, ms: 9000 }],
    [null, { length: 441, ratio: 2 }],
    ['level', { angle: 14 }],
    [null, { angle: 16 }],
    [null, { angle: 74 }],
    ['level', { angle: 76 }],
    // 270 px in a second.
    ['fast', { length: 540, ms: 1990 }],
    [null, { length: 540, ms: 2010 }],
    // Of 76 samples, 60 are left without a tenth at each end.
    ['fast', { count: 75 }],
    [null, { count: 76 }],
    ['curved', { bulge: 60 }],
    [null, { bulge: 30 }],
  ])('is refused as %s: %j', (refusal, change) => {
    const { length, angle, ms, ratio, count, bulge } = {
      length: 500,
      angle: 45,
      ms: 5000,
      ratio: 1,
      count: 200,
      bulge: 0,
      ...change,
    };
    const meter = new RulerMeter();
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const off = bulge * Math.sin(Math.PI * share);
      meter.push(900 - length * cos * share + off * sin, length * sin * share + off * cos, 7000 + ms * share);
    }
    meter.end(ratio);
    expect(meter.read().refusal).toBe(refusal);
    const lengths = meter.read().strokes.map((stroke) => stroke.length);
    expect(lengths).toEqual(refusal ? [] : [expect.closeTo(length, 6)]);
  });

  it('ends where its memory of 16,384 samples ends', () => {
    const meter = new RulerMeter();
    for (let i = 0; i <= 16_384; i++) meter.push(3 * i, 4 * i, 1000 * i);
    meter.end(1);
    expect(meter.read().strokes[0]?.length).toBeCloseTo(5 * 16_383, 6);
  });

  it('keeps the steadiest of several strokes', () => {
    const { ruler } = drawAll({ jitter: 0.5 }).snapshot();
    expect(ruler.strokes).toHaveLength(3);
    expect(steadiest(ruler)?.rms).toBe(Math.min(...ruler.strokes.map(({ rms }) => rms)));
    expect(Math.abs((steadiest(ruler)?.rms ?? 0) - 0.5)).toBeLessThan(0.05);
  });
});
