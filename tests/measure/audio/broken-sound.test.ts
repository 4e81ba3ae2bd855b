import { describe, expect, it } from 'vitest';
import { createCutCounter } from '../../../measure/audio/broken-sound';
import { randomOf } from '../../kit/random';

/** A second of noise that is silent for so many ms, five times. */
function cutNoise(rate: number, gapMs: number): Float32Array {
  const random = randomOf(1);
  const isSilent = (ms: number) => ms % 200 >= 100 && ms % 200 < 100 + gapMs;
  return Float32Array.from({ length: rate }, (_, i) => (isSilent((1000 * i) / rate) ? 0 : random() - 0.5));
}

describe('the counter of cuts', () => {
  it.each([
    [16_000, 0, 0],
    [48_000, 0, 0],
    [48_000, 2, 0],
    [96_000, 2, 0],
    [16_000, 8, 5],
    [48_000, 8, 5],
    [96_000, 8, 5],
  ])('at %i Hz, in noise that is silent for %i ms five times, counts %i', (rate, gapMs, count) => {
    const counter = createCutCounter(rate);
    counter.take(cutNoise(rate, gapMs));
    expect(counter.count).toBe(count);
  });

  it.each([
    ['sound that ends', false, 1],
    ['a pause of the run', true, 0],
  ])('takes %s for so many cuts', (_, isPause, count) => {
    const counter = createCutCounter(48_000);
    counter.take(cutNoise(48_000, 0));
    if (isPause) counter.reset();
    counter.take(new Float32Array(4800));
    expect(counter.count).toBe(count);
  });
});
