import { type ActorRefFrom, assign, type EventObject, setup } from 'xstate';
import { type MotionProgress, type MotionTask, nothingRead } from '../../measure/motion-sensors/snapshot';
import { type CheckTypes, callbackActor, type Judged, judgingRun, promiseActor } from '../check-machine';
import { judgeMotion } from './motion-sensors';
import type { MotionRun, Said, Sense, TorchFailure } from './run';
import { type Presence, problemOf, type Support } from './support';

interface Context extends Judged, MotionRun {
  readonly support: Support;
  /** Null before the first PROGRESS of a task. */
  readonly progress: MotionProgress | null;
}

/** `at` is in milliseconds since the epoch. */
export type MotionEvent =
  | { type: 'START'; at: number }
  /** Looks for sensors again. */
  | { type: 'LOOK' }
  | { type: 'PROGRESS'; progress: MotionProgress }
  /** Switches to another task. */
  | { type: 'TASK'; task: MotionTask | 'senses' }
  | { type: 'VIBRATE' }
  | { type: 'LIGHT' }
  | { type: 'LIGHT.FAILED'; reason: TorchFailure }
  | { type: 'STOP' }
  | { type: 'ANSWER'; sense: Sense; said: Said }
  /** Discards everything that was read. */
  | { type: 'RESET' }
  | { type: 'FINISH'; at: number }
  /** Continues with the missing parts. */
  | { type: 'CONTINUE'; task: MotionTask | 'senses' }
  | { type: 'AGAIN' };

/** What the page knows without asking the person. */
interface Input extends Pick<Support, 'secure' | 'supported' | 'asks'>, Pick<MotionRun, 'vibrates' | 'hasCameras'> {}

/** A browser with sensors sends a first reading within a few tenths of a second. One without sensors may send none. */
export const MAX_FIRST_READING_MS = 1000;
/** How long the vibration lasts. */
export const VIBRATION_MS = 1000;
/** The maximum time that the camera stays open only for its light. */
const MAX_LIGHT_MS = 20_000;

const initialValues = {
  reading: nothingRead,
  tried: [],
  said: {},
  torchFailure: null,
  progress: null,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

/** The state configuration that reads the sensors for a task. */
const reading = <Task extends MotionTask>(task: Task) =>
  ({ entry: 'wait', invoke: { id: 'sensors', src: 'sensors', input: { task } } }) as const;

const begin = { type: 'begin', params: ({ event }: { event: { at: number } }) => event } as const;
const learn = { type: 'learn', params: ({ event }: { event: { progress: MotionProgress } }) => event } as const;

export const motionSensorsMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: MotionEvent; input: Input; tags: 'running' | 'busy' }>,
  actors: {
    /** Waits for the first event of the sensors. Rejects if it has no values and the browser does not report why. */
    presence: promiseActor<Presence>(),
    /** Requests permission if the browser requires it. Resolves with whether the sensors may be read. */
    permission: promiseActor<boolean>(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Reads the sensors, and sends PROGRESS a few times a second. */
    sensors: callbackActor<EventObject, { readonly task: MotionTask }>(),
    /** Vibrates until stopped. */
    vibration: callbackActor(),
    /** Opens the camera and switches its light on until stopped. Sends LIGHT.FAILED. */
    light: callbackActor(),
  },
  actions: {
    notice: assign(({ context }, presence: Presence) => ({ support: { ...context.support, presence } })),
    begin: assign((_, { at }: { at: number }) => ({ ...initialValues, startedAt: at })),
    refuse: assign(({ context }) => ({ support: { ...context.support, isRefused: true } })),
    allow: assign(({ context }) => ({ support: { ...context.support, isRefused: false } })),
    wait: assign({ progress: null }),
    learn: assign((_, { progress }: { progress: MotionProgress }) => ({ progress, reading: progress.reading })),
    try: assign(({ context }, { sense }: { sense: Sense }) => ({
      tried: [...context.tried.filter((one) => one !== sense), sense],
    })),
    failLight: assign(({ context }, { reason }: { reason: TorchFailure }) => ({
      torchFailure: reason,
      tried: context.tried.filter((one) => one !== 'torch'),
    })),
    answer: assign(({ context }, { sense, said }: { sense: Sense; said: Said }) => ({
      said: { ...context.said, [sense]: said },
    })),
    judge: judgingRun(judgeMotion),
  },
  guards: {
    'the test is available': ({ context }) => problemOf(context.support) === null,
    'the browser asks first': ({ context: { support } }) =>
      support.asks && support.presence === 'silent' && problemOf(support, true) === null,
    'it is allowed': (_, { allowed }: { allowed: boolean }) => allowed,
    'there are sensors': (_, { presence }: { presence: Presence }) => presence === 'fitted',
    'the task is': ({ event }, task: MotionTask | 'senses') =>
      (event.type === 'TASK' || event.type === 'CONTINUE') && event.task === task,
    'it was started': ({ context }, { sense }: { sense: Sense }) => context.tried.includes(sense),
    'the task is done': ({ event }) => event.type === 'PROGRESS' && event.progress.isDone,
  },
  delays: {
    'time for a first reading': MAX_FIRST_READING_MS,
    'length of the vibration': VIBRATION_MS,
    'longest time of the light': MAX_LIGHT_MS,
  },
}).createMachine({
  id: 'motionSensors',
  context: ({ input: { vibrates, hasCameras, ...support } }) => ({
    ...initialValues,
    support: { ...support, presence: 'silent', isRefused: false },
    vibrates,
    hasCameras,
    revision: 0,
  }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'presence',
        src: 'presence',
        onDone: { target: 'idle', actions: { type: 'notice', params: ({ event }) => event.output } },
        // The browser did not report whether the sensors are blocked.
        onError: { target: 'idle', actions: { type: 'notice', params: 'none' } },
      },
      after: { 'time for a first reading': { target: 'idle', actions: { type: 'notice', params: 'silent' } } },
    },
    idle: {
      on: {
        START: [
          { guard: 'the browser asks first', target: 'asking', actions: begin },
          { guard: 'the test is available', target: 'running', actions: begin },
        ],
        LOOK: 'checking',
      },
    },
    /** The browser asks the person, or answers from a stored decision. */
    asking: {
      invoke: {
        id: 'permission',
        src: 'permission',
        onDone: [
          {
            guard: { type: 'it is allowed', params: ({ event }) => ({ allowed: event.output }) },
            target: 'listening',
            actions: 'allow',
          },
          { target: 'idle', actions: 'refuse' },
        ],
        onError: { target: 'idle', actions: 'refuse' },
      },
      on: { LOOK: 'checking' },
    },
    /** Permission was granted, but there may still be no sensors. */
    listening: {
      tags: 'busy',
      invoke: {
        id: 'presence',
        src: 'presence',
        onDone: [
          {
            guard: { type: 'there are sensors', params: ({ event }) => ({ presence: event.output }) },
            target: 'running',
            actions: { type: 'notice', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'notice', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'notice', params: 'none' } },
      },
      after: { 'time for a first reading': { target: 'idle', actions: { type: 'notice', params: 'none' } } },
    },
    running: {
      tags: 'running',
      invoke: { id: 'wakeLock', src: 'wakeLock' },
      exit: assign({ progress: null }),
      on: {
        TASK: [
          { guard: { type: 'the task is', params: 'rest' }, target: '.rest' },
          { guard: { type: 'the task is', params: 'positions' }, target: '.positions' },
          { guard: { type: 'the task is', params: 'turn' }, target: '.turn' },
          { target: '.senses' },
        ],
        RESET: {
          target: '.rest',
          reenter: true,
          actions: assign({ reading: nothingRead, progress: null, tried: [], said: {} }),
        },
        FINISH: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
      },
      initial: 'rest',
      states: {
        rest: {
          ...reading('rest'),
          on: {
            PROGRESS: [{ guard: 'the task is done', target: 'positions', actions: learn }, { actions: learn }],
          },
        },
        positions: {
          ...reading('positions'),
          on: {
            PROGRESS: [{ guard: 'the task is done', target: 'turn', actions: learn }, { actions: learn }],
          },
        },
        turn: {
          ...reading('turn'),
          on: {
            PROGRESS: [{ guard: 'the task is done', target: 'senses', actions: learn }, { actions: learn }],
          },
        },
        /** Things that only a person can feel or see. */
        senses: {
          entry: 'wait',
          initial: 'waiting',
          on: {
            ANSWER: {
              guard: { type: 'it was started', params: ({ event }) => event },
              actions: { type: 'answer', params: ({ event }) => event },
            },
          },
          states: {
            waiting: { on: { VIBRATE: 'vibrating', LIGHT: 'lighting' } },
            vibrating: {
              entry: { type: 'try', params: { sense: 'vibration' } },
              invoke: { id: 'vibration', src: 'vibration' },
              after: { 'length of the vibration': 'waiting' },
              on: { STOP: 'waiting' },
            },
            lighting: {
              entry: [assign({ torchFailure: null }), { type: 'try', params: { sense: 'torch' } }],
              invoke: { id: 'light', src: 'light' },
              after: { 'longest time of the light': 'waiting' },
              on: {
                STOP: 'waiting',
                'LIGHT.FAILED': { target: 'waiting', actions: { type: 'failLight', params: ({ event }) => event } },
              },
            },
          },
        },
      },
    },
    results: {
      on: {
        CONTINUE: [
          { guard: { type: 'the task is', params: 'rest' }, target: 'running.rest', actions: assign({ result: null }) },
          {
            guard: { type: 'the task is', params: 'positions' },
            target: 'running.positions',
            actions: assign({ result: null }),
          },
          { guard: { type: 'the task is', params: 'turn' }, target: 'running.turn', actions: assign({ result: null }) },
          { target: 'running.senses', actions: assign({ result: null }) },
        ],
        AGAIN: { target: 'checking', actions: assign(initialValues) },
      },
    },
  },
});

export type MotionActor = ActorRefFrom<typeof motionSensorsMachine>;
