import { expect, it } from 'vitest';
import { coarseStepOf, medianGap, timerResolutionOf } from '../../../measure/timing/period';

const values = (count: number, of: (i: number) => number) => Float64Array.from({ length: count }, (_, i) => of(i));

it.each<[step: number, of: (i: number) => number, tolerance: number]>([
  ...[100, 20, 50 / 3, 1, 0.1, 0.02, 0.005].map(
    (step) => [step, (i: number) => i * 7 * step, 0.001] as [number, (i: number) => number, number],
  ),
  [0, (i: number) => i * Math.SQRT2, 0.001],
  [1, (i: number) => i + (i % 2 ? 0.004 : 0), 0.006],
  [0, (i: number) => i + (i % 2 ? 0.004 : 0), 0.001],
  // The tolerance is less than a sixteenth of the step, so values off by 2 are not multiples of 20.
  [1, (i: number) => 20 * i + (i % 2 ? 2 : 0), 3],
  [0.1, (i: number) => 20 * i + (i % 2 ? 0.1 : 0), 0.1],
])('finds a timer step of %d ms, and no coarser one (%#)', (step, of, tolerance) => {
  expect(timerResolutionOf(values(200, of), 0, 200, tolerance)).toBe(step);
  // Values before `from` and none at all say nothing.
  const shifted = values(200, (i) => (i < 9 ? Math.E * i : of(i)));
  expect(timerResolutionOf(shifted, 9, 200, tolerance)).toBe(step);
  expect(timerResolutionOf(shifted, 9, 9, tolerance)).toBe(0);
});

it.each<[step: number, times: Float64Array]>([
  ...[100, 20, 16.667, 50 / 3, 7.3].map((step): [number, Float64Array] => [
    step,
    values(200, (i) => step * Math.floor(3 + (i * 17.1) / step)),
  ]),
  // Two steps a frame, from an odd one on.
  [16.667, values(200, (i) => 16.667 * (2 * i + 1))],
  // The same gaps of whole milliseconds are of a finer timer, if they do not begin at one of them.
  [20, values(200, (i) => 20 * i)],
  [0, values(200, (i) => 20 * i + 7)],
  [0, values(200, (i) => i * 16.683 + 5)],
  [0, values(200, (i) => Math.floor(i * 16.683))],
  [0, values(200, () => 50)],
])('finds a coarse step of %d ms (%#)', (step, times) => expect(coarseStepOf(times, 0, 200)).toBeCloseTo(step, 9));

const slower = values(300, (i) => (i < 150 ? i * 30 : 4500 + (i - 150) * 8));
it.each([
  [slower, 0, 100, 30],
  [slower, 0, 300, 8],
  [slower, 298, 300, 8],
  // Of the last 96 gaps, 48 are of 30 and as many of 8.
  [slower, 0, 199, 30],
  [slower, 0, 200, 8],
  [slower, 148, 152, 30],
  // One late frame does not change the median.
  [Float64Array.of(0, 10, 20, 50, 60, 70), 0, 6, 10],
])('takes the median of the latest gaps, whatever lies before them (%#)', (times, from, to, median) =>
  expect(medianGap(times, from, to)).toBe(median),
);
