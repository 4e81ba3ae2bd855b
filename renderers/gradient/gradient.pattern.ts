import type { Pattern } from '../pattern';
import { type Swipe, showsOther, showsOtherGlsl } from '../swipe';
import { bandAt, levelAt, ownColor, rampLevels } from './gradient.geometry';

export interface GradientValues extends Swipe {
  /** Index of the pattern. */
  pattern: number;
  /** The pattern that a swipe is moving in. */
  other: number;
  /** First and last code, `low` below `high`. */
  low: number;
  high: number;
  /** 0: the pattern's own colors. 1, 2, 3: only red, green or blue. */
  channel: number;
  /** Flat bands per row. 0 shows the ramp itself. */
  columns: number;
}

/** Five ramps in integer codes. Uses only integer division, so no code depends on floating-point rounding. */
export const gradientPattern: Pattern<GradientValues> = {
  name: 'gradient',
  values: { pattern: 0, other: 0, split: 0, low: 0, high: 255, channel: 0, columns: 0 },
  fragment: `${showsOtherGlsl}
int integerRoot(int value) {
  int root = int(sqrt(float(value)));
  while (root * root > value) root--;
  while ((root + 1) * (root + 1) <= value) root++;
  return root;
}
int levelAt(int of, ivec2 pixel, ivec2 size, int levels) {
  if (of == 1) return pixel.y * levels / size.y;
  if (of == 3) return (pixel.x + pixel.y) * levels / (size.x + size.y - 1);
  if (of == 4) {
    ivec2 away = 2 * pixel - size + 1;
    ivec2 far = size - 1;
    int corner = integerRoot(far.x * far.x + far.y * far.y);
    return integerRoot(away.x * away.x + away.y * away.y) * levels / (corner + 1);
  }
  return pixel.x * levels / size.x;
}
int bandAt(ivec2 pixel, ivec2 size, int levels) {
  int rows = (levels + columns - 1) / columns;
  int band = pixel.y * rows / size.y * columns + pixel.x * columns / size.x;
  return min(band, levels - 1);
}
int rgb(int red, int green, int blue) {
  return (red << 16) | (green << 8) | blue;
}
int legsOf(int of) {
  return of == 1 ? 2 : of == 3 ? 5 : of == 4 ? 3 : 1;
}
int ownColor(int of, int level) {
  int span = high - low;
  int leg = min(level / span, legsOf(of) - 1);
  int up = low + level - leg * span;
  int down = low + high - up;
  if (of == 0) return rgb(down, low, up);
  if (of == 1) return leg == 0 ? rgb(down, up, low) : rgb(low, down, up);
  if (of == 3) {
    if (leg == 0) return rgb(high, up, low);
    if (leg == 1) return rgb(down, high, low);
    if (leg == 2) return rgb(low, high, up);
    return leg == 3 ? rgb(low, down, high) : rgb(up, low, high);
  }
  if (of == 4) {
    if (leg == 0) return rgb(high, high, down);
    return leg == 1 ? rgb(high, down, low) : rgb(down, low, low);
  }
  return rgb(up, up, up);
}
int colorAt(ivec2 pixel, ivec2 size) {
  int shown = showsOther(pixel.x, size.x) ? other : pattern;
  int levels = (channel == 0 ? legsOf(shown) : 1) * (high - low) + 1;
  int level = columns > 0 ? bandAt(pixel, size, levels) : levelAt(shown, pixel, size, levels);
  return channel == 0 ? ownColor(shown, level) : (low + level) << (24 - 8 * channel);
}
`,
  colorAt(x, y, width, height, { pattern, other, split, low, high, channel, columns }) {
    const shown = showsOther(x, width, split) ? other : pattern;
    const levels = rampLevels(shown, channel === 0, low, high);
    const level =
      columns > 0 ? bandAt(x, y, width, height, columns, levels) : levelAt(shown, x, y, width, height, levels);
    return channel === 0 ? ownColor(shown, level, low, high) : (low + level) << (24 - 8 * channel);
  },
  ground: () => 0x000000,
};
