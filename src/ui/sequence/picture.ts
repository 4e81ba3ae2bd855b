import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';

/** What the drawing of a sequence shows: one step, or two side by side during a swipe. */
export interface SequencePicture {
  /** Index of the step on the screen. */
  readonly shown: number;
  /** Index of the step that a swipe is moving in. */
  readonly other: number;
  /** Device px of `other` that show: above 0 at the right edge, below 0 at the left, 0 none. */
  readonly split: number;
}

/** Draws a sequence, or one with settings of its own, over a host. */
export type MountPicture<Picture extends SequencePicture = SequencePicture> = (
  host: HTMLElement,
  picture: Picture,
  onFacts: (facts: StageFacts) => void,
) => Renderer<Picture>;
