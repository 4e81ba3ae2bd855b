import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckResult } from '../result';
import { guessLayout, guessSystem, type Platform } from './guess';
import { DOUBT, freshKeys, type KeyInput, stateOf } from './keys';
import type { Layout } from './layouts';
import { letGo, press, settle, toggleFaulty } from './press';
import { judgeKeyboard, type KeyboardRun } from './verdict';

export interface KeyboardInput {
  /** The board in front at the beginning. */
  readonly layout: Layout;
}

interface Context extends KeyboardRun {
  /** What the browser says that keys type now, by code; null where it does not say. */
  readonly reported: Readonly<Record<string, string>> | null;
  /** A layout that the keys give away, waiting for the person's word. */
  readonly offer: Layout | null;
  /** Layouts that the person did not want. */
  readonly declined: readonly string[];
  /** In fullscreen: whether Escape and the system's keys reach the page. */
  readonly locked: boolean;
  readonly result: CheckResult | null;
}

export type KeyboardEvents =
  /** `at` is in milliseconds since the epoch. */
  | { type: 'START'; at: number; platform: Platform }
  | { type: 'STOP' }
  /** A key that types, pressed while nothing is listening; it begins the test and is its first key. */
  | { type: 'KEY.FIRST'; input: KeyInput; at: number; platform: Platform }
  | { type: 'KEY'; input: KeyInput }
  /** The page or its window lost the keyboard. */
  | { type: 'BLUR' }
  | { type: 'FLAG'; code: string }
  | { type: 'LAYOUT'; layout: Partial<Layout> }
  | { type: 'OFFER.ACCEPT' }
  | { type: 'OFFER.DECLINE' }
  | { type: 'FULLSCREEN'; at: number; platform: Platform }
  | { type: 'FULLSCREEN.EXIT' }
  /** Whether the browser handed over Escape and the system's keys. */
  | { type: 'LOCK'; held: boolean }
  /** Forgets every key. `at` is in milliseconds since the epoch. */
  | { type: 'RESET'; at: number }
  | { type: 'FINISH'; at: number }
  | { type: 'AGAIN' };

/** Escape held this long, in milliseconds, gives the keyboard back. */
export const LEAVE = 2000;

const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);
const idOf = ({ system, variant }: Layout) => `${system} ${variant}`;

/** The offer that an event leads to: a new one, unless it was declined before. */
function offerAfter({ layout, keys, offer, declined }: Context, { code, key, phase }: KeyInput): Layout | null {
  if (offer || phase === 'up') return offer;
  const seen = (other: string) => stateOf(keys, other).tested;
  const guess = guessLayout({ code, key }, { layout, platform: keys.platform, seen });
  return guess && !declined.includes(idOf(guess)) ? guess : null;
}

/** Begins a run, or goes on with one; what was tested before stays tested. */
function begin(context: Context, { at, platform }: { at: number; platform: Platform }) {
  const { keys, layout, startedAt, offer, declined } = context;
  const system = guessSystem(layout, platform);
  return {
    startedAt: startedAt || at,
    keys: { ...keys, platform },
    offer: offer ?? (system && !declined.includes(idOf(system)) ? system : null),
  };
}

const take = (context: Context, input: KeyInput) => ({
  keys: press(context.keys, input),
  offer: offerAfter(context, input),
});

export const keyboardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as KeyboardEvents,
    input: {} as KeyboardInput,
    emitted: {} as { type: 'result'; result: CheckResult },
  },
  actors: {
    /** Resolves with what each key types now, by code. Rejects where the browser does not say. */
    legends: fromPromise<Readonly<Record<string, string>>>(() => Promise.reject(notProvided('legends'))),
    /** Sends KEY.FIRST when a key that types is pressed, and keeps nothing from the page. */
    firstKey: fromCallback(() => {
      throw notProvided('firstKey');
    }),
    /** Sends KEY and BLUR, and keeps every key from the page and the browser. */
    keys: fromCallback(() => {
      throw notProvided('keys');
    }),
    /** Takes the whole screen. Rejects when refused; resolves when it was left. */
    fullscreen: fromPromise<{ at: number }>(() => Promise.reject(notProvided('fullscreen'))),
    /** Asks for Escape and the system's keys, and sends LOCK. */
    keyLock: fromCallback(() => {
      throw notProvided('keyLock');
    }),
  },
  actions: {
    begin: assign(({ context }, params: { at: number; platform: Platform }) => begin(context, params)),
    take: assign(({ context }, params: { input: KeyInput }) => take(context, params.input)),
    letGo: assign({ keys: ({ context }) => letGo(context.keys) }),
    settle: assign({ keys: ({ context }) => settle(context.keys) }),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'a key was pressed or marked': ({ context }) => Object.keys(context.keys.byCode).length > 0,
    'Escape is down': ({ context }) => stateOf(context.keys, 'Escape').pressed,
    'Escape is up': ({ context }) => !stateOf(context.keys, 'Escape').pressed,
    'a left Control may be half of AltGr': ({ context }) => context.keys.doubt !== null,
    'no Control is in doubt': ({ context }) => context.keys.doubt === null,
    'a layout is offered': ({ context }) => context.offer !== null,
  },
}).createMachine({
  id: 'keyboard',
  context: ({ input }) => ({
    keys: freshKeys('other'),
    layout: input.layout,
    startedAt: 0,
    finishedAt: 0,
    reported: null,
    offer: null,
    declined: [],
    locked: false,
    result: null,
  }),
  initial: 'board',
  states: {
    board: {
      invoke: {
        id: 'legends',
        src: 'legends',
        onDone: { actions: assign({ reported: ({ event }) => event.output }) },
        // The printed legends of the layout stand.
        onError: {},
      },
      on: {
        FLAG: { actions: assign({ keys: ({ context, event }) => toggleFaulty(context.keys, event.code) }) },
        LAYOUT: {
          actions: assign(({ context, event }) => ({ layout: { ...context.layout, ...event.layout }, offer: null })),
        },
        'OFFER.ACCEPT': {
          guard: 'a layout is offered',
          actions: assign(({ context }) => ({ layout: context.offer ?? context.layout, offer: null })),
        },
        'OFFER.DECLINE': {
          guard: 'a layout is offered',
          actions: assign(({ context }) => ({
            offer: null,
            declined: context.offer ? [...context.declined, idOf(context.offer)] : context.declined,
          })),
        },
        RESET: {
          actions: assign(({ context, event }) => ({ keys: freshKeys(context.keys.platform), startedAt: event.at })),
        },
        FINISH: {
          guard: 'a key was pressed or marked',
          target: 'result',
          actions: assign(({ context, event }) => {
            const run = {
              keys: letGo(context.keys),
              layout: context.layout,
              startedAt: context.startedAt || event.at,
              finishedAt: event.at,
            };
            return { ...run, result: judgeKeyboard(run) };
          }),
        },
      },
      initial: 'ready',
      states: {
        /** Keys do what they always do; a key that types begins the test. */
        ready: {
          invoke: { id: 'firstKey', src: 'firstKey' },
          on: {
            START: { target: 'listening', actions: { type: 'begin', params: ({ event }) => event } },
            'KEY.FIRST': {
              target: 'listening',
              actions: [
                { type: 'begin', params: ({ event }) => event },
                { type: 'take', params: ({ event }) => event },
              ],
            },
            FULLSCREEN: {
              target: '#keyboard.board.listening.screen.whole',
              actions: { type: 'begin', params: ({ event }) => event },
            },
          },
        },
        /** Every key goes to the board. */
        listening: {
          type: 'parallel',
          invoke: { id: 'keys', src: 'keys' },
          exit: 'letGo',
          on: {
            STOP: 'ready',
            KEY: { actions: { type: 'take', params: ({ event }) => event } },
            BLUR: { actions: 'letGo' },
          },
          states: {
            escape: {
              initial: 'up',
              states: {
                up: { always: { guard: 'Escape is down', target: 'down' } },
                down: {
                  always: { guard: 'Escape is up', target: 'up' },
                  after: { [LEAVE]: '#keyboard.board.ready' },
                },
              },
            },
            control: {
              initial: 'certain',
              states: {
                certain: { always: { guard: 'a left Control may be half of AltGr', target: 'doubtful' } },
                doubtful: {
                  always: { guard: 'no Control is in doubt', target: 'certain' },
                  after: { [DOUBT]: { target: 'certain', actions: 'settle' } },
                },
              },
            },
            screen: {
              initial: 'window',
              states: {
                window: { on: { FULLSCREEN: 'whole' } },
                whole: {
                  invoke: [
                    {
                      id: 'fullscreen',
                      src: 'fullscreen',
                      onDone: 'window',
                      // Refused: the board fills the window instead.
                      onError: {},
                    },
                    { id: 'keyLock', src: 'keyLock' },
                  ],
                  exit: assign({ locked: false }),
                  on: {
                    LOCK: { actions: assign({ locked: ({ event }) => event.held }) },
                    'FULLSCREEN.EXIT': 'window',
                  },
                },
              },
            },
          },
        },
      },
    },
    result: {
      entry: 'announce',
      on: {
        AGAIN: {
          target: 'board',
          actions: assign(({ context }) => ({
            keys: freshKeys(context.keys.platform),
            startedAt: 0,
            finishedAt: 0,
            result: null,
          })),
        },
      },
    },
  },
});
