import fc from 'fast-check';
import type { ExperimentId, Finished } from '../../../machines/panel/experiments';
import { judgePanel } from '../../../machines/panel/panel';
import type { PanelRun } from '../../../machines/panel/run';
import { evidenceOf } from '../../kit/evidence/model';
import {
  clipped,
  dithering,
  eightBit,
  goodEye,
  lookingAt,
  mixed,
  pressingAtRandom,
  type Responder,
  runOf,
  sixBit,
} from './panel.observer';

const finished = (experiment: ExperimentId, respond: Responder, seed = 4) => runOf(experiment, seed, respond).finished;

/** An observer who sees a step of one code every time, and reports it. */
const eye = { ...goodEye, thresholds: [0.5, 0.5, 0.5, 0.5] as const, lapse: 0, honesty: 1 };
const clean = lookingAt(eightBit(), eye);
const required = ['bits', 'black', 'white', 'gamma', 'evenness'] as const;
const complete: PanelRun = {
  finished: required.map((id) => finished(id, clean)),
  canExceedWhite: false,
  canDrawFine: false,
  startedAt: 1_000_000,
  finishedAt: 2_000_000,
};

/** The run with this experiment, which replaces an earlier one of the same kind. */
const withRun = (run: PanelRun, one: Finished): PanelRun => ({
  ...run,
  finished: [...run.finished.filter(({ experiment }) => experiment !== one.experiment), one],
});
const without = (id: ExperimentId) => (run: PanelRun) =>
  run.finished.some(({ experiment }) => experiment === id)
    ? { ...run, finished: run.finished.filter(({ experiment }) => experiment !== id) }
    : null;
const changed = (id: ExperimentId, change: (one: Finished) => Finished) => (run: PanelRun) => {
  const one = run.finished.find(({ experiment }) => experiment === id);
  return one ? withRun(run, change(one)) : null;
};

const faulty = {
  'steps of four': finished('bits', lookingAt(sixBit(), eye)),
  'the highest codes merged': finished('bits', lookingAt(mixed(), eye)),
  'dark codes cut off': finished('black', lookingAt(clipped(50), eye)),
  'bright codes cut off': finished('white', lookingAt(clipped(50), eye)),
  'a gamma of 1.5': finished('gamma', lookingAt(eightBit(1.5), eye)),
  'a lighter place': finished('evenness', lookingAt(eightBit(), { ...eye, stains: [7] })),
  'steps that fade from the side': finished(
    'angle',
    lookingAt(eightBit(), { ...eye, thresholds: [2, 2, 2, 2], side: 10 }),
    2,
  ),
  'a trace': finished('afterimage', lookingAt(eightBit(), { ...eye, seesTrace: true })),
};
const careless = finished('bits', pressingAtRandom);
const further = [
  finished('fine', clean),
  finished('fine', lookingAt(dithering(2.2, true), { ...eye, thresholds: [0.1, 0.1, 0.1, 0.1] })),
  finished('angle', clean),
  finished('hdr', clean),
  finished('afterimage', clean),
  careless,
  ...required.slice(1).map((id) => finished(id, pressingAtRandom)),
];

export default evidenceOf<PanelRun>({
  check: 'panel',
  judge: judgePanel,
  complete,
  runs: fc
    .tuple(fc.subarray([...complete.finished]), fc.subarray([...further, ...Object.values(faulty)]))
    .map(([good, others]) => others.reduce(withRun, { ...complete, finished: good })),
  faults: Object.fromEntries(Object.entries(faulty).map(([name, one]) => [name, (run: PanelRun) => withRun(run, one)])),
  losses: {
    ...Object.fromEntries(required.map((id) => [`the experiment ${id}`, without(id)])),
    'attention, in steps': (run) => withRun(run, careless),
    'exact pixels, in gamma': changed('gamma', (one) => ({ ...one, exactness: 'scaled' })),
    'night light turned off': changed('bits', (one) => ({
      ...one,
      conditions: { ...one.conditions, nightLight: 'on' },
    })),
  },
});
