/** How far a swipe has moved the other picture in. */
export interface Swipe {
  /** Visible device px of the other picture: positive at the right edge, negative at the left edge, 0 for none. */
  split: number;
}

/** What the drawing of a sequence shows: one step, or two side by side during a swipe. */
export interface SequencePicture extends Swipe {
  /** Index of the step on the screen. */
  shown: number;
  /** Index of the step that a swipe is moving in. */
  other: number;
}

/** Whether column `x` shows the picture that is moving in. */
export const showsOther = (x: number, width: number, split: number) => (split > 0 ? x >= width - split : x < -split);

/** `showsOther` in GLSL, for patterns with a value `split`. */
export const showsOtherGlsl = `
bool showsOther(int x, int width) {
  return split > 0 ? x >= width - split : x < -split;
}`;
