import { type ActorRefFrom, assign, type EventObject, setup } from 'xstate';
import type { PenProgress, PenSnapshot, PenTask } from '../../measure/pen/snapshot';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { judgePen } from './pen';
import type { PenRun } from './run';

interface Context extends Judged, PenRun {
  /** The last progress report of the sheet. Null before the first. */
  readonly progress: PenProgress | null;
  /** When the sheet was shown, in milliseconds since the epoch, and the seconds spent on it before that. */
  readonly shownAt: number;
  readonly secondsBefore: number;
}

/** `at` is in milliseconds since the epoch. */
export type PenEvent =
  /**
   * `touchPoints` is the number of contacts that the browser reports for the screen. `density` is in device px per mm,
   * null if the screen is not calibrated.
   */
  | { type: 'START'; at: number; touchPoints: number; density: number | null }
  /** Continues with the missing parts. */
  | { type: 'CONTINUE'; at: number; task: PenTask }
  /** Switches to another task on the same sheet. */
  | { type: 'TASK'; task: PenTask }
  | { type: 'PROGRESS'; progress: PenProgress }
  /** Discards everything that was drawn. */
  | { type: 'RESET'; at: number }
  | { type: 'EXIT'; at: number; snapshot: PenSnapshot | null }
  | { type: 'AGAIN' };

const initialValues = {
  snapshot: null,
  seconds: 0,
  density: null,
  touchPoints: 0,
  startedAt: 0,
  finishedAt: 0,
  progress: null,
  shownAt: 0,
  secondsBefore: 0,
  result: null,
} as const;

interface Ended {
  readonly at: number;
  readonly snapshot: PenSnapshot | null;
}

/** The state configuration in which the pen draws for a task. */
const drawing = <Task extends PenTask>(task: Task) =>
  ({ invoke: { id: 'strokes', src: 'strokes', input: { task } } }) as const;

const goOn = { type: 'goOn', params: ({ event }: { event: { at: number } }) => event } as const;

/** Whether an event names a task. */
const names =
  (task: PenTask) =>
  ({ event }: { event: PenEvent }): boolean =>
    (event.type === 'TASK' || event.type === 'CONTINUE') && event.task === task;

export const penMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: PenEvent; tags: 'running' }>,
  actors: {
    /** Enters full screen. Rejects if refused. Resolves when it is left, with the sheet's snapshot at that time. */
    fullscreen: promiseActor<Ended>(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
    /** Draws the pen's strokes, and sends PROGRESS a few times a second. */
    strokes: callbackActor<EventObject, { readonly task: PenTask }>(),
  },
  actions: {
    begin: assign((_, { at, touchPoints, density }: { at: number; touchPoints: number; density: number | null }) => ({
      ...initialValues,
      touchPoints,
      density,
      startedAt: at,
      shownAt: at,
    })),
    goOn: assign(({ context }, { at }: { at: number }) => ({
      shownAt: at,
      secondsBefore: context.seconds,
      progress: null,
      result: null,
    })),
    forget: assign((_, { at }: { at: number }) => ({ shownAt: at, secondsBefore: 0, snapshot: null, progress: null })),
    judge: judging((context, { at, snapshot }: Ended) => {
      const run = {
        snapshot: snapshot ?? context.snapshot,
        seconds: context.secondsBefore + Math.max(0, Math.round((at - context.shownAt) / 1000)),
        finishedAt: at,
      };
      return { ...run, result: judgePen({ ...context, ...run }) };
    }),
  },
  guards: {
    'the task is to cover': names('cover'),
    'the task is to press': names('press'),
    'the task is the ruler': names('ruler'),
  },
}).createMachine({
  id: 'pen',
  context: { ...initialValues, revision: 0 },
  initial: 'idle',
  states: {
    idle: {
      on: { START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } } },
    },
    running: {
      tags: 'running',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: { target: 'results', actions: { type: 'judge', params: ({ event }) => event.output } },
          // If refused, the test runs in a layer that covers the viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
        PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) },
        RESET: { actions: { type: 'forget', params: ({ event }) => event } },
        TASK: [
          { guard: 'the task is to cover', target: '.cover' },
          { guard: 'the task is to press', target: '.press' },
          { guard: 'the task is the ruler', target: '.ruler' },
          { target: '.palm' },
        ],
      },
      initial: 'cover',
      states: {
        cover: drawing('cover'),
        press: drawing('press'),
        ruler: drawing('ruler'),
        palm: drawing('palm'),
      },
    },
    results: {
      on: {
        CONTINUE: [
          { guard: 'the task is to cover', target: 'running.cover', actions: goOn },
          { guard: 'the task is to press', target: 'running.press', actions: goOn },
          { guard: 'the task is the ruler', target: 'running.ruler', actions: goOn },
          { target: 'running.palm', actions: goOn },
        ],
        AGAIN: { target: 'idle', actions: assign(initialValues) },
      },
    },
  },
});

export type PenActor = ActorRefFrom<typeof penMachine>;
