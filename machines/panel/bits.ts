import { type BitStep, bitSteps } from '../../measure/panel/bits';
import { noiseCodes } from '../../measure/panel/noise';
import { fourOf } from '../../measure/panel/trials';
import type { Experiment } from './experiment';
import { gray, inChannel, oddPatch, plainGround } from './picture';
import { NOISE_LAYOUT, type StepsState, stepsExperiment } from './steps';

export type BitsState = StepsState<BitStep>;

/** Range of the darkest code in a question about noise. */
const NOISE_RANGE = { from: 64, count: 16 } as const;

/** Tests which steps of one code are seen, and whether the picture shows moving noise. */
export const bitsExperiment: Experiment<BitsState> = stepsExperiment({
  steps: bitSteps,
  plain: { from: 100, to: 200 },
  picture({ channel }, common, odd, place, layout) {
    const field = inChannel(channel, common);
    const patches = oddPatch(field, inChannel(channel, odd), place);
    return { kind: 'quarters', field: plainGround(field), patches, ...layout };
  },
  noise(seed, index, place) {
    const codes = noiseCodes(NOISE_RANGE, seed, index, place);
    const patches = fourOf((quarter) => gray(codes[quarter]));
    return { kind: 'quarters', field: plainGround(gray(NOISE_RANGE.from)), patches, ...NOISE_LAYOUT };
  },
});
