import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckResult } from '../result';
import { ENOUGH, judgeMicrophone, type MicRun } from './microphone';
import { type MicFacts, type MicReading, noReading } from './reading';

/** Why there is no signal: what the browser answered, `silent` where no samples came, `lost` in the middle. */
export type MicProblem =
  | 'unsupported'
  | 'denied'
  | 'not-found'
  | 'not-readable'
  | 'over-constrained'
  | 'time-out'
  | 'other'
  | 'silent'
  | 'lost';

interface MicDevice {
  readonly id: string;
  readonly label: string;
}

interface Context extends MicRun {
  readonly problem: MicProblem | null;
  /** Whether the page came over a connection on which browsers hand out microphones. */
  readonly secure: boolean;
  /** What there is to choose from; empty until permission was given. */
  readonly devices: readonly MicDevice[];
  /** Id of the chosen device; null leaves it to the system. */
  readonly device: string | null;
  /** Seconds of the recording that is kept; 0 while there is none. */
  readonly recorded: number;
  /** Seconds of signal at which the recording under way began. */
  readonly recordingSince: number;
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch. */
export type MicEvent =
  | { type: 'START'; at: number }
  | { type: 'STOP'; at: number }
  | { type: 'OPENED'; facts: MicFacts }
  | { type: 'DEVICES'; devices: readonly MicDevice[] }
  | { type: 'FAILED'; problem: MicProblem }
  /** The device was unplugged, or the permission withdrawn. */
  | { type: 'LOST' }
  | { type: 'READING'; reading: MicReading }
  | { type: 'CHOOSE'; device: string | null; at: number }
  | { type: 'RECORD' }
  | { type: 'RECORD.CANCEL' }
  | { type: 'PLAY' }
  | { type: 'PLAY.STOP' }
  | { type: 'AGAIN' };

interface Input {
  /** Id of the device to begin with. */
  readonly device?: string;
}

/** Milliseconds within which an open microphone must send samples. */
const FIRST_SAMPLES = 5000;

const fresh = {
  reading: noReading,
  facts: null,
  problem: null,
  recorded: 0,
  recordingSince: 0,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;
const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);

export const microphoneMachine = setup({
  types: {
    context: {} as Context,
    events: {} as MicEvent,
    input: {} as Input,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'open' | 'listening' | 'recording' | 'playing',
    children: {} as { support: 'support'; microphone: 'microphone'; recorder: 'recorder'; player: 'player' },
  },
  actors: {
    /** Resolves with what the browser can do; never rejects. */
    support: fromPromise<{ supported: boolean; secure: boolean }>(() => Promise.reject(notProvided('support'))),
    /** Opens the microphone and keeps it open. Sends OPENED, DEVICES and READING, or FAILED or LOST. */
    microphone: fromCallback<MicEvent, { device: string | null }>(() => {
      throw notProvided('microphone');
    }),
    /** Resolves, five seconds later, with the seconds that it keeps; never rejects. */
    recorder: fromPromise<{ seconds: number }>(() => Promise.reject(notProvided('recorder'))),
    /** Plays what is kept; resolves at its end. */
    player: fromPromise<void>(() => Promise.reject(notProvided('player'))),
  },
  actions: {
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'the browser can listen': (_, { supported }: { supported: boolean }) => supported,
    'enough was heard': ({ context }) => context.reading.seconds >= ENOUGH,
    'no samples came': ({ context }) => context.reading.seconds === 0,
    'something is recorded': ({ context }) => context.recorded > 0,
  },
}).createMachine({
  id: 'microphone',
  context: ({ input }) => ({ ...fresh, secure: true, devices: [], device: input.device ?? null }),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'support',
        src: 'support',
        onDone: [
          { guard: { type: 'the browser can listen', params: ({ event }) => event.output }, target: 'stopped' },
          { target: 'unsupported', actions: assign({ secure: ({ event }) => event.output.secure }) },
        ],
      },
    },
    /** The browser has no microphones to give; there is no way on. */
    unsupported: {},
    stopped: {
      on: {
        START: { target: 'open', actions: assign(({ event }) => ({ ...fresh, startedAt: event.at })) },
        CHOOSE: { actions: assign({ device: ({ event }) => event.device }) },
      },
    },
    /** The microphone is asked for or open: one actor holds it from the question to the end. */
    open: {
      tags: 'open',
      invoke: { id: 'microphone', src: 'microphone', input: ({ context }) => ({ device: context.device }) },
      initial: 'asking',
      on: {
        STOP: [
          {
            guard: 'enough was heard',
            target: 'results',
            actions: assign(({ context, event }) => ({
              finishedAt: event.at,
              result: judgeMicrophone({ ...context, finishedAt: event.at }),
            })),
          },
          { target: 'stopped', actions: assign(fresh) },
        ],
        CHOOSE: {
          target: 'open',
          reenter: true,
          actions: assign(({ event }) => ({ ...fresh, device: event.device, startedAt: event.at })),
        },
      },
      states: {
        asking: {
          on: {
            OPENED: { target: 'listening', actions: assign({ facts: ({ event }) => event.facts }) },
            FAILED: {
              target: '#microphone.stopped',
              actions: assign(({ event }) => ({ ...fresh, problem: event.problem })),
            },
          },
        },
        listening: {
          tags: 'listening',
          initial: 'free',
          after: {
            [FIRST_SAMPLES]: {
              guard: 'no samples came',
              target: '#microphone.stopped',
              actions: assign({ ...fresh, problem: 'silent' as const }),
            },
          },
          on: {
            READING: { actions: assign({ reading: ({ event }) => event.reading }) },
            DEVICES: { actions: assign({ devices: ({ event }) => event.devices }) },
            LOST: { target: '#microphone.stopped', actions: assign({ ...fresh, problem: 'lost' as const }) },
          },
          states: {
            free: {
              on: {
                RECORD: {
                  target: 'recording',
                  actions: assign({ recordingSince: ({ context }) => context.reading.seconds }),
                },
                PLAY: { guard: 'something is recorded', target: 'playing' },
              },
            },
            recording: {
              tags: 'recording',
              invoke: {
                id: 'recorder',
                src: 'recorder',
                onDone: { target: 'free', actions: assign({ recorded: ({ event }) => event.output.seconds }) },
              },
              on: { 'RECORD.CANCEL': 'free' },
            },
            playing: {
              tags: 'playing',
              invoke: { id: 'player', src: 'player', onDone: 'free', onError: 'free' },
              on: { 'PLAY.STOP': 'free' },
            },
          },
        },
      },
    },
    results: {
      entry: 'announce',
      initial: 'still',
      on: { AGAIN: { target: 'stopped', actions: assign(fresh) } },
      states: {
        still: { on: { PLAY: { guard: 'something is recorded', target: 'playing' } } },
        playing: {
          tags: 'playing',
          invoke: { id: 'player', src: 'player', onDone: 'still', onError: 'still' },
          on: { 'PLAY.STOP': 'still' },
        },
      },
    },
  },
});
