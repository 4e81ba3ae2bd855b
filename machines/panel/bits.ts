import { type BitAnswer, bitSteps, NOISE_TRIALS, noiseCodes } from '../../measure/panel/bits';
import { placeOf } from '../../measure/panel/trials';
import { chosenIn, coin, drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { gray, inChannel, oddPatch, type Patches, plainGround } from './picture';

export interface BitsState extends Progress {
  readonly answers: readonly BitAnswer[];
  /** Questions about moving noise. */
  readonly noise: { readonly right: number; readonly asked: number };
}

/** A step that everyone sees: this code beside twice as much. */
const PLAIN_CODE = 100;

/** Which steps of one code are seen, and whether the picture moves by itself. */
export const bitsExperiment: Experiment<BitsState> = {
  begin: (seed) => ({ seed, trials: [], answers: [], noise: { right: 0, asked: 0 } }),
  question(state) {
    const { seed, answers, noise } = state;
    const step = bitSteps(seed)[answers.length];
    if (!step) return noise.asked < NOISE_TRIALS ? noiseQuestion(state) : null;
    const { index, purpose, place, layout } = drawOf(state);
    const isUp = coin(seed, index);
    const codes = purpose === 'plain' ? { from: PLAIN_CODE, to: 2 * PLAIN_CODE } : step;
    const common = inChannel(step.channel, isUp ? codes.from : codes.to);
    const odd = inChannel(step.channel, isUp ? codes.to : codes.from);
    const right = purpose === 'empty' ? null : place;
    return {
      mode: 'choose',
      ask: 'differs',
      place: right,
      picture: { kind: 'quarters', field: plainGround(common), patches: oddPatch(common, odd, right), ...layout },
    };
  },
  answered(state, question, reply) {
    const { seed, answers, noise } = state;
    const right = isRightReply(question, reply);
    const step = bitSteps(seed)[answers.length];
    if (!step) return { ...state, noise: { right: noise.right + Number(right), asked: noise.asked + 1 } };
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, chosenIn(reply));
    return { ...state, trials, answers: purpose === 'ask' ? [...answers, { ...step, right }] : answers };
  },
};

/** The quarters are as large as they can be: noise is seen best on large plain areas. */
const WHOLE = { inwardX: 0, inwardY: 0, size: 56 } as const;

function noiseQuestion({ seed, trials, noise }: BitsState) {
  const place = placeOf(seed, trials.length + noise.asked);
  const patches = noiseCodes(seed, noise.asked, place).map(gray) as unknown as Patches;
  const field = plainGround(gray(64));
  const picture = { kind: 'quarters', field, patches, ...WHOLE } as const;
  return { mode: 'choose', ask: 'crawls', place, picture } as const;
}
