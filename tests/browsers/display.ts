import { execFileSync } from 'node:child_process';
import { decodePng, type Pixels } from '../e2e/png';

/** A display of 2560 × 1600 px takes 16 MB uncompressed. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** A screenshot of this run's whole X display. */
export function shootDisplay(): Pixels {
  const file = execFileSync('import', ['-silent', '-window', 'root', '-depth', '8', 'png24:-'], {
    maxBuffer: MAX_PICTURE_BYTES,
  });
  return decodePng(file);
}
