import { assign, emit, fromCallback, setup } from 'xstate';
import { type FrameReading, noReading } from '../refresh-rate/reading';
import type { CheckResult } from '../result';
import {
  judgeMotion,
  type MotionRun,
  type MotionSettings,
  motionDefaults,
  persistenceOf,
  type Sight,
} from './motion-blur';

interface Context extends Omit<MotionRun, 'seen'> {
  /** Missed frames when the bars were last changed; null while the rate is not known. */
  readonly missedBefore: number | null;
  /** The last answer does not count: frames were missed meanwhile. */
  readonly voided: boolean;
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch. */
type MotionEvent =
  | { type: 'TOGGLE'; at: number }
  | { type: 'RESET' }
  | { type: 'SET'; change: Partial<MotionSettings> }
  | { type: 'READING'; reading: FrameReading }
  | { type: 'INTERRUPTED' }
  /** The gaps between the bars have vanished. */
  | { type: 'VANISHED' }
  | { type: 'JUDGE'; seen: Sight; at: number }
  | { type: 'AGAIN' };

interface Input {
  readonly settings?: Partial<MotionSettings>;
}

const fresh = {
  reading: noReading,
  persistence: null,
  missedBefore: null,
  voided: false,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;
const callback = (name: string) =>
  fromCallback(() => {
    throw new Error(`The actor '${name}' was not provided`);
  });

export const motionBlurMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MotionEvent,
    input: {} as Input,
    emitted: {} as { type: 'result'; result: CheckResult },
    children: {} as { frames: 'frames'; wakeLock: 'wakeLock' },
  },
  actors: {
    /** Sends READING a few times a second, and INTERRUPTED. */
    frames: callback('frames'),
    /** Keeps the display lit until stopped. */
    wakeLock: callback('wakeLock'),
  },
  actions: {
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
    /** An answer belongs to the settings and the frames under which it was given. */
    'begin to watch': assign(({ context }) => ({
      missedBefore: context.reading.missed,
      persistence: null,
      voided: false,
    })),
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
  context: ({ input }) => ({ ...fresh, settings: { ...motionDefaults, ...input.settings } }),
  initial: 'testing',
  states: {
    testing: {
      invoke: { id: 'frames', src: 'frames' },
      initial: 'origin',
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
            actions: assign({ reading: ({ event }) => event.reading, persistence: null, voided: true }),
          },
          {
            guard: { type: 'the rate has just become known', params: ({ event }) => event.reading },
            actions: [assign({ reading: ({ event }) => event.reading }), 'begin to watch'],
          },
          { actions: assign({ reading: ({ event }) => event.reading }) },
        ],
        INTERRUPTED: { actions: [assign({ reading: noReading }), 'begin to watch'] },
      },
      states: {
        /** Nothing has moved. */
        origin: {
          on: { TOGGLE: { target: 'running', actions: assign({ startedAt: ({ event }) => event.at }) } },
        },
        running: {
          entry: 'begin to watch',
          invoke: { id: 'wakeLock', src: 'wakeLock' },
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
              // Missed frames smear by themselves, so the answer would not be the panel's.
              { guard: 'the rate is known', actions: ['begin to watch', assign({ voided: true })] },
            ],
            JUDGE: {
              target: '#motionBlur.results',
              actions: [
                assign(({ context, event }) => ({
                  finishedAt: event.at,
                  result: judgeMotion({ ...context, seen: event.seen, finishedAt: event.at }),
                })),
                'announce',
              ],
            },
          },
        },
        paused: { on: { TOGGLE: 'running', RESET: 'origin' } },
      },
    },
    results: { on: { AGAIN: { target: 'testing', actions: assign(fresh) } } },
  },
});
