import { type ActorRefFrom, assign, sendParent, sendTo, setup } from 'xstate';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { screenSequence } from '../screen/screen';
import { createSequenceMachine } from '../sequence/sequence.machine';
import type { Timed } from '../time';
import {
  defaults,
  type Judgment,
  judgeRepair,
  type Mode,
  needsConsent,
  onSquare,
  type RangeName,
  type RepairRun,
  type RepairSettings,
  type Shown,
  type Side,
  type Spot,
  snap,
} from './pixel-repair';

interface Context extends Judged, RepairRun {
  readonly consent: boolean;
  /** The measured frame interval of this screen in milliseconds. Null before that. */
  readonly frameInterval: number | null;
  /** The time of the last tick of a run, in milliseconds since the epoch. */
  readonly now: number;
  /** When the page was hidden. Null while it is visible. */
  readonly hiddenSince: number | null;
}

/** Every `at` is in milliseconds since the epoch. */
type RepairEvent =
  | { type: 'MODE'; mode: Mode }
  | { type: 'SIDE'; side: Side }
  | { type: 'SLIDE'; name: RangeName; value: number }
  | { type: 'CONSENT'; given: boolean }
  | { type: 'PREVIEW' }
  | Timed<'START' | 'TICK' | 'HIDE' | 'SHOW' | 'STOP' | 'LOOK'>
  /** Puts the center of the square on a spot. */
  | { type: 'PLACE'; spot: Spot }
  /** The square covers the pixel, and the repair can begin. */
  | { type: 'BEGIN'; at: number }
  | { type: 'SHOWN'; shown: Shown }
  | { type: 'LOOKED' }
  | { type: 'JUDGE'; judgment: Judgment }
  | { type: 'AGAIN' };

/** Shows the screen test's colors again, without marks. Sends LOOKED to the parent when the person leaves. */
export const lookAgain = createSequenceMachine({ ...screenSequence, kinds: [] }).provide({
  actions: { finish: sendParent({ type: 'LOOKED' }) },
});

const initialValues = {
  startedAt: 0,
  finishedAt: 0,
  now: 0,
  hidden: 0,
  hiddenSince: null,
  shown: null,
  judgment: null,
  result: null,
} as const;

export const pixelRepairMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: RepairEvent;
    input: { readonly settings?: Partial<RepairSettings> };
    tags: 'running' | 'busy';
    children: { lookAgain: 'lookAgain' };
  }>,
  actors: {
    /** Measures the screen's frame interval in milliseconds. Never rejects. */
    frameInterval: promiseActor<number>(),
    /** Enters full screen. Rejects if refused. Resolves with the time at which it was left. */
    fullscreen: promiseActor<{ at: number }>(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Sends TICK several times a second. */
    ticks: callbackActor(),
    /** Sends HIDE and SHOW. */
    visibility: callbackActor(),
    lookAgain,
  },
  actions: {
    begin: assign((_, params: { at: number }) => ({ ...initialValues, startedAt: params.at, now: params.at })),
    finish: judging((context, params: { at: number }) => {
      const end = context.startedAt + context.settings.duration * 1000;
      const finishedAt = Math.min(params.at, end);
      const unseen = context.hiddenSince === null ? 0 : Math.max(0, finishedAt - context.hiddenSince);
      const run = { ...context, finishedAt, hidden: context.hidden + unseen, hiddenSince: null };
      return { finishedAt, now: finishedAt, hidden: run.hidden, hiddenSince: null, result: judgeRepair(run) };
    }),
    judge: judging((context, { judgment }: { judgment: Judgment }) => ({
      judgment,
      result: judgeRepair({ ...context, judgment }),
    })),
  },
  guards: {
    'consent is missing': ({ context }) => needsConsent(context.settings) && !context.consent,
    'a square must be placed': ({ context }) => onSquare(context.settings),
    'the repair had begun': ({ context }) => context.startedAt > 0,
    'time is up': ({ context }, params: { at: number }) =>
      params.at >= context.startedAt + context.settings.duration * 1000,
  },
}).createMachine({
  id: 'pixelRepair',
  context: ({ input }) => ({
    settings: { ...defaults, ...input.settings },
    consent: false,
    frameInterval: null,
    spot: null,
    revision: 0,
    ...initialValues,
  }),
  initial: 'idle',
  states: {
    idle: {
      // Consent is asked for each time.
      entry: assign({ consent: false }),
      invoke: [
        {
          id: 'frameInterval',
          src: 'frameInterval',
          onDone: { actions: assign({ frameInterval: ({ event }) => event.output }) },
        },
      ],
      initial: 'still',
      on: {
        MODE: {
          actions: assign(({ context, event }) => ({
            settings: { ...context.settings, mode: event.mode },
            consent: false,
          })),
        },
        SIDE: { actions: assign(({ context, event }) => ({ settings: { ...context.settings, side: event.side } })) },
        SLIDE: {
          actions: assign(({ context, event }) => ({
            settings: { ...context.settings, [event.name]: snap(event.name, event.value) },
          })),
        },
        CONSENT: { actions: assign({ consent: ({ event }) => event.given }) },
        START: [
          { guard: 'consent is missing' },
          { guard: 'a square must be placed', target: 'running.placing' },
          { target: 'running.repairing', actions: { type: 'begin', params: ({ event }) => event } },
        ],
      },
      states: {
        /** The preview is still. */
        still: { on: { PREVIEW: 'playing' } },
        playing: { on: { PREVIEW: 'still' } },
      },
    },
    running: {
      tags: 'running',
      invoke: {
        id: 'fullscreen',
        src: 'fullscreen',
        onDone: [
          {
            guard: 'the repair had begun',
            target: 'results',
            actions: { type: 'finish', params: ({ event }) => event.output },
          },
          { target: 'idle' },
        ],
        // If refused, the repair runs in a layer that covers the viewport.
        onError: {},
      },
      on: { PLACE: { actions: assign({ spot: ({ event }) => event.spot }) } },
      initial: 'placing',
      states: {
        placing: {
          on: {
            BEGIN: { target: 'repairing', actions: { type: 'begin', params: ({ event }) => event } },
            STOP: '#pixelRepair.idle',
          },
        },
        repairing: {
          tags: 'busy',
          invoke: [
            { id: 'wakeLock', src: 'wakeLock' },
            { id: 'ticks', src: 'ticks' },
            { id: 'visibility', src: 'visibility' },
          ],
          initial: 'seen',
          on: {
            TICK: [
              {
                guard: { type: 'time is up', params: ({ event }) => event },
                target: '#pixelRepair.results',
                actions: { type: 'finish', params: ({ event }) => event },
              },
              { actions: assign({ now: ({ event }) => event.at }) },
            ],
            SHOWN: { actions: assign({ shown: ({ event }) => event.shown }) },
            STOP: { target: '#pixelRepair.results', actions: { type: 'finish', params: ({ event }) => event } },
          },
          states: {
            seen: { on: { HIDE: { target: 'hidden', actions: assign({ hiddenSince: ({ event }) => event.at }) } } },
            /** The page is hidden. Nothing is drawn, but the countdown continues. */
            hidden: {
              on: {
                SHOW: {
                  target: 'seen',
                  actions: assign(({ context, event }) => ({
                    hidden: context.hidden + event.at - (context.hiddenSince ?? event.at),
                    hiddenSince: null,
                  })),
                },
              },
            },
          },
        },
      },
    },
    results: {
      initial: 'repaired',
      on: { LOOK: 'looking', AGAIN: { target: 'idle', actions: assign(initialValues) } },
      states: {
        repaired: {},
        /** The person has looked at the colors. The page asks whether the pixel improved. */
        asking: {
          on: { JUDGE: { target: 'judged', actions: { type: 'judge', params: ({ event }) => event } } },
        },
        judged: {},
      },
    },
    looking: {
      tags: 'running',
      invoke: { id: 'lookAgain', src: 'lookAgain' },
      entry: sendTo('lookAgain', ({ event }) => ({ type: 'START' as const, at: event.type === 'LOOK' ? event.at : 0 })),
      on: { LOOKED: 'results.asking' },
    },
  },
});

export type RepairActor = ActorRefFrom<typeof pixelRepairMachine>;
