import { type ActorRefFrom, assign, setup } from 'xstate';
import type { PadProgress } from '../../measure/live/gamepads';
import { type CheckTypes, callbackActor, type Judged, judgingRun, promiseActor } from '../check-machine';
import { type ButtonMark, type Felt, type GamepadRun, judgeGamepad } from './gamepad';

interface Context extends Judged, GamepadRun {
  /** Whether this browser shows gamepads at all. */
  readonly isSupported: boolean;
  /** Null before the first PROGRESS. */
  readonly progress: PadProgress | null;
  /** Whether the rumble ran, so that the page can ask about it, and whether the browser refused it. */
  readonly hasRumbled: boolean;
  readonly isRefused: boolean;
}

/** `at` is in milliseconds since the epoch. */
export type GamepadEvent =
  | { type: 'START'; at: number }
  | { type: 'PROGRESS'; progress: PadProgress }
  /** What the person says of a button. Null takes it back. */
  | { type: 'MARK'; button: number; mark: ButtonMark | null }
  | { type: 'RUMBLE' }
  | { type: 'RUMBLE.FAILED' }
  | { type: 'ANSWER'; felt: Felt }
  /** Discards everything that was read. */
  | { type: 'RESET' }
  | { type: 'FINISH'; at: number }
  /** Continues with the missing parts. */
  | { type: 'CONTINUE' }
  | { type: 'AGAIN' };

/** How long the rumble lasts: a second for each motor, and a pause. */
export const RUMBLE_MS = 2500;

const noAnswers = { felt: null, marks: {}, hasRumbled: false, isRefused: false } as const;
const noEvidence = { ...noAnswers, reading: null, progress: null } as const;
const initialValues = { ...noEvidence, startedAt: 0, finishedAt: 0, result: null } as const;

const learn = { type: 'learn', params: ({ event }: { event: { progress: PadProgress } }) => event } as const;

/** Measures a gamepad in whatever order a person moves its parts. */
export const gamepadMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: GamepadEvent;
    input: Pick<Context, 'isSupported'>;
    tags: 'busy';
  }>,
  actors: {
    /** Waits for a first pad. Resolves with the time. */
    presence: promiseActor<{ readonly at: number }>(),
    /** Looks at all pads in each frame, and sends PROGRESS a few times a second. */
    pads: callbackActor(),
    /** Keeps the screen on until stopped: a pad does not. */
    wakeLock: callbackActor(),
    /** Rumbles until stopped. Sends RUMBLE.FAILED if the browser refuses. */
    rumble: callbackActor(),
  },
  actions: {
    begin: assign((_, { at }: { at: number }) => ({ ...initialValues, startedAt: at })),
    learn: assign(({ context }, { progress }: { progress: PadProgress }) => ({
      progress,
      reading: progress.reading,
      // Another pad has other buttons and other motors.
      ...(context.reading && context.reading.id !== progress.reading?.id && noAnswers),
    })),
    mark: assign(({ context }, { button, mark }: { button: number; mark: ButtonMark | null }) => {
      const { [button]: _, ...others } = context.marks;
      return { marks: mark ? { ...others, [button]: mark } : others };
    }),
    judge: judgingRun(judgeGamepad),
  },
  guards: {
    'the browser shows gamepads': ({ context }) => context.isSupported,
    'the pad is there': (_, { progress }: { progress: PadProgress }) => progress.index !== null,
    'the pad can rumble': ({ context }) => context.reading?.canRumble === true,
    'it rumbled': ({ context }) => context.hasRumbled,
  },
  delays: { 'length of the rumble': RUMBLE_MS },
}).createMachine({
  id: 'gamepad',
  context: ({ input }) => ({ ...input, ...initialValues, revision: 0 }),
  initial: 'idle',
  states: {
    idle: {
      // The person holds the pad: its first press starts the test.
      invoke: {
        id: 'presence',
        src: 'presence',
        onDone: {
          guard: 'the browser shows gamepads',
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event.output },
        },
      },
      on: {
        START: {
          guard: 'the browser shows gamepads',
          target: 'running',
          actions: { type: 'begin', params: ({ event }) => event },
        },
      },
    },
    running: {
      invoke: [
        { id: 'pads', src: 'pads' },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      initial: 'waiting',
      on: {
        PROGRESS: [
          { guard: { type: 'the pad is there', params: ({ event }) => event }, actions: learn },
          { target: '.waiting', actions: learn },
        ],
        MARK: { actions: { type: 'mark', params: ({ event }) => event } },
        ANSWER: { guard: 'it rumbled', actions: assign(({ event }) => ({ felt: event.felt })) },
        RESET: { target: '.waiting', actions: assign(noEvidence) },
        FINISH: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
      },
      states: {
        /** No pad yet, or it is gone. */
        waiting: {
          on: {
            PROGRESS: [
              {
                guard: { type: 'the pad is there', params: ({ event }) => event },
                target: 'measuring',
                actions: learn,
              },
              { actions: learn },
            ],
          },
        },
        measuring: { on: { RUMBLE: { guard: 'the pad can rumble', target: 'rumbling' } } },
        rumbling: {
          tags: 'busy',
          entry: assign({ hasRumbled: true, isRefused: false }),
          invoke: { id: 'rumble', src: 'rumble' },
          after: { 'length of the rumble': 'measuring' },
          on: {
            'RUMBLE.FAILED': {
              target: 'measuring',
              actions: assign({ hasRumbled: false, isRefused: true, felt: null }),
            },
          },
        },
      },
    },
    results: {
      on: {
        CONTINUE: { target: 'running', actions: assign({ result: null, progress: null }) },
        AGAIN: { target: 'idle', actions: assign(initialValues) },
      },
    },
  },
});

export type GamepadActor = ActorRefFrom<typeof gamepadMachine>;
