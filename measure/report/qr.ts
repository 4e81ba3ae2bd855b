import { correction, generate, mode } from 'lean-qr';

/** The dark and light squares of a QR code, without the quiet zone. */
export interface QrCode {
  /** Modules on a side. */
  readonly size: number;
  /** Rows from the top, 1 where a module is dark. */
  readonly modules: Uint8Array;
}

/** Light modules that must surround a code on every side. */
export const QUIET_ZONE = 4;

/**
 * The QR code of a link: the address in bytes, what follows `#` in the alphanumeric mode, which takes a third less room. Of
 * the levels from M on it has the highest that needs no larger code.
 * @param address up to and with `#`, in ASCII
 * @param payload capitals and digits, as `labelLink` and `paperLink` give them
 * @throws where it does not fit into a QR code
 */
export function qrOf(address: string, payload: string): QrCode {
  const code = generate(mode.multi(mode.ascii(address), mode.alphaNumeric(payload)), {
    minCorrectionLevel: correction.M,
  });
  const { size } = code;
  const modules = Uint8Array.from({ length: size * size }, (_, i) => Number(code.get(i % size, Math.floor(i / size))));
  return { size, modules };
}
