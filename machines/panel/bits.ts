import { type BitStep, bitSteps } from '../../measure/panel/bits';
import { noiseCodes } from '../../measure/panel/noise';
import type { Experiment } from './experiment';
import { gray, inChannel, oddPatch, type Patches, plainGround } from './picture';
import { type StepsState, stepsExperiment, WHOLE } from './steps';

export type BitsState = StepsState<BitStep>;

/** Codes of the darkest shade in a question about noise. */
const NOISE = { from: 64, count: 16 } as const;

/** Which steps of one code are seen, and whether the picture moves by itself. */
export const bitsExperiment: Experiment<BitsState> = stepsExperiment({
  steps: bitSteps,
  plain: { from: 100, to: 200 },
  picture({ channel }, common, odd, place, layout) {
    const field = inChannel(channel, common);
    const patches = oddPatch(field, inChannel(channel, odd), place);
    return { kind: 'quarters', field: plainGround(field), patches, ...layout };
  },
  noise(seed, index, place) {
    const patches = noiseCodes(NOISE, seed, index, place).map(gray) as unknown as Patches;
    return { kind: 'quarters', field: plainGround(gray(NOISE.from)), patches, ...WHOLE };
  },
});
