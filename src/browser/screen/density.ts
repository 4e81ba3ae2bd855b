import { calibrationFor } from '../../../measure/screen/calibration';
import { readCalibrations } from '../storage/calibrations';
import { readScreen } from './screen-facts';

/** Device px per mm of this screen, if the person has calibrated it in the screen size test; null otherwise. */
export function calibratedDensity(): number | null {
  return calibrationFor(readCalibrations(), readScreen())?.density ?? null;
}
