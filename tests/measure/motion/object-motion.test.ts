import { describe, expect, it } from 'vitest';
import {
  distanceAt,
  drawnSpeed,
  persistenceOf,
  pixelsPerFrame,
  pixelsPerSecond,
} from '../../../measure/motion/object-motion';

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

  it('stands still for two or four frames at half and quarter rate, and covers the same distance', () => {
    const interval = 10;
    const places = (hold: number) => Array.from({ length: 9 }, (_, n) => distanceAt(n * interval, at, interval, hold));
    expect(places(2)).toEqual([0, 0, 2, 2, 4, 4, 6, 6, 8].map((n) => n * 9.6));
    expect(places(4)).toEqual([0, 0, 0, 0, 4, 4, 4, 4, 8].map((n) => n * 9.6));
  });

  it('reads persistence as the time of one period', () => {
    expect(persistenceOf({ ...at, bars: 16 }, 1000 / 60)).toBeCloseTo(16.67, 1);
    expect(persistenceOf({ ...at, speed: 100, bars: 8 }, 1000 / 240)).toBeCloseTo(4.17, 1);
  });
});
