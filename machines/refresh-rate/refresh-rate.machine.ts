import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import {
  countedFor,
  endStretch,
  isSlower,
  MAX_PLAIN_MS,
  missesMore,
  noFrames,
  PLAIN_MS,
  paceOf,
  picturesMayCost,
  WINDOW_MS,
  withoutPictures,
  withReading,
} from '../../measure/frames/frame-counts';
import { type FrameReading, noReading } from '../../measure/frames/frame-reading';
import { type CheckTypes, callbackActor, type Judged, judgingRun } from '../check-machine';
import { judgeRefresh, type RefreshRun } from './refresh-rate';

interface Context extends Judged, RefreshRun {
  /** Frames per millisecond while nothing was drawn. Null before the pictures start. */
  readonly pace: number | null;
  /** The reading at the start of the current window that is compared with `pace`. */
  readonly windowFrom: FrameReading;
  /** The run ends by itself after this many milliseconds of counting. */
  readonly limit: number;
}

/** Every `at` is in milliseconds since the epoch. */
type RefreshEvent =
  | { type: 'START'; at: number }
  | { type: 'READING'; reading: FrameReading; at: number }
  /**
   * `hidden`: the page was hidden. `moved`: it is on another screen, or scaled differently. The clock has restarted.
   */
  | { type: 'INTERRUPTED'; reason: 'hidden' | 'moved' }
  /** Hz; null for no expected rate. */
  | { type: 'EXPECT'; rate: number | null }
  | { type: 'STOP'; at: number }
  /** Continues counting from a result, to get the missing evidence. */
  | { type: 'CONTINUE' }
  | { type: 'AGAIN' };

/** A run ends by itself after this many milliseconds of counting. Time while the page is hidden is not counted. */
export const MAX_COUNT_MS = 60_000;

const initialValues = {
  ...noFrames,
  pace: null,
  windowFrom: noReading,
  hidden: 0,
  moves: 0,
  stopped: false,
  startedAt: 0,
  finishedAt: 0,
  limit: MAX_COUNT_MS,
  result: null,
} as const;

export const refreshRateMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: RefreshEvent;
    /** The expected rate in Hz, if the host knows it. */
    /** The expected rate in Hz, if the host knows it. */
    input: { readonly expected?: number };
    tags: 'running' | 'drawing' | 'busy';
  }>,
  actors: {
    /** Sends READING a few times a second, and INTERRUPTED. Restarts its clock on RESTART. */
    frames: callbackActor(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
  },
  actions: {
    read: assign(({ context }, { reading }: { reading: FrameReading }) => ({
      ...withReading(context, reading),
      ...(reading.elapsed - context.windowFrom.elapsed >= WINDOW_MS && { windowFrom: reading }),
    })),
    'begin to draw': assign(({ context: { reading } }) => ({
      drawnFrom: reading,
      pace: paceOf(noReading, reading),
      windowFrom: reading,
    })),
    'stop drawing': assign(({ context }) => ({ ...withoutPictures(context), stopped: true })),
    'end the stretch': assign(({ context }) => ({ ...endStretch(context), windowFrom: noReading })),
    'restart the clock': sendTo('frames', { type: 'RESTART' }),
    'drop all counts': assign({ ...noFrames, windowFrom: noReading, stopped: false, limit: MAX_COUNT_MS }),
    resume: assign(({ context }) => {
      const kept = endStretch(context);
      return { ...kept, drawnFrom: null, windowFrom: noReading, limit: countedFor(kept) + MAX_COUNT_MS, result: null };
    }),
    judge: judgingRun(judgeRefresh),
  },
  guards: {
    'the longest time is over': ({ context }, { reading }: { reading: FrameReading }) =>
      countedFor({ ...context, reading }) >= context.limit,
    'enough was counted without pictures': (_, { reading }: { reading: FrameReading }) =>
      reading.elapsed >= (reading.rate === null ? MAX_PLAIN_MS : PLAIN_MS),
    'pictures cost frames': ({ context }, { reading }: { reading: FrameReading }) =>
      missesMore({ ...context, reading }) ||
      (reading.elapsed - context.windowFrom.elapsed >= WINDOW_MS &&
        isSlower(paceOf(context.windowFrom, reading), context.pace)),
    'the page is on another screen': (_, { reason }: { reason: 'hidden' | 'moved' }) => reason === 'moved',
    'pictures may have cost frames': ({ context }) => context.stopped || picturesMayCost(context),
  },
}).createMachine({
  id: 'refreshRate',
  context: ({ input }) => ({ ...initialValues, revision: 0, expected: input.expected ?? null }),
  initial: 'idle',
  on: { EXPECT: { actions: assign({ expected: ({ event }) => event.rate }) } },
  states: {
    idle: {
      on: { START: { target: 'running', actions: assign(({ event }) => ({ ...initialValues, startedAt: event.at })) } },
    },
    running: {
      tags: ['running', 'busy'],
      invoke: [
        { id: 'frames', src: 'frames' },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      initial: 'plain',
      on: {
        READING: [
          {
            guard: { type: 'the longest time is over', params: ({ event }) => event },
            target: 'results',
            actions: [
              { type: 'read', params: ({ event }) => event },
              { type: 'judge', params: ({ event }) => event },
            ],
          },
          { actions: { type: 'read', params: ({ event }) => event } },
        ],
        INTERRUPTED: [
          {
            guard: { type: 'the page is on another screen', params: ({ event }) => event },
            target: '.plain',
            // The counts belong to the other screen.
            actions: ['drop all counts', assign({ moves: ({ context }) => context.moves + 1 })],
          },
          { actions: ['end the stretch', assign({ hidden: ({ context }) => context.hidden + 1 })] },
        ],
        STOP: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
      },
      states: {
        /** Nothing is drawn yet, so that drawing does not affect the first frames. */
        plain: {
          on: {
            READING: {
              guard: { type: 'enough was counted without pictures', params: ({ event }) => event },
              target: 'drawing',
              actions: [{ type: 'read', params: ({ event }) => event }, 'begin to draw'],
            },
          },
        },
        drawing: {
          tags: 'drawing',
          on: {
            READING: {
              guard: { type: 'pictures cost frames', params: ({ event }) => event },
              target: 'stopped',
              actions: ['stop drawing', 'restart the clock'],
            },
          },
        },
        /** Drawing may have caused missed frames, so nothing is drawn any more. */
        stopped: {},
      },
    },
    results: {
      on: {
        AGAIN: { target: 'idle', actions: assign(initialValues) },
        CONTINUE: [
          {
            guard: 'pictures may have cost frames',
            target: 'running.stopped',
            actions: ['resume', assign({ stopped: true })],
          },
          { target: 'running', actions: 'resume' },
        ],
        // Choosing an expected rate afterward judges the same run again.
        EXPECT: {
          actions: [
            assign({ expected: ({ event }) => event.rate }),
            { type: 'judge', params: ({ context }) => ({ at: context.finishedAt }) },
          ],
        },
      },
    },
  },
});

export type RefreshActor = ActorRefFrom<typeof refreshRateMachine>;
