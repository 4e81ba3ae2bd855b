import type { InUnits, PositionReading } from './snapshot';

export type RateUnit = keyof InUnits;

/** Degrees per radian. */
export const DEGREES_PER_RADIAN = 180 / Math.PI;
/**
 * Radians are assumed if their error is below this share of the error in degrees, and below this many degrees per turn.
 */
const CLEARLY_BETTER = 0.5;
const MAX_ERROR_DEG = 15;

/**
 * The unit of the browser's rotation rates, inferred by comparing turns with gravity. Degrees per second, as specified,
 * unless radians fit clearly better: Chrome used radians before version 66.
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

/** Degrees per unit of a rate. */
export const degreesIn = (unit: RateUnit): number => (unit === 'radians' ? DEGREES_PER_RADIAN : 1);
