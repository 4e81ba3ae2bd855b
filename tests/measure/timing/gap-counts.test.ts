import { expect, it } from 'vitest';
import { withGap } from '../../../measure/timing/gap-counts';

it('counts a gap in the bin that it falls in, and a longer one in the last', () => {
  const none = [0, 0, 0];
  expect(withGap(none, 0, 10)).toEqual([1, 0, 0]);
  expect(withGap(none, 9.99, 10)).toEqual([1, 0, 0]);
  expect(withGap([1, 2, 0], 10, 10)).toEqual([1, 3, 0]);
  expect(withGap(none, 5000, 10)).toEqual([0, 0, 1]);
  expect(none).toEqual([0, 0, 0]);
});
