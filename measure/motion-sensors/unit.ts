import type { InUnits, PositionReading } from './snapshot';

export type RateUnit = keyof InUnits;

/** Degrees of one radian. */
export const DEGREES = 180 / Math.PI;
/** A unit that fits gravity so much better is the one, if it fits within so many degrees a turn. */
const CLEARLY_BETTER = 0.5;
const MAX_ERROR_DEG = 15;

/**
 * The unit in which a browser gives rates of rotation, told by the turns that gravity saw too. Degrees a second, as the
 * specification says, unless radians fit clearly better: Chrome gave them before version 66.
 * https://bugs.chromium.org/p/chromium/issues/detail?id=541607
 */
export function unitOf(positions: readonly PositionReading[]): RateUnit {
  let degrees = 0;
  let radians = 0;
  let turns = 0;
  for (const { tilt } of positions) {
    if (!tilt) continue;
    degrees += tilt.error.degrees;
    radians += tilt.error.radians;
    turns++;
  }
  return radians < CLEARLY_BETTER * degrees && radians < MAX_ERROR_DEG * turns ? 'radians' : 'degrees';
}

/** How many degrees one unit of a rate is. */
export const degreesIn = (unit: RateUnit): number => (unit === 'radians' ? DEGREES : 1);
