import { colors } from '../../../machines/screen/screen';
import { mountScreen, type ScreenSettings } from '../../../renderers/screen/screen.renderer';
import type { MountPicture, SequencePicture } from './picture';

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
