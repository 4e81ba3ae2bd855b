import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, drawInteger, shuffled } from '../../measure/random';
import { anySeed } from '../kit/seeds';

describe('what is drawn from a seed', () => {
  it('is the same each time, and spread evenly over places', () => {
    // By hand. A run is replayed from its seed, so these never change.
    expect([draw(7, 1, 2), draw(0, 0, 0), draw(2 ** 31 - 1, 7, 60)]).toEqual([
      ...[0.8964909026399255, 0.32142556202597916, 0.9157873082440346],
    ]);
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 4000; i++)
      counts[drawInteger(i, 0, i % 60, 4)] = (counts[drawInteger(i, 0, i % 60, 4)] ?? 0) + 1;
    // Four standard deviations of a count with probability 1/4.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(110);
  });

  it('keeps all items when it shuffles', () => {
    fc.assert(
      fc.property(anySeed, fc.array(fc.integer(), { maxLength: 60 }), (seed, items) => {
        expect(shuffled(items, seed, 1).sort()).toEqual([...items].sort());
      }),
      { numRuns: 50 },
    );
  });
});
