/** How far a swipe has moved another picture in. */
export interface Swipe {
  /** Device px of the other picture that show: above 0 at the right edge, below 0 at the left, 0 none. */
  split: number;
}

/** Whether a column shows the picture that is moved in. */
export const showsOther = (x: number, width: number, split: number) => (split > 0 ? x >= width - split : x < -split);

/** The same in GLSL, for patterns with a value `split`. */
export const showsOtherGlsl = `
bool showsOther(int x, int width) {
  return split > 0 ? x >= width - split : x < -split;
}`;
