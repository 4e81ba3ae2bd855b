import { withUnit } from '../../../content/words';
import { decimals, marginOf } from '../../../machines/screen-size/screen-size';
import {
  type Calibration,
  inches,
  physicalSize,
  pixelsPerInch,
  uncertaintyOf,
  vanishingDistance,
} from '../../../measure/screen/calibration';
import { diagonalOf, type ScreenFacts } from '../../../measure/screen/screen-facts';

/** The physical figures that follow from a density, in words with their units. */
export function physicalFigures(density: number, facts: ScreenFacts) {
  const size = physicalSize(density, facts);
  return {
    width: withUnit(decimals(size.width, 0), 'mm'),
    height: withUnit(decimals(size.height, 0), 'mm'),
    inches: decimals(inches(diagonalOf(size)), 1),
    size: withUnit(`${decimals(size.width, 0)} × ${decimals(size.height, 0)}`, 'mm'),
    sizeInches: withUnit(`${decimals(inches(size.width), 1)} × ${decimals(inches(size.height), 1)}`, 'in'),
    density: withUnit(decimals(pixelsPerInch(density), 1), 'ppi'),
    pitch: withUnit(decimals(1 / density, 3), 'mm'),
    vanishing: distance(vanishingDistance(density)),
  };
}

function distance(millimeters: number): string {
  return millimeters < 1000
    ? withUnit(decimals(millimeters / 10, 0), 'cm')
    : withUnit(decimals(millimeters / 1000, 2), 'm');
}

/** The ± of the diagonal in inches and of the density, with their units; null where nothing was compared. */
export function marginsOf({ density, method }: Calibration, facts: ScreenFacts) {
  const share = uncertaintyOf(method);
  if (share === null) return null;
  return {
    diagonal: withUnit(`± ${marginOf(inches(diagonalOf(physicalSize(density, facts))), share)}`, 'in'),
    density: withUnit(`± ${marginOf(pixelsPerInch(density), share)}`, 'ppi'),
  };
}
