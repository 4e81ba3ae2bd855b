import type { PackedColour, Pattern } from '../pattern';

export interface ScreenValues {
  colour: PackedColour;
  next: PackedColour;
  /** Device px of `next` that show: above 0 at the right edge, below 0 at the left, 0 none. */
  split: number;
}

/** One colour over the whole screen, with a neighbour at one edge while a swipe brings it in. */
export const screenPattern: Pattern<ScreenValues> = {
  name: 'screen',
  values: { colour: 0xffffff, next: 0xffffff, split: 0 },
  fragment: `
int colourAt(ivec2 pixel, ivec2 size) {
  bool entered = split > 0 ? pixel.x >= size.x - split : pixel.x < -split;
  return entered ? next : colour;
}
`,
  colourAt(x, _y, width, _height, { colour, next, split }) {
    const entered = split > 0 ? x >= width - split : x < -split;
    return entered ? next : colour;
  },
  ground: ({ colour }) => colour,
};
