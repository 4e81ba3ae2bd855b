import { expect, it } from 'vitest';
import { medianGap, timerResolutionOf } from '../../../measure/timing/period';

const values = (count: number, of: (i: number) => number) => Float64Array.from({ length: count }, (_, i) => of(i));

it.each([100, 20, 50 / 3, 1, 0.1, 0.02, 0.005])('finds a timer step of %d ms, and no coarser one', (step) => {
  expect(
    timerResolutionOf(
      values(200, (i) => i * 7 * step),
      0,
      200,
      0.001,
    ),
  ).toBe(step);
});

it('finds no timer step in values that share none, or in none', () => {
  expect(
    timerResolutionOf(
      values(200, (i) => i * Math.SQRT2),
      0,
      200,
      0.001,
    ),
  ).toBe(0);
  expect(
    timerResolutionOf(
      values(5, (i) => i),
      3,
      3,
      0.001,
    ),
  ).toBe(0);
});

it('allows values to miss a timer step by the tolerance only', () => {
  const off = values(50, (i) => i + (i % 2 ? 0.004 : 0));
  expect(timerResolutionOf(off, 0, 50, 0.006)).toBe(1);
  expect(timerResolutionOf(off, 0, 50, 0.001)).toBe(0);
});

it('takes the median of the latest gaps, whatever lies before them', () => {
  const times = values(300, (i) => (i < 150 ? i * 30 : 4500 + (i - 150) * 8));
  expect(medianGap(times, 0, 100)).toBe(30);
  expect(medianGap(times, 0, 300)).toBe(8);
  expect(medianGap(times, 298, 300)).toBe(8);
  // One late frame does not change the median.
  expect(medianGap(Float64Array.of(0, 10, 20, 50, 60, 70), 0, 6)).toBe(10);
});
