import { describe, expect, it } from 'vitest';
import { INK_STRIDE } from '../../../measure/live/ink';
import { barrelEnd, inkWidth, PEN_PIECES, writePen } from '../../../renderers/pen/pen.geometry';

describe('the picture of a pen', () => {
  it('shows nothing of an upright barrel, and all of one that lies flat', () => {
    expect(barrelEnd(0, 0, 100)).toEqual([0, 0]);
    const [x, y] = barrelEnd(89, 0, 100);
    expect(x).toBeCloseTo(100, 1);
    expect(y).toBeCloseTo(0);
  });

  it('leans to the right and towards the person by the signs of the tilt', () => {
    // The sine of 30° is 0.5.
    expect(barrelEnd(30, 0, 100)[0]).toBeCloseTo(50);
    expect(barrelEnd(0, -30, 100)[1]).toBeCloseTo(-50);
    const [x, y] = barrelEnd(45, 45, 90);
    expect(x).toBeCloseTo(y);
    // Both tangents are 1, so the angle to the vertical has tangent √2 and sine √(2/3).
    expect(Math.hypot(x, y)).toBeCloseTo(90 * Math.sqrt(2 / 3));
  });

  it('has a bar as long as the pressure, and a tick that turns', () => {
    const out = new Float32Array(PEN_PIECES * INK_STRIDE);
    const tip = { x: 500, y: 400, pressure: 0.25, tiltX: 0, tiltY: 0, twist: 90, buttons: 1 };
    writePen(tip, 2, out);
    const [, tick = [], bar = []] = [0, 1, 2].map((piece) => [
      ...out.subarray(piece * INK_STRIDE, (piece + 1) * INK_STRIDE),
    ]);
    expect(tick.slice(0, 4).map(Math.round)).toEqual([500, 400, 536, 400]);
    expect(bar.slice(0, 4)).toEqual([420, 456, 460, 456]);
  });

  it('has ink of 1 to 9 CSS px', () => {
    expect(inkWidth(0, 1)).toBe(1);
    expect(inkWidth(1, 1)).toBe(9);
    expect(inkWidth(0.5, 2)).toBe(10);
  });
});
