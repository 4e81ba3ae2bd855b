import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normal } from '../kit/random';
import { quantile, randomOf, ratioOf, shuffled, summaryOf } from './figures.mjs';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 50 });

describe('quantile', () => {
  test('lies between the values, rises with its share and does not depend on their order', () => {
    fc.assert(
      fc.property(numbers, fc.double({ min: 0, max: 1, noNaN: true }), (values, share) => {
        const one = quantile(values, share);
        expect(one).toBeGreaterThanOrEqual(Math.min(...values));
        expect(one).toBeLessThanOrEqual(Math.max(...values));
        expect(quantile(values, 1)).toBeGreaterThanOrEqual(one);
        expect(quantile(values.toReversed(), share)).toBe(one);
      }),
    );
  });

  test('is the middle of two values at a half', () => {
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([], 0.5)).toBeNaN();
  });
});

test('a summary is median, 95th percentile and the distance between the quartiles', () => {
  const values = Array.from({ length: 101 }, (_, i) => i);
  expect(summaryOf(shuffled(values, randomOf(1)))).toEqual({ median: 50, p95: 95, spread: 50 });
});

test('a shuffle keeps every item, and is the same for the same seed', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0 }), (items, seed) => {
      const order = shuffled(items, randomOf(seed));
      expect(order.toSorted()).toEqual(items.toSorted());
      expect(shuffled(items, randomOf(seed))).toEqual(order);
    }),
  );
  const orders = new Set(Array.from({ length: 100 }, (_, seed) => shuffled([1, 2, 3], randomOf(seed)).join('')));
  expect(orders.size).toBe(6);
});

describe('ratio', () => {
  /** Rounds on a machine whose load varies: in a busy round both variants take longer. */
  const rounds = (seed: number, ratio: number, count: number) => {
    const random = randomOf(seed);
    const busy = Array.from({ length: count }, () => Math.exp(0.3 * normal(random)));
    const noisy = (scale: number) => busy.map((load) => scale * load * Math.exp(0.08 * normal(random)));
    return { base: noisy(0.2), costs: noisy(0.2 * ratio) };
  };

  test.each([
    [12, 0.5],
    [20, 3],
  ])('its interval holds the true ratio in 95 of 100 benches: %i rounds, %f times', (count, ratio) => {
    const benches = 300;
    let held = 0;
    for (let seed = 0; seed < benches; seed++) {
      const { base, costs } = rounds(seed, ratio, count);
      const { low, high } = ratioOf(costs, base, seed, 500);
      if (low <= ratio && ratio <= high) held++;
    }
    // With 300 benches, random variation around 0.95 gives 0.91 to 0.98.
    expect(held / benches).toBeGreaterThan(0.91);
    expect(held / benches).toBeLessThan(0.985);
  });

  test('is exact, with an interval of one point, where all rounds agree', () => {
    const { ratio, low, high } = ratioOf([2, 4, 6], [1, 2, 3]);
    for (const figure of [ratio, low, high]) expect(figure).toBeCloseTo(2, 12);
  });

  test('of the inverse is its inverse, and a busy round that slows both changes nothing', () => {
    const { base, costs } = rounds(5, 1.7, 12);
    const there = ratioOf(costs, base);
    const back = ratioOf(base, costs);
    expect(back.ratio).toBeCloseTo(1 / there.ratio, 12);
    expect(there.low).toBeLessThan(there.ratio);
    expect(there.high).toBeGreaterThan(there.ratio);
    const slowed = ratioOf(
      [...costs.slice(0, -1), 9 * (costs.at(-1) ?? 0)],
      [...base.slice(0, -1), 9 * (base.at(-1) ?? 0)],
    );
    expect(slowed.ratio).toBeCloseTo(there.ratio, 12);
  });

  test('is the same each time it is worked out', () => {
    const { base, costs } = rounds(9, 2, 15);
    expect(ratioOf(costs, base, 4)).toEqual(ratioOf(costs, base, 4));
  });

  test('needs three rounds of both, and costs above 0', () => {
    expect(() => ratioOf([1, 2], [1, 2])).toThrow(RangeError);
    expect(() => ratioOf([1, 2, 3], [1, 2, 3, 4])).toThrow(RangeError);
    expect(() => ratioOf([1, 0, 3], [1, 2, 3])).toThrow(RangeError);
    expect(() => ratioOf([1, 2, 3], [1, 0, 3])).toThrow(RangeError);
  });
});
