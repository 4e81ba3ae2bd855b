import { type ActorRefFrom, assign, type EventObject, setup } from 'xstate';
import { CONTROL_DELAY_MS, type KeyInput, newKeyboard, type Platform, stateOf } from '../../measure/keyboard/keys';
import {
  applyKeyEvent,
  countPendingControl,
  releaseAllKeys,
  resumeKeyboard,
  toggleFaulty,
} from '../../measure/keyboard/presses';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { guessLayout, guessSystem } from './guess';
import { absentAfter, judgeKeyboard, type KeyboardRun } from './keyboard';
import type { KeyboardEvents } from './keyboard.events';
import type { Layout, Size } from './layouts';

export interface KeyboardInput {
  /** The layout at the start. */
  readonly layout: Layout;
  /** How its size was set. Default: preset. */
  readonly sized?: 'preset' | 'guessed' | 'chosen';
}

interface Context extends Judged, KeyboardRun {
  /** How the size was set. */
  readonly sized: NonNullable<KeyboardInput['sized']>;
  /** What each key types now, by code. Null if the browser does not report it. */
  readonly reported: Readonly<Record<string, string>> | null;
  /** A layout that the pressed keys suggest. The person can accept or decline it. */
  readonly offer: Layout | null;
  /** Layouts that the person declined. */
  readonly declined: readonly string[];
  /** In full screen: whether Escape and the system keys reach the page. */
  readonly locked: boolean;
}

const hasKeys = ({ keys }: Pick<Context, 'keys'>): boolean => Object.keys(keys.byCode).length > 0;

/** Holding Escape for this long ends the capture of the keyboard. */
export const LEAVE_MS = 2000;

const idOf = (offer: Layout, { size }: Layout) =>
  offer.size === size ? `${offer.system} ${offer.variant}` : offer.size;

/** The offer after a key event: a new one, unless it was declined before. */
function offerAfter({ layout, keys, offer, declined }: Context, { code, key, phase }: KeyInput): Layout | null {
  if (offer || phase === 'up') return offer;
  const seen = (other: string) => stateOf(keys, other).tested;
  const guess = guessLayout({ code, key }, { layout, platform: keys.platform, seen });
  return guess && !declined.includes(idOf(guess, layout)) ? guess : null;
}

/** Starts a run, or continues one. Tested keys stay tested. */
function begin(context: Context, { at, platform }: { at: number; platform: Platform }) {
  const { keys, layout, startedAt, offer, declined } = context;
  const system = guessSystem(layout, platform);
  return {
    startedAt: startedAt || at,
    held: [],
    keys: { ...keys, platform },
    offer: offer ?? (system && !declined.includes(idOf(system, layout)) ? system : null),
  };
}

const take = (context: Context, input: KeyInput) => ({
  keys: applyKeyEvent(context.keys, input),
  offer: offerAfter(context, input),
});

export const keyboardMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: KeyboardEvents; input: KeyboardInput }>,
  actors: {
    /** Resolves with a guess of this keyboard's size. Rejects if there is no hint. */
    sizeGuess: promiseActor<Size>(),
    /** Resolves with what each key types now, by code. Rejects if the browser does not report it. */
    legends: promiseActor<Readonly<Record<string, string>>>(),
    /** Sends KEY.FIRST when a key that types is pressed, and captures no other key. */
    firstKey: callbackActor<EventObject, { readonly hasKeys: boolean }>(),
    /** Sends KEY and BLUR, and captures every key. */
    keys: callbackActor(),
    /** Opens full screen. Rejects if refused; resolves when it is left. */
    fullscreen: promiseActor<{ at: number }>(),
    /** Requests Escape and the system keys for the page, and sends LOCK. */
    keyLock: callbackActor(),
  },
  actions: {
    begin: assign(({ context }, params: { at: number; platform: Platform }) => begin(context, params)),
    take: assign(({ context }, params: { input: KeyInput }) => take(context, params.input)),
    'release all keys': assign({ keys: ({ context }) => releaseAllKeys(context.keys) }),
    stop: assign(({ context }) => ({
      keys: releaseAllKeys(context.keys),
      held: countPendingControl(context.keys).down,
    })),
    judge: judging((context, { at }: { at: number }) => {
      const run = {
        ...context,
        keys: releaseAllKeys(context.keys),
        startedAt: context.startedAt || at,
        finishedAt: at,
      };
      const { keys, startedAt, finishedAt } = run;
      return { keys, startedAt, finishedAt, result: judgeKeyboard(run) };
    }),
    'judge by another size': judging((context, { size }: { size: Size }) => {
      const layout = { ...context.layout, size };
      return { layout, sized: 'chosen' as const, result: judgeKeyboard({ ...context, layout }) };
    }),
    'judge without the keys that are not fitted': judging((context, { isFitted }: { isFitted: boolean }) => {
      const absent = isFitted ? [] : absentAfter(context);
      return { absent, result: judgeKeyboard({ ...context, absent }) };
    }),
    settle: assign({ keys: ({ context }) => countPendingControl(context.keys) }),
  },
  delays: { 'time to leave': LEAVE_MS, 'time for AltGr': CONTROL_DELAY_MS },
  guards: {
    'a key was pressed or marked': ({ context }) => hasKeys(context),
    'Escape is down': ({ context }) => stateOf(context.keys, 'Escape').pressed,
    'Escape is up': ({ context }) => !stateOf(context.keys, 'Escape').pressed,
    'a left Control may be half of AltGr': ({ context }) => context.keys.pendingControl !== null,
    'no Control is in doubt': ({ context }) => context.keys.pendingControl === null,
    'a layout is offered': ({ context }) => context.offer !== null,
    'nobody chose a size or pressed a key': ({ context }) => context.sized !== 'chosen' && !hasKeys(context),
  },
}).createMachine({
  id: 'keyboard',
  context: ({ input }) => ({
    keys: newKeyboard('other'),
    layout: input.layout,
    sized: input.sized ?? 'preset',
    held: [],
    absent: [],
    startedAt: 0,
    finishedAt: 0,
    reported: null,
    offer: null,
    declined: [],
    locked: false,
    result: null,
    revision: 0,
  }),
  initial: 'testing',
  states: {
    testing: {
      invoke: [
        {
          id: 'legends',
          src: 'legends',
          onDone: { actions: assign({ reported: ({ event }) => event.output }) },
          // The page then shows the printed legends of the layout.
          onError: {},
        },
        {
          id: 'sizeGuess',
          src: 'sizeGuess',
          onDone: {
            guard: 'nobody chose a size or pressed a key',
            actions: assign(({ context, event }) => ({
              layout: { ...context.layout, size: event.output },
              offer: context.offer && { ...context.offer, size: event.output },
              sized: 'guessed' as const,
            })),
          },
          // No hint: the preset size stays.
          onError: {},
        },
      ],
      on: {
        FLAG: { actions: assign({ keys: ({ context, event }) => toggleFaulty(context.keys, event.code) }) },
        LAYOUT: {
          actions: assign(({ context, event }) => ({
            layout: { ...context.layout, ...event.layout },
            sized: event.layout.size ? ('chosen' as const) : context.sized,
            offer: null,
          })),
        },
        'OFFER.ACCEPT': {
          guard: 'a layout is offered',
          actions: assign(({ context: { layout, offer, sized } }) => ({
            layout: offer ?? layout,
            sized: offer && offer.size !== layout.size ? ('chosen' as const) : sized,
            offer: null,
          })),
        },
        'OFFER.DECLINE': {
          guard: 'a layout is offered',
          actions: assign(({ context }) => ({
            offer: null,
            declined: context.offer ? [...context.declined, idOf(context.offer, context.layout)] : context.declined,
          })),
        },
        RESET: {
          actions: assign(({ context, event }) => ({
            keys: newKeyboard(context.keys.platform),
            held: [],
            absent: [],
            startedAt: event.at,
          })),
        },
        FINISH: {
          guard: 'a key was pressed or marked',
          target: 'results',
          actions: { type: 'judge', params: ({ event }) => event },
        },
      },
      initial: 'ready',
      states: {
        /** Keys work normally. A key that types starts the test. */
        ready: {
          invoke: { id: 'firstKey', src: 'firstKey', input: ({ context }) => ({ hasKeys: hasKeys(context) }) },
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
              target: '#keyboard.testing.listening.screen.fullscreen',
              actions: { type: 'begin', params: ({ event }) => event },
            },
          },
        },
        /** All keys are captured. */
        listening: {
          type: 'parallel',
          invoke: { id: 'keys', src: 'keys' },
          exit: 'stop',
          on: {
            STOP: 'ready',
            KEY: { actions: { type: 'take', params: ({ event }) => event } },
            BLUR: { actions: 'release all keys' },
          },
          states: {
            escape: {
              initial: 'up',
              states: {
                up: { always: { guard: 'Escape is down', target: 'down' } },
                down: {
                  always: { guard: 'Escape is up', target: 'up' },
                  after: { 'time to leave': '#keyboard.testing.ready' },
                },
              },
            },
            control: {
              initial: 'certain',
              states: {
                certain: { always: { guard: 'a left Control may be half of AltGr', target: 'doubtful' } },
                doubtful: {
                  always: { guard: 'no Control is in doubt', target: 'certain' },
                  after: { 'time for AltGr': { target: 'certain', actions: 'settle' } },
                },
              },
            },
            screen: {
              initial: 'windowed',
              states: {
                windowed: { on: { FULLSCREEN: 'fullscreen' } },
                fullscreen: {
                  invoke: [
                    {
                      id: 'fullscreen',
                      src: 'fullscreen',
                      onDone: 'windowed',
                      // If refused, the board fills the window.
                      onError: {},
                    },
                    { id: 'keyLock', src: 'keyLock' },
                  ],
                  exit: assign({ locked: false }),
                  on: {
                    LOCK: { actions: assign({ locked: ({ event }) => event.held }) },
                    'FULLSCREEN.EXIT': 'windowed',
                  },
                },
              },
            },
          },
        },
      },
    },
    results: {
      on: {
        'JUDGE.AS': { actions: { type: 'judge by another size', params: ({ event }) => event } },
        UNPRESSED: {
          actions: { type: 'judge without the keys that are not fitted', params: ({ event }) => event },
        },
        CONTINUE: {
          target: '#keyboard.testing.listening',
          actions: [
            assign(({ context }) => ({ keys: resumeKeyboard(context.keys), result: null })),
            { type: 'begin', params: ({ event }) => event },
          ],
        },
        AGAIN: {
          target: 'testing',
          actions: assign(({ context }) => ({
            keys: newKeyboard(context.keys.platform),
            held: [],
            absent: [],
            startedAt: 0,
            finishedAt: 0,
            result: null,
          })),
        },
      },
    },
  },
});

export type KeyboardActor = ActorRefFrom<typeof keyboardMachine>;
