import { fineSteps, PLAIN } from '../../measure/panel/fine';
import { noiseCodes } from '../../measure/panel/noise';
import type { Step } from '../../measure/panel/steps';
import type { Experiment } from './experiment';
import { type Levels, oddPatch } from './picture';
import { type StepsState, stepsExperiment, WHOLE } from './steps';

export type FineState = StepsState<Step>;

/** Levels of the darkest shade in a question about noise: of 8 bits that are mixed, each fourth level is whole. */
const NOISE = { from: 64, count: 8 } as const;

/** Which steps of a quarter code are seen, and whether the picture moves by itself. */
export const fineExperiment: Experiment<FineState> = stepsExperiment({
  steps: fineSteps,
  plain: PLAIN,
  picture: (_, common, odd, place, layout) => ({
    kind: 'fine',
    field: common,
    patches: oddPatch(common, odd, place),
    ...layout,
  }),
  noise: (seed, index, place) => ({
    kind: 'fine',
    field: NOISE.from,
    patches: noiseCodes(NOISE, seed, index, place) as unknown as Levels,
    ...WHOLE,
  }),
});
