import { describe, expect, it } from 'vitest';
import { densestGap, fitGaps, isOnePeriod, meanGap } from '../../../measure/timing/gap-fit';
import { type GridFit, isFirm, MIN_TIMES, refineGrid, searchGrid } from '../../../measure/timing/grid-fit';

describe('gaps', () => {
  it.each([
    [[5], 5],
    [[1, 10, 11, 12, 13, 30], 12],
    // Of two equal clusters, the one of shorter gaps.
    [[10, 11, 20, 21], 11],
    [[1, 2, 20, 21, 22], 21],
  ])('%j: the densest cluster is about %d', (sorted, gap) => expect(densestGap(Float64Array.from(sorted))).toBe(gap));

  it.each([
    // 40 in 4 periods, and one period is off by 1.
    [[9, 11, 20], 3, 10, { period: 10, spread: Math.sqrt(2 / 3), gaps: 3, time: 40, stretches: 1 }],
    [[9, 11, 20, 1000], 3, 10, { period: 10, spread: Math.sqrt(2 / 3), gaps: 3, time: 40, stretches: 1 }],
    // Eight periods are the most, and a gap of no period ends a stretch too.
    [[10, 80, 90, 3, 10, 20], 6, 10, { period: 10, spread: 0, gaps: 4, time: 120, stretches: 2 }],
    [[13.5], 1, 10, { period: 13.5, spread: 0, gaps: 1, time: 13.5, stretches: 1 }],
    // 50 is five periods of 11, so 80 are eight.
    [[10, 10, 10, 50], 4, 11, { period: 10, spread: 0, gaps: 4, time: 80, stretches: 1 }],
  ])('%j of %d: a period near %d', (gaps, count, near, fit) =>
    expect(fitGaps({ gaps: Float64Array.from(gaps), starts: new Uint8Array(gaps.length), count }, near)).toEqual(fit),
  );

  it('have a mean and a spread without those of a pause, which ends a stretch', () =>
    expect(
      meanGap({ gaps: Float64Array.of(1, 3, Number.POSITIVE_INFINITY, 2), starts: new Uint8Array(4), count: 4 }),
    ).toEqual({
      ...{ period: 2, spread: expect.closeTo(Math.sqrt(2 / 3), 9), gaps: 3, time: 6, stretches: 2 },
    }));

  it.each([
    [6.5, true],
    [6.4, false],
    [13.5, true],
    [13.6, false],
  ])('%d is one period of 10: %s', (gap, is) => expect(isOnePeriod(gap, 10)).toBe(is));
});

describe('a grid', () => {
  const COUNT = 96;
  /** Times of a grid of 10 ms that starts at 1000, each off by `error`. */
  const times = (error: (i: number) => number = () => 0, count = COUNT) =>
    Float64Array.from({ length: count }, (_, i) => 1000 + 10 * i + error(i));
  const refined = (of: Float64Array, step = 0, start: Partial<GridFit> = {}) => {
    const fit = { interval: 10.02, base: 1000, jitter: 9, error: 9, ...start };
    return { is: refineGrid(of, 0, of.length, fit, step), ...fit };
  };
  /** Σ(n − n̄)² of the numbers 0 to 95. */
  const SPREAD = (COUNT * (COUNT ** 2 - 1)) / 12;

  it('is found without a first guess, and by another name of the same base', () => {
    for (const [from, step] of [
      [0, 0],
      [30, 1],
    ] as const) {
      const fit = { interval: 0, base: 0, jitter: 0, error: 0 };
      expect(searchGrid(times(), from, COUNT, fit, step)).toBe(true);
      expect(Math.abs(fit.interval - 10)).toBeLessThan(0.01);
      expect(Math.abs(fit.base - 1000 - 10 * from)).toBeLessThan(0.5);
    }
  });

  it('is found behind missing times, whose gaps are multiples', () => {
    const some = times().filter((_, i) => i % 3 === 0 || i % 7 === 0);
    const fit = { interval: 0, base: 0, jitter: 0, error: 0 };
    expect(searchGrid(some, 0, some.length, fit, 0.1)).toBe(true);
    expect(Math.abs(fit.interval - 10)).toBeLessThan(0.01);
  });

  it.each([
    ['that stand still', times(() => 0).fill(7)],
    ['that go back', times().reverse()],
    ['that last too long for a search', Float64Array.from({ length: COUNT }, (_, i) => 10 * i + (i < 2 ? 0 : 20_000))],
  ])('is not looked for in times %s', (_, of) =>
    expect(searchGrid(of, 0, of.length, { interval: 0, base: 0, jitter: 0, error: 0 }, 0)).toBe(false),
  );

  it.each([
    ['no error', () => 0, 0, 0, 0],
    // A timer's step hides a drift of up to a step over the range: 1/√6 of it on average.
    ['no error at a coarse timer', () => 0, 1, 0, Math.sqrt(1 / 6 / COUNT ** 2)],
    ['errors that alternate', (i: number) => (i % 2 ? 0.1 : -0.1), 0, 0.1, Math.sqrt(0.01 / SPREAD)],
    [
      'errors that alternate at a coarse timer',
      (i: number) => (i % 2 ? 0.1 : -0.1),
      1,
      0.1,
      Math.sqrt(0.01 / SPREAD + (1 / 6 - 2 * 0.01) / COUNT ** 2),
    ],
    // Each eighth has one sign: twelve times the variance of independent errors, and three times what is above two.
    [
      'errors that stay for a while',
      (i: number) => (Math.floor(i / 12) % 2 ? 0.1 : -0.1),
      0,
      0.1,
      Math.sqrt((30 * 0.01) / SPREAD),
    ],
  ])('with %s has its interval, base, jitter and uncertainty', (_, error, step, jitter, uncertainty) => {
    const fit = refined(times(error), step);
    expect(fit.is).toBe(true);
    expect(fit.interval).toBeCloseTo(10, 2);
    expect(fit.base).toBeCloseTo(1000, 1);
    expect(fit.jitter).toBeCloseTo(jitter, 2);
    expect(fit.error).toBeCloseTo(uncertainty, 4);
    if (jitter === 0) expect([fit.interval, fit.base, fit.error]).toEqual([10, 1000, uncertainty]);
  });

  it('is exact beside a time that is far off, wherever the base was', () => {
    const fit = refined(
      times((i) => (i === 90 ? 3 : 0)),
      0,
      { base: 1000 + 3 * 10.02 },
    );
    expect([fit.is, fit.interval, fit.base]).toEqual([true, 10, 1000]);
    expect(fit.jitter).toBeCloseTo(3 / Math.sqrt(COUNT), 9);
  });

  it('of a part of the times is that part’s', () => {
    const fit = { interval: 10.02, base: 1000, jitter: 9, error: 9 };
    const of = times((i) => (i < 40 ? 4 * Math.sin(i) : 0));
    expect(refineGrid(of, 40, COUNT, fit, 0)).toBe(true);
    expect(fit).toMatchObject({ interval: 10, jitter: 0, error: 0 });
  });

  const slow = (i: number) => 0.5 * Math.sin((2 * Math.PI * i) / COUNT);
  it.each([
    ['errors of 1.8 of 10', (i: number) => 1.8 * (i % 2 ? 1 : -1), 0, COUNT, true],
    ['errors of 1.9 of 10', (i: number) => 1.9 * (i % 2 ? 1 : -1), 0, COUNT, false],
    ['one eighth in disorder', (i: number) => (i < 12 ? 2.4 * (i % 2 ? 1 : -1) : 0), 0, COUNT, false],
    ['the last eighth in disorder', (i: number) => (i >= 84 ? 2.4 * (i % 2 ? 1 : -1) : 0), 0, COUNT, false],
    ['an interval that swings', slow, 0, COUNT, false],
    ['a swing within the timer’s step', slow, 1, COUNT, true],
    ['a swing within the screen’s own jitter', (i: number) => 0.4 * slow(i), 0, COUNT, true],
    ['half as many times as a search needs', () => 0, 0, MIN_TIMES / 2, true],
    ['fewer', () => 0, 0, MIN_TIMES / 2 - 1, false],
  ])('with %s is one: %#', (_, error, step, count, is) => expect(refined(times(error, count), step).is).toBe(is));

  it.each([
    [0.2, 0, true],
    [0.21, 0, false],
    [0.6, 1, true],
    [0.61, 1, false],
  ])('with a jitter of %d of 10 at a timer of %d is firm: %s', (jitter, step, is) =>
    expect(isFirm({ jitter, interval: 10, base: 0, error: 0 }, step)).toBe(is),
  );
});
