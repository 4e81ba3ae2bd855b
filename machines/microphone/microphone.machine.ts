import { type ActorRefFrom, assign, setup } from 'xstate';
import type { CaptureReason } from '../../content/capture';
import {
  joinReadings,
  type MicrophoneFacts,
  type MicrophoneReading,
  noReading,
} from '../../measure/audio/microphone-reading';
import { type CheckTypes, callbackActor, type Judged, judgingRun, promiseActor } from '../check-machine';
import { judgeMicrophone, type MicRun } from './microphone';

/** Why there is no signal: the browser's reason, `silent` if no samples arrived, or `lost` if the device was lost. */
export type MicProblem = CaptureReason | 'silent';

interface MicDevice {
  readonly id: string;
  readonly label: string;
}

interface Context extends Judged, MicRun {
  readonly problem: MicProblem | null;
  /** The reading from before the person came back to get missing evidence. */
  readonly before: MicrophoneReading | null;
  /** Whether the page has a secure connection. Browsers block microphones without one. */
  readonly secure: boolean;
  /** Microphones to choose from. Empty until permission is granted. */
  readonly devices: readonly MicDevice[];
  /** Id of the chosen device. Null for the system default. */
  readonly device: string | null;
  /** Length of the stored recording in seconds. 0 if there is none. */
  readonly recorded: number;
  /** Seconds of signal when the current recording began. */
  readonly recordingSince: number;
}

/** Every `at` is in milliseconds since the epoch. */
export type MicEvent =
  | { type: 'START'; at: number }
  | { type: 'STOP'; at: number }
  | { type: 'OPENED'; facts: MicrophoneFacts }
  | { type: 'DEVICES'; devices: readonly MicDevice[] }
  | { type: 'FAILED'; problem: MicProblem }
  /** The device was unplugged, or the permission was revoked. */
  | { type: 'LOST' }
  | { type: 'READING'; reading: MicrophoneReading }
  | { type: 'CHOOSE'; device: string | null; at: number }
  | { type: 'RECORD' }
  | { type: 'RECORD.CANCEL' }
  | { type: 'PLAY' }
  | { type: 'PLAY.STOP' }
  | { type: 'AGAIN' }
  /** Returns from a result to get missing evidence. Measurements so far are kept. */
  | { type: 'CONTINUE' };

interface Input {
  /** Id of the device to start with. */
  readonly device?: string;
}

/** An open microphone must send samples within this time. */
const FIRST_SAMPLES_MS = 5000;

const initialValues = {
  reading: noReading,
  before: null,
  facts: null,
  problem: null,
  recorded: 0,
  recordingSince: 0,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

export const microphoneMachine = setup({
  types: {} as CheckTypes<{
    context: Context;
    events: MicEvent;
    input: Input;
    tags: 'open' | 'listening' | 'recording' | 'playing' | 'busy';
  }>,
  actors: {
    /** Resolves with what the browser supports. Never rejects. */
    support: promiseActor<{ supported: boolean; secure: boolean }>(),
    /**
     * Opens the microphone and keeps it open. Sends OPENED, DEVICES and READING, or FAILED or LOST. `goesOn`: it adds to
     * the signal before.
     */
    microphone: callbackActor<MicEvent, { device: string | null; goesOn: boolean }>(),
    /** Records for five seconds and resolves with the seconds that were stored. Never rejects. */
    recorder: promiseActor<{ seconds: number }>(),
    /** Plays the recording. Resolves at its end. */
    player: promiseActor<void>(),
  },
  actions: {
    judge: judgingRun(judgeMicrophone),
  },
  delays: { 'time for the first samples': FIRST_SAMPLES_MS },
  guards: {
    'the browser can listen': (_, { supported }: { supported: boolean }) => supported,
    'samples arrived': ({ context }) => context.reading.seconds > 0,
    'no samples arrived': ({ context }) => context.reading.seconds === (context.before?.seconds ?? 0),
    'something is recorded': ({ context }) => context.recorded > 0,
  },
}).createMachine({
  id: 'microphone',
  context: ({ input }) => ({ ...initialValues, revision: 0, secure: true, devices: [], device: input.device ?? null }),
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: {
        id: 'support',
        src: 'support',
        onDone: [
          { guard: { type: 'the browser can listen', params: ({ event }) => event.output }, target: 'stopped' },
          { target: 'unsupported', actions: assign({ secure: ({ event }) => event.output.secure }) },
        ],
      },
    },
    /** The browser has no microphone access. The test ends here. */
    unsupported: {},
    stopped: {
      on: {
        START: { target: 'open', actions: assign(({ event }) => ({ ...initialValues, startedAt: event.at })) },
        CHOOSE: { actions: assign({ device: ({ event }) => event.device }) },
      },
    },
    /** The microphone was requested or is open. One actor holds it from the request to the end. */
    open: {
      tags: 'open',
      invoke: {
        id: 'microphone',
        src: 'microphone',
        input: ({ context }) => ({ device: context.device, goesOn: context.before !== null }),
      },
      initial: 'asking',
      on: {
        STOP: [
          {
            guard: 'samples arrived',
            target: 'results',
            actions: { type: 'judge', params: ({ event }) => event },
          },
          { target: 'stopped', actions: assign(initialValues) },
        ],
        CHOOSE: {
          target: 'open',
          reenter: true,
          actions: assign(({ event }) => ({ ...initialValues, device: event.device, startedAt: event.at })),
        },
      },
      states: {
        asking: {
          tags: 'busy',
          on: {
            OPENED: { target: 'listening', actions: assign({ facts: ({ event }) => event.facts }) },
            FAILED: {
              target: '#microphone.stopped',
              actions: assign(({ event }) => ({ ...initialValues, problem: event.problem })),
            },
          },
        },
        listening: {
          tags: 'listening',
          initial: 'free',
          after: {
            'time for the first samples': {
              guard: 'no samples arrived',
              target: '#microphone.stopped',
              actions: assign({ ...initialValues, problem: 'silent' as const }),
            },
          },
          on: {
            READING: {
              actions: assign({
                reading: ({ context, event }) =>
                  context.before ? joinReadings(context.before, event.reading) : event.reading,
              }),
            },
            DEVICES: { actions: assign({ devices: ({ event }) => event.devices }) },
            LOST: { target: '#microphone.stopped', actions: assign({ ...initialValues, problem: 'lost' as const }) },
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
              tags: ['playing', 'busy'],
              invoke: { id: 'player', src: 'player', onDone: 'free', onError: 'free' },
              on: { 'PLAY.STOP': 'free' },
            },
          },
        },
      },
    },
    results: {
      initial: 'still',
      on: {
        AGAIN: { target: 'stopped', actions: assign(initialValues) },
        CONTINUE: {
          target: 'open',
          // The recording ends with the microphone that made it.
          actions: assign(({ context }) => {
            const before = { ...context.reading, level: 0, strongest: null };
            return { before, reading: before, result: null, recorded: 0, recordingSince: 0 };
          }),
        },
      },
      states: {
        still: { on: { PLAY: { guard: 'something is recorded', target: 'playing' } } },
        playing: {
          tags: ['playing', 'busy'],
          invoke: { id: 'player', src: 'player', onDone: 'still', onError: 'still' },
          on: { 'PLAY.STOP': 'still' },
        },
      },
    },
  },
});

export type MicActor = ActorRefFrom<typeof microphoneMachine>;
