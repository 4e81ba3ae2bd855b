import { panelPlace } from '../../content/verdicts/touch';
import { gridOf } from '../../measure/touch/grid';
import type { TouchSnapshot } from '../../measure/touch/snapshot';
import type { CheckResult } from '../result';
import { MIN_SAMPLES } from './evidence';

/** A place where a finger that stayed down was lost, in device px. */
export interface LostPlace {
  readonly x: number;
  readonly y: number;
  /** `upper right`. */
  readonly name: string;
}

/** Losses that are at most this far apart, in cells, are at one place. Cells as near as this are drawn again. */
const REACH_CELLS = 1.5;

const isNear = (snapshot: TouchSnapshot, x: number, y: number) => {
  const reach = REACH_CELLS * gridOf(snapshot).pitch;
  return (place: LostPlace) => Math.abs(place.x - x) <= reach && Math.abs(place.y - y) <= reach;
};

/** The places where a finger jumped. */
function lostPlaces(snapshot: TouchSnapshot): readonly LostPlace[] {
  const places: LostPlace[] = [];
  for (const { x0, y0, x1, y1, jumped } of snapshot.losses) {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    if (!jumped || places.some(isNear(snapshot, x, y))) continue;
    places.push({ x, y, name: panelPlace(x / snapshot.width, y / snapshot.height) });
  }
  return places;
}

/** The places to look at again: none while the jumps may be chance. */
export const placesOf = ({ findings }: CheckResult, snapshot: TouchSnapshot | null) =>
  snapshot && findings.some(({ code }) => code === 'TCH-JUMP') ? lostPlaces(snapshot) : [];

/**
 * The run to continue where those places are drawn again: their cells are dark. The jumps are forgotten, and all
 * samples beyond the minimum, so that they cannot outweigh new jumps.
 */
export function secondLook(snapshot: TouchSnapshot): TouchSnapshot {
  const { lefts, tops, columns, pitch } = gridOf(snapshot);
  const places = lostPlaces(snapshot);
  const isDark = (cell: number) => {
    const [x = 0, y = 0] = [lefts[cell % columns], tops[Math.floor(cell / columns)]];
    return places.some(isNear(snapshot, x + pitch / 2, y + pitch / 2));
  };
  return {
    ...snapshot,
    touched: snapshot.touched.map((by, cell) => (isDark(cell) ? 0 : by)),
    losses: snapshot.losses.filter(({ jumped }) => !jumped),
    samples: Math.min(snapshot.samples, MIN_SAMPLES),
  };
}
