import { type ActorRefFrom, assign, setup } from 'xstate';
import type { ScreenFacts, ScreenOrder } from '../../measure/screen/screen-facts';
import { type CheckTypes, callbackActor, type Judged, judging } from '../check-machine';
import {
  answerTo,
  type Drawn,
  type ObservationDefinition,
  type ObservationRun,
  type Question,
  wasShown,
} from './observation';

interface Context extends Judged, ObservationRun {
  /** The question that the person returned to from the result. Null in a run from the start. */
  readonly wanted: string | null;
}

export type ObservationEvent =
  /** The screen was read, the first time or again. `at` is in milliseconds since the epoch. */
  | { type: 'SCREEN'; facts: ScreenFacts; at: number }
  /** A picture was drawn, or its size or exactness changed. */
  | { type: 'DRAWN'; picture: string; facts: Drawn }
  /** A sample was on the screen for another `ms` milliseconds. */
  | { type: 'SEEN'; sample: string; ms: number }
  | { type: 'ANSWER'; question: string; answer: string }
  | { type: 'FINISH'; at: number }
  /** Returns to one question of a finished run. The other answers stay. */
  | { type: 'CONTINUE'; question: string }
  | { type: 'AGAIN' };

const initialValues = {
  answers: {},
  seen: {},
  drawn: {},
  screen: null,
  startedAt: 0,
  finishedAt: 0,
  wanted: null,
  result: null,
} as const;

const questionOf = ({ questions }: Pick<Context, 'questions'>, id: string): Question | undefined =>
  questions.find((question) => question.id === id);

/** The machine of an observation test: the person looks at pictures and answers questions about them. */
export const createObservationMachine = ({ questions, judge }: ObservationDefinition) =>
  setup({
    types: {} as CheckTypes<{ context: Context; events: ObservationEvent }>,
    actors: {
      /** Sends SCREEN at once and on every change. */
      screen: callbackActor<ScreenOrder>(),
    },
    actions: {
      judge: judging((context, { at }: { at: number }) => ({
        finishedAt: at,
        result: judge({ ...context, finishedAt: at }),
      })),
    },
    guards: {
      'the question has this answer, and its sample was shown': (
        { context },
        params: { question: string; answer: string },
      ) => {
        const question = questionOf(context, params.question);
        return (
          question !== undefined &&
          answerTo({ answers: { [question.id]: params.answer } }, question) !== undefined &&
          wasShown(context, question.sample)
        );
      },
      'there is such a question': ({ context }, params: { question: string }) =>
        questionOf(context, params.question) !== undefined,
      'something was judged': ({ context }) => Object.keys(context.answers).length > 0,
    },
  }).createMachine({
    id: 'observation',
    context: { questions, revision: 0, ...initialValues },
    initial: 'viewing',
    states: {
      viewing: {
        invoke: { id: 'screen', src: 'screen' },
        on: {
          SCREEN: {
            actions: assign({
              screen: ({ event }) => event.facts,
              startedAt: ({ context, event }) => context.startedAt || event.at,
            }),
          },
          DRAWN: {
            actions: assign({ drawn: ({ context, event }) => ({ ...context.drawn, [event.picture]: event.facts }) }),
          },
          SEEN: {
            actions: assign({
              seen: ({ context, event }) => ({
                ...context.seen,
                [event.sample]: (context.seen[event.sample] ?? 0) + event.ms,
              }),
            }),
          },
          ANSWER: {
            guard: { type: 'the question has this answer, and its sample was shown', params: ({ event }) => event },
            actions: assign({
              answers: ({ context, event }) => ({ ...context.answers, [event.question]: event.answer }),
            }),
          },
          FINISH: {
            guard: 'something was judged',
            target: 'results',
            actions: { type: 'judge', params: ({ event }) => event },
          },
        },
      },
      results: {
        on: {
          CONTINUE: {
            guard: { type: 'there is such a question', params: ({ event }) => event },
            target: 'viewing',
            actions: assign({ wanted: ({ event }) => event.question, result: null }),
          },
          AGAIN: { target: 'viewing', actions: assign(initialValues) },
        },
      },
    },
  });

export type ObservationActor = ActorRefFrom<ReturnType<typeof createObservationMachine>>;
