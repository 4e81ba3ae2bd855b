import type { PackedColor } from '../../measure/color/packed';
import type { Pattern } from '../pattern';

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

/**
 * Patterns in which a single misplaced device pixel is visible. `lines`: every second column at the left, every second
 * row at the right. `grid`: lines of one pixel. `checkerboard`: single pixels. `gradient`: all 256 grays. `one-pixel`:
 * lines of one pixel at increasing distances, vertical above and horizontal below. `borders`: frames of 1, 2, 3 and 4
 * pixels.
 */
export const resolutionPattern: Pattern<ResolutionValues> = {
  name: 'resolution',
  values: { kind: 0 },
  fragment: `
bool lineAt(int along, int length) {
  int group = along * ${GROUP_COUNT} / length;
  int start = (group * length + ${GROUP_COUNT - 1}) / ${GROUP_COUNT};
  return (along - start) % (group + 2) == 0;
}
int colorAt(ivec2 pixel, ivec2 size) {
  bool dark = false;
  if (kind == 0) dark = (pixel.x < size.x / 2 ? pixel.x & 1 : pixel.y & 1) == 0;
  else if (kind == 1) dark = pixel.x % ${PITCH_PX} == 0 || pixel.y % ${PITCH_PX} == 0;
  else if (kind == 2) dark = ((pixel.x + pixel.y) & 1) == 0;
  else if (kind == 3) return pixel.x * 256 / size.x * ${gray};
  else if (kind == 4) {
    int middle = size.y / 2;
    dark = pixel.y < middle ? lineAt(pixel.x, size.x) : lineAt(pixel.y - middle, size.y - middle);
  } else {
    int deep = min(min(pixel.x, pixel.y), min(size.x - 1 - pixel.x, size.y - 1 - pixel.y));
    dark = deep < 1 || (deep >= 8 && deep < 10) || (deep >= 17 && deep < 20) || (deep >= 27 && deep < 31);
  }
  return dark ? 0 : ${white};
}
`,
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
  ground: () => 0x808080,
};

function lineAt(along: number, length: number): boolean {
  const group = Math.floor((along * GROUP_COUNT) / length);
  const start = Math.ceil((group * length) / GROUP_COUNT);
  return (along - start) % (group + 2) === 0;
}

/** Whether a pixel `deep` px from the nearest edge belongs to one of the nested frames. */
function frameAt(deep: number): boolean {
  return deep < 1 || (deep >= 8 && deep < 10) || (deep >= 17 && deep < 20) || (deep >= 27 && deep < 31);
}
