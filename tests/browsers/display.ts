import { execFileSync } from 'node:child_process';
import type { Pixels } from '../e2e/png';

/** A display of 2560 × 1600 px takes 12 MB uncompressed. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** A screenshot of this run's whole X display. Not compressed, which would take seconds. */
export function shootDisplay(): Pixels {
  const file = execFileSync('import', ['-silent', '-window', 'root', '-depth', '8', 'ppm:-'], {
    maxBuffer: MAX_PICTURE_BYTES,
  });
  const [head = '', width, height] = /^P6\s(\d+) (\d+)\s255\s/.exec(file.toString('latin1', 0, 32)) ?? [];
  const colors = new Uint32Array(Number(width) * Number(height));
  for (let i = 0; i < colors.length; i++) colors[i] = file.readUIntBE(head.length + 3 * i, 3);
  return { width: Number(width), height: Number(height), colors };
}
