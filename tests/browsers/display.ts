import { execFileSync } from 'node:child_process';
import { decodePng, type Pixels } from '../e2e/png';

/** A display of 2560 × 1600 px is 16 MB before it is packed. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** What the display of this run shows, to the last pixel. */
export function shootDisplay(): Pixels {
  const file = execFileSync('import', ['-silent', '-window', 'root', '-depth', '8', 'png24:-'], {
    maxBuffer: MAX_PICTURE_BYTES,
  });
  return decodePng(file);
}
