import { assign, setup } from 'xstate';
import { BURN_MS, MAX_TRACE_MS } from '../../measure/panel/afterimage';
import type { Blemish } from '../../measure/panel/evenness';
import type { Answer } from '../../measure/panel/trials';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { type ConditionName, isCondition, wholeConditions } from './conditions';
import { type ExperimentId, type Finished, questionIn } from './experiments';
import { judgePanel } from './panel';
import type { PanelEvent, ReplyEvent } from './panel.events';
import {
  begun,
  canRun,
  type ExperimentRun,
  hasAnyAnswers,
  isOver,
  isPlace,
  type PanelRun,
  replied,
  replyOf,
  resumed,
  withMark,
  withPresent,
} from './run';

interface Context extends Judged, ExperimentRun {}

type Input = Partial<Pick<PanelRun, 'canExceedWhite' | 'canDrawFine'>>;

/** Duration of the plain field between two questions. It hides what changes, and keeps flashes below 3 a second. */
export const MASK_MS = 700;

const initialValues = {
  run: null,
  question: null,
  drawn: null,
  began: 0,
  now: 0,
  finished: [] as readonly Finished[],
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

interface At {
  readonly at: number;
}

export const panelMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: PanelEvent; input: Input; tags: 'running' | 'busy' }>,
  actors: {
    /** Enters full screen. Rejects if refused. Resolves with the time at which it was left. */
    fullscreen: promiseActor<At>(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Sends HIDE and SHOW. */
    visibility: callbackActor(),
  },
  actions: {
    begin: assign(({ context }, start: { experiment: ExperimentId; seed: number; at: number }) =>
      begun(context, start),
    ),
    'think of the next question': assign(({ context: { run } }) => ({ question: run && questionIn(run) })),
    'take the answer': assign(({ context }, event: ReplyEvent) => replied(context, replyOf(event, context), event.at)),
    'end the picture': assign(({ context }) => replied(context, { type: 'done' }, context.now + BURN_MS)),
    'end the trace': assign(({ context }) =>
      replied(context, { type: 'gone', ms: MAX_TRACE_MS }, context.now + MAX_TRACE_MS),
    ),
    mark: assign(({ context }, event: Extract<PanelEvent, { type: 'MARK' | 'MOVES' }>) => withMark(context, event)),
    'note the time': assign((_, { at }: At) => ({ now: at })),
    'give up': assign({ run: null, question: null }),
    'go on': assign(({ context }, { at }: At) => resumed(context, at)),
    judge: judging((context) => {
      const judged = { finished: withPresent(context), finishedAt: context.now };
      return { ...judged, run: null, question: null, result: judgePanel({ ...context, ...judged }) };
    }),
  },
  delays: { 'mask time': MASK_MS, 'time of the picture': BURN_MS, 'longest time of a trace': MAX_TRACE_MS },
  guards: {
    'there is such a condition': (_, params: { name: ConditionName | 'distance'; value: string | number }) =>
      isCondition(params.name, params.value),
    'all conditions are known, and the screen can do it': ({ context }, { experiment }: { experiment: ExperimentId }) =>
      wholeConditions(context.statedConditions) !== null && canRun(context, experiment),
    'the run is over': ({ context }) => isOver(context),
    'a quarter is asked for': ({ context }) => context.question?.mode === 'choose',
    'a match is asked for': ({ context }) => context.question?.mode === 'match',
    'places are asked for': ({ context }) => context.question?.mode === 'mark',
    'the person has to move': ({ context }) => context.question?.mode === 'move',
    'something was answered': ({ context }) => hasAnyAnswers(context),
    'a trace was named': ({ context }, { answer }: { answer: Answer }) =>
      context.question?.ask === 'trace' && answer !== 'none',
    'there is such a place': (_, params: { place: number; kind?: Blemish }) => isPlace(params),
    'it is a code': (_, { code }: { code: number }) => Number.isInteger(code) && code >= 0 && code <= 255,
  },
}).createMachine({
  id: 'panel',
  context: ({ input: { canExceedWhite = false, canDrawFine = false } }) => ({
    ...initialValues,
    revision: 0,
    statedConditions: {},
    canExceedWhite,
    canDrawFine,
  }),
  initial: 'idle',
  on: {
    CONDITION: {
      guard: { type: 'there is such a condition', params: ({ event }) => event },
      actions: assign({
        statedConditions: ({ context, event }) => ({ ...context.statedConditions, [event.name]: event.value }),
      }),
    },
    DISTANCE: {
      guard: { type: 'there is such a condition', params: ({ event: { value } }) => ({ name: 'distance', value }) },
      actions: assign({
        statedConditions: ({ context, event }) => ({ ...context.statedConditions, distance: event.value }),
      }),
    },
  },
  states: {
    idle: {
      on: {
        START: {
          guard: { type: 'all conditions are known, and the screen can do it', params: ({ event }) => event },
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    running: {
      tags: 'running',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: [
            {
              guard: 'something was answered',
              target: 'results',
              actions: [{ type: 'note the time', params: ({ event }) => event.output }, 'judge'],
            },
            { target: 'idle', actions: 'give up' },
          ],
          // If refused, the test runs in a layer that covers the viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
        { id: 'visibility', src: 'visibility' },
      ],
      on: {
        // The conditions are fixed during a run.
        CONDITION: {},
        DISTANCE: {},
        DRAWN: { actions: assign({ drawn: ({ event }) => event.facts }) },
        HIDE: { target: '.hidden', actions: { type: 'note the time', params: ({ event }) => event } },
        PAUSE: { target: '.paused', actions: { type: 'note the time', params: ({ event }) => event } },
        EXIT: [
          {
            guard: 'something was answered',
            target: 'results',
            actions: [{ type: 'note the time', params: ({ event }) => event }, 'judge'],
          },
          { target: 'idle', actions: 'give up' },
        ],
      },
      initial: 'deciding',
      states: {
        deciding: {
          entry: 'think of the next question',
          always: [{ guard: 'the run is over', target: '#panel.results', actions: 'judge' }, { target: 'mask' }],
        },
        mask: {
          after: {
            'mask time': [
              { guard: 'a quarter is asked for', target: 'choosing' },
              { guard: 'a match is asked for', target: 'matching' },
              { guard: 'places are asked for', target: 'marking' },
              { guard: 'the person has to move', target: 'moving' },
              { target: 'retaining' },
            ],
          },
        },
        choosing: {
          on: {
            CHOOSE: [
              {
                guard: { type: 'a trace was named', params: ({ event }) => event },
                target: 'fading',
                actions: { type: 'take the answer', params: ({ event }) => event },
              },
              { target: 'deciding', actions: { type: 'take the answer', params: ({ event }) => event } },
            ],
          },
        },
        matching: {
          on: {
            MATCH: {
              guard: { type: 'it is a code', params: ({ event }) => event },
              target: 'deciding',
              actions: { type: 'take the answer', params: ({ event }) => event },
            },
          },
        },
        marking: {
          on: {
            MARK: {
              guard: { type: 'there is such a place', params: ({ event }) => event },
              actions: { type: 'mark', params: ({ event }) => event },
            },
            MOVES: {
              guard: { type: 'there is such a place', params: ({ event: { place } }) => ({ place }) },
              actions: { type: 'mark', params: ({ event }) => event },
            },
            NEXT: { target: 'deciding', actions: { type: 'take the answer', params: ({ event }) => event } },
          },
        },
        moving: {
          on: {
            NEXT: { target: 'deciding', actions: { type: 'take the answer', params: ({ event }) => event } },
          },
        },
        /** The picture that may leave a trace is shown. The question follows without a mask, before the trace fades. */
        retaining: {
          tags: 'busy',
          after: {
            'time of the picture': { target: 'choosing', actions: ['end the picture', 'think of the next question'] },
          },
        },
        /** A trace was named. Ends when the person no longer sees it. */
        fading: {
          on: {
            GONE: { target: 'deciding', actions: { type: 'take the answer', params: ({ event }) => event } },
          },
          after: {
            'longest time of a trace': { target: 'deciding', actions: 'end the trace' },
          },
        },
        /** The clock of the run is stopped. The same question comes again afterward. */
        paused: {
          on: {
            PAUSE: {},
            HIDE: {},
            CONTINUE: { target: 'deciding', actions: { type: 'go on', params: ({ event }) => event } },
          },
        },
        /** The page is hidden: like a pause, but it ends by itself. */
        hidden: {
          on: {
            HIDE: {},
            PAUSE: {},
            SHOW: { target: 'deciding', actions: { type: 'go on', params: ({ event }) => event } },
          },
        },
      },
    },
    results: {
      on: {
        START: {
          guard: { type: 'all conditions are known, and the screen can do it', params: ({ event }) => event },
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        AGAIN: { target: 'idle', actions: assign(initialValues) },
      },
    },
  },
});
