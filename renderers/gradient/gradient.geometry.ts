import { packCodes } from '../../measure/color/packed';

/** The direction of each pattern's ramp. */
const directions = ['across', 'down', 'across', 'diagonal', 'outwards'] as const;

/** Number of segments in each pattern's own colors. Within a segment, each channel only rises, only falls or stays. */
const legs = [1, 2, 1, 5, 3] as const;

/** Number of distinct levels of a pattern. `own`: whether the pattern shows its own colors. */
export function rampLevels(step: number, own: boolean, low: number, high: number): number {
  return (own ? (legs[step] ?? 1) : 1) * (high - low) + 1;
}

/** Integer square root: the largest integer whose square is at most `value`, an integer from 0 to 2³¹ − 1. */
export function integerRoot(value: number): number {
  let root = Math.floor(Math.sqrt(value));
  while (root * root > value) root--;
  while ((root + 1) * (root + 1) <= value) root++;
  return root;
}

/** Position of a device pixel along the ramp, an integer from 0 to `levels` − 1. */
export function levelAt(step: number, x: number, y: number, width: number, height: number, levels: number): number {
  switch (directions[step]) {
    case 'down':
      return Math.floor((y * levels) / height);
    case 'diagonal':
      return Math.floor(((x + y) * levels) / (width + height - 1));
    case 'outwards': {
      // In half pixels, so that the center of an even number of pixels is an integer.
      const [dx, dy] = [2 * x - width + 1, 2 * y - height + 1];
      const corner = integerRoot((width - 1) * (width - 1) + (height - 1) * (height - 1));
      return Math.floor((integerRoot(dx * dx + dy * dy) * levels) / (corner + 1));
    }
    default:
      return Math.floor((x * levels) / width);
  }
}

/**
 * Index of the flat band at a device pixel: `levels` bands in rows of `columns`. The last band fills the rest of its
 * row.
 */
export function bandAt(x: number, y: number, width: number, height: number, columns: number, levels: number): number {
  const rows = Math.ceil(levels / columns);
  const band = Math.floor((y * rows) / height) * columns + Math.floor((x * columns) / width);
  return Math.min(band, levels - 1);
}

/** A pattern's own color at a level, as 0xRRGGBB. */
export function ownColor(step: number, level: number, low: number, high: number): number {
  const span = high - low;
  const leg = Math.min(Math.floor(level / span), (legs[step] ?? 1) - 1);
  const up = low + level - leg * span;
  const down = low + high - up;
  switch (step) {
    case 0:
      return packCodes(down, low, up);
    case 1:
      return leg === 0 ? packCodes(down, up, low) : packCodes(low, down, up);
    case 3:
      if (leg === 0) return packCodes(high, up, low);
      if (leg === 1) return packCodes(down, high, low);
      if (leg === 2) return packCodes(low, high, up);
      return leg === 3 ? packCodes(low, down, high) : packCodes(up, low, high);
    case 4:
      if (leg === 0) return packCodes(high, high, down);
      return leg === 1 ? packCodes(high, down, low) : packCodes(down, low, low);
    default:
      return packCodes(up, up, up);
  }
}

/** The number shown on a flat band: the code of the channel that changes between this band and the next. */
export function movingCode(step: number, level: number, own: boolean, low: number, high: number): number {
  if (!own) return low + level;
  const here = ownColor(step, level, low, high);
  const last = rampLevels(step, true, low, high) - 1;
  const changed = here ^ ownColor(step, level < last ? level + 1 : level - 1, low, high);
  if (changed & 0x0000ff) return here & 255;
  return changed & 0x00ff00 ? (here >> 8) & 255 : here >> 16;
}
