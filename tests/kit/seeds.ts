import fc from 'fast-check';

export const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
/** Checks what holds for every seed, of which it tries so many. */
export const everySeed = (numRuns: number, check: (seed: number) => void) =>
  fc.assert(fc.property(anySeed, check), { numRuns });
export const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => make(i));
