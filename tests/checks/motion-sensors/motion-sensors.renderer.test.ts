import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createView, facing, lookAt, project, sides } from '../../../renderers/motion-sensors/attitude.geometry';

const coordinate = fc.double({ min: -12, max: 12, noNaN: true });
/** The height in the picture of a point on a device that is held like this. */
const upOf = (held: readonly [number, number, number], point: readonly [number, number, number]) => {
  const view = createView();
  lookAt(view, ...held);
  return project(view, 1, ...point);
};

describe('the picture of a device', () => {
  it('has up what the sensor says is up, and as far as it can', () => {
    const cos = Math.cos((24 * Math.PI) / 180);
    expect(upOf([0, 9.8, 0], [0, 1, 0])).toBeCloseTo(cos, 9);
    expect(upOf([0, -9.8, 0], [0, 1, 0])).toBeCloseTo(-cos, 9);
    expect(upOf([9.8, 0, 0], [1, 0, 0])).toBeCloseTo(cos, 9);
    expect(upOf([0, 0, 9.8], [0, 0, 1])).toBeCloseTo(cos, 9);
    fc.assert(
      fc.property(coordinate, coordinate, coordinate, (x, y, z) => {
        const length = Math.hypot(x, y, z);
        fc.pre(length >= 0.5);
        const view = createView();
        expect(lookAt(view, x, y, z)).toBe(true);
        // Straight up, neither left nor right.
        expect(project(view, 0, x / length, y / length, z / length)).toBeCloseTo(0, 6);
        expect(project(view, 1, x / length, y / length, z / length)).toBeCloseTo(cos, 6);
        // Its axes keep unit length and stay perpendicular.
        for (const axis of [0, 3, 6]) {
          expect(Math.hypot(view[axis] ?? 0, view[axis + 1] ?? 0, view[axis + 2] ?? 0)).toBeCloseTo(1, 6);
        }
        // At least one and at most three sides face the person.
        const seen = sides.filter(({ axis, end }) => facing(view, axis, end) > 1e-9);
        expect(seen.length).toBeGreaterThanOrEqual(1);
        expect(seen.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('shows the screen of a device that stands, and its back when it is held over the head', () => {
    const view = createView();
    const stands: [number, number, number][] = [
      [0, 9.8, 0],
      [9.8, 0, 0],
      [-9.8, 0, 0],
      [0, -9.8, 0],
      [0, 0, 9.8],
    ];
    for (const held of stands) {
      lookAt(view, ...held);
      expect(facing(view, 2, 1)).toBeGreaterThan(0);
    }
    lookAt(view, 0, 0, -9.8);
    expect(facing(view, 2, -1)).toBeGreaterThan(0);
  });

  it('has no direction without a force', () => {
    expect(lookAt(createView(), 0, 0.1, 0)).toBe(false);
  });
});
