import { assign, type EventObject, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import type { CheckResult } from '../result';
import type { CameraDevice, CameraFacts, Failure } from './camera-facts';
import type { Control } from './controls';
import type { Rung } from './ladder';
import type { PixelCheck, PixelKind } from './pixels';
import { judgeWebcam, type Reading, type WebcamRun } from './verdict';

/** How far the search for hot or dead pixels has come. `suits` is false while the lens is not covered, or the surface not bright and even. */
export interface PixelProgress {
  readonly frames: number;
  readonly suits: boolean;
}

interface Context extends Omit<WebcamRun, 'camera'> {
  readonly cameras: readonly CameraDevice[];
  /** Id of the camera that the person chose. */
  readonly chosen: string | null;
  readonly camera: CameraFacts | null;
  readonly controls: readonly Control[];
  /** Whether zoom is asked for together with the camera. */
  readonly zoom: boolean;
  readonly failure: Failure | null;
  readonly checking: PixelKind;
  readonly progress: PixelProgress;
  /** Whether the browser took the ladder's word 'native'; null before the ladder was climbed. */
  readonly native: boolean | null;
  /** Name of the last photo's file; empty where it could not be taken. */
  readonly photo: string | null;
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch. */
export type WebcamEvent =
  | { type: 'CAMERAS'; cameras: readonly CameraDevice[] }
  | { type: 'CHOOSE'; id: string }
  | { type: 'START'; at: number }
  | { type: 'OPENED'; camera: CameraFacts; controls: readonly Control[] }
  | { type: 'FAILED'; failure: Failure }
  | { type: 'READING'; reading: Reading }
  | { type: 'ADJUST'; name: Control['name']; value: number | string }
  | { type: 'ADJUSTED'; controls: readonly Control[] }
  /** Asks for zoom too, which opens the camera anew. */
  | { type: 'ZOOM' }
  | { type: 'PHOTO'; at: number }
  | { type: 'CHECK'; kind: PixelKind }
  | { type: 'PROGRESS'; progress: PixelProgress }
  | { type: 'CHECKED'; check: PixelCheck }
  | { type: 'CLIMB' }
  | { type: 'RUNG'; rung: Rung }
  | { type: 'CLIMBED'; native: boolean }
  | { type: 'CANCEL' }
  | { type: 'STOP'; at: number }
  | { type: 'AGAIN' };

/** What the actor `camera` is told. */
export type CameraOrder = { type: 'ADJUST'; name: Control['name']; value: number | string };
/** What the actor `cameras` is told: names may be known now. */
export type CamerasOrder = { type: 'LOOK' };

/** Milliseconds between the old camera's end and the new one's start. */
export const SWITCH = 100;

const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);
const throwing = (name: string) => () => {
  throw notProvided(name);
};

const noProgress: PixelProgress = { frames: 0, suits: true };
/** Nothing is known of the camera yet. */
const unseen = {
  camera: null,
  controls: [],
  zoom: false,
  reading: null,
  lived: false,
  freezes: 0,
  checking: 'hot',
  progress: noProgress,
  checks: { hot: null, dead: null },
  rungs: [],
  native: null,
  photo: null,
  failure: null,
  result: null,
} as const;

const stands = (reading: Reading | null) => reading?.picture === 'frozen' || reading?.picture === 'none';

export const webcamMachine = setup({
  types: {
    context: {} as Context,
    events: {} as WebcamEvent,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'lit' | 'shown',
  },
  actors: {
    /** Resolves with whether the browser can capture at all. */
    support: fromPromise<boolean>(() => Promise.reject(notProvided('support'))),
    /** Sends CAMERAS at once, when one comes or goes, and when it is told to look. */
    cameras: fromCallback<CamerasOrder>(throwing('cameras')),
    /** Holds the camera open: sends OPENED, READING up to five times a second and ADJUSTED; or FAILED, and nothing after. */
    camera: fromCallback<CameraOrder, { id: string | null; zoom: boolean }>(throwing('camera')),
    /** Resolves with the name under which the picture was saved. */
    photo: fromPromise<string, { at: number }>(() => Promise.reject(notProvided('photo'))),
    /** Sends PROGRESS, and CHECKED in the end. */
    pixels: fromCallback<EventObject, { kind: PixelKind }>(throwing('pixels')),
    /** Opens the camera in one resolution after the other: sends RUNG for each, then CLIMBED; or FAILED. */
    ladder: fromCallback<EventObject, { id: string | null }>(throwing('ladder')),
  },
  actions: {
    begin: assign((_, { at }: { at: number }) => ({ ...unseen, startedAt: at })),
    choose: assign((_, { id }: { id: string }) => ({ ...unseen, chosen: id })),
    open: assign((_, { camera, controls }: { camera: CameraFacts; controls: readonly Control[] }) => ({
      camera,
      controls,
    })),
    read: assign(({ context }, { reading }: { reading: Reading }) => {
      const { width, height } = reading;
      return {
        reading,
        // The picture turns with a phone.
        camera: context.camera && width > 0 ? { ...context.camera, width, height } : context.camera,
        lived: context.lived || reading.picture === 'live',
        freezes: context.freezes + (stands(reading) && !stands(context.reading) ? 1 : 0),
      };
    }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ ...unseen, failure })),
    // The camera that was chosen is not there any more: the next start takes any.
    unchoose: assign(({ context }) => ({
      chosen: context.failure?.constraint === 'deviceId' ? null : context.chosen,
    })),
    look: sendTo('cameras', { type: 'LOOK' } satisfies CamerasOrder),
    finish: assign(({ context }, { at }: { at: number }) => {
      if (!context.camera) throw new Error('No camera was open');
      return { finishedAt: at, result: judgeWebcam({ ...context, camera: context.camera, finishedAt: at }) };
    }),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'the browser cannot capture': (_, params: boolean) => !params,
    'the camera was seen': ({ context }) => context.camera !== null,
  },
}).createMachine({
  id: 'webcam',
  context: { ...unseen, cameras: [], chosen: null, startedAt: 0, finishedAt: 0 },
  invoke: { id: 'cameras', src: 'cameras' },
  on: { CAMERAS: { actions: assign({ cameras: ({ event }) => event.cameras }) } },
  initial: 'idle',
  states: {
    idle: {
      invoke: {
        id: 'support',
        src: 'support',
        onDone: {
          guard: { type: 'the browser cannot capture', params: ({ event }) => event.output },
          target: 'unsupported',
        },
      },
      on: {
        START: { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    unsupported: {},
    failed: {
      on: {
        START: { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
        CHOOSE: { actions: { type: 'choose', params: ({ event }) => event }, target: 'idle' },
      },
    },
    /** The camera is asked for or runs. */
    open: {
      tags: 'lit',
      invoke: {
        id: 'camera',
        src: 'camera',
        input: ({ context }) => ({ id: context.camera?.id ?? context.chosen, zoom: context.zoom }),
      },
      on: {
        FAILED: { target: 'failed', actions: [{ type: 'fail', params: ({ event }) => event }, 'unchoose'] },
        CHOOSE: { target: 'switching', actions: { type: 'choose', params: ({ event }) => event } },
      },
      initial: 'starting',
      states: {
        starting: {
          on: {
            OPENED: { target: 'live', actions: [{ type: 'open', params: ({ event }) => event }, 'look'] },
            STOP: [
              // It opens again after the ladder.
              {
                guard: 'the camera was seen',
                target: '#webcam.results',
                actions: [{ type: 'finish', params: ({ event }) => event }, 'announce'],
              },
              { target: '#webcam.idle' },
            ],
          },
        },
        live: {
          tags: 'shown',
          on: {
            READING: { actions: { type: 'read', params: ({ event }) => event } },
            // Shown as asked until the camera answers with what holds.
            ADJUST: {
              actions: [
                assign(({ context, event }) => ({
                  controls: context.controls.map((one) =>
                    one.name === event.name ? ({ ...one, value: event.value } as Control) : one,
                  ),
                })),
                sendTo('camera', ({ event }): CameraOrder => event),
              ],
            },
            ADJUSTED: { actions: assign({ controls: ({ event }) => event.controls }) },
            STOP: {
              target: '#webcam.results',
              actions: [{ type: 'finish', params: ({ event }) => event }, 'announce'],
            },
          },
          initial: 'watching',
          states: {
            watching: {
              on: {
                ZOOM: { target: '#webcam.switching', actions: assign({ zoom: true }) },
                PHOTO: 'photographing',
                CLIMB: { target: '#webcam.climbing', actions: assign({ rungs: [], native: null }) },
                CHECK: {
                  target: 'checking',
                  actions: assign(({ context, event }) => ({
                    checking: event.kind,
                    progress: noProgress,
                    checks: { ...context.checks, [event.kind]: null },
                  })),
                },
              },
            },
            photographing: {
              invoke: {
                id: 'photo',
                src: 'photo',
                input: ({ event }) => ({ at: event.type === 'PHOTO' ? event.at : 0 }),
                onDone: { target: 'watching', actions: assign({ photo: ({ event }) => event.output }) },
                onError: { target: 'watching', actions: assign({ photo: '' }) },
              },
            },
            /** The person covers the lens, or holds a bright surface before it. */
            checking: {
              invoke: { id: 'pixels', src: 'pixels', input: ({ context }) => ({ kind: context.checking }) },
              on: {
                // What the camera sees meanwhile is no fault of its picture.
                READING: {},
                PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) },
                CHECKED: {
                  target: 'watching',
                  actions: assign(({ context, event }) => ({
                    checks: { ...context.checks, [event.check.kind]: event.check },
                  })),
                },
                CANCEL: 'watching',
              },
            },
          },
        },
      },
    },
    /** The camera is off between two cameras, or two ways of asking. */
    switching: {
      after: { [SWITCH]: 'open' },
      on: {
        CHOOSE: { target: 'switching', reenter: true, actions: { type: 'choose', params: ({ event }) => event } },
        STOP: [
          {
            guard: 'the camera was seen',
            target: 'results',
            actions: [{ type: 'finish', params: ({ event }) => event }, 'announce'],
          },
          { target: 'idle' },
        ],
      },
    },
    /** The camera opens in one resolution after the other. */
    climbing: {
      tags: ['lit', 'shown'],
      invoke: { id: 'ladder', src: 'ladder', input: ({ context }) => ({ id: context.camera?.id ?? context.chosen }) },
      on: {
        RUNG: { actions: assign({ rungs: ({ context, event }) => [...context.rungs, event.rung] }) },
        CLIMBED: { target: 'open', actions: assign({ native: ({ event }) => event.native }) },
        CANCEL: 'open',
        FAILED: { target: 'failed', actions: [{ type: 'fail', params: ({ event }) => event }, 'unchoose'] },
        STOP: { target: 'results', actions: [{ type: 'finish', params: ({ event }) => event }, 'announce'] },
      },
    },
    results: {
      on: { AGAIN: { target: 'idle', actions: assign(unseen) } },
    },
  },
});
