import { colors } from '../../machines/screen/screen';
import { packColor } from '../../measure/color/packed';
import { patternMount } from '../mount-pattern';
import type { SequencePicture } from '../swipe';
import { type ScreenValues, screenPattern } from './screen.pattern';

const codes = colors.map(({ value }) => packColor(value));

/** Fills `host` with one of the screen test's colors. */
export const mountScreen = patternMount<ScreenValues, SequencePicture>(screenPattern, ({ shown, other, split }) => ({
  color: codes[shown] ?? 0,
  next: codes[other] ?? 0,
  split,
}));
