import { type ActorRefFrom, assign, type EventObject, sendTo, setup } from 'xstate';
import type { PixelKind } from '../../measure/camera/defective-pixels';
import type { Repeats } from '../../measure/camera/frame-rate';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import type { CameraDevice, CameraFacts, Failure } from './camera-facts';
import type { Control } from './controls';
import { judgeWebcam, type Reading, type Seen, type WebcamRun } from './webcam';
import type { CameraOrder, CamerasOrder, PixelProgress, WebcamEvent } from './webcam.events';

interface Context extends Judged, Omit<WebcamRun, 'camera'> {
  readonly cameras: readonly CameraDevice[];
  /** Id of the camera that the person chose. */
  readonly chosen: string | null;
  readonly camera: CameraFacts | null;
  readonly controls: readonly Control[];
  /** Whether zoom control is requested with the camera. */
  readonly zoom: boolean;
  readonly failure: Failure | null;
  readonly checking: PixelKind;
  /** The search to start as soon as the camera runs, to get evidence that a result was missing. */
  readonly next: PixelKind | null;
  readonly progress: PixelProgress;
  /** File name of the last photo. Empty if it could not be taken. */
  readonly photo: string | null;
}

/** Time between the end of one camera and the start of the next. */
export const SWITCH_MS = 100;

const noProgress: PixelProgress = { frames: 0, suits: true };
export const nothingSeen: Seen = { frames: 0, seconds: 0, lit: 0 };
const initialValues = {
  camera: null,
  controls: [],
  zoom: false,
  frame: null,
  reading: null,
  lastLive: null,
  seen: nothingSeen,
  freezes: 0,
  checking: 'hot',
  next: null,
  progress: noProgress,
  checks: { hot: null, dead: null },
  probes: [],
  native: null,
  photo: null,
  failure: null,
  result: null,
} as const;

const isStill = (reading: Reading | null) => reading?.picture === 'frozen' || reading?.picture === 'none';
const added = (a: Repeats | undefined, b: Repeats): Repeats =>
  a
    ? {
        compared: a.compared + b.compared,
        repeated: a.repeated + b.repeated,
        moving: a.moving + b.moving,
        movingRepeated: a.movingRepeated + b.movingRepeated,
      }
    : b;
const plus = (a: Seen, b: Seen): Seen => ({
  ...a,
  frames: a.frames + b.frames,
  seconds: a.seconds + b.seconds,
  lit: a.lit + b.lit,
  ...(b.repeats && { repeats: added(a.repeats, b.repeats) }),
});

const judge = { type: 'judge', params: ({ event }: { event: { at: number } }) => event } as const;

export const webcamMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: WebcamEvent; tags: 'lit' | 'shown' | 'busy' }>,
  actors: {
    /** Resolves with whether the browser can capture at all. */
    support: promiseActor<boolean>(),
    /** Sends CAMERAS at once, on LOOK, and when a camera is connected or removed. */
    cameras: callbackActor<CamerasOrder>(),
    /**
     * Keeps the camera open. Sends OPENED, READING up to five times a second and ADJUSTED. Sends nothing after FAILED.
     */
    camera: callbackActor<CameraOrder, { id: string | null; zoom: boolean }>(),
    /** Saves the picture. Resolves with its file name. */
    photo: promiseActor<string, { at: number }>(),
    /** Sends PROGRESS, and CHECKED at the end. */
    pixels: callbackActor<EventObject, { kind: PixelKind }>(),
    /** Opens the camera in one resolution after another. Sends PROBED for each, then PROBES.DONE, or FAILED. */
    resolutionProbes: callbackActor<EventObject, { id: string | null }>(),
  },
  actions: {
    begin: assign((_, { at }: { at: number }) => ({ ...initialValues, startedAt: at })),
    choose: assign((_, { id }: { id: string }) => ({ ...initialValues, chosen: id })),
    open: assign((_, { camera, controls }: { camera: CameraFacts; controls: readonly Control[] }) => ({
      camera,
      controls,
    })),
    read: assign(({ context }, { reading }: { reading: Reading }) => {
      const { width, height } = reading;
      return {
        reading,
        lastLive: reading.picture === 'live' ? reading : context.lastLive,
        // The picture rotates with a phone.
        frame: width > 0 ? { width, height } : context.frame,
        seen: plus(context.seen, reading.added),
        freezes: context.freezes + (isStill(reading) && !isStill(context.reading) ? 1 : 0),
      };
    }),
    fail: assign((_, { failure }: { failure: Failure }) => ({ ...initialValues, failure })),
    // If the chosen camera is gone, the next start takes any camera.
    unchoose: assign(({ context }) => ({
      chosen: context.failure?.constraint === 'deviceId' ? null : context.chosen,
    })),
    // The findings of an earlier search stay until this one is done.
    check: assign((_, { kind }: { kind: PixelKind }) => ({ checking: kind, next: null, progress: noProgress })),
    look: sendTo('cameras', { type: 'LOOK' } satisfies CamerasOrder),
    judge: judging((context, { at }: { at: number }) => {
      if (!context.camera) throw new Error('No camera was open');
      return { finishedAt: at, result: judgeWebcam({ ...context, camera: context.camera, finishedAt: at }) };
    }),
  },
  delays: { 'time to switch': SWITCH_MS },
  guards: {
    'the browser cannot capture': (_, params: boolean) => !params,
    'the camera was seen': ({ context }) => context.camera !== null,
    'a search is pending': ({ context }) => context.next !== null,
  },
}).createMachine({
  id: 'webcam',
  context: { ...initialValues, revision: 0, cameras: [], chosen: null, startedAt: 0, finishedAt: 0 },
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
    /** The camera was requested, or it runs. */
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
          tags: 'busy',
          on: {
            OPENED: [
              {
                guard: 'a search is pending',
                target: 'live.checking',
                actions: [
                  { type: 'open', params: ({ event }) => event },
                  { type: 'check', params: ({ context }) => ({ kind: context.next ?? context.checking }) },
                  'look',
                ],
              },
              { target: 'live', actions: [{ type: 'open', params: ({ event }) => event }, 'look'] },
            ],
            STOP: [
              // The camera reopens after the resolution probes, and to get missing evidence.
              { guard: 'the camera was seen', target: '#webcam.results', actions: judge },
              { target: '#webcam.idle' },
            ],
          },
        },
        live: {
          tags: 'shown',
          on: {
            READING: { actions: { type: 'read', params: ({ event }) => event } },
            // Shows the requested value until the camera reports the actual one.
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
            STOP: { target: '#webcam.results', actions: judge },
          },
          initial: 'watching',
          states: {
            watching: {
              on: {
                ZOOM: { target: '#webcam.switching', actions: assign({ zoom: true }) },
                PHOTO: 'photographing',
                PROBE: { target: '#webcam.probing', actions: assign({ probes: [], native: null }) },
                CHECK: { target: 'checking', actions: { type: 'check', params: ({ event }) => event } },
              },
            },
            photographing: {
              tags: 'busy',
              invoke: {
                id: 'photo',
                src: 'photo',
                input: ({ event }) => ({ at: event.type === 'PHOTO' ? event.at : 0 }),
                onDone: { target: 'watching', actions: assign({ photo: ({ event }) => event.output }) },
                onError: { target: 'watching', actions: assign({ photo: '' }) },
              },
            },
            /** The person covers the lens, or holds a bright surface in front of it. */
            checking: {
              tags: 'busy',
              invoke: { id: 'pixels', src: 'pixels', input: ({ context }) => ({ kind: context.checking }) },
              on: {
                // Readings during the search say nothing about the picture.
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
    /** The camera is off between two cameras, or two requests. */
    switching: {
      tags: 'busy',
      after: { 'time to switch': 'open' },
      on: {
        CHOOSE: { target: 'switching', reenter: true, actions: { type: 'choose', params: ({ event }) => event } },
        STOP: [{ guard: 'the camera was seen', target: 'results', actions: judge }, { target: 'idle' }],
      },
    },
    /** The camera opens in one resolution after another. */
    probing: {
      tags: ['lit', 'shown', 'busy'],
      invoke: {
        id: 'resolutionProbes',
        src: 'resolutionProbes',
        input: ({ context }) => ({ id: context.camera?.id ?? context.chosen }),
      },
      on: {
        PROBED: { actions: assign({ probes: ({ context, event }) => [...context.probes, event.probe] }) },
        'PROBES.DONE': { target: 'open', actions: assign({ native: ({ event }) => event.native }) },
        CANCEL: 'open',
        FAILED: { target: 'failed', actions: [{ type: 'fail', params: ({ event }) => event }, 'unchoose'] },
        STOP: { target: 'results', actions: judge },
      },
    },
    results: {
      on: {
        AGAIN: { target: 'idle', actions: assign(initialValues) },
        CONTINUE: {
          target: 'open',
          actions: assign(({ event }) => ({ result: null, photo: null, next: event.check })),
        },
      },
    },
  },
});

export type WebcamActor = ActorRefFrom<typeof webcamMachine>;
