import { describe, expect, it } from 'vitest';
import { isSamePath } from '../../measure/touch/path';

/** One device px per ms in a direction, lost for 100 ms. Found again so far ahead and aside of its path. */
const isSame = (ahead: number, aside: number, degrees = 0, speed = 1, pixelRatio = 1) => {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return isSamePath(speed * x, speed * y, ahead * x - aside * y, ahead * y + aside * x, 100, pixelRatio);
};

describe.each([0, 37, 90, 200])('a contact that comes back on a path at %i°', (degrees) => {
  it.each([
    [100, 0, true],
    [63, 0, true],
    [61, 0, false],
    [152, 0, true],
    [154, 0, false],
    [-100, 0, false],
    [100, 37, true],
    [100, -37, true],
    [100, 39, false],
    [100, -39, false],
  ])('%i ahead and %i aside is the same: %s', (ahead, aside, same) => {
    expect(isSame(ahead, aside, degrees)).toBe(same);
    // Twice as fast, on a screen of twice the pixels.
    expect(isSame(2 * ahead, 2 * aside, degrees, 2, 2)).toBe(same);
  });
});

it('a contact at rest has no path', () => {
  expect(isSamePath(0, 0, 0, 0, 100, 1)).toBe(false);
  expect(isSamePath(1, 0, 10, 0, 0, 1)).toBe(false);
});
