import { fineSteps, PLAIN_STEP } from '../../measure/panel/fine';
import { noiseCodes } from '../../measure/panel/noise';
import type { Step } from '../../measure/panel/steps';
import type { Experiment } from './experiment';
import { oddPatch } from './picture';
import { NOISE_LAYOUT, type StepsState, stepsExperiment } from './steps';

export type FineState = StepsState<Step>;

/**
 * Range of the darkest level in a question about noise. If 8-bit codes are mixed, every fourth level is a whole code.
 */
const NOISE_RANGE = { from: 64, count: 8 } as const;

/** Tests which steps of a quarter code are seen, and whether the picture shows moving noise. */
export const fineExperiment: Experiment<FineState> = stepsExperiment({
  steps: fineSteps,
  plain: PLAIN_STEP,
  picture: (_, common, odd, place, layout) => ({
    kind: 'fine',
    field: common,
    patches: oddPatch(common, odd, place),
    ...layout,
  }),
  noise: (seed, index, place) => ({
    kind: 'fine',
    field: NOISE_RANGE.from,
    patches: noiseCodes(NOISE_RANGE, seed, index, place),
    ...NOISE_LAYOUT,
  }),
});
