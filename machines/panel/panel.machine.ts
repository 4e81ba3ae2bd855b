import { assign, setup } from 'xstate';
import { BURN_MS, MAX_TRACE_MS } from '../../measure/panel/afterimage';
import { ALL_PLACES, type Blemish, blemishes } from '../../measure/panel/evenness';
import { type Answer, MAX_RUN_MS } from '../../measure/panel/trials';
import { callbackActor, type Judged, judging, promiseActor, type ResultEvent } from '../check-machine';
import type { Drawn } from '../observation/observation';
import { returned } from './afterimage';
import { type ConditionName, isCondition, type SomeConditions, wholeConditions } from './conditions';
import { marked, withMovement } from './evenness';
import type { Mode, Question, Reply } from './experiment';
import { beginRun, type ExperimentId, type Finished, questionIn, type Run, runAfter } from './experiments';
import { judgePanel, type PanelRun } from './panel';

interface Context extends Judged, PanelRun {
  readonly said: SomeConditions;
  readonly run: Run | null;
  /** What is asked now, or next. */
  readonly question: Question | null;
  /** The picture as it was drawn last; null before the first. */
  readonly drawn: Drawn | null;
  /** When the run began, without the time in which the page was hidden. */
  readonly began: number;
  /** When the last answer came. */
  readonly now: number;
}

/** Every `at` is in milliseconds since the epoch. */
export type PanelEvent =
  | { type: 'CONDITION'; name: ConditionName; value: string }
  /** Viewing distance in centimeters. */
  | { type: 'DISTANCE'; value: number }
  /** `seed` is a whole number below 2^31 from which places and order are drawn. */
  | { type: 'START'; experiment: ExperimentId; seed: number; at: number }
  /** The picture was drawn, or its size or exactness changed. */
  | { type: 'DRAWN'; facts: Drawn }
  | { type: 'CHOOSE'; answer: Answer; at: number }
  /** The patches are like the lines at this code. */
  | { type: 'MATCH'; code: number; at: number }
  /** Marks one of 5 × 5 places; marking it the same way again takes the mark away. */
  | { type: 'MARK'; place: number; kind: Blemish }
  /** Whether a marked place changes when the head moves. */
  | { type: 'MOVES'; place: number; moves: boolean }
  /** The field was looked over, or the person sits at the side now. */
  | { type: 'NEXT'; at: number }
  /** The trace is gone. */
  | { type: 'GONE'; at: number }
  | { type: 'PAUSE'; at: number }
  | { type: 'CONTINUE'; at: number }
  | { type: 'HIDE'; at: number }
  | { type: 'SHOW'; at: number }
  | { type: 'LEAVE'; at: number }
  | { type: 'AGAIN' };

interface Input {
  /** The page can draw brighter than SDR white, on a screen that says it can show it. */
  readonly canExceedWhite?: boolean;
}

/** A plain field between two questions, so that nothing is judged by what changed. Also keeps flashes below 3 a second. */
export const MASK_MS = 700;

const fresh = {
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

const isAsked = ({ question }: Context, mode: Mode) => question?.mode === mode;

/** The context after a reply. */
const afterReply = ({ run, question }: Context, reply: Reply, at: number) => ({
  run: run && question ? runAfter(run, question, reply) : run,
  now: at,
});

/** Whether anything of a run was answered. */
const hasAnswers = ({ experiment, state }: Run) =>
  state.trials.length > 0 ||
  (experiment === 'gamma' && state.matched.length > 0) ||
  (experiment === 'evenness' && state.shown > 0);

/** The finished runs with the present one, in place of an earlier one of its kind. */
function withPresent({ run, finished, said, drawn, began, now }: Context): readonly Finished[] {
  const conditions = wholeConditions(said);
  if (!run || !conditions || !hasAnswers(run)) return finished;
  const present = { ...run, conditions, exactness: drawn?.exactness ?? null, startedAt: began, finishedAt: now };
  return [...finished.filter(({ experiment }) => experiment !== run.experiment), present];
}

export const panelMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PanelEvent,
    input: {} as Input,
    emitted: {} as ResultEvent,
    tags: {} as 'running' | 'busy',
  },
  actors: {
    /** Takes the whole screen. Rejects when refused; resolves with the time when it was left. */
    fullscreen: promiseActor<{ at: number }>(),
    /** Keeps the display lit until stopped. */
    wakeLock: callbackActor(),
    /** Sends HIDE and SHOW. */
    visibility: callbackActor(),
  },
  actions: {
    begin: assign(({ context }, { experiment, seed, at }: { experiment: ExperimentId; seed: number; at: number }) => ({
      run: beginRun(experiment, seed),
      drawn: null,
      began: at,
      now: at,
      startedAt: context.startedAt || at,
      result: null,
    })),
    'think of the next question': assign(({ context: { run } }) => ({ question: run && questionIn(run) })),
    take: assign(({ context }, { reply, at }: { reply: Reply; at: number }) => afterReply(context, reply, at)),
    'give up': assign({ run: null, question: null }),
    'come back': assign(({ context: { run, began, now } }, { at }: { at: number }) => ({
      began: began + Math.max(0, at - now),
      now: at,
      run: run?.experiment === 'afterimage' ? { ...run, state: returned(run.state) } : run,
    })),
    judge: judging((context) => {
      const finished = withPresent(context);
      const finishedAt = context.now;
      const judged = { finished, finishedAt };
      return { ...judged, run: null, question: null, result: judgePanel({ ...context, ...judged }) };
    }),
  },
  delays: { 'mask time': MASK_MS, 'time of the picture': BURN_MS, 'longest time of a trace': MAX_TRACE_MS },
  guards: {
    'there is such a condition': (_, params: { name: ConditionName | 'distance'; value: string | number }) =>
      isCondition(params.name, params.value),
    'all conditions are known, and the screen can do it': ({ context }, { experiment }: { experiment: ExperimentId }) =>
      wholeConditions(context.said) !== null && (experiment !== 'hdr' || context.canExceedWhite),
    'the run is over': ({ context }) => context.question === null || context.now - context.began >= MAX_RUN_MS,
    'a quarter is asked for': ({ context }) => isAsked(context, 'choose'),
    'a match is asked for': ({ context }) => isAsked(context, 'match'),
    'places are asked for': ({ context }) => isAsked(context, 'mark'),
    'the person has to move': ({ context }) => isAsked(context, 'move'),
    'something was answered': ({ context: { run, finished } }) =>
      finished.length > 0 || (run !== null && hasAnswers(run)),
    'a trace was named': ({ context }, { answer }: { answer: Answer }) =>
      context.question?.ask === 'trace' && answer !== 'none',
    'there is such a place': ({ context }, { place, kind }: { place: number; kind?: Blemish }) =>
      context.run?.experiment === 'evenness' &&
      Number.isInteger(place) &&
      place >= 0 &&
      place < ALL_PLACES &&
      (kind === undefined || blemishes.includes(kind)),
    'it is a code': (_, { code }: { code: number }) => Number.isInteger(code) && code >= 0 && code <= 255,
  },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...fresh, revision: 0, said: {}, canExceedWhite: input.canExceedWhite ?? false }),
  initial: 'idle',
  on: {
    CONDITION: {
      guard: { type: 'there is such a condition', params: ({ event }) => event },
      actions: assign({ said: ({ context, event }) => ({ ...context.said, [event.name]: event.value }) }),
    },
    DISTANCE: {
      guard: { type: 'there is such a condition', params: ({ event: { value } }) => ({ name: 'distance', value }) },
      actions: assign({ said: ({ context, event }) => ({ ...context.said, distance: event.value }) }),
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
              actions: [assign({ now: ({ event }) => event.output.at }), 'judge'],
            },
            { target: 'idle', actions: 'give up' },
          ],
          // Refused: the test still runs, in a layer over the whole viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
        { id: 'visibility', src: 'visibility' },
      ],
      // Conditions are those of the whole run.
      on: {
        CONDITION: {},
        DISTANCE: {},
        DRAWN: { actions: assign({ drawn: ({ event }) => event.facts }) },
        HIDE: { target: '.hidden', actions: assign({ now: ({ event }) => event.at }) },
        PAUSE: { target: '.paused', actions: assign({ now: ({ event }) => event.at }) },
        LEAVE: [
          {
            guard: 'something was answered',
            target: 'results',
            actions: [assign({ now: ({ event }) => event.at }), 'judge'],
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
                actions: {
                  type: 'take',
                  params: ({ event: { answer, at } }) => ({ reply: { type: 'chosen', answer }, at }),
                },
              },
              {
                target: 'deciding',
                actions: {
                  type: 'take',
                  params: ({ event: { answer, at } }) => ({ reply: { type: 'chosen', answer }, at }),
                },
              },
            ],
          },
        },
        matching: {
          on: {
            MATCH: {
              guard: { type: 'it is a code', params: ({ event }) => event },
              target: 'deciding',
              actions: {
                type: 'take',
                params: ({ event: { code, at } }) => ({ reply: { type: 'matched', code }, at }),
              },
            },
          },
        },
        marking: {
          on: {
            MARK: {
              guard: { type: 'there is such a place', params: ({ event }) => event },
              actions: assign(({ context: { run }, event }) =>
                run?.experiment === 'evenness'
                  ? { run: { ...run, state: marked(run.state, event.place, event.kind) } }
                  : {},
              ),
            },
            MOVES: {
              guard: { type: 'there is such a place', params: ({ event: { place } }) => ({ place }) },
              actions: assign(({ context: { run }, event }) =>
                run?.experiment === 'evenness'
                  ? { run: { ...run, state: withMovement(run.state, event.place, event.moves) } }
                  : {},
              ),
            },
            NEXT: {
              target: 'deciding',
              actions: { type: 'take', params: ({ event }) => ({ reply: { type: 'done' }, at: event.at }) },
            },
          },
        },
        moving: {
          on: {
            NEXT: {
              target: 'deciding',
              actions: { type: 'take', params: ({ event }) => ({ reply: { type: 'done' }, at: event.at }) },
            },
          },
        },
        /** The picture that may leave a trace is on the screen. What follows comes at once, before the trace fades. */
        retaining: {
          tags: 'busy',
          after: {
            'time of the picture': {
              target: 'choosing',
              actions: [
                { type: 'take', params: ({ context: { now } }) => ({ reply: { type: 'done' }, at: now + BURN_MS }) },
                'think of the next question',
              ],
            },
          },
        },
        /** A trace was named, and stays for as long as the person sees it. */
        fading: {
          on: {
            GONE: {
              target: 'deciding',
              actions: {
                type: 'take',
                params: ({ context: { now }, event: { at } }) => ({
                  reply: { type: 'gone', ms: Math.min(MAX_TRACE_MS, Math.max(0, at - now)) },
                  at,
                }),
              },
            },
          },
          after: {
            'longest time of a trace': {
              target: 'deciding',
              actions: {
                type: 'take',
                params: ({ context: { now } }) => ({
                  reply: { type: 'gone', ms: MAX_TRACE_MS },
                  at: now + MAX_TRACE_MS,
                }),
              },
            },
          },
        },
        /** The time limit is on hold, and the same question is asked again. */
        paused: {
          on: {
            PAUSE: {},
            HIDE: {},
            CONTINUE: {
              target: 'deciding',
              actions: { type: 'come back', params: ({ event }) => event },
            },
          },
        },
        /** Out of view: as in a pause, but it ends by itself. */
        hidden: {
          on: {
            HIDE: {},
            PAUSE: {},
            SHOW: {
              target: 'deciding',
              actions: { type: 'come back', params: ({ event }) => event },
            },
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
        AGAIN: { target: 'idle', actions: assign(fresh) },
      },
    },
  },
});
