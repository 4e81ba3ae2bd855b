import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import { type ChargeReading, type Stretch, withReading } from '../../measure/ports/charge';
import type { ScreensFacts } from '../../measure/ports/screens';
import type { Signal } from '../../measure/ports/signals';
import { type NewPort, type Port, type Stop, stopsOf } from '../../measure/ports/stops';
import {
  type Answer,
  answer,
  applySignal,
  isOpen,
  nextStop,
  noWalk,
  stateOf,
  tryAgain,
} from '../../measure/ports/walk';
import { type CheckTypes, callbackActor, type Judged, judging } from '../check-machine';
import { judgePorts } from './ports';
import type { Askable, DeviceOrder, PortsRun, PortsSupport } from './run';

interface Context extends Judged, PortsRun {
  /** Id of the stop that is waiting for its plug. Null if there is none. */
  readonly turn: string | null;
  /** How many ports were drawn so far, to give each a unique id. */
  readonly drawn: number;
  /** The permissions that were requested, and the answers. */
  readonly asked: Readonly<Partial<Record<Askable, 'asking' | 'allowed' | 'refused'>>>;
}

/** `at` is in milliseconds since the epoch. */
export type PortsEvent =
  | { type: 'ADD'; port: NewPort }
  | { type: 'REMOVE'; port: string }
  | { type: 'START'; at: number; support: PortsSupport }
  | { type: 'SIGNAL'; signal: Signal }
  | { type: 'BATTERY'; reading: ChargeReading }
  | { type: 'SCREENS'; facts: ScreensFacts }
  /** The person wants to allow access to devices or to the list of screens. The browser then asks. */
  | DeviceOrder
  | { type: 'ASK_SCREENS' }
  | { type: 'ASKED'; what: Askable; isAllowed: boolean }
  /** Chooses the port to try next. */
  | { type: 'PICK'; stop: string }
  /** The person's answer about the current stop. */
  | { type: 'ANSWER'; answer: Answer }
  | { type: 'WATCH' }
  | { type: 'BACK' }
  | { type: 'FINISH'; at: number }
  /** Continues with the missing part: the ports, or the rate. */
  | { type: 'CONTINUE'; rule: 'ports' | 'charging' | 'rate' | 'screen' | 'radio' }
  | { type: 'AGAIN' };

export const MAX_PORTS = 16;
/** Without a signal for this long, the page asks about the port. Some systems need seconds to set up a device. */
export const WAITING_MS = 20_000;

const nothing: PortsSupport = {
  media: false,
  usb: false,
  hid: false,
  gamepad: false,
  midi: false,
  battery: false,
  screens: 'none',
};

const initialValues = {
  walk: noWalk,
  support: nothing,
  stretches: [] as readonly Stretch[],
  watched: false,
  screens: null as ScreensFacts | null,
  startedAt: 0,
  finishedAt: 0,
  turn: null as string | null,
  asked: {},
  result: null,
} as const;

const stopOf = (ports: readonly Port[], id: string | null): Stop | null =>
  stopsOf(ports).find((stop) => stop.id === id) ?? null;

/** The start of a walk. Skips chargers if the browser does not report the battery: waiting for one would never end. */
function started(ports: readonly Port[], { battery }: PortsSupport): Pick<Context, 'walk' | 'turn'> {
  const stops = stopsOf(ports);
  const unseen = stops.filter(({ trial }) => trial === 'charger' && !battery);
  const walk = unseen.reduce((before, { id }) => answer(before, id, 'skipped'), noWalk);
  return { walk, turn: nextStop(stops, walk, null) };
}

/** The walk and the waiting stop after a signal. */
function after({ ports, walk, turn }: Context, signal: Signal): Pick<Context, 'walk' | 'turn'> & { isSeen: boolean } {
  const heard = applySignal(walk, signal, stopOf(ports, turn));
  const isSeen = turn !== null && stateOf(walk, turn).in === 0 && stateOf(heard, turn).in > 0;
  return { walk: heard, isSeen, turn: isSeen ? nextStop(stopsOf(ports), heard, turn) : turn };
}

/** The walk and the waiting stop after an answer. */
function answered({ ports, walk, turn }: Context, said: Answer): Pick<Context, 'walk' | 'turn'> {
  const told = turn === null ? walk : answer(walk, turn, said);
  return { walk: told, turn: nextStop(stopsOf(ports), told, turn) };
}

export const portsMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: PortsEvent; tags: 'running' | 'busy' }>,
  actors: {
    /** Sends SIGNAL when something is plugged in or pulled out. On ASK, requests access to devices and sends ASKED. */
    plugs: callbackActor<DeviceOrder>(),
    /** Sends BATTERY at once and then often, and SIGNAL when the charger is plugged in or pulled out. */
    battery: callbackActor(),
    /**
     * Sends SCREENS at once and on every change, and SIGNAL when a screen is connected or removed. Lists all on ASK.
     */
    screens: callbackActor(),
    /** Keeps the screen on until stopped. */
    wakeLock: callbackActor(),
  },
  actions: {
    draw: assign(({ context }, { port }: { port: NewPort }) => ({
      ports: [...context.ports, { ...port, id: `p${context.drawn + 1}` }],
      drawn: context.drawn + 1,
    })),
    begin: assign(({ context: { ports } }, { at, support }: { at: number; support: PortsSupport }) => ({
      ...initialValues,
      ...started(ports, support),
      support,
      startedAt: at,
    })),
    applySignal: assign(({ context }, { signal }: { signal: Signal }) => {
      const { walk, turn } = after(context, signal);
      return { walk, turn };
    }),
    keepAnswer: assign(({ context }, { answer: said }: { answer: Answer }) => answered(context, said)),
    pick: assign(({ context }, { stop }: { stop: string }) => ({ walk: tryAgain(context.walk, stop), turn: stop })),
    resume: assign(({ context: { ports, walk } }) => ({ turn: nextStop(stopsOf(ports), walk, null), result: null })),
    watch: assign({ turn: null, watched: true, result: null }),
    askPlugs: sendTo('plugs', (_, order: DeviceOrder) => order),
    askScreens: sendTo('screens', { type: 'ASK' }),
    keepAsked: assign(({ context }, { what, now }: { what: Askable; now: 'asking' | 'allowed' | 'refused' }) => ({
      asked: { ...context.asked, [what]: now },
    })),
    judge: judging((context, { at }: { at: number }) => ({
      finishedAt: at,
      turn: null,
      result: judgePorts({ ...context, finishedAt: at }),
    })),
  },
  guards: {
    'there is room': ({ context }) => context.ports.length < MAX_PORTS,
    'a port can be seen': ({ context }, { support }: { support: PortsSupport }) =>
      started(context.ports, support).turn !== null,
    'a port is drawn': ({ context }) => context.ports.length > 0,
    'it is the last stop': ({ context }, { signal }: { signal: Signal }) => {
      const { isSeen, turn } = after(context, signal);
      return isSeen && turn === null;
    },
    'the current stop is seen': ({ context }, { signal }: { signal: Signal }) => after(context, signal).isSeen,
    'no other stop is open': ({ context }, { answer: said }: { answer: Answer }) =>
      answered(context, said).turn === null,
    'a stop is open': ({ context: { ports, walk } }) => stopsOf(ports).some((stop) => isOpen(walk, stop)),
    'the stop exists': ({ context }, { stop }: { stop: string }) => stopOf(context.ports, stop) !== null,
    'the rate is missing': (_, { rule }: { rule: string }) => rule === 'rate',
  },
  delays: { 'waiting time': WAITING_MS },
}).createMachine({
  id: 'ports',
  context: { ...initialValues, ports: [], drawn: 0, revision: 0 },
  initial: 'drawing',
  states: {
    drawing: {
      on: {
        ADD: { guard: 'there is room', actions: { type: 'draw', params: ({ event }) => event } },
        REMOVE: {
          actions: assign({ ports: ({ context, event }) => context.ports.filter(({ id }) => id !== event.port) }),
        },
        START: [
          {
            guard: { type: 'a port can be seen', params: ({ event }) => event },
            target: 'running',
            actions: { type: 'begin', params: ({ event }) => event },
          },
          {
            guard: 'a port is drawn',
            target: 'running.walked',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        ],
      },
    },
    running: {
      tags: 'running',
      invoke: [
        { id: 'plugs', src: 'plugs' },
        { id: 'battery', src: 'battery' },
        { id: 'screens', src: 'screens' },
      ],
      on: {
        SIGNAL: [
          {
            guard: { type: 'it is the last stop', params: ({ event }) => event },
            target: '.walked',
            actions: { type: 'applySignal', params: ({ event }) => event },
          },
          {
            guard: { type: 'the current stop is seen', params: ({ event }) => event },
            target: '.waiting',
            actions: { type: 'applySignal', params: ({ event }) => event },
          },
          { actions: { type: 'applySignal', params: ({ event }) => event } },
        ],
        BATTERY: {
          actions: assign({ stretches: ({ context, event }) => withReading(context.stretches, event.reading) }),
        },
        SCREENS: { actions: assign({ screens: ({ event }) => event.facts }) },
        ASK: {
          actions: [
            { type: 'askPlugs', params: ({ event }) => event },
            { type: 'keepAsked', params: ({ event }) => ({ what: event.what, now: 'asking' as const }) },
          ],
        },
        ASK_SCREENS: {
          actions: ['askScreens', { type: 'keepAsked', params: { what: 'screens', now: 'asking' } }],
        },
        ASKED: {
          actions: {
            type: 'keepAsked',
            params: ({ event }) => ({
              what: event.what,
              now: event.isAllowed ? ('allowed' as const) : ('refused' as const),
            }),
          },
        },
        PICK: {
          guard: { type: 'the stop exists', params: ({ event }) => event },
          target: '.waiting',
          actions: { type: 'pick', params: ({ event }) => event },
        },
        WATCH: { target: '.watching', actions: 'watch' },
        FINISH: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
      },
      initial: 'waiting',
      states: {
        /** Waits for the plug in the current port. */
        waiting: {
          on: {
            ANSWER: [
              {
                guard: { type: 'no other stop is open', params: ({ event }) => event },
                target: 'walked',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
              },
              { target: 'waiting', reenter: true, actions: { type: 'keepAnswer', params: ({ event }) => event } },
            ],
          },
          after: { 'waiting time': 'asking' },
        },
        /** No signal came. Only the person knows whether the plug was in. */
        asking: {
          on: {
            ANSWER: [
              {
                guard: { type: 'no other stop is open', params: ({ event }) => event },
                target: 'walked',
                actions: { type: 'keepAnswer', params: ({ event }) => event },
              },
              { target: 'waiting', actions: { type: 'keepAnswer', params: ({ event }) => event } },
            ],
          },
        },
        /** Every stop has a signal or an answer. Any of them can be tried again. */
        walked: {},
        /** Watches the battery level for minutes. */
        watching: {
          tags: 'busy',
          invoke: { id: 'wakeLock', src: 'wakeLock' },
          on: {
            BACK: [{ guard: 'a stop is open', target: 'waiting', actions: 'resume' }, { target: 'walked' }],
          },
        },
      },
    },
    results: {
      on: {
        CONTINUE: [
          {
            guard: { type: 'the rate is missing', params: ({ event }) => event },
            target: 'running.watching',
            actions: 'watch',
          },
          { guard: 'a stop is open', target: 'running.waiting', actions: 'resume' },
          { target: 'running.walked', actions: 'resume' },
        ],
        AGAIN: { target: 'drawing', actions: assign(initialValues) },
      },
    },
  },
});

export type PortsActor = ActorRefFrom<typeof portsMachine>;
