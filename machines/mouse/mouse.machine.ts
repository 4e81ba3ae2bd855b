import { assign, emit, fromCallback, setup } from 'xstate';
import type { CheckResult } from '../result';
import { type MotionReading, noMotion } from './motion';
import { judgeMouse, type MouseRun, type Part } from './mouse';
import {
  type ButtonInput,
  DROP,
  dropped,
  gripAgain,
  isDrop,
  letGo,
  noCarrying,
  noPresses,
  press,
  release,
} from './presses';
import { noScrolling, scroll, type WheelInput } from './scroll';

interface Context extends MouseRun {
  /** The sub-test that runs. */
  readonly active: Part | null;
  /** When it began or ended, and the time of the last tick, in milliseconds since the epoch. */
  readonly changedAt: number;
  readonly now: number;
  /** Whether there is a mouse or a touch pad, as the browser says; null while it has not said. */
  readonly present: boolean | null;
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch; the times of inputs are event time stamps. */
export type MouseEvents =
  | { type: 'START'; part: Part; at: number }
  | { type: 'COMPLETE'; at: number }
  /** Forgets all four. */
  | { type: 'RESET' }
  | { type: 'TICK'; at: number }
  | { type: 'PRESS'; input: ButtonInput }
  | { type: 'RELEASE'; input: ButtonInput }
  /** The page lost the mouse. */
  | { type: 'LOST' }
  | { type: 'MOTION'; reading: MotionReading }
  | { type: 'WHEEL'; inputs: readonly WheelInput[] }
  | { type: 'DEVICE'; present: boolean }
  | { type: 'FINISH'; at: number }
  | { type: 'AGAIN' };

/** A button that came up where another was pressed is dead for this long, in ms: a worn mouse clicks twice. */
export const DEAD = 500;

/** A clock that was set back must not lock the buttons. */
const isDead = ({ changedAt }: Pick<Context, 'changedAt'>, at: number) => at >= changedAt && at - changedAt < DEAD;

const fresh = {
  done: { click: false, movement: false, scroll: false, double: false },
  lasted: { click: 0, movement: 0, scroll: 0, double: 0 },
  click: noPresses,
  carrying: noCarrying,
  movement: noMotion,
  scroll: noScrolling,
  double: noPresses,
  startedAt: 0,
  finishedAt: 0,
  active: null,
  changedAt: 0,
  now: 0,
  result: null,
} as const;

/** What a sub-test forgets when it is run anew. */
const forgotten: Readonly<Record<Part, Partial<Context>>> = {
  click: { click: noPresses, carrying: noCarrying },
  movement: { movement: noMotion },
  scroll: { scroll: noScrolling },
  double: { double: noPresses },
};

const callback = (name: string) =>
  fromCallback(() => {
    throw new Error(`The actor '${name}' was not provided`);
  });

export const mouseMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MouseEvents,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'held',
    children: {} as {
      stay: 'stay';
      device: 'device';
      ticks: 'ticks';
      clickButtons: 'buttons';
      doubleButtons: 'buttons';
      motion: 'motion';
      wheel: 'wheel';
    },
  },
  actors: {
    /** Keeps the mouse's Back and Forward buttons from leaving the page. */
    stay: callback('stay'),
    /** Sends DEVICE at once and when it changes. */
    device: callback('device'),
    /** Sends TICK a few times a second. */
    ticks: callback('ticks'),
    /** Sends PRESS for buttons that go down on the pad, RELEASE when these come up anywhere, and LOST. */
    buttons: callback('buttons'),
    /** Follows the mouse over the pad, and sends MOTION a few times a second. */
    motion: callback('motion'),
    /** Sends WHEEL a few times a second, and keeps the page from scrolling under the pad. */
    wheel: callback('wheel'),
  },
  actions: {
    begin: assign(({ context }, { part, at }: { part: Part; at: number }) => ({
      ...forgotten[part],
      done: { ...context.done, [part]: false },
      active: part,
      startedAt: context.startedAt || at,
      changedAt: at,
      now: at,
    })),
    complete: assign(({ context }, { at }: { at: number }) => ({
      done: context.active ? { ...context.done, [context.active]: true } : context.done,
      lasted: context.active ? { ...context.lasted, [context.active]: at - context.changedAt } : context.lasted,
      active: null,
      changedAt: at,
      click: letGo(context.click),
      double: letGo(context.double),
    })),
    pressClick: assign({ click: ({ context }, { input }: { input: ButtonInput }) => press(context.click, input) }),
    releaseClick: assign({ click: ({ context }, { input }: { input: ButtonInput }) => release(context.click, input) }),
    dropped: assign(({ context: { carrying, click } }, { input }: { input: ButtonInput }) => ({
      carrying: dropped(carrying, input),
      click: gripAgain(click, input),
    })),
    letGoEarly: assign({
      carrying: ({ context: { carrying } }) => ({ ...carrying, early: carrying.early + 1, lostAt: null }),
    }),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'another button was there a moment ago': ({ context }, { at }: { at: number }) => isDead(context, at),
    'the button has been there for a moment': ({ context }, { at }: { at: number }) => !isDead(context, at),
    'this test was picked': (_, { part, wanted }: { part: Part; wanted: Part }) => part === wanted,
    'a test was completed': ({ context }) => Object.values(context.done).some(Boolean),
    'it is Left': (_, { input }: { input: ButtonInput }) => input.button === 0,
    'it is Left on the block': (_, { input }: { input: ButtonInput }) => input.button === 0 && input.spot === 'block',
    'Left came up at the goal': (_, { input }: { input: ButtonInput }) => input.button === 0 && input.spot === 'goal',
    'Left was back at once': ({ context }, { input }: { input: ButtonInput }) =>
      input.button === 0 && isDrop(context.carrying, input),
  },
}).createMachine({
  id: 'mouse',
  context: { ...fresh, present: null },
  invoke: [
    { id: 'stay', src: 'stay' },
    { id: 'device', src: 'device' },
  ],
  on: { DEVICE: { actions: assign({ present: ({ event }) => event.present }) } },
  initial: 'board',
  states: {
    board: {
      initial: 'idle',
      on: { RESET: { target: '.idle', actions: assign(fresh) } },
      states: {
        idle: {
          on: {
            START: [
              { guard: { type: 'another button was there a moment ago', params: ({ event }) => event } },
              {
                guard: { type: 'this test was picked', params: ({ event }) => ({ part: event.part, wanted: 'click' }) },
                target: 'testing.click',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              {
                guard: {
                  type: 'this test was picked',
                  params: ({ event }) => ({ part: event.part, wanted: 'movement' }),
                },
                target: 'testing.movement',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              {
                guard: {
                  type: 'this test was picked',
                  params: ({ event }) => ({ part: event.part, wanted: 'scroll' }),
                },
                target: 'testing.scroll',
                actions: { type: 'begin', params: ({ event }) => event },
              },
              { target: 'testing.double', actions: { type: 'begin', params: ({ event }) => event } },
            ],
            FINISH: {
              guard: 'a test was completed',
              target: '#mouse.result',
              actions: assign(({ context, event }) => ({
                finishedAt: event.at,
                result: judgeMouse({ ...context, finishedAt: event.at }),
              })),
            },
          },
        },
        /** One sub-test runs until it is completed. */
        testing: {
          invoke: { id: 'ticks', src: 'ticks' },
          on: {
            TICK: { actions: assign({ now: ({ event }) => event.at }) },
            COMPLETE: {
              guard: { type: 'the button has been there for a moment', params: ({ event }) => event },
              target: 'idle',
              actions: { type: 'complete', params: ({ event }) => event },
            },
          },
          initial: 'click',
          states: {
            click: {
              invoke: { id: 'clickButtons', src: 'buttons' },
              on: {
                PRESS: { actions: { type: 'pressClick', params: ({ event }) => event } },
                RELEASE: { actions: { type: 'releaseClick', params: ({ event }) => event } },
                LOST: { target: '.free', actions: assign({ click: ({ context }) => letGo(context.click) }) },
              },
              initial: 'free',
              states: {
                /** The block lies at its start. */
                free: {
                  on: {
                    PRESS: [
                      {
                        guard: { type: 'it is Left on the block', params: ({ event }) => event },
                        target: 'carrying',
                        actions: { type: 'pressClick', params: ({ event }) => event },
                      },
                    ],
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
                /** Let go on the way. If Left is back before a finger could be, the switch let go. */
                loose: {
                  tags: 'held',
                  on: {
                    PRESS: [
                      {
                        guard: { type: 'Left was back at once', params: ({ event }) => event },
                        target: 'carrying',
                        actions: { type: 'dropped', params: ({ event }) => event },
                      },
                    ],
                  },
                  after: { [DROP]: { target: 'free', actions: 'letGoEarly' } },
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
                WHEEL: { actions: assign({ scroll: ({ context, event }) => scroll(context.scroll, event.inputs) }) },
              },
            },
            double: {
              invoke: { id: 'doubleButtons', src: 'buttons' },
              on: {
                PRESS: { actions: assign({ double: ({ context, event }) => press(context.double, event.input) }) },
                RELEASE: { actions: assign({ double: ({ context, event }) => release(context.double, event.input) }) },
                LOST: { actions: assign({ double: ({ context }) => letGo(context.double) }) },
              },
            },
          },
        },
      },
    },
    result: {
      entry: 'announce',
      on: { AGAIN: { target: 'board', actions: assign(fresh) } },
    },
  },
});
