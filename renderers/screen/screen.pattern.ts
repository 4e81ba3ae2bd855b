import type { PackedColor } from '../../measure/color/packed';
import type { Pattern } from '../pattern';

export interface ScreenValues {
  color: PackedColor;
  next: PackedColor;
  /** Device px of `next` that show: above 0 at the right edge, below 0 at the left, 0 none. */
  split: number;
}

/** One color over the whole screen, with part of the next one at an edge during a swipe. */
export const screenPattern: Pattern<ScreenValues> = {
  name: 'screen',
  values: { color: 0xffffff, next: 0xffffff, split: 0 },
  fragment: `
int colorAt(ivec2 pixel, ivec2 size) {
  bool entered = split > 0 ? pixel.x >= size.x - split : pixel.x < -split;
  return entered ? next : color;
}
`,
  colorAt(x, _y, width, _height, { color, next, split }) {
    const entered = split > 0 ? x >= width - split : x < -split;
    return entered ? next : color;
  },
  ground: ({ color }) => color,
};
