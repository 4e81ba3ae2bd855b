import fc from 'fast-check';
import type { ExperimentId, Finished, Run } from '../../../machines/panel/experiments';
import { judgePanel } from '../../../machines/panel/panel';
import { panelMachine } from '../../../machines/panel/panel.machine';
import type { PanelRun } from '../../../machines/panel/run';
import { MAX_RUN_MS } from '../../../measure/panel/trials';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
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
  saidConditions,
  sixBit,
} from './panel.observer';

export const START_MS = 1_000_000;
/** The seed of every run. */
export const PANEL_SEED = 7;
/** After this time, any answer is the last one. */
export const LATE_MS = START_MS + MAX_RUN_MS + 1000;

/** One experiment for each way of answering. */
const walked: readonly ExperimentId[] = ['bits', 'gamma', 'evenness', 'angle', 'afterimage'];

export const panelModel = modelOf(panelMachine, {
  input: { canExceedWhite: false },
  events: [
    ...saidConditions,
    ...walked.map((experiment) => ({ type: 'START' as const, experiment, seed: PANEL_SEED, at: START_MS })),
    { type: 'DRAWN', facts: { width: 1280, height: 800, pixelRatio: 1, exactness: 'exact', backend: 'webgl' } },
    { type: 'xstate.after.mask time.panel.running.mask' },
    ...([0, 1, 2, 3] as const).map((answer) => ({ type: 'CHOOSE' as const, answer, at: START_MS + 3000 })),
    { type: 'CHOOSE', answer: 'none', at: LATE_MS },
    { type: 'MATCH', code: 186, at: START_MS + 3000 },
    { type: 'MARK', place: 3, kind: 'lighter' },
    { type: 'MOVES', place: 3, moves: true },
    { type: 'NEXT', at: START_MS + 3000 },
    { type: 'GONE', at: LATE_MS },
    { type: 'xstate.after.time of the picture.panel.running.retaining' },
    { type: 'xstate.after.longest time of a trace.panel.running.fading' },
    { type: 'PAUSE', at: START_MS + 4000 },
    { type: 'CONTINUE', at: START_MS + 9000 },
    { type: 'HIDE', at: START_MS + 4000 },
    { type: 'SHOW', at: START_MS + 9000 },
    { type: 'EXIT', at: START_MS + 5000 },
    { type: 'xstate.done.actor.fullscreen', output: { at: START_MS + 5000 } },
    { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
    { type: 'AGAIN' },
  ],
  key: ({ context: { statedConditions: said, run, question, finished } }) => [
    Object.keys(said).length,
    run?.experiment,
    question?.ask,
    Math.min(run?.state.trials.length ?? 0, maxTrialsOf(run?.experiment)),
    run?.experiment === 'evenness' ? run.state.marks.length : 0,
    run !== null && hasOtherAnswers(run),
    finished.length,
  ],
  skip: ({ context: { statedConditions: said, run, finished, question }, value }, event) => {
    const { type } = event;
    const trials = run?.state.trials.length ?? 0;
    if (run === null) {
      // Conditions are set one after the other, and one of them is set again.
      if (type === 'CONDITION' || type === 'DISTANCE')
        return event !== (saidConditions[Object.keys(said).length] ?? saidConditions[0]);
      // A second run is always of the experiment `bits`.
      return type === 'START' && (Object.keys(said).length < 5 || (value === 'results' && event.experiment !== 'bits'));
    }
    // A run with answers other than forced choices can be left with a result.
    if (hasOtherAnswers(run)) return type !== 'EXIT' && !type.startsWith('xstate.after.mask');
    // Questions about the last mark need a mark, and with a mark nothing else is new.
    const isMarked = run.experiment === 'evenness' && run.state.marks.length > 0;
    if (isMarked ? type !== 'MOVES' && type !== 'EXIT' : type === 'MOVES') return true;
    // Only the answers of the shortest path: the correct place, or none.
    if (type === 'CHOOSE' && event.answer !== 'none' && event.answer !== (question?.place ?? 0)) return true;
    const isOnTheWay = question?.mode === 'choose' && question.ask !== 'trace' && trials > 0;
    if (isOnTheWay || finished.length > 0) {
      if (trials >= maxTrialsOf(run.experiment)) return type !== 'EXIT';
      return type !== 'CHOOSE' && !type.startsWith('xstate.after.mask') && type !== 'EXIT';
    }
    return (
      (type === 'CONDITION' || type === 'DISTANCE') &&
      (run.experiment !== 'evenness' || (event.value !== 'dim' && event.value !== 60))
    );
  },
});

/** Whether anything other than a forced-choice question was answered. */
const hasOtherAnswers = ({ experiment, state }: Run) =>
  (experiment === 'gamma' && state.matched.length > 0) || (experiment === 'evenness' && state.shown > 0);

/** Number of forced-choice questions after which an experiment reaches its last new outcome. */
function maxTrialsOf(experiment: ExperimentId | undefined): number {
  return experiment === 'afterimage' ? 6 : 1;
}

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

export const evidence = evidenceOf<PanelRun>({
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
