import { type ActorRefFrom, assign, type EventObject, setup } from 'xstate';
import type { CaptureReason } from '../../content/capture';
import type { Sample } from '../../measure/load/curve';
import { type CheckTypes, callbackActor, type Judged, judgingRun, promiseActor } from '../check-machine';
import type { Timed } from '../time';
import { MIN_LEVEL, type Minutes } from './evidence';
import { judgeLoad, type LoadRun, leftOf } from './load';

/** What feeds the device. `level` from 0 to 1; null where the browser does not tell. */
export interface Power {
  readonly level: number | null;
  readonly charging: boolean;
  readonly isPhone: boolean;
}

interface Context extends Judged, LoadRun {
  readonly power: Power | null;
  /** Whether the person lets the page listen to the fan. */
  readonly listens: boolean;
  /** Why it does not, although the person lets it. */
  readonly deaf: CaptureReason | null;
  readonly hiddenAt: number;
}

/** `at` is in milliseconds since the epoch. */
type LoadEvent =
  | { type: 'CHOOSE'; minutes: Minutes }
  | { type: 'LISTEN'; on: boolean }
  | { type: 'QUIET'; levels: readonly number[] }
  | { type: 'DEAF'; reason: CaptureReason }
  | { type: 'SAMPLE'; sample: Sample }
  | Timed<'START' | 'FAILED' | 'HIDE' | 'SHOW' | 'STOP'>
  | { type: 'AGAIN' };

/** What `load` does: `listens` opens the microphone, and the load starts after the quiet unless it `hasQuiet`. */
export interface LoadInput {
  readonly every: number;
  readonly listens: boolean;
  readonly hasQuiet: boolean;
}

/** Between two samples: at most 360 of a run, so that its journal stays small. */
export const SAMPLE_MS: Readonly<Record<Minutes, number>> = { 3: 1000, 10: 2500, 30: 5000 };

const initialValues = {
  samples: [],
  hiddenFor: 0,
  hiddenAt: 0,
  failed: false,
  power: null,
  quiet: null,
  deaf: null,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

/**
 * Loads cores, graphics and memory for minutes. The workers and the microphone live at most as long as the state
 * `loading`.
 */
export const loadMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: LoadEvent; tags: 'running' | 'busy' }>,
  actors: {
    /** Gives what feeds the device. */
    power: promiseActor<Power>(),
    /**
     * Works in workers until stopped. Sends SAMPLE every so many ms, and FAILED if a worker does not start. If it
     * listens, it sends QUIET or DEAF before.
     */
    load: callbackActor<EventObject, LoadInput>(),
    /** Sends HIDE and SHOW. */
    visibility: callbackActor(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
  },
  actions: {
    begin: assign((_, { at }: { at: number }) => ({ ...initialValues, startedAt: at })),
    keep: assign(({ context }, { sample }: { sample: Sample }) => ({ samples: [...context.samples, sample] })),
    hide: assign((_, { at }: { at: number }) => ({ hiddenAt: at })),
    show: assign(({ context }, { at }: { at: number }) => ({
      hiddenFor: context.hiddenFor + Math.max(0, at - context.hiddenAt),
    })),
    judge: judgingRun(judgeLoad),
  },
  guards: {
    'the battery is too low': (_, { level, charging, isPhone }: Power) =>
      level !== null && level < MIN_LEVEL && (isPhone || !charging),
    'the time is over': ({ context }, { sample }: { sample: Sample }) =>
      leftOf({ ...context, samples: [...context.samples, sample] }) === 0,
  },
}).createMachine({
  id: 'load',
  context: { ...initialValues, minutes: 3, listens: false, revision: 0 },
  initial: 'ready',
  states: {
    ready: {
      on: {
        CHOOSE: { actions: assign({ minutes: ({ event }) => event.minutes }) },
        LISTEN: { actions: assign({ listens: ({ event }) => event.on }) },
        START: { target: 'asking', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    /** Looks at the battery before it loads it. */
    asking: {
      tags: 'busy',
      invoke: {
        id: 'power',
        src: 'power',
        onDone: [
          {
            guard: { type: 'the battery is too low', params: ({ event }) => event.output },
            target: 'ready',
            actions: assign({ power: ({ event }) => event.output }),
          },
          { target: 'running' },
        ],
        onError: 'running',
      },
    },
    running: {
      tags: ['running', 'busy'],
      invoke: [
        { id: 'visibility', src: 'visibility' },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: { STOP: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } } },
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'load',
            src: 'load',
            input: ({ context: { minutes, listens, quiet, deaf } }) => ({
              every: SAMPLE_MS[minutes],
              listens: listens && deaf === null,
              hasQuiet: quiet !== null,
            }),
          },
          on: {
            QUIET: { actions: assign({ quiet: ({ event }) => event.levels }) },
            DEAF: { actions: assign({ deaf: ({ event }) => event.reason }) },
            SAMPLE: [
              {
                guard: { type: 'the time is over', params: ({ event }) => event },
                target: '#load.results',
                actions: [
                  { type: 'keep', params: ({ event }) => event },
                  { type: 'judge', params: ({ event }) => event.sample },
                ],
              },
              { actions: { type: 'keep', params: ({ event }) => event } },
            ],
            FAILED: {
              target: '#load.results',
              actions: [assign({ failed: true }), { type: 'judge', params: ({ event }) => event }],
            },
            HIDE: { target: 'hidden', actions: { type: 'hide', params: ({ event }) => event } },
          },
        },
        /** Browsers slow down hidden pages, so nothing is loaded and no time is counted. */
        hidden: { on: { SHOW: { target: 'loading', actions: { type: 'show', params: ({ event }) => event } } } },
      },
    },
    results: { on: { AGAIN: { target: 'ready', actions: assign(initialValues) } } },
  },
});

export type LoadActor = ActorRefFrom<typeof loadMachine>;
