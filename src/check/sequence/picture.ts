import { colors } from '../../../machines/screen/screen';
import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { SequencePicture } from '../../../renderers/swipe';

/** Mounts the drawing of a sequence in a host. `Picture` may add settings. */
export type MountPicture<Picture extends SequencePicture = SequencePicture> = (
  host: HTMLElement,
  picture: Picture,
  onFacts: (facts: StageFacts) => void,
) => Renderer<Picture>;

/** The screen test's colors, `#rrggbb`. */
export const swatches: readonly string[] = colors.map(({ value }) => value);
