import { describe, expect, it } from 'vitest';
import { HEIGHT, type Spot, STICK_REACH, spotOf, stickCenters, WIDTH } from '../../../renderers/gamepad/layout';

const spots = (isStandard: boolean) =>
  Array.from({ length: 40 }, (_, i) => spotOf(i, isStandard)).filter((one) => one !== null);
/** As far as a square gate gets, and no further than the picture. */
const wells: readonly Spot[] = stickCenters.map(([x, y]) => ({
  x: x - STICK_REACH,
  y: y - STICK_REACH,
  width: 2 * STICK_REACH,
  height: 2 * STICK_REACH,
}));
const meet = (a: Spot, b: Spot) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe.each([true, false])('the drawing of a pad, standard %s', (isStandard) => {
  it('keeps every button and stick inside the picture, and apart from the others', () => {
    const all = [...spots(isStandard), ...wells];
    for (const [i, spot] of all.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(0);
      expect(spot.y).toBeGreaterThanOrEqual(0);
      expect(spot.x + spot.width).toBeLessThanOrEqual(WIDTH);
      expect(spot.y + spot.height).toBeLessThanOrEqual(HEIGHT);
      for (const other of all.slice(i + 1)) expect(meet(spot, other), JSON.stringify([spot, other])).toBe(false);
    }
  });

  it('has a place for each button of the standard layout, or for 32', () => {
    expect(spots(isStandard)).toHaveLength(isStandard ? 18 : 32);
  });
});
