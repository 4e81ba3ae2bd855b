import { luminanceOf } from '../../measure/color/light';
import { mixColors, type PackedColor } from '../../measure/color/packed';
import { hasInk, largeFont } from '../bitmap-font';
import type { Sheet, Tile } from '../quads/sheet';

/** Side of an object in CSS px. Five objects cover less than the area that WCAG 2.3.1 allows to flash. */
export const SIDE_CSS_PX = 64;

const words = ['MOVE', 'BLUR'];

/**
 * Share of the object's color at a point of a tile, 0 to 1. `x`, `y` are in 64ths of its side, `px`, `py` in device px.
 */
type Shade = (x: number, y: number, px: number, py: number) => number;

const text: Shade = (x, y) => {
  // Cells of 2.4 units: four letters of six cells fill the width.
  const column = Math.floor((x - 4) / 2.4);
  const row = Math.floor((y - 12) / 2.4);
  const word = words[Math.floor(row / 9)];
  const letter = word?.[Math.floor(column / 6)] ?? '';
  return hasInk(largeFont, letter, column % 6, row % 9) ? 1 : 0;
};

const comb: Shade = (_x, _y, px) => 1 - (px & 1);

const checker: Shade = (x, y) => 1 - ((Math.floor(x / 4) + Math.floor(y / 4)) & 1);

/** A face lit by a window, as in a photograph: soft shades, and edges at brows, eyes and mouth. */
const face: Shade = (x, y) => {
  const back = 0.25 + (0.2 * x) / 64;
  const headX = (x - 32) / 17;
  const headY = (y - 27) / 21;
  const head = headX * headX + headY * headY;
  const shoulders = ((x - 32) / 30) ** 2 + ((y - 70) / 22) ** 2;
  if (head > 1) {
    if (shoulders > 1) return back;
    return 0.75 + 0.2 * Math.sin(x * 1.2) * (y > 56 ? 1 : 0.3);
  }
  if (y < 15 + 3 * Math.sin(x / 5)) return 0.95;
  const eye = Math.min(Math.hypot(x - 25, (y - 26) * 1.6), Math.hypot(x - 39, (y - 26) * 1.6));
  if (eye < 2) return 1;
  if (eye < 3.6) return 0.05;
  if (Math.abs(y - 21 + Math.abs(Math.abs(x - 32) - 7) / 5) < 1.2 && Math.abs(Math.abs(x - 32) - 7) < 5) return 0.9;
  if (Math.abs(y - 39 - Math.cos((x - 32) / 5)) < 1.2 && Math.abs(x - 32) < 7) return 0.85;
  if (Math.abs(x - 33) < 1 && y > 26 && y < 34) return 0.6;
  // Lit from the left, with rounded shading towards the edge.
  return Math.min(0.8, Math.max(0, 0.22 + 0.35 * headX + 0.35 * head));
};

/** A ball in quarters, and a straight edge behind it that makes trails visible. */
const ball: Shade = (x, y) => {
  if (x < 3 && y > 6 && y < 58) return 1;
  const distance = Math.hypot(x - 36, y - 32);
  if (distance > 26) return 0;
  if (distance > 23) return 1;
  return x < 36 === y < 32 ? 1 : 0.15;
};

export const shades = { text, comb, checker, face, ball } as const;
export type ObjectId = keyof typeof shades;
export const objectIds = Object.keys(shades) as readonly ObjectId[];

/** Paints an object into a new tile of `side` device px. */
export function paintObject(sheet: Sheet, id: ObjectId, side: number, object: PackedColor, ground: PackedColor): Tile {
  const tile = sheet.reserve(side, side);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const share = shades[id](((x + 0.5) * SIDE_CSS_PX) / side, ((y + 0.5) * SIDE_CSS_PX) / side, x, y);
      sheet.paint(tile, x, y, mixColors(ground, object, share));
    }
  }
  return tile;
}

/** Size of a plate in units. A unit is one CSS px, or less on a narrow stage. */
export const plateSize = { width: 336, height: 112 } as const;

/** Groups of teeth: width of a tooth and of a gap in device px, left edge of the group in units. */
const teeth = [
  { wide: 1, left: 20 },
  { wide: 2, left: 44 },
  { wide: 4, left: 72 },
  { wide: 8, left: 112 },
] as const;
const GROUP_TEETH = 3;

/** A change of less than 0.1 of the luminance is no flash: WCAG 2.3.1, general flash. */
const MAX_BODY_STEP = 0.09;

/** The strongest share of the object's color, up to 0.3, in which a large plate may pass without flashing. */
function bodyShare(object: PackedColor, ground: PackedColor): number {
  for (let share = 0.3; share > 0; share -= 0.01) {
    const step = luminanceOf(mixColors(ground, object, share)) - luminanceOf(ground);
    if (Math.abs(step) <= MAX_BODY_STEP) return share;
  }
  return 0;
}

/** Whether a point has a tooth. `scale` is the size of a unit in device px. */
function hasTooth(px: number, scale: number): boolean {
  for (const { wide, left } of teeth) {
    const tooth = Math.floor((px - Math.round(left * scale)) / wide);
    // Larger units have room for more teeth.
    if (tooth >= 0 && tooth < 2 * Math.max(GROUP_TEETH, Math.floor(2.5 * scale)) && tooth % 2 === 0) return true;
  }
  return false;
}

/**
 * Share of the object's color at a point of the plate, in units; `px` in device px. All that is bright on three plates
 * covers less than the area that WCAG 2.3.1 allows to flash. Word and arrow are dark, which slow panels draw worst.
 */
function plateShade(x: number, y: number, px: number, scale: number, body: number): number {
  if (x < 8) return 1;
  if (x < 160 && y >= 12 && y < 52 && hasTooth(px, scale)) return 1;
  const column = Math.floor((x - 20) / 5);
  const letter = x < 20 ? '' : (words[1]?.[Math.floor(column / 6)] ?? '');
  if (hasInk(largeFont, letter, column % 6, Math.floor((y - 64) / 5))) return 0;
  const radius = Math.hypot(x - 220, y - 56);
  if (radius < 28) return x < 220 === y < 56 ? 1 : 0;
  if (radius > 38 && radius < 44) return 0;
  if (x >= 292 && Math.abs(y - 56) < (332 - x) * 1.1) return 0;
  return body;
}

/** Paints the plate of the lanes into a new tile. `scale` is the size of a unit in device px. */
export function paintPlate(sheet: Sheet, scale: number, object: PackedColor, ground: PackedColor): Tile {
  const tile = sheet.reserve(Math.round(plateSize.width * scale), Math.round(plateSize.height * scale));
  const body = bodyShare(object, ground);
  for (let y = 0; y < tile.height; y++) {
    for (let x = 0; x < tile.width; x++) {
      const share = plateShade((x + 0.5) / scale, (y + 0.5) / scale, x, scale, body);
      sheet.paint(tile, x, y, mixColors(ground, object, share));
    }
  }
  return tile;
}
