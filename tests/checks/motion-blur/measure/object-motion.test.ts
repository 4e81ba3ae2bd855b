import { describe, expect, it } from 'vitest';
import {
  advance,
  distanceAt,
  drawnSpeed,
  persistenceOf,
  pixelsPerFrame,
  pixelsPerSecond,
  startOfMotion,
} from '../../../../measure/motion/object-motion';

describe('motion', () => {
  const at = { speed: 50, whole: false };
  it('runs at 960 px/s at a speed of 50 and 1920 at 100', () => {
    expect([10, 50, 100].map(pixelsPerSecond)).toEqual([192, 960, 1920]);
    expect(pixelsPerFrame(at, 1000 / 60)).toBeCloseTo(16);
    expect(pixelsPerFrame(at, null)).toBeNull();
  });

  it('is a function of time, whatever the frames', () => {
    expect(distanceAt(1000, at, 0)).toBe(960);
    expect(distanceAt(1000, at, 1000 / 144)).toBe(960);
    expect(distanceAt(250, { ...at, speed: 100 }, 1000 / 60)).toBe(480);
  });

  it('takes whole steps at the nearest speed when asked to', () => {
    const whole = { speed: 50, whole: true };
    const interval = 1000 / 144;
    expect(pixelsPerFrame(whole, interval)).toBe(7);
    expect(drawnSpeed(whole, interval)).toBeCloseTo(1008);
    for (let n = 0; n < 500; n++) expect(distanceAt(n * interval + 0.2, whole, interval)).toBe(7 * n);
  });

  it('counts frames of the screen, each at least once, however the interval is refined', () => {
    const moment = startOfMotion(0);
    advance(moment, 7);
    expect(moment.frame).toBe(1);
    for (const [delta, frame] of [
      [10.4, 2],
      [29.7, 5],
      [2, 6],
    ] as const) {
      moment.interval += moment.interval > 0 ? 0.01 : 10;
      advance(moment, delta);
      expect(moment.frame).toBe(frame);
    }
    expect(moment.elapsed).toBeCloseTo(49.1);
  });

  it.each([
    [[10], [10, 0, 0]],
    [
      [10, 10, 10, 10, 10],
      [50, 40, 40],
    ],
    // Two frames missed.
    [
      [10, 10, 10, 10, 10, 30],
      [80, 80, 80],
    ],
    [
      [80, 30],
      [110, 100, 80],
    ],
  ])('after frames of %j ms holds its lanes at the full, the half and a quarter of the rate', (deltas, held) => {
    const moment = startOfMotion(10);
    for (const delta of deltas) advance(moment, delta);
    expect([...moment.held]).toEqual(held);
  });

  it('reads persistence as the time of one period', () => {
    expect(persistenceOf({ ...at, bars: 16 }, 1000 / 60)).toBeCloseTo(16.67, 1);
    expect(persistenceOf({ ...at, speed: 100, bars: 8 }, 1000 / 240)).toBeCloseTo(4.17, 1);
  });
});
