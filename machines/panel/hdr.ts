import { nextHdrStep, type StepCounts, steps } from '../../measure/panel/hdr';
import { attentionOf } from '../../measure/panel/trials';
import { drawOf, type Experiment, isRightReply, type Progress, withTrial } from './experiment';
import { oddPatch } from './picture';

export interface HdrState extends Progress {
  readonly counts: StepCounts;
}

/** One in this many questions is a catch trial: more than elsewhere, because there are few questions. None is empty. */
const CATCH_BLOCK = 4;
/** Brightness of the common patches in a catch trial, as a multiple of SDR white. The odd patch is white. */
const CATCH_COMMON = 0.25;

/** The step to ask about. `plain` for a catch trial, null at the end. */
function stepOf(state: HdrState): number | 'plain' | null {
  const step = nextHdrStep(state.counts);
  if (step === null) return attentionOf(state.trials).verdict === 'few' ? 'plain' : null;
  return drawOf(state, CATCH_BLOCK).purpose === 'ask' ? step : 'plain';
}

/** Measures how far above SDR white a step still looks brighter than the one before. */
export const hdrExperiment: Experiment<HdrState> = {
  begin: (seed) => ({ seed, trials: [], counts: steps.map(() => ({ right: 0, asked: 0 })) }),
  question(state) {
    const step = stepOf(state);
    if (step === null) return null;
    const { place, layout } = drawOf(state, CATCH_BLOCK);
    const bright = step === 'plain' ? 1 : (steps[step] ?? 2);
    const times = oddPatch(step === 'plain' ? CATCH_COMMON : bright / 2, bright, place);
    return { mode: 'choose', ask: 'brighter', place, picture: { kind: 'bright', times, ...layout } };
  },
  answered(state, question, reply) {
    const step = stepOf(state);
    const isPlain = step === 'plain';
    const trials = withTrial(state, question, isPlain ? 'plain' : 'ask', reply);
    if (isPlain) return { ...state, trials };
    const right = Number(isRightReply(question, reply));
    const counts = state.counts.map((count, i) =>
      i === step ? { right: count.right + right, asked: count.asked + 1 } : count,
    );
    return { ...state, trials, counts };
  },
};
