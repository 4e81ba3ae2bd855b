import { expect, it } from 'vitest';
import { countGap } from '../../measure/gap-counts';

it('counts a gap in the bin that it falls in, and a longer one in the last', () => {
  const none = [0, 0, 0];
  expect(countGap(none, 0, 10)).toEqual([1, 0, 0]);
  expect(countGap(none, 9.99, 10)).toEqual([1, 0, 0]);
  expect(countGap([1, 2, 0], 10, 10)).toEqual([1, 3, 0]);
  expect(countGap(none, 5000, 10)).toEqual([0, 0, 1]);
  expect(none).toEqual([0, 0, 0]);
});
