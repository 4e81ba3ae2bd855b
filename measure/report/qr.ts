import { correction, generate, mode } from 'lean-qr';

/** The modules of a QR code, without the quiet zone. */
export interface QrCode {
  /** Modules per side. */
  readonly size: number;
  /** Row by row from the top, 1 for a dark module. */
  readonly modules: Uint8Array;
}

/** Width of the light border required around a code, in modules. */
export const QUIET_ZONE = 4;

/**
 * The QR code of a link: the address in byte mode, and the part after `#` in alphanumeric mode, which takes a third
 * less space. Uses the highest error correction level, M or above, that does not need a larger code.
 * @param address up to and including `#`, in ASCII
 * @param payload capital letters and digits, from `labelLink` or `paperLink`
 * @throws if it does not fit into a QR code
 */
export function qrOf(address: string, payload: string): QrCode {
  const code = generate(mode.multi(mode.ascii(address), mode.alphaNumeric(payload)), {
    minCorrectionLevel: correction.M,
  });
  const { size } = code;
  const modules = Uint8Array.from({ length: size * size }, (_, i) => Number(code.get(i % size, Math.floor(i / size))));
  return { size, modules };
}
