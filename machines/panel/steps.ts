import { NOISE_TRIALS } from '../../measure/panel/noise';
import type { Step, StepAnswer } from '../../measure/panel/steps';
import { placeOf, type Quarter } from '../../measure/panel/trials';
import { chosenIn, coin, drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import type { Layout, Picture } from './picture';

export interface StepsState<Kind extends Step> extends Progress {
  readonly answers: readonly StepAnswer<Kind>[];
  /** Questions about moving noise. */
  readonly noise: { readonly right: number; readonly asked: number };
}

interface Pair {
  readonly from: number;
  readonly to: number;
}

interface Options<Kind extends Step> {
  /** All steps of a run, in their order. */
  readonly steps: (seed: number) => readonly Kind[];
  /** A step that everyone sees. */
  readonly plain: Pair;
  /** A field of code `common`, and a patch of code `odd` in the quarter `place`; in none where it is null. */
  readonly picture: (step: Kind, common: number, odd: number, place: Quarter | null, layout: Layout) => Picture;
  /** Four shades, of which the one at `place` is mixed over time where shades are mixed at all. */
  readonly noise: (seed: number, index: number, place: Quarter) => Picture;
}

/** Which of many small steps are seen, and after them whether a shade moves by itself. */
export const stepsExperiment = <Kind extends Step>({
  steps,
  plain,
  picture,
  noise: noisePicture,
}: Options<Kind>): Experiment<StepsState<Kind>> => ({
  begin: (seed) => ({ seed, trials: [], answers: [], noise: { right: 0, asked: 0 } }),
  question(state) {
    const { seed, trials, answers, noise } = state;
    const step = steps(seed)[answers.length];
    if (!step) {
      if (noise.asked >= NOISE_TRIALS) return null;
      const place = placeOf(seed, trials.length + noise.asked);
      return { mode: 'choose', ask: 'crawls', place, picture: noisePicture(seed, noise.asked, place) };
    }
    const { index, purpose, place, layout } = drawOf(state);
    const { from, to } = purpose === 'plain' ? plain : step;
    const right = purpose === 'empty' ? null : place;
    const [common, odd] = coin(seed, index) ? [from, to] : [to, from];
    return { mode: 'choose', ask: 'differs', place: right, picture: picture(step, common, odd, right, layout) };
  },
  answered(state, question, reply) {
    const { seed, answers, noise } = state;
    const right = isRightReply(question, reply);
    const step = steps(seed)[answers.length];
    if (!step) return { ...state, noise: { right: noise.right + Number(right), asked: noise.asked + 1 } };
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, chosenIn(reply));
    return { ...state, trials, answers: purpose === 'ask' ? [...answers, { ...step, right }] : answers };
  },
});

/** Where the patches of a question about noise are. They are as large as they can be: noise is seen best so. */
export const WHOLE: Layout = { inwardX: 0, inwardY: 0, size: 56 };
