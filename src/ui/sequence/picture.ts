/** The drawing of a sequence: one step, or two side by side during a swipe. */
export interface Picture {
  /** `split` is in device pixels: above 0 that much of `other` shows at the right edge, below 0 at the left. */
  show(step: number, other: number, split: number): void;
  dispose(): void;
}
