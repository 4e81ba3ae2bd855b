import { NOISE_TRIALS, type NoiseCount } from '../../measure/panel/noise';
import type { Step, StepAnswer } from '../../measure/panel/steps';
import { placeOf, type Quarter } from '../../measure/panel/trials';
import { coin, drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import type { Layout, Picture } from './picture';

export interface StepsState<Kind extends Step> extends Progress {
  readonly answers: readonly StepAnswer<Kind>[];
  readonly noise: NoiseCount;
}

interface Pair {
  readonly from: number;
  readonly to: number;
}

interface Options<Kind extends Step> {
  /** All steps of a run, in order. */
  readonly steps: (seed: number) => readonly Kind[];
  /** A step that everyone sees. */
  readonly plain: Pair;
  /** Draws a field of code `common`, and a patch of code `odd` in the quarter `place`, or in none if it is null. */
  readonly picture: (step: Kind, common: number, odd: number, place: Quarter | null, layout: Layout) => Picture;
  /** Draws four shades. If the panel mixes shades over time, only the one at `place` is mixed. */
  readonly noise: (seed: number, index: number, place: Quarter) => Picture;
}

/** Tests which of many small steps are seen, and then whether a shade shows moving noise. */
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
    const { index, purpose, right, layout } = drawOf(state);
    const { from, to } = purpose === 'plain' ? plain : step;
    const [common, odd] = coin(seed, index) ? [from, to] : [to, from];
    return { mode: 'choose', ask: 'differs', place: right, picture: picture(step, common, odd, right, layout) };
  },
  answered(state, question, reply) {
    const { seed, answers, noise } = state;
    const right = isRightReply(question, reply);
    const step = steps(seed)[answers.length];
    if (!step) return { ...state, noise: { right: noise.right + Number(right), asked: noise.asked + 1 } };
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, reply);
    return { ...state, trials, answers: purpose === 'ask' ? [...answers, { ...step, right }] : answers };
  },
});

/** Layout of the patches in a question about noise: as large as possible, because noise is easiest to see there. */
export const NOISE_LAYOUT: Layout = { inwardX: 0, inwardY: 0, size: 56 };
