import { MAX_TRACE_MS } from '../../measure/panel/afterimage';
import { ALL_PLACES, type Blemish, blemishes } from '../../measure/panel/evenness';
import { MAX_RUN_MS } from '../../measure/panel/trials';
import type { Drawn } from '../observation/observation';
import { returned } from './afterimage';
import { type SomeConditions, wholeConditions } from './conditions';
import { marked, withMovement } from './evenness';
import type { Question, Reply } from './experiment';
import { beginRun, type ExperimentId, type Finished, type Run, runAfter } from './experiments';
import type { PanelEvent, ReplyEvent } from './panel.events';

/** The data that a panel is judged by. Times are in milliseconds since the epoch. */
export interface PanelRun {
  /** The last run of each experiment. */
  readonly finished: readonly Finished[];
  /** The page can draw brighter than SDR white, and the screen reports that it can show it. */
  readonly canExceedWhite: boolean;
  /** The page can draw steps of a quarter code, and the screen reports more than 8 bits. */
  readonly canDrawFine: boolean;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The state while an experiment runs, and between experiments. */
export interface ExperimentRun extends PanelRun {
  readonly statedConditions: SomeConditions;
  /** The running experiment. Null between two. */
  readonly run: Run | null;
  /** The current or next question. */
  readonly question: Question | null;
  /** How the last picture was drawn. Null before the first. */
  readonly drawn: Drawn | null;
  /** When the run began, shifted by the time that it was paused or hidden. */
  readonly began: number;
  /** When the last answer came. */
  readonly now: number;
}

/** Whether the browser and the screen can show what an experiment needs. */
export const canRun = (
  { canExceedWhite, canDrawFine }: Pick<PanelRun, 'canExceedWhite' | 'canDrawFine'>,
  experiment: ExperimentId,
): boolean => (experiment !== 'hdr' || canExceedWhite) && (experiment !== 'fine' || canDrawFine);

/** Starts a run. */
export const begun = (
  { startedAt }: ExperimentRun,
  { experiment, seed, at }: { experiment: ExperimentId; seed: number; at: number },
) => ({
  run: beginRun(experiment, seed),
  drawn: null,
  began: at,
  now: at,
  startedAt: startedAt || at,
  result: null,
});

/** Whether nothing is left to ask, or the time is up. */
export const isOver = ({ question, now, began }: ExperimentRun): boolean =>
  question === null || now - began >= MAX_RUN_MS;

/** The run after a reply. */
export const replied = ({ run, question }: ExperimentRun, reply: Reply, at: number) => ({
  run: run && question ? runAfter(run, question, reply) : run,
  now: at,
});

/** The reply in an event. The time that a trace was seen starts when it was named. */
export function replyOf(event: ReplyEvent, { now }: ExperimentRun): Reply {
  switch (event.type) {
    case 'CHOOSE':
      return { type: 'chosen', answer: event.answer };
    case 'MATCH':
      return { type: 'matched', code: event.code };
    case 'NEXT':
      return { type: 'done' };
    case 'GONE':
      return { type: 'gone', ms: Math.min(MAX_TRACE_MS, Math.max(0, event.at - now)) };
  }
}

/** Whether there is such a place, and such a kind of mark. */
export const isPlace = ({ place, kind }: { place: number; kind?: Blemish }): boolean =>
  Number.isInteger(place) && place >= 0 && place < ALL_PLACES && (kind === undefined || blemishes.includes(kind));

/** Marks a place, or records whether a mark moves. */
export function withMark({ run }: ExperimentRun, event: Extract<PanelEvent, { type: 'MARK' | 'MOVES' }>) {
  if (run?.experiment !== 'evenness') return {};
  const { state } = run;
  const { place } = event;
  const next = event.type === 'MARK' ? marked(state, place, event.kind) : withMovement(state, place, event.moves);
  return { run: { ...run, state: next } };
}

/** The run after a pause. The pause does not count, and the same question comes again. */
export const resumed = ({ run, began, now }: ExperimentRun, at: number) => ({
  began: began + Math.max(0, at - now),
  now: at,
  run: run?.experiment === 'afterimage' ? { ...run, state: returned(run.state) } : run,
});

/** Whether any question of a run was answered. */
const hasAnswers = ({ experiment, state }: Run) =>
  state.trials.length > 0 ||
  (experiment === 'gamma' && state.matched.length > 0) ||
  (experiment === 'evenness' && state.shown > 0);

/** Whether there is something to judge, from this run or an earlier one. */
export const hasAnyAnswers = ({ run, finished }: ExperimentRun): boolean =>
  finished.length > 0 || (run !== null && hasAnswers(run));

/** The finished runs with the current one added. It replaces an earlier run of the same experiment. */
export function withPresent({
  run,
  finished,
  statedConditions,
  drawn,
  began,
  now,
}: ExperimentRun): readonly Finished[] {
  const conditions = wholeConditions(statedConditions);
  if (!run || !conditions || !hasAnswers(run)) return finished;
  const present = { ...run, conditions, exactness: drawn?.exactness ?? null, startedAt: began, finishedAt: now };
  return [...finished.filter(({ experiment }) => experiment !== run.experiment), present];
}
