import type { PackedColor } from '../../measure/color/packed';
import type { Raster } from '../pattern';

/** The patterns, in the order of their index. */
export const resolutionKinds = ['lines', 'grid', 'checkerboard', 'gradient', 'one-pixel', 'borders'] as const;
export type ResolutionKind = (typeof resolutionKinds)[number];

export interface ResolutionValues {
  /** Index into `resolutionKinds`. */
  kind: number;
}

const black = 0x000000;
const white = 0xffffff;
const gray = 0x010101;

/** Device px from one line of the grid to the next. */
const PITCH_PX = 8;
/**
 * Groups of the `one-pixel` pattern. The pitch of the lines is 2 device px in the first group, then 1 px more in each.
 */
const GROUP_COUNT = 5;
/** Where the nested frames end, from the nearest edge. */
const DEEPEST_PX = 31;

/**
 * Patterns in which a single misplaced device pixel is visible. `lines`: every second column at the left, every second
 * row at the right. `grid`: lines of one pixel. `checkerboard`: single pixels. `gradient`: all 256 grays. `one-pixel`:
 * lines of one pixel at increasing distances, vertical above and horizontal below. `borders`: frames of 1, 2, 3 and 4
 * pixels.
 */
export const resolutionRaster: Raster<ResolutionValues> = {
  rowKey(y, _width, height, { kind }) {
    switch (resolutionKinds[kind]) {
      case 'lines':
      case 'checkerboard':
        return y & 1;
      case 'grid':
        return y % PITCH_PX;
      case 'gradient':
        return 0;
      case 'one-pixel': {
        const half = height >> 1;
        return y < half ? 0 : 1 + Number(lineAt(y - half, height - half));
      }
      default:
        return Math.min(y, height - 1 - y, DEEPEST_PX);
    }
  },
  colorAt(x, y, width, height, { kind }): PackedColor {
    switch (resolutionKinds[kind]) {
      case 'lines':
        return ((x < width >> 1 ? x : y) & 1) === 0 ? black : white;
      case 'grid':
        return x % PITCH_PX === 0 || y % PITCH_PX === 0 ? black : white;
      case 'checkerboard':
        return ((x + y) & 1) === 0 ? black : white;
      case 'gradient':
        return Math.floor((x * 256) / width) * gray;
      case 'one-pixel': {
        const half = height >> 1;
        return (y < half ? lineAt(x, width) : lineAt(y - half, height - half)) ? black : white;
      }
      default:
        return frameAt(Math.min(x, y, width - 1 - x, height - 1 - y)) ? black : white;
    }
  },
};

function lineAt(along: number, length: number): boolean {
  const group = Math.floor((along * GROUP_COUNT) / length);
  const start = Math.ceil((group * length) / GROUP_COUNT);
  return (along - start) % (group + 2) === 0;
}

/** Whether a pixel `deep` px from the nearest edge belongs to one of the nested frames. */
function frameAt(deep: number): boolean {
  return deep < 1 || (deep >= 8 && deep < 10) || (deep >= 17 && deep < 20) || (deep >= 27 && deep < DEEPEST_PX);
}
