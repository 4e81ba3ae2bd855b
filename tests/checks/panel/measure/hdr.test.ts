import { describe, expect, it } from 'vitest';
import { lastSeen, nextHdrStep } from '../../../../measure/panel/hdr';

describe('brighter than white', () => {
  const count = (right: number, asked = 4) => ({ right, asked });
  it.each([
    [[count(0, 0), count(0, 0)], 0, 1],
    [[count(0, 2), count(0, 0)], 0, 1],
    [[count(0, 3), count(0, 0)], null, 1],
    [[count(3, 3), count(0, 0)], 0, 1],
    [[count(4), count(0, 3)], null, 2],
    [[count(4), count(4, 5), count(0, 0)], 1, 2],
    [[count(4), count(6, 7), count(0, 3)], null, 4],
    [[count(4), count(7, 11), count(0, 0)], 1, 2],
    [[count(4), count(7, 12), count(0, 0)], null, 2],
    [[count(4), count(8, 12), count(0, 0)], 2, 4],
    [[count(4), count(4), count(4), count(4)], null, 16],
  ])('goes on until a step is not seen (%#)', (counts, next, last) => {
    expect(nextHdrStep(counts)).toBe(next);
    expect(lastSeen(counts)).toBe(last);
  });
});
