import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_INK, PenSheet } from '../../../measure/live/pen-sheet';
import { fitLine } from '../../../measure/pen/line-fit';
import { PressureMeter } from '../../../measure/pen/pressure';
import { RulerMeter, type RulerRefusal, steadiest } from '../../../measure/pen/ruler';
import { drawAll, goodPen, plainPen, random, SHEET } from './traces';

const state = { pressure: 0.5, tiltX: 0, tiltY: 0, twist: 0, buttons: 1 };

describe('the rate of a pen', () => {
  it.each([60, 100, 133, 200, 240, 360, 480])('is %i Hz within 1 per cent', (rate) => {
    // At 480 Hz a timer of 1 ms hides the interval of 2.08 ms.
    for (const grain of rate > 400 ? [0.005, 0.1] : [0.005, 0.1, 1]) {
      const { rate: measured } = drawAll({ rate, grain, seed: rate }).snapshot().movement;
      expect(Math.abs((measured ?? 0) / rate - 1), `at a timer of ${grain} ms`).toBeLessThan(0.01);
    }
  });
});

describe('the line of a ruler', () => {
  /** A line at an angle, with waves at right angles to it. */
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
    const next = random(5);
    const count = 12_000;
    const xs = new Float64Array(count);
    const ys = new Float64Array(count);
    const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
    for (let i = 0; i < count; i++) {
      xs[i] = i / 10 + jitter * normal();
      ys[i] = i / 12 + jitter * normal();
    }
    expect(Math.abs((fitLine(xs, ys, count)?.rms ?? 0) / jitter - 1)).toBeLessThan(0.02);
  });

  it('tells length and angle, and leaves out the ends', () => {
    const xs = Float64Array.from({ length: 500 }, (_, i) => 300 + i);
    // A hook at each end, as a hand makes.
    const ys = Float64Array.from({ length: 500 }, (_, i) => 300 + i + (i < 20 || i > 480 ? 6 : 0));
    const fit = fitLine(xs, ys, 500);
    expect(fit?.length).toBeCloseTo(499 * Math.SQRT2, -1);
    expect(fit?.angle).toBeCloseTo(45, 0);
    expect(fit?.rms).toBeLessThan(0.1);
  });

  it('is not there for a few samples, or for a point', () => {
    const xs = new Float64Array(50).fill(3);
    expect(fitLine(xs, xs, 7)).toBeNull();
    expect(fitLine(xs, xs, 50)).toBeNull();
  });

  it.each<[RulerRefusal | null, number, number, number, number]>([
    [null, 400, 300, 2.5, 0],
    ['short', 120, 90, 2.5, 0],
    ['level', 500, 20, 2.5, 0],
    ['fast', 400, 300, 0.4, 0],
    ['curved', 400, 300, 2.5, 40],
  ])('is refused as %s', (refusal, dx, dy, slowness, bulge) => {
    const meter = new RulerMeter();
    meter.begin();
    const count = 200;
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const off = bulge * Math.sin(Math.PI * share);
      meter.push(100 + dx * share + off, 100 + dy * share - off, share * Math.hypot(dx, dy) * 2 * slowness);
    }
    meter.end(1);
    expect(meter.read().refusal).toBe(refusal);
    expect(meter.read().strokes).toHaveLength(refusal === null ? 1 : 0);
  });

  it('keeps the steadiest of several strokes', () => {
    const { ruler } = drawAll({ jitter: 0.5 }).snapshot();
    expect(ruler.strokes).toHaveLength(3);
    expect(steadiest(ruler)?.rms).toBe(Math.min(...ruler.strokes.map(({ rms }) => rms)));
    expect(Math.abs((steadiest(ruler)?.rms ?? 0) - 0.5)).toBeLessThan(0.05);
  });
});

describe('the pressure of a pen', () => {
  it.each([256, 1023, 1024, 2048, 4095, 4096, 8192])('has %i steps', (steps) => {
    expect(drawAll({ steps }).snapshot().pressure).toMatchObject({ steps, capped: 0 });
  });

  it('has no steps to tell where the values lie on none', () => {
    const next = random(9);
    const meter = new PressureMeter();
    meter.begin();
    for (let i = 0; i < 2000; i++) meter.push(next());
    expect(meter.read().steps).toBeNull();
  });

  it('has the extremes, the number of levels and the curve of what was drawn', () => {
    const meter = new PressureMeter();
    meter.begin();
    for (const pressure of [0, 0.25, 0.5, 0.25, 0.75]) meter.push(pressure);
    expect(meter.read()).toMatchObject({ samples: 5, strokes: 1, lowest: 0.25, highest: 0.75, levels: 4, steps: null });
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

describe('a sheet', () => {
  it('finds what a pen shows, and nothing of what it lacks', () => {
    const { features } = drawAll().snapshot();
    expect(features).toMatchObject({
      eraser: true,
      buttons: [1],
      tiltX: { min: -35, max: 35 },
      tiltY: { min: -30, max: 30 },
    });
    expect(features.twist?.max).toBe(90);
    expect(features.hover).toBeGreaterThan(20);
    expect(drawAll(plainPen).snapshot().features).toEqual({
      tiltX: null,
      tiltY: null,
      tiltSamples: 0,
      twist: null,
      hover: 0,
      eraser: false,
      buttons: [],
    });
  });

  it('counts contact that was lost for 20 ms, and missing samples', () => {
    expect(drawAll({ breaks: 3 }).snapshot().contact).toEqual({ breaks: 3, gaps: 0 });
    expect(drawAll({ gaps: 4 }).snapshot().contact).toEqual({ breaks: 0, gaps: 4 });
    expect(drawAll().snapshot().contact).toEqual({ breaks: 0, gaps: 0 });
  });

  it('counts touches beside the pen only while the hand rests, and a mouse never', () => {
    const sheet = drawAll({ palms: 2 });
    sheet.other(false);
    expect(sheet.snapshot().palm).toMatchObject({ touches: 2, cancels: 0 });
    sheet.task = 'cover';
    sheet.other(true);
    expect(sheet.snapshot().palm.touches).toBe(2);
    expect(sheet.progress().isOther).toBe(true);
  });

  it('keeps the marks of a larger sheet until a new one is covered better', () => {
    const sheet = drawAll({ dead: [700, 500, 300, 300] });
    const { touched } = sheet.snapshot().coverage;
    sheet.rebuild({ ...SHEET, height: 1100 }, 1e6);
    expect(sheet.progress().touched).toBe(0);
    sheet.down(7, 30, 30, 1e6, state);
    expect(sheet.snapshot().coverage.touched).toEqual(touched);
    for (let y = 20; y < 1100; y += 36) for (let x = 20; x < SHEET.width; x += 36) sheet.down(7, x, y, 1e6, state);
    expect(sheet.snapshot().coverage).toMatchObject({ height: 1100 });
    expect(sheet.snapshot().coverage.touched.every((by) => by === 1)).toBe(true);
    // A sheet that is complete shows so on the next one, and counts only where it was drawn.
    sheet.rebuild(SHEET, 2e6);
    expect(sheet.progress().touched).toBe(sheet.progress().cells);
    expect(sheet.snapshot().coverage).toMatchObject({ height: 1100 });
  });

  it('goes on from an earlier run', () => {
    const before = drawAll({ dead: [700, 500, 300, 300], breaks: 1 }).snapshot();
    const sheet = new PenSheet();
    sheet.resume(before);
    sheet.rebuild(SHEET, 0);
    expect(sheet.snapshot().coverage.touched).toEqual(before.coverage.touched);
    expect(sheet.snapshot()).toMatchObject({
      pressure: before.pressure,
      ruler: before.ruler,
      features: before.features,
      palm: before.palm,
      contact: before.contact,
      movement: before.movement,
    });
  });

  it('keeps the latest ink in a ring, without a jump between strokes', () => {
    const sheet = drawAll({ seed: 3 });
    expect(sheet.inkCount).toBeGreaterThan(MAX_INK);
    for (let i = 0; i < MAX_INK; i++) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, p0 = 0, p1 = 0] = sheet.ink.subarray(i * 7, i * 7 + 7);
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThan(40);
      expect(Math.max(p0, p1)).toBeLessThanOrEqual(1);
    }
  });

  it('is plain data at the end, and says nothing of a pen that never came', () => {
    const snapshot = drawAll().snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toStrictEqual(snapshot);
    const empty = new PenSheet();
    empty.rebuild(SHEET, 0);
    expect(empty.snapshot()).toMatchObject({ movement: { rate: null, total: 0 }, pressure: { samples: 0 } });
    expect(empty.tip).toBeNull();
  });

  it('takes late samples of a stroke that ended for no hover', () => {
    const sheet = drawAll(plainPen);
    sheet.move(99, 60, 60, 1e6, state);
    expect(sheet.snapshot().features.hover).toBe(0);
    sheet.move(99, 60, 60, 1e6 + 4, { ...state, pressure: 0, buttons: 0 });
    expect(sheet.snapshot().features.hover).toBe(1);
  });

  it('follows one pen at a time, and forgets everything on a reset', () => {
    const sheet = drawAll();
    sheet.down(90, 50, 50, 1e6, state);
    sheet.move(91, 900, 900, 1e6 + 4, state);
    expect(sheet.tip).toMatchObject({ x: 50, y: 50 });
    sheet.cancel(90, 1e6 + 8);
    sheet.leave();
    expect(sheet.tip).toBeNull();
    sheet.reset(2e6);
    expect(sheet.progress()).toMatchObject({ touched: 0, isSeen: false, levels: 0, rate: null });
    expect(sheet.snapshot().ruler.strokes).toEqual([]);
  });

  it('is drawn by a hand that the traces imitate: every cell is reached', () => {
    const { touched } = drawAll(goodPen).snapshot().coverage;
    expect(touched.every((by) => by === 1)).toBe(true);
  });
});
