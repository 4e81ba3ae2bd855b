import type { PackedColor } from '../../measure/color/packed';
import type { Raster } from '../pattern';

export interface LoupeValues {
  /** Color of the screen. */
  color: PackedColor;
  /** The device pixel at the center, from the screen's top left. */
  x: number;
  y: number;
  /** Size of the screen in device px. */
  width: number;
  height: number;
}

/** Cells along one side. Odd, so that there is a center cell. */
export const loupeCells = 11;

const around = 0x121212;
const line = 0x7f7f7f;
const hatch = [0x6b6b6b, 0x454545] as const;
const black = 0x000000;
const white = 0xffffff;

/**
 * Shows the device pixels around a position, each enlarged to a cell of whole pixels, with lines of one pixel between
 * cells. Cells beyond the screen's edges are hatched. A black and a white frame surround the center cell: its color is
 * unchanged, and one of the frames is visible on every color.
 */
export const loupeRaster: Raster<LoupeValues> = {
  colorAt(x, y, width, height, values) {
    const cell = loupeCell(width, height);
    const side = loupeCells * (cell + 1) + 1;
    const left = x - Math.floor((width - side) / 2);
    const top = y - Math.floor((height - side) / 2);
    if (left < 0 || top < 0 || left >= side || top >= side) return around;

    const frame = frameAt(left, top, cell);
    if (frame !== null) return frame;
    if (left % (cell + 1) === 0 || top % (cell + 1) === 0) return line;
    const middle = (loupeCells - 1) / 2;
    const screenX = values.x + Math.floor(left / (cell + 1)) - middle;
    const screenY = values.y + Math.floor(top / (cell + 1)) - middle;
    const onScreen = screenX >= 0 && screenY >= 0 && screenX < values.width && screenY < values.height;
    if (onScreen) return values.color;
    const stripe = Math.max(1, Math.floor(cell / 4));
    return hatch[Math.floor((left + top) / stripe) % 2 === 0 ? 0 : 1];
  },
};

/** Side of a cell in device px, at least 1, in a loupe of `width` × `height` device px. */
export function loupeCell(width: number, height: number): number {
  return Math.max(1, Math.floor((Math.min(width, height) - 1) / loupeCells) - 1);
}

/** The center cell's double frame: black inside, white outside. Null elsewhere. */
function frameAt(left: number, top: number, cell: number): PackedColor | null {
  const first = ((loupeCells - 1) / 2) * (cell + 1) + 1;
  const last = first + cell - 1;
  const distance = Math.max(first - left, left - last, first - top, top - last);
  const weight = Math.max(1, Math.floor(cell / 6));
  if (distance < 1 || distance > 2 * weight) return null;
  return distance <= weight ? black : white;
}
