import type { ExperimentId, Run } from '../../../machines/panel/experiments';
import type { PanelEvent } from '../../../machines/panel/panel.events';
import { panelMachine } from '../../../machines/panel/panel.machine';
import { MAX_RUN_MS } from '../../../measure/panel/trials';
import { modelOf } from '../../kit/model';

export const START_MS = 1_000_000;
/** The seed of every run. */
export const PANEL_SEED = 7;
/** After this time, any answer is the last one. */
export const LATE_MS = START_MS + MAX_RUN_MS + 1000;

/** One experiment for each way of answering. */
const walked: readonly ExperimentId[] = ['bits', 'gamma', 'evenness', 'angle', 'afterimage'];

export const saidConditions: readonly PanelEvent[] = [
  { type: 'CONDITION', name: 'light', value: 'dim' },
  { type: 'CONDITION', name: 'brightness', value: 'usual' },
  { type: 'CONDITION', name: 'nightLight', value: 'off' },
  { type: 'CONDITION', name: 'hdr', value: 'off' },
  { type: 'DISTANCE', value: 60 },
];

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
