import fc from 'fast-check';

export const anySeed = fc.integer({ min: 0, max: 2 ** 31 - 1 });
export const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, i) => make(i));
