import { capital, countInWords, seconds } from '../words';
import { rule } from './rule';

/**
 * Words of the verdicts on a sequence of pictures: screen, brightness and gradient. `one` is one of its steps, 'color'.
 * Times are in milliseconds.
 */

/** @param count how many steps there are, in words */
export const stepTexts = (one: string, count: string, ms: number) =>
  rule(`Each ${one}`, `Show each of the ${count} ${one}s for at least ${seconds(ms)}.`, `Show All ${capital(one)}s`);

export const ringsSay = {
  name: 'Rings',
  open: 'Not counted.',
  right: 'Counted.',
  wrong: 'The count was wrong.',
  notCounted: 'The rings were not counted.',
  miscounted: 'The count of the rings was wrong.',
} as const;

export const ringsTexts = (one: string) =>
  rule(ringsSay.name, `One of the ${one}s shows small rings. Count them.`, 'Show the Rings');

/** What a test cannot find that only shows. @param fault what people look for */
export const blindSpotOf = (fault: string, one: string, ms: number) =>
  `What the test cannot find: ${fault} that you do not see. A ${one} counts once it was on the screen for ${seconds(ms)}. The rings show that you looked, not how well.`;

/** What each of the tests says. */
export function sequenceSay(one: string) {
  const were = (steps: number) => `${countInWords(steps, one)} ${steps === 1 ? 'was' : 'were'}`;
  return {
    brief: (steps: number, ms: number) => `${were(steps)} shown for less than ${seconds(ms)}.`,
    missed: (steps: number) => `${were(steps)} not shown.`,
    shortest: (ms: number) => `Each ${one} was shown for at least ${seconds(ms)}.`,
    notShown: 'Not shown.',
  } as const;
}
export type SequenceSay = ReturnType<typeof sequenceSay>;

/** Whether one drawn pixel was one device pixel, in a sentence or two. */
export const exactnessNotes = {
  exact: 'Exact: one drawn pixel was one device pixel.',
  scaled: 'Not exact: the browser scaled the picture. Positions are approximate.',
  unverified: 'Unverified: this browser does not report device pixels. Positions are based on its pixel ratio.',
} as const;

type Sizes = Readonly<Record<'width' | 'height' | 'screenWidth' | 'screenHeight', number>>;
/** The part of the screen that the test could not reach. Sizes are in device pixels. */
export const uncovered = ({ width, height, screenWidth, screenHeight }: Sizes) =>
  `The test covered ${width} × ${height} of ${screenWidth} × ${screenHeight} px. The rest of the screen was not tested.`;
