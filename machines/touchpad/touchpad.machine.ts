import { assign, type EventObject, setup } from 'xstate';
import type { PadReading } from '../../measure/live/pad-trace';
import { type ButtonInput, buttonDown, buttonUp, releaseAllButtons } from '../../measure/pointer/presses';
import type { WheelInput } from '../../measure/pointer/scroll';
import { dragDown, dragUp, endDragging, noDragging } from '../../measure/touchpad/dragging';
import { type PinchInput, pinch } from '../../measure/touchpad/pinching';
import { scrollPad } from '../../measure/touchpad/scrolling';
import { type CheckTypes, callbackActor, type Judged, judgingRun } from '../check-machine';
import { REST_MS, WATCH_MS } from './evidence';
import { canReportAbsence, noReadings, noRun, type PadRun, type PadTask } from './run';
import { judgeTouchpad } from './touchpad';

interface Context extends Judged, PadRun {
  /** The current step. */
  readonly task: PadTask;
  /** The reading of a pointer that should rest. Null while nothing is watched. */
  readonly watched: PadReading | null;
  /** When the step began, and the time of the last tick, in milliseconds since the epoch. */
  readonly changedAt: number;
  readonly now: number;
  /** Whether the browser reports a mouse or a touch pad. Null before it does. */
  readonly present: boolean | null;
}

/** Every `at` is in milliseconds since the epoch. Times of inputs are event timestamps. */
export type TouchpadEvents =
  | { type: 'START'; task: PadTask; at: number }
  /** Goes to a step, which discards its earlier readings. */
  | { type: 'TASK'; task: PadTask; at: number }
  /** The person reports that nothing happens at this step. */
  | { type: 'ABSENT' }
  | { type: 'MOTION'; reading: PadReading }
  | { type: 'TICK'; at: number }
  | { type: 'PRESS'; input: ButtonInput }
  | { type: 'RELEASE'; input: ButtonInput }
  /** The page lost the pointer. */
  | { type: 'LOST' }
  | { type: 'WHEEL'; inputs: readonly WheelInput[] }
  | { type: 'PINCH'; inputs: readonly PinchInput[] }
  | { type: 'DEVICE'; present: boolean }
  | { type: 'FINISH'; at: number }
  /** Continues with the missing parts. */
  | { type: 'CONTINUE'; task: PadTask; at: number }
  | { type: 'AGAIN' };

/** Time for the person to stop moving, in ms. Events during it are not counted. */
export const SETTLE_MS = 2000;

const initialValues = { ...noRun, task: 'line', watched: null, changedAt: 0, now: 0, result: null } as const;

export const touchpadMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: TouchpadEvents; tags: 'busy' }>,
  actors: {
    /** Sends DEVICE at once and when it changes. */
    device: callbackActor(),
    /** Sends TICK a few times a second. */
    ticks: callbackActor(),
    /** Tracks the pointer over the field, and sends MOTION a few times a second. */
    motion: callbackActor(),
    /** After `settle` ms, tracks pointer, buttons and wheel over the whole page, and sends MOTION. */
    still: callbackActor<EventObject, { readonly settle: number }>(),
    /** Sends PRESS for buttons that go down on the field, RELEASE when they come up anywhere, and LOST. */
    buttons: callbackActor(),
    /** Sends WHEEL a few times a second, and prevents the page from scrolling under the field. */
    wheel: callbackActor(),
    /** Sends PINCH a few times a second, and prevents the page from zooming. */
    pinch: callbackActor(),
  },
  actions: {
    enter: assign(({ context }, { task, at }: { task: PadTask; at: number }) => ({
      [task]: noReadings[task],
      absent: context.absent.filter((one) => one !== task),
      drag: task === 'drag' ? noDragging : endDragging(context.drag),
      task,
      watched: null,
      result: null,
      startedAt: context.startedAt || at,
      changedAt: at,
      now: at,
    })),
    watch: assign(({ context }) => ({ [context.task]: context.watched })),
    press: assign(({ context }, { input }: { input: ButtonInput }) => {
      const { task } = context;
      if (task === 'drag') return { drag: dragDown(context.drag, input) };
      return task === 'press' || task === 'tap' || task === 'menu' ? { [task]: buttonDown(context[task], input) } : {};
    }),
    release: assign(({ context }, { input }: { input: ButtonInput }) => {
      const { task } = context;
      if (task === 'drag') return { drag: dragUp(context.drag, input) };
      return task === 'press' || task === 'tap' || task === 'menu' ? { [task]: buttonUp(context[task], input) } : {};
    }),
    releaseAll: assign(({ context: { press, tap, menu, drag } }) => ({
      press: releaseAllButtons(press),
      tap: releaseAllButtons(tap),
      menu: releaseAllButtons(menu),
      drag: endDragging(drag),
    })),
    judge: judgingRun(judgeTouchpad),
  },
  delays: { 'time to rest': SETTLE_MS + REST_MS, 'time to watch': SETTLE_MS + WATCH_MS },
  guards: {
    'one finger moves': ({ context: { task } }) => task === 'line' || task === 'edges',
    'one finger rests': ({ context: { task } }) => task === 'rest',
    'palms or no hands are watched': ({ context: { task } }) => task === 'palm' || task === 'off',
    'two fingers scroll': ({ context: { task } }) => task === 'scroll',
    'two fingers pinch': ({ context: { task } }) => task === 'pinch',
    'it says something that nothing happens': ({ context: { task } }) => canReportAbsence(task),
    'the line is drawn': ({ context: { task } }) => task === 'line',
  },
}).createMachine({
  id: 'touchpad',
  context: { ...initialValues, present: null, revision: 0 },
  invoke: { id: 'device', src: 'device' },
  on: { DEVICE: { actions: assign({ present: ({ event }) => event.present }) } },
  initial: 'idle',
  states: {
    idle: {
      on: { START: { target: 'running', actions: { type: 'enter', params: ({ event }) => event } } },
    },
    running: {
      initial: 'picked',
      on: {
        TASK: { target: '.picked', actions: { type: 'enter', params: ({ event }) => event } },
        ABSENT: {
          guard: 'it says something that nothing happens',
          target: '.over',
          actions: assign(({ context }) => ({
            [context.task]: noReadings[context.task],
            absent: [...context.absent.filter((one) => one !== context.task), context.task],
          })),
        },
        FINISH: { target: 'results', actions: ['releaseAll', { type: 'judge', params: ({ event }) => event }] },
      },
      states: {
        picked: {
          always: [
            { guard: 'one finger moves', target: 'moving' },
            { guard: 'one finger rests', target: 'resting' },
            { guard: 'palms or no hands are watched', target: 'watching' },
            { guard: 'two fingers scroll', target: 'scrolling' },
            { guard: 'two fingers pinch', target: 'pinching' },
            { target: 'pressing' },
          ],
        },
        moving: {
          invoke: { id: 'motion', src: 'motion' },
          on: {
            MOTION: [
              { guard: 'the line is drawn', actions: assign({ line: ({ event }) => event.reading }) },
              { actions: assign({ edges: ({ event }) => event.reading }) },
            ],
          },
        },
        /** One finger rests on the pad. */
        resting: {
          tags: 'busy',
          invoke: [
            { id: 'restStill', src: 'still', input: { settle: SETTLE_MS } },
            { id: 'restTicks', src: 'ticks' },
          ],
          on: {
            MOTION: { actions: assign({ watched: ({ event }) => event.reading }) },
            TICK: { actions: assign({ now: ({ event }) => event.at }) },
          },
          after: { 'time to rest': { target: 'over', actions: 'watch' } },
        },
        /** The palms rest on the pad, or the hands are off. */
        watching: {
          tags: 'busy',
          invoke: [
            { id: 'still', src: 'still', input: { settle: SETTLE_MS } },
            { id: 'ticks', src: 'ticks' },
          ],
          on: {
            MOTION: { actions: assign({ watched: ({ event }) => event.reading }) },
            TICK: { actions: assign({ now: ({ event }) => event.at }) },
          },
          after: { 'time to watch': { target: 'over', actions: 'watch' } },
        },
        pressing: {
          invoke: { id: 'buttons', src: 'buttons' },
          on: {
            PRESS: { actions: { type: 'press', params: ({ event }) => event } },
            RELEASE: { actions: { type: 'release', params: ({ event }) => event } },
            LOST: { actions: 'releaseAll' },
          },
        },
        scrolling: {
          invoke: { id: 'wheel', src: 'wheel' },
          on: {
            WHEEL: { actions: assign({ scroll: ({ context, event }) => scrollPad(context.scroll, event.inputs) }) },
          },
        },
        pinching: {
          invoke: { id: 'pinch', src: 'pinch' },
          on: { PINCH: { actions: assign({ pinch: ({ context, event }) => pinch(context.pinch, event.inputs) }) } },
        },
        /** A step that ends by itself is over. Its field is inactive. */
        over: {},
      },
    },
    results: {
      on: {
        CONTINUE: { target: 'running', actions: { type: 'enter', params: ({ event }) => event } },
        AGAIN: { target: 'idle', actions: assign(initialValues) },
      },
    },
  },
});
