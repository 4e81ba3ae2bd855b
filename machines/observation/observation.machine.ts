import { assign, emit, fromCallback, setup } from 'xstate';
import type { CheckResult } from '../result';
import type { ScreenFacts, ScreenOrder } from '../screen-size/screen-facts';
import { answerTo, type Drawn, type ObservationInput, type ObservationRun } from './observation';

interface Context extends ObservationRun {
  readonly input: ObservationInput;
  readonly result: CheckResult | null;
}

export type ObservationEvent =
  /** The screen was read, first or anew. `at` is in milliseconds since the epoch. */
  | { type: 'SCREEN'; facts: ScreenFacts; at: number }
  /** A picture stands on the screen, or stands there otherwise than before. */
  | { type: 'DRAWN'; picture: string; facts: Drawn }
  | { type: 'ANSWER'; question: string; answer: string }
  | { type: 'FINISH'; at: number }
  | { type: 'AGAIN' };

const fresh = { answers: {}, drawn: {}, screen: null, startedAt: 0, finishedAt: 0, result: null } as const;

/** A person looks at pictures and answers what they see. */
export const observationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ObservationEvent,
    input: {} as ObservationInput,
    emitted: {} as { type: 'result'; result: CheckResult },
  },
  actors: {
    /** Sends SCREEN at once and on every change. */
    screen: fromCallback<ScreenOrder>(() => {
      throw new Error("The actor 'screen' was not provided");
    }),
  },
  actions: {
    judge: assign(({ context }, { at }: { at: number }) => ({
      finishedAt: at,
      result: context.input.judge({ ...context, finishedAt: at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'the question has this answer': ({ context }, params: { question: string; answer: string }) =>
      context.questions.some(
        (question) =>
          question.id === params.question && answerTo({ answers: { [question.id]: params.answer } }, question),
      ),
    'something was judged': ({ context }) => Object.keys(context.answers).length > 0,
  },
}).createMachine({
  id: 'observation',
  context: ({ input }) => ({ input, questions: input.questions, ...fresh }),
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
        ANSWER: {
          guard: { type: 'the question has this answer', params: ({ event }) => event },
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
      entry: 'announce',
      on: { AGAIN: { target: 'viewing', actions: assign(fresh) } },
    },
  },
});
