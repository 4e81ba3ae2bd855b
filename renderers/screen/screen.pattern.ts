import type { PackedColor } from '../../measure/color/packed';
import type { Pattern } from '../pattern';
import { type Swipe, showsOther, showsOtherGlsl } from '../swipe';

export interface ScreenValues extends Swipe {
  color: PackedColor;
  next: PackedColor;
}

/** One color over the whole screen. During a swipe, part of the next color shows at an edge. */
export const screenPattern: Pattern<ScreenValues> = {
  name: 'screen',
  values: { color: 0xffffff, next: 0xffffff, split: 0 },
  fragment: `${showsOtherGlsl}
int colorAt(ivec2 pixel, ivec2 size) {
  return showsOther(pixel.x, size.x) ? next : color;
}
`,
  colorAt: (x, _y, width, _height, { color, next, split }) => (showsOther(x, width, split) ? next : color),
  ground: ({ color }) => color,
};
