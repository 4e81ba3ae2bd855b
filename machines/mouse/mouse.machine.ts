import { assign, setup } from 'xstate';
import { noMovement } from '../../measure/live/movement';
import {
  askedDown,
  type ButtonInput,
  buttonUp,
  countContactLoss,
  isContactLoss,
  MAX_CONTACT_LOSS_MS,
  noDrags,
  noPresses,
  releaseAllButtons,
  resumeDrag,
} from '../../measure/pointer/presses';
import { noScrolling, scroll } from '../../measure/pointer/scroll';
import { type CheckTypes, callbackActor, type Judged, judgingRun } from '../check-machine';
import { judgeMouse, type MousePart, type MouseRun } from './mouse';
import type { MouseEvents } from './mouse.events';

interface Context extends Judged, MouseRun {
  /** The running part, and the one that was completed last. */
  readonly active: MousePart | null;
  readonly last: MousePart | null;
  /** When a part last began or ended, and the time of the last tick, in milliseconds since the epoch. */
  readonly changedAt: number;
  readonly now: number;
  /** Whether the browser reports a mouse or a touch pad. Null before it does. */
  readonly present: boolean | null;
}

/** After a click starts or ends a part, its button ignores clicks for this long: a worn mouse clicks twice. */
export const SETTLE_MS = 500;

/** Whether Complete Test still ignores clicks. A clock that was set back must not lock it. */
export const isWaiting = ({ changedAt }: Pick<Context, 'changedAt'>, at: number): boolean =>
  at >= changedAt && at - changedAt < SETTLE_MS;

const initialValues = {
  done: { click: false, movement: false, scroll: false, double: false },
  durations: { click: 0, movement: 0, scroll: 0, double: 0 },
  lacksMiddle: false,
  lacksWheel: false,
  click: noPresses,
  carrying: noDrags,
  movement: noMovement,
  scroll: noScrolling,
  double: noPresses,
  startedAt: 0,
  finishedAt: 0,
  active: null,
  last: null,
  changedAt: 0,
  now: 0,
  result: null,
} as const;

/** The context values that a part resets when it runs again. */
const forgotten: Readonly<Record<MousePart, Partial<Context>>> = {
  click: { click: noPresses, carrying: noDrags },
  movement: { movement: noMovement },
  scroll: { scroll: noScrolling },
  double: { double: noPresses },
};

export const mouseMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: MouseEvents; tags: 'held' | 'busy' }>,
  actors: {
    /** Prevents the mouse's Back and Forward buttons from leaving the page. */
    stay: callbackActor(),
    /** Sends DEVICE at once and when it changes. */
    device: callbackActor(),
    /** Sends TICK a few times a second. */
    ticks: callbackActor(),
    /** Sends PRESS for buttons that go down on the pad, RELEASE when they come up anywhere, and LOST. */
    buttons: callbackActor(),
    /** Tracks the mouse over the pad, and sends MOTION a few times a second. */
    motion: callbackActor(),
    /** Sends WHEEL a few times a second, and prevents the page from scrolling under the pad. */
    wheel: callbackActor(),
  },
  actions: {
    begin: assign(({ context }, { part, at }: { part: MousePart; at: number }) => ({
      ...forgotten[part],
      done: { ...context.done, [part]: false },
      active: part,
      result: null,
      startedAt: context.startedAt || at,
      changedAt: at,
      now: at,
    })),
    complete: assign(({ context }, { at }: { at: number }) => ({
      done: context.active ? { ...context.done, [context.active]: true } : context.done,
      durations: context.active
        ? { ...context.durations, [context.active]: at - context.changedAt }
        : context.durations,
      active: null,
      last: context.active,
      changedAt: at,
      click: releaseAllButtons(context.click),
      double: releaseAllButtons(context.double),
    })),
    pressClick: assign(({ context }, { input }: { input: ButtonInput }) => ({
      click: askedDown(context.click, input, 1),
      lacksMiddle: context.lacksMiddle === true && input.button !== 1,
    })),
    releaseClick: assign({ click: ({ context }, { input }: { input: ButtonInput }) => buttonUp(context.click, input) }),
    judge: judgingRun(judgeMouse),
    dropped: assign(({ context: { carrying, click } }, { input }: { input: ButtonInput }) => ({
      carrying: countContactLoss(carrying, input),
      click: resumeDrag(click, input),
    })),
    letGoEarly: assign({
      carrying: ({ context: { carrying } }) => ({ ...carrying, early: carrying.early + 1, lostAt: null }),
    }),
  },
  delays: { 'time to settle': SETTLE_MS, 'time to drop': MAX_CONTACT_LOSS_MS },
  guards: {
    'its own button ended it a moment ago': ({ context }, { part }: { part: MousePart }) => part === context.last,
    'Complete Test does not wait': ({ context }, { at }: { at: number }) => !isWaiting(context, at),
    'the test is': ({ context }, part: MousePart) => context.active === part,
    'a test was completed': ({ context }) => Object.values(context.done).some(Boolean),
    'it is Left': (_, { input }: { input: ButtonInput }) => input.button === 0,
    'it is Left on the block': (_, { input }: { input: ButtonInput }) => input.button === 0 && input.spot === 'block',
    'Left came up at the goal': (_, { input }: { input: ButtonInput }) => input.button === 0 && input.spot === 'goal',
    'Left was back at once': ({ context }, { input }: { input: ButtonInput }) =>
      input.button === 0 && isContactLoss(context.carrying, input),
  },
}).createMachine({
  id: 'mouse',
  context: { ...initialValues, present: null, revision: 0 },
  invoke: [
    { id: 'stay', src: 'stay' },
    { id: 'device', src: 'device' },
  ],
  on: { DEVICE: { actions: assign({ present: ({ event }) => event.present }) } },
  initial: 'testing',
  states: {
    testing: {
      initial: 'choosing',
      on: {
        RESET: { target: '.choosing.settled', actions: assign(initialValues) },
        MIDDLE: { actions: assign({ lacksMiddle: ({ event }) => !event.isFitted }) },
        'WHEEL.PRESENT': { actions: assign({ lacksWheel: ({ event }) => !event.isFitted }) },
      },
      states: {
        choosing: {
          initial: 'settled',
          states: {
            /** The button that ended a part does not start it yet, so that an extra click does not erase it. */
            settling: {
              tags: 'busy',
              on: {
                START: { guard: { type: 'its own button ended it a moment ago', params: ({ event }) => event } },
              },
              after: { 'time to settle': 'settled' },
            },
            settled: {},
          },
          on: {
            START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
            FINISH: {
              guard: 'a test was completed',
              target: '#mouse.results',
              actions: { type: 'judge', params: ({ event }) => event },
            },
          },
        },
        /** One part runs until it is completed. */
        running: {
          invoke: { id: 'ticks', src: 'ticks' },
          on: {
            TICK: { actions: assign({ now: ({ event }) => event.at }) },
            COMPLETE: {
              guard: { type: 'Complete Test does not wait', params: ({ event }) => event },
              target: 'choosing.settling',
              actions: { type: 'complete', params: ({ event }) => event },
            },
          },
          initial: 'picked',
          states: {
            picked: {
              always: [
                { guard: { type: 'the test is', params: 'click' }, target: 'click' },
                { guard: { type: 'the test is', params: 'movement' }, target: 'movement' },
                { guard: { type: 'the test is', params: 'scroll' }, target: 'scroll' },
                { target: 'double' },
              ],
            },
            click: {
              invoke: { id: 'clickButtons', src: 'buttons' },
              on: {
                PRESS: { actions: { type: 'pressClick', params: ({ event }) => event } },
                RELEASE: { actions: { type: 'releaseClick', params: ({ event }) => event } },
                LOST: {
                  target: '.free',
                  actions: assign({ click: ({ context }) => releaseAllButtons(context.click) }),
                },
              },
              initial: 'free',
              states: {
                /** The block is at its start. */
                free: {
                  on: {
                    PRESS: {
                      guard: { type: 'it is Left on the block', params: ({ event }) => event },
                      target: 'carrying',
                      actions: { type: 'pressClick', params: ({ event }) => event },
                    },
                  },
                },
                /** Left holds the block. */
                carrying: {
                  tags: 'held',
                  on: {
                    RELEASE: [
                      {
                        guard: { type: 'Left came up at the goal', params: ({ event }) => event },
                        target: 'free',
                        actions: [
                          { type: 'releaseClick', params: ({ event }) => event },
                          assign({
                            carrying: ({ context: { carrying } }) => ({ ...carrying, carried: carrying.carried + 1 }),
                          }),
                        ],
                      },
                      {
                        guard: { type: 'it is Left on the block', params: ({ event }) => event },
                        target: 'free',
                        actions: { type: 'releaseClick', params: ({ event }) => event },
                      },
                      {
                        guard: { type: 'it is Left', params: ({ event }) => event },
                        target: 'loose',
                        actions: [
                          { type: 'releaseClick', params: ({ event }) => event },
                          assign({
                            carrying: ({ context: { carrying }, event }) => ({
                              ...carrying,
                              lostAt: event.input.timestamp,
                            }),
                          }),
                        ],
                      },
                    ],
                  },
                },
                /** Dropped before the frame. If Left goes down again too fast for a finger, the switch lost contact. */
                loose: {
                  tags: 'held',
                  on: {
                    PRESS: {
                      guard: { type: 'Left was back at once', params: ({ event }) => event },
                      target: 'carrying',
                      actions: { type: 'dropped', params: ({ event }) => event },
                    },
                  },
                  after: { 'time to drop': { target: 'free', actions: 'letGoEarly' } },
                },
              },
            },
            movement: {
              invoke: { id: 'motion', src: 'motion' },
              on: { MOTION: { actions: assign({ movement: ({ event }) => event.reading }) } },
            },
            scroll: {
              invoke: { id: 'wheel', src: 'wheel' },
              on: {
                WHEEL: {
                  actions: assign(({ context, event }) => ({
                    scroll: scroll(context.scroll, event.inputs),
                    lacksWheel: false,
                  })),
                },
              },
            },
            double: {
              invoke: { id: 'doubleButtons', src: 'buttons' },
              on: {
                PRESS: {
                  actions: assign({ double: ({ context, event }) => askedDown(context.double, event.input, 2) }),
                },
                RELEASE: { actions: assign({ double: ({ context, event }) => buttonUp(context.double, event.input) }) },
                LOST: { actions: assign({ double: ({ context }) => releaseAllButtons(context.double) }) },
              },
            },
          },
        },
      },
    },
    results: {
      on: {
        CONTINUE: { target: '#mouse.testing.running', actions: { type: 'begin', params: ({ event }) => event } },
        AGAIN: { target: 'testing', actions: assign(initialValues) },
      },
    },
  },
});
