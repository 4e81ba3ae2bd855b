import { INK_STRIDE, type PenTip } from '../../measure/live/pen-sheet';

/** What a piece is drawn as: ink on the sheet, sheet again where it was erased, or the picture of the pen. */
export const INK = 0;
export const ERASED = 1;
export const PEN = 2;

/** Width of ink in CSS px, at no pressure and at the full one. */
export const MIN_INK_PX = 1;
export const MAX_INK_PX = 9;
/** The picture of the pen in CSS px: its barrel as seen from above, lying flat; the bar of its pressure, and how far below. */
const BARREL_PX = 120;
const BAR_PX = 80;
const BAR_BELOW_PX = 28;
const TURN_PX = 18;
/** Pressures that give thin lines of 2 and 5 px. */
const THIN = (2 - MIN_INK_PX) / (MAX_INK_PX - MIN_INK_PX);
const THICK = (5 - MIN_INK_PX) / (MAX_INK_PX - MIN_INK_PX);
const DEGREE = Math.PI / 180;

/** Pieces in the picture of a pen. */
export const PEN_PIECES = 3;

/** Width of ink in device px. */
export const inkWidth = (pressure: number, pixelRatio: number): number =>
  (MIN_INK_PX + (MAX_INK_PX - MIN_INK_PX) * pressure) * pixelRatio;

/**
 * The upper end of a pen's barrel as seen from above, from its tip, in the unit of `length`: a pen that lies flat shows its
 * whole length, an upright one nothing. Tilts in degrees (Pointer Events, `tiltX` and `tiltY`).
 */
export function barrelEnd(tiltX: number, tiltY: number, length: number): readonly [x: number, y: number] {
  const x = Math.tan(Math.max(-89, Math.min(89, tiltX)) * DEGREE);
  const y = Math.tan(Math.max(-89, Math.min(89, tiltY)) * DEGREE);
  const flat = Math.hypot(x, y);
  // The sine of the angle between barrel and upright.
  const share = flat / Math.hypot(1, flat);
  return flat === 0 ? [0, 0] : [(x / flat) * share * length, (y / flat) * share * length];
}

/** Writes the picture of a pen as pieces of ink: its barrel, a tick that turns with it, and a bar as long as its pressure. */
export function writePen({ x, y, pressure, tiltX, tiltY, twist }: PenTip, pixelRatio: number, out: Float32Array): void {
  const [dx, dy] = barrelEnd(tiltX, tiltY, BARREL_PX * pixelRatio);
  write(out, 0, x, y, x + dx, y + dy, THIN);
  const turn = twist * DEGREE;
  const reach = TURN_PX * pixelRatio;
  write(out, 1, x + dx, y + dy, x + dx + reach * Math.sin(turn), y + dy - reach * Math.cos(turn), THIN);
  const below = y + BAR_BELOW_PX * pixelRatio;
  const half = (BAR_PX / 2) * pixelRatio;
  write(out, 2, x - half, below, x - half + 2 * half * pressure, below, THICK);
}

function write(out: Float32Array, piece: number, x0: number, y0: number, x1: number, y1: number, width: number): void {
  const at = piece * INK_STRIDE;
  out[at] = x0;
  out[at + 1] = y0;
  out[at + 2] = x1;
  out[at + 3] = y1;
  out[at + 4] = out[at + 5] = width;
  out[at + 6] = PEN;
}
