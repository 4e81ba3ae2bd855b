import { expect, it } from 'vitest';
import { createRateMeter, createRepeatMeter } from '../../../../measure/camera/frame-rate';

/** The meter's reading after `seconds` of frames at `rate`, with a callback for every `every`th frame. */
function rateOf(rate: number, seconds: number, { every = 1, start = 0 } = {}): number | null {
  const meter = createRateMeter();
  for (let frame = 0; frame <= rate * seconds; frame += every) meter.push(frame, start + frame / rate);
  return meter.read();
}

it.each([5, 15, 24, 29.97, 30, 60, 240])('reads %d frames a second', (rate) => {
  expect(rateOf(rate, 10)).toBeCloseTo(rate, 6);
  expect(rateOf(rate, 10, { start: 86_400 })).toBeCloseTo(rate, 3);
});

it('counts the frames for which no callback came', () => {
  expect(rateOf(60, 5, { every: 2 })).toBeCloseTo(60, 6);
  expect(rateOf(30, 5, { every: 3 })).toBeCloseTo(30, 6);
});

it('gives no figure before the first second is over, and one then', () => {
  expect(createRateMeter().read()).toBeNull();
  expect(rateOf(30, 0.95)).toBeNull();
  expect(rateOf(30, 1)).toBeCloseTo(30, 6);
});

it('follows a rate that changes, within its four seconds', () => {
  const meter = createRateMeter();
  for (let frame = 0; frame < 300; frame++) meter.push(frame, frame / 30);
  for (let frame = 300; frame < 380; frame++) meter.push(frame, 10 + (frame - 300) / 15);
  expect(meter.read()).toBeCloseTo(15, 6);
});

it('is not misled by jitter of the frames', () => {
  const meter = createRateMeter();
  for (let frame = 0; frame < 150; frame++) meter.push(frame, frame / 30 + (frame % 2 ? 0.01 : 0));
  expect(meter.read()).toBeCloseTo(30, 0);
  expect(Math.abs((meter.read() ?? 0) - 30)).toBeLessThan(0.1);
});

it('restarts when the clock or the count goes back, and when asked to', () => {
  const meter = createRateMeter();
  for (let frame = 0; frame < 100; frame++) meter.push(frame, frame / 30);
  meter.push(100, 0.5);
  expect(meter.read()).toBeNull();
  for (let frame = 0; frame < 100; frame++) meter.push(frame, 10 + frame / 24);
  expect(meter.read()).toBeCloseTo(24, 6);
  meter.restart();
  expect(meter.read()).toBeNull();
});

it('takes the same frame told twice for one', () => {
  const meter = createRateMeter();
  for (let frame = 0; frame < 100; frame++) for (const late of [0, 0.004]) meter.push(frame, frame / 30 + late);
  expect(meter.read()).toBeCloseTo(30, 6);
});

it('counts frames that repeat the one before, and those of them while the picture moves', () => {
  const meter = createRepeatMeter();
  const push = (code: number, change: number | null) => meter.push(Uint8ClampedArray.of(7, code, 9, 255), change);
  push(1, null);
  expect(meter.take()).toEqual({ compared: 0, repeated: 0, moving: 0, movingRepeated: 0 });
  push(1, null);
  push(1, 0.9);
  push(2, 1);
  push(2, 1);
  expect(meter.take()).toEqual({ compared: 4, repeated: 3, moving: 2, movingRepeated: 1 });
  // A frame of another size is the first of its own.
  meter.push(new Uint8ClampedArray(8), 5);
  expect(meter.take()).toEqual({ compared: 0, repeated: 0, moving: 0, movingRepeated: 0 });
});
