import { type AfterimageState, afterimageExperiment } from './afterimage';
import { type AngleState, angleExperiment } from './angle';
import { type BitsState, bitsExperiment } from './bits';
import type { Conditions } from './conditions';
import { type EvennessState, evennessExperiment } from './evenness';
import type { Experiment, Progress, Question, Reply } from './experiment';
import { type FineState, fineExperiment } from './fine';
import { type GammaState, gammaExperiment } from './gamma';
import { type HdrState, hdrExperiment } from './hdr';
import { type NearState, nearExperiment } from './near';

interface States {
  readonly bits: BitsState;
  readonly fine: FineState;
  readonly black: NearState;
  readonly white: NearState;
  readonly gamma: GammaState;
  readonly evenness: EvennessState;
  readonly angle: AngleState;
  readonly hdr: HdrState;
  readonly afterimage: AfterimageState;
}

export type ExperimentId = keyof States;

/** The experiments in display order. Each is a separate run. */
export const experimentIds = [
  'bits',
  'fine',
  'black',
  'white',
  'gamma',
  'evenness',
  'angle',
  'hdr',
  'afterimage',
] as const satisfies readonly ExperimentId[];

const experiments: { readonly [Id in ExperimentId]: Experiment<States[Id]> } = {
  bits: bitsExperiment,
  fine: fineExperiment,
  black: nearExperiment('black'),
  white: nearExperiment('white'),
  gamma: gammaExperiment,
  evenness: evennessExperiment,
  angle: angleExperiment,
  hdr: hdrExperiment,
  afterimage: afterimageExperiment,
};

/** An experiment and its state. Plain data. */
export type Run = {
  readonly [Id in ExperimentId]: { readonly experiment: Id; readonly state: States[Id] };
}[ExperimentId];

/** A run that has ended, complete or not. Times are in milliseconds since the epoch. */
export type Finished = Run & {
  readonly conditions: Conditions;
  /** How exact the last picture was. Null if none was drawn. */
  readonly exactness: 'exact' | 'scaled' | 'unverified' | null;
  readonly startedAt: number;
  readonly finishedAt: number;
};

/** The functions of an experiment. The cast is safe because each experiment only gets its own state. */
const logicOf = (experiment: ExperimentId) => experiments[experiment] as unknown as Experiment;

export const beginRun = (experiment: ExperimentId, seed: number): Run =>
  ({ experiment, state: logicOf(experiment).begin(seed) }) as Run;

export const questionIn = ({ experiment, state }: Run): Question | null => logicOf(experiment).question(state);

export const runAfter = ({ experiment, state }: Run, question: Question, reply: Reply): Run =>
  ({ experiment, state: logicOf(experiment).answered(state as Progress, question, reply) }) as Run;
