import { INK_STRIDE } from '../../measure/live/ink';
import type { PenTip } from '../../measure/live/pen-sheet';

/** The kind of a piece that erases ink. */
export const ERASED = 1;

/** Width of ink in CSS px at no pressure and at full pressure. */
const MIN_INK_PX = 1;
export const MAX_INK_PX = 9;
/**
 * The picture of the pen in CSS px: length of the barrel when it lies flat, length of the pressure bar at full
 * pressure, the bar's distance below the tip, and length of the twist tick.
 */
const BARREL_PX = 120;
const BAR_PX = 80;
const BAR_BELOW_PX = 28;
const TURN_PX = 18;
/** Pressures that give lines of 2 and 5 CSS px. */
const THIN_PRESSURE = (2 - MIN_INK_PX) / (MAX_INK_PX - MIN_INK_PX);
const THICK_PRESSURE = (5 - MIN_INK_PX) / (MAX_INK_PX - MIN_INK_PX);
const DEGREE = Math.PI / 180;

/** Pieces in the picture of a pen. */
export const PEN_PIECES = 3;

/** Width of ink in device px. `pressure` is from 0 to 1. */
export const inkWidth = (pressure: number, pixelRatio: number): number =>
  (MIN_INK_PX + (MAX_INK_PX - MIN_INK_PX) * pressure) * pixelRatio;

/**
 * The upper end of a pen's barrel relative to its tip, seen from above, in the unit of `length`. A flat pen shows its
 * whole length, an upright pen shows none. Tilts are in degrees (`tiltX` and `tiltY` of Pointer Events).
 */
export function barrelEnd(tiltX: number, tiltY: number, length: number): readonly [x: number, y: number] {
  const x = Math.tan(Math.max(-89, Math.min(89, tiltX)) * DEGREE);
  const y = Math.tan(Math.max(-89, Math.min(89, tiltY)) * DEGREE);
  const flat = Math.hypot(x, y);
  // The sine of the angle between the barrel and the vertical.
  const share = flat / Math.hypot(1, flat);
  return flat === 0 ? [0, 0] : [(x / flat) * share * length, (y / flat) * share * length];
}

/**
 * Writes the picture of a pen as pieces of ink: its barrel, a tick that shows the twist, and a bar that shows the
 * pressure.
 */
export function writePen({ x, y, pressure, tiltX, tiltY, twist }: PenTip, pixelRatio: number, out: Float32Array): void {
  const [dx, dy] = barrelEnd(tiltX, tiltY, BARREL_PX * pixelRatio);
  write(out, 0, x, y, x + dx, y + dy, THIN_PRESSURE);
  const turn = twist * DEGREE;
  const reach = TURN_PX * pixelRatio;
  write(out, 1, x + dx, y + dy, x + dx + reach * Math.sin(turn), y + dy - reach * Math.cos(turn), THIN_PRESSURE);
  const below = y + BAR_BELOW_PX * pixelRatio;
  const half = (BAR_PX / 2) * pixelRatio;
  write(out, 2, x - half, below, x - half + 2 * half * pressure, below, THICK_PRESSURE);
}

function write(out: Float32Array, piece: number, x0: number, y0: number, x1: number, y1: number, width: number): void {
  const at = piece * INK_STRIDE;
  out[at] = x0;
  out[at + 1] = y0;
  out[at + 2] = x1;
  out[at + 3] = y1;
  out[at + 4] = out[at + 5] = width;
}
