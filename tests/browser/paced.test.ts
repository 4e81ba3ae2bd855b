import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from '../../src/browser/input/paced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Processes items that take `cost` ms each, and none after `last`. */
function taker(cost: number, last?: number) {
  const taken: number[] = [];
  const items = paced((item: number) => {
    taken.push(item);
    now += cost;
    if (item === last) items.stop();
  });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  return { taken, items };
}
const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

test('what comes now and then is taken at once', () => {
  const { taken, items } = taker(1);
  for (const item of numbers(20)) {
    items.push(item);
    expect(taken).toHaveLength(item + 1);
    vi.runAllTimers();
  }
});

test('a storm in one task is taken in slices, and in its order', () => {
  const { taken, items } = taker(3);
  for (const item of numbers(20)) items.push(item);
  expect(taken).toEqual(numbers(3));
  vi.runOnlyPendingTimers();
  expect(taken).toEqual(numbers(6));
  items.push(20);
  expect(taken).toEqual(numbers(6));
  vi.runAllTimers();
  expect(taken).toEqual(numbers(21));
});

test('an item that takes longer than a slice still goes', () => {
  const { taken, items } = taker(100);
  for (const item of numbers(3)) items.push(item);
  vi.runAllTimers();
  expect(taken).toEqual(numbers(3));
});

test('all that waits can be taken at once, or never', () => {
  const { taken, items } = taker(3);
  for (const item of numbers(9)) items.push(item);
  items.flush();
  expect(taken).toEqual(numbers(9));
  for (const item of numbers(9)) items.push(item);
  items.stop();
  vi.runAllTimers();
  expect(taken).toEqual(numbers(9));
});

test('what takes an item may stop the rest', () => {
  const { taken, items } = taker(10, 1);
  for (const item of numbers(5)) items.push(item);
  vi.runAllTimers();
  expect(taken).toEqual([0, 1]);
});
