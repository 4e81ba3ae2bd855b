import { type ActorRefFrom, assign, setup } from 'xstate';
import type { TouchProgress, TouchSnapshot } from '../../measure/touch/snapshot';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { WATCH_MS } from './evidence';
import { type Ghost, judgeTouch, type TouchRun } from './touch';

interface Context extends Judged, TouchRun {
  readonly progress: TouchProgress;
  /** When the grid was last built or cleared, in milliseconds since the epoch. */
  readonly paintedFrom: number;
  /**
   * The snapshot of the larger surface before it shrank, kept while the cause may be that full screen is being left.
   */
  readonly beforeShrink: { readonly snapshot: TouchSnapshot; readonly seconds: number } | null;
  /** When the hands-off check began, and its ghost touches. It counts only if it finished or caught something. */
  readonly watchedFrom: number;
  readonly caught: readonly Ghost[];
}

/** `at` is in milliseconds since the epoch. `touchPoints` is the number of contacts that the browser reports. */
export type TouchCheckEvent =
  | { type: 'START'; at: number; touchPoints: number }
  /** Starts the hands-off check. */
  | { type: 'WATCH'; at: number; touchPoints: number }
  /** Continues painting. `progress` and `seconds` are those of the earlier run, if its grid was restored. */
  | { type: 'CONTINUE'; at: number; progress?: TouchProgress; seconds?: number }
  | { type: 'PROGRESS'; progress: TouchProgress }
  /** Every cell was touched. */
  | { type: 'COMPLETE'; at: number; snapshot: TouchSnapshot }
  /**
   * The surface has another size and a new grid. `before` is the snapshot of the old grid. The new grid may have
   * restored an earlier run, which lasted `seconds`.
   */
  | { type: 'SURFACE'; at: number; before: TouchSnapshot; smaller: boolean; progress: TouchProgress; seconds: number }
  | { type: 'RESET'; at: number }
  | { type: 'GHOST'; ghost: Ghost }
  /** `snapshot` is the state of the grid. Null if nothing was painted, as in the hands-off check. */
  | { type: 'EXIT'; at: number; snapshot: TouchSnapshot | null }
  | { type: 'AGAIN' };

/** A browser that leaves full screen first reports the new size, and then the exit within this time. */
export const RESIZE_DOUBT_MS = 1000;
/** Time for the person to take their hands off. */
export const HANDS_OFF_MS = 2000;

const nothing: TouchProgress = {
  touched: 0,
  cells: 0,
  others: 0,
  pressed: false,
  fingers: 0,
  mostFingers: 0,
  streak: 0,
};
const initialValues = {
  snapshot: null,
  seconds: 0,
  ghosts: null,
  touchPoints: 0,
  startedAt: 0,
  finishedAt: 0,
  progress: nothing,
  paintedFrom: 0,
  beforeShrink: null,
  watchedFrom: 0,
  caught: [],
  result: null,
} as const;

const secondsBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / 1000));
interface Painting {
  readonly at: number;
  readonly progress?: TouchProgress;
  /** Seconds of painting before this grid. */
  readonly seconds?: number;
}

export const touchMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: TouchCheckEvent; tags: 'running' | 'watching' | 'busy' }>,
  actors: {
    /** Enters full screen. Rejects if refused. Resolves when it is left, with the grid's snapshot at that time. */
    fullscreen: promiseActor<{ at: number; snapshot: TouchSnapshot | null }>(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Paints the grid with contacts. Sends PROGRESS at most ten times a second, and COMPLETE. */
    strokes: callbackActor(),
    /** Sends a GHOST for every touch. */
    touches: callbackActor(),
  },
  actions: {
    begin: assign((_, { at, touchPoints }: { at: number; touchPoints: number }) => ({
      ...initialValues,
      touchPoints,
      startedAt: at,
      paintedFrom: at,
    })),
    paint: assign((_, { at, progress = nothing, seconds = 0 }: Painting) => ({
      snapshot: null,
      progress,
      paintedFrom: at - 1000 * seconds,
    })),
    clear: assign(({ context }, { at }: { at: number }) => ({
      snapshot: null,
      progress: { ...nothing, cells: context.progress.cells },
      paintedFrom: at,
    })),
    /** Ends the painting. Keeps the snapshot from completion, of the larger surface, or of the current grid. */
    snapshot: assign(({ context }, { at, snapshot }: { at: number; snapshot: TouchSnapshot | null }) => {
      if (context.snapshot) return {};
      return context.beforeShrink ?? { snapshot, seconds: secondsBetween(context.paintedFrom, at) };
    }),
    watch: assign((_, { at, touchPoints }: { at: number; touchPoints: number }) => ({
      touchPoints,
      watchedFrom: at,
      caught: [],
    })),
    judge: judging((context, { at }: { at: number }) => ({
      finishedAt: at,
      beforeShrink: null,
      result: judgeTouch({ ...context, finishedAt: at }),
    })),
    judgeWatch: judging((context, { at }: { at: number }) => ({
      finishedAt: at,
      ghosts: context.caught,
      result: judgeTouch({ ...context, ghosts: context.caught, finishedAt: at }),
    })),
  },
  delays: {
    'doubt about the size': RESIZE_DOUBT_MS,
    'time to take the hands off': HANDS_OFF_MS,
    'hands-off check': WATCH_MS,
  },
  guards: {
    'the surface became smaller': (_, { smaller }: { smaller: boolean }) => smaller,
    'a ghost was caught': ({ context }) => context.caught.length > 0,
    'there is a result': ({ context }) => context.result !== null,
  },
}).createMachine({
  id: 'touch',
  context: { ...initialValues, revision: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        WATCH: {
          target: 'watching',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'watch', params: ({ event }) => event },
          ],
        },
      },
    },
    running: {
      tags: 'running',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: {
            target: 'results',
            actions: [
              { type: 'snapshot', params: ({ event }) => event.output },
              { type: 'judge', params: ({ event }) => event.output },
            ],
          },
          // If refused, the test runs in a layer that covers the viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: {
          target: 'results',
          actions: [
            { type: 'snapshot', params: ({ event }) => event },
            { type: 'judge', params: ({ event }) => event },
          ],
        },
        RESET: { target: '.painting', actions: { type: 'clear', params: ({ event }) => event } },
      },
      initial: 'painting',
      states: {
        painting: {
          invoke: { id: 'strokes', src: 'strokes' },
          on: {
            PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) },
            COMPLETE: {
              target: 'complete',
              actions: [assign({ beforeShrink: null }), { type: 'snapshot', params: ({ event }) => event }],
            },
            SURFACE: [
              {
                guard: { type: 'the surface became smaller', params: ({ event }) => event },
                target: '.doubtful',
                actions: [
                  assign({
                    beforeShrink: ({ context, event }) => ({
                      snapshot: event.before,
                      seconds: secondsBetween(context.paintedFrom, event.at),
                    }),
                  }),
                  { type: 'paint', params: ({ event }) => event },
                ],
              },
              { target: '.sure', actions: { type: 'paint', params: ({ event }) => event } },
            ],
          },
          initial: 'sure',
          states: {
            sure: { entry: assign({ beforeShrink: null }) },
            /** The surface just became smaller, possibly because full screen is being left. */
            doubtful: { after: { 'doubt about the size': 'sure' } },
          },
        },
        complete: {
          on: { CONTINUE: { target: 'painting', actions: { type: 'paint', params: ({ event }) => event } } },
        },
      },
    },
    watching: {
      tags: ['watching', 'busy'],
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: [
            {
              guard: 'a ghost was caught',
              target: 'results',
              actions: { type: 'judgeWatch', params: ({ event }) => event.output },
            },
            { guard: 'there is a result', target: 'results' },
            { target: 'idle' },
          ],
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: [
          {
            guard: 'a ghost was caught',
            target: 'results',
            actions: { type: 'judgeWatch', params: ({ event }) => event },
          },
          { guard: 'there is a result', target: 'results' },
          { target: 'idle' },
        ],
      },
      initial: 'settling',
      states: {
        settling: { after: { 'time to take the hands off': 'listening' } },
        listening: {
          invoke: { id: 'touches', src: 'touches' },
          on: {
            GHOST: { actions: assign({ caught: ({ context, event }) => [...context.caught, event.ghost] }) },
          },
          after: {
            'hands-off check': {
              target: '#touch.results',
              actions: [
                {
                  type: 'judgeWatch',
                  params: ({ context }) => ({ at: context.watchedFrom + HANDS_OFF_MS + WATCH_MS }),
                },
              ],
            },
          },
        },
      },
    },
    results: {
      on: {
        AGAIN: { target: 'idle', actions: assign(initialValues) },
        WATCH: { target: 'watching', actions: { type: 'watch', params: ({ event }) => event } },
        CONTINUE: {
          target: 'running',
          actions: [{ type: 'paint', params: ({ event }) => event }, assign({ result: null })],
        },
      },
    },
  },
});

export type TouchActor = ActorRefFrom<typeof touchMachine>;
