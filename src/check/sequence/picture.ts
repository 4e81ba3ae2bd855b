import { colors } from '../../../machines/screen/screen';
import type { Renderer } from '../../../renderers/renderer';
import { mountScreen, type ScreenSettings } from '../../../renderers/screen/screen.renderer';
import type { StageFacts } from '../../../renderers/stage';

/** What the drawing of a sequence shows: one step, or two side by side during a swipe. */
export interface SequencePicture {
  /** Index of the step on the screen. */
  readonly shown: number;
  /** Index of the step that a swipe is bringing in. */
  readonly other: number;
  /** Visible width of `other` in device px: positive at the right edge, negative at the left, 0 for none. */
  readonly split: number;
}

/** Mounts the drawing of a sequence in a host. `Picture` may add settings. */
export type MountPicture<Picture extends SequencePicture = SequencePicture> = (
  host: HTMLElement,
  picture: Picture,
  onFacts: (facts: StageFacts) => void,
) => Renderer<Picture>;

/** The screen test's colors, `#rrggbb`. */
export const swatches: readonly string[] = colors.map(({ value }) => value);

const settingsOf = ({ shown, other, split }: SequencePicture): ScreenSettings => ({
  color: swatches[shown] ?? '#000000',
  next: swatches[other] ?? '#000000',
  split,
});

/** Shows the screen test's colors. */
export const mountColors: MountPicture = (host, picture, onFacts) => {
  const current = { ...picture };
  const renderer = mountScreen(host, { settings: settingsOf(current), onFacts });
  return {
    update: (changed) => renderer.update(settingsOf(Object.assign(current, changed))),
    dispose: renderer.dispose,
  };
};
