/**
 * A pseudo-random number in [0, 1) that depends only on its arguments, so that a run can be replayed from its seed.
 * Mixes three words with the 32-bit finalizer of MurmurHash3 (https://github.com/aappleby/smhasher/wiki/MurmurHash3).
 * @param seed integer seed of the run
 * @param stream identifies the use, so that two uses never share a draw
 * @param index number of the draw in the stream
 */
export function draw(seed: number, stream: number, index: number): number {
  let bits = mix(seed ^ 0x9e3779b9);
  bits = mix(bits ^ Math.imul(stream + 1, 0x85ebca6b));
  bits = mix(bits ^ Math.imul(index + 1, 0xc2b2ae35));
  return (bits >>> 0) / 2 ** 32;
}

function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** A random integer from 0 to `below` − 1. */
export const drawInteger = (seed: number, stream: number, index: number, below: number): number =>
  Math.floor(draw(seed, stream, index) * below);

/** The items in random order, from the seed (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], seed: number, stream: number): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = drawInteger(seed, stream, last, last + 1);
    [order[last], order[other]] = [order[other] as Item, order[last] as Item];
  }
  return order;
}

/** Streams of a run's seed, one for each use. */
export const streams = {
  place: 0,
  catchSlot: 1,
  order: 2,
  phase: 3,
  start: 4,
  size: 5,
  level: 6,
  planted: 7,
  rings: 8,
} as const;
