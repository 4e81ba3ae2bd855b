import { leastCertainChannel, nearStaircase } from '../../measure/panel/near';
import type { Belief } from '../../measure/panel/quest';
import { attentionOf, MAX_TRIALS } from '../../measure/panel/trials';
import { drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { inChannel, oddPatch, plainGround } from './picture';

export interface NearState extends Progress {
  /** One each for red, green and blue. */
  readonly beliefs: readonly Belief[];
}

/** A step that everyone sees, in codes. */
const PLAIN_CODES = 96;

/** The channel to ask about, and by how many codes the patch differs from the field. Null at the end. */
function stepOf(state: NearState): { channel: number; codes: number } | null {
  const channel = leastCertainChannel(state.beliefs);
  const { purpose } = drawOf(state);
  const isKnown = channel === null && attentionOf(state.trials).verdict !== 'few';
  if (isKnown || state.trials.length >= MAX_TRIALS) return null;
  const asked = channel ?? state.trials.length % state.beliefs.length;
  if (purpose !== 'ask') return { channel: asked, codes: purpose === 'plain' ? PLAIN_CODES : 0 };
  return { channel: asked, codes: nearStaircase.next(state.beliefs[asked] ?? []) };
}

/** Measures the first code that can be told from black, or from white, in each channel. */
export const nearExperiment = (end: 'black' | 'white'): Experiment<NearState> => ({
  begin: (seed) => ({
    seed,
    trials: [],
    beliefs: [nearStaircase.initial(), nearStaircase.initial(), nearStaircase.initial()],
  }),
  question(state) {
    const step = stepOf(state);
    if (!step) return null;
    const { right, layout } = drawOf(state);
    const at = (codes: number) => inChannel(step.channel, end === 'black' ? codes : 255 - codes);
    const patches = oddPatch(at(0), at(step.codes), right);
    const field = plainGround(at(0));
    return { mode: 'choose', ask: 'differs', place: right, picture: { kind: 'quarters', field, patches, ...layout } };
  },
  answered(state, question, reply) {
    const step = stepOf(state);
    const { purpose } = drawOf(state);
    const trials = withTrial(state, question, purpose, reply);
    if (!step || purpose !== 'ask') return { ...state, trials };
    const right = isRightReply(question, reply);
    const beliefs = state.beliefs.map((belief, channel) =>
      channel === step.channel ? nearStaircase.learn(belief, step.codes, right) : belief,
    );
    return { ...state, trials, beliefs };
  },
});
