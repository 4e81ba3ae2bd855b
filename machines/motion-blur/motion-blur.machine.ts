import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { type FrameReading, noReading } from '../../measure/frames/frame-reading';
import { persistenceOf } from '../../measure/motion/object-motion';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { judgeMotion, type MotionRun, type MotionSettings, motionDefaults, type Sight } from './motion-blur';

interface Context extends Omit<MotionRun, 'seen'>, Judged {
  /** The last known frame interval in milliseconds. The picture moves by it. Null before the first. */
  readonly interval: number | null;
  /** The count of missed frames when the bars were last changed. Null while the rate is not known. */
  readonly missedBefore: number | null;
  /** The last answer was discarded, because frames were missed meanwhile. */
  readonly voided: boolean;
}

/** Every `at` is in milliseconds since the epoch. */
type MotionEvent =
  | { type: 'TOGGLE'; at: number }
  | { type: 'RESET' }
  | { type: 'SET'; change: Partial<MotionSettings> }
  | { type: 'READING'; reading: FrameReading }
  | { type: 'INTERRUPTED' }
  /** The person reports that the gaps between the bars have vanished. */
  | { type: 'VANISHED' }
  | { type: 'FULLSCREEN' }
  | { type: 'FULLSCREEN.EXIT' }
  | { type: 'JUDGE'; seen: Sight; at: number }
  | { type: 'AGAIN' };

const initialValues = {
  reading: noReading,
  interval: null,
  persistence: null,
  missedBefore: null,
  voided: false,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

export const motionBlurMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: MotionEvent;
    input: { readonly settings?: Partial<MotionSettings> };
  }>,
  actors: {
    /** Counts frames. Sends READING a few times a second, and INTERRUPTED. Restarts its clock on RESTART. */
    frames: callbackActor(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Enters full screen. Rejects if refused. Resolves when it is left. */
    fullscreen: promiseActor<{ at: number }>(),
  },
  actions: {
    judge: judging((context, { seen, at }: { seen: Sight; at: number }) => ({
      finishedAt: at,
      result: judgeMotion({ ...context, seen, finishedAt: at }),
    })),
    /** Restarts the frame count. */
    'begin to count': assign({ reading: noReading }),
    read: assign(({ context }, reading: FrameReading) => ({ reading, interval: reading.interval ?? context.interval })),
    /** Discards the answer. An answer is valid only for the settings and frames at which it was given. */
    'begin to watch': assign(({ context }) => ({
      missedBefore: context.reading.missed,
      persistence: null,
      voided: false,
    })),
    /** Discards the frames from before a change of size, in which the browser misses some. */
    'count again': enqueueActions(({ enqueue }) => {
      enqueue.sendTo('frames', { type: 'RESTART' });
      enqueue.assign({ reading: noReading, missedBefore: null, persistence: null, voided: false });
    }),
  },
  guards: {
    'no frame was missed meanwhile': ({ context: { reading, missedBefore } }) =>
      reading.missed !== null && missedBefore !== null && reading.missed === missedBefore,
    'the rate is known': ({ context }) => context.reading.rate !== null,
    'a frame was missed since the answer': ({ context: { persistence, missedBefore } }, params: FrameReading) =>
      persistence !== null && params.missed !== missedBefore,
    'the rate has just become known': ({ context }, params: FrameReading) =>
      context.missedBefore === null && params.missed !== null,
  },
}).createMachine({
  id: 'motionBlur',
  context: ({ input }) => ({ ...initialValues, revision: 0, settings: { ...motionDefaults, ...input.settings } }),
  initial: 'testing',
  states: {
    testing: {
      type: 'parallel',
      on: {
        SET: {
          actions: [
            assign(({ context, event }) => ({ settings: { ...context.settings, ...event.change } })),
            'begin to watch',
          ],
        },
        READING: [
          {
            guard: { type: 'a frame was missed since the answer', params: ({ event }) => event.reading },
            actions: [
              { type: 'read', params: ({ event }) => event.reading },
              assign({ persistence: null, voided: true }),
            ],
          },
          {
            guard: { type: 'the rate has just become known', params: ({ event }) => event.reading },
            actions: [{ type: 'read', params: ({ event }) => event.reading }, 'begin to watch'],
          },
          { actions: { type: 'read', params: ({ event }) => event.reading } },
        ],
        INTERRUPTED: { actions: ['begin to count', 'begin to watch'] },
      },
      states: {
        motion: {
          initial: 'origin',
          states: {
            /** Nothing has moved yet. */
            origin: {
              entry: 'begin to count',
              invoke: { id: 'frames', src: 'frames' },
              on: { TOGGLE: { target: 'running', actions: assign({ startedAt: ({ event }) => event.at }) } },
            },
            running: {
              entry: ['begin to count', 'begin to watch'],
              // A separate frame count, so that no frame before the start is judged.
              invoke: [
                { id: 'frames', src: 'frames' },
                { id: 'wakeLock', src: 'wakeLock' },
              ],
              on: {
                TOGGLE: 'paused',
                RESET: 'origin',
                VANISHED: [
                  {
                    guard: 'no frame was missed meanwhile',
                    actions: assign({
                      persistence: ({ context }) => persistenceOf(context.settings, context.reading.interval),
                      voided: false,
                    }),
                  },
                  // Missed frames blur the picture too, so the answer would say nothing about the panel.
                  { guard: 'the rate is known', actions: ['begin to watch', assign({ voided: true })] },
                ],
                JUDGE: { target: '#motionBlur.results', actions: { type: 'judge', params: ({ event }) => event } },
              },
            },
            paused: {
              entry: 'begin to count',
              invoke: { id: 'frames', src: 'frames' },
              on: { TOGGLE: 'running', RESET: 'origin' },
            },
          },
        },
        screen: {
          initial: 'windowed',
          states: {
            windowed: { on: { FULLSCREEN: 'fullscreen' } },
            fullscreen: {
              entry: 'count again',
              invoke: {
                id: 'fullscreen',
                src: 'fullscreen',
                onDone: { target: 'windowed', actions: 'count again' },
                // If refused, the picture fills the window.
                onError: {},
              },
              on: { 'FULLSCREEN.EXIT': { target: 'windowed', actions: 'count again' } },
            },
          },
        },
      },
    },
    results: { on: { AGAIN: { target: 'testing', actions: assign(initialValues) } } },
  },
});

export type MotionActor = ActorRefFrom<typeof motionBlurMachine>;
