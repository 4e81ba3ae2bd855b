import { assign, emit, setup } from 'xstate';
import { callbackActor } from '../check-machine';
import type { Failure } from '../webcam/camera-facts';

export interface BarcodesContext {
  /** How many codes may still be read before the camera closes. */
  readonly left: number;
  /** Codes that were known when the camera was opened, and those read since. */
  readonly codes: readonly string[];
  /** Why there is no picture or no reader. Null if there is no problem. */
  readonly failure: Failure | 'reader' | null;
}

export type BarcodesEvent =
  /** Opens the camera to read `wanted` new codes, at least one. Codes in `known` do not count. */
  | { type: 'OPEN'; wanted: number; known: readonly string[] }
  | { type: 'CLOSE' }
  /** The camera is open. */
  | { type: 'OPENED' }
  /** The camera did not open, or was lost. */
  | { type: 'FAILED'; failure: Failure }
  /** The page was hidden. */
  | { type: 'HIDE' }
  /** The reader did not load. */
  | { type: 'READER.FAILED' }
  /** A barcode was read, possibly one that was read before. */
  | { type: 'READ'; text: string };

/** Emitted for each new code. */
export interface CodeRead {
  readonly type: 'code';
  readonly text: string;
}

/** Reads barcodes with the camera. The camera stays open until all wanted codes are read. */
export const barcodesMachine = setup({
  types: {
    context: {} as BarcodesContext,
    events: {} as BarcodesEvent,
    emitted: {} as CodeRead,
  },
  actors: {
    /** Keeps the camera open. Sends OPENED or FAILED. */
    camera: callbackActor(),
    /** Sends HIDE. */
    visibility: callbackActor(),
    /** Reads the camera's picture. Sends READ for each code that it sees, or READER.FAILED. */
    reader: callbackActor(),
  },
  actions: {
    begin: assign((_, { wanted, known }: { wanted: number; known: readonly string[] }) => ({
      left: Math.max(1, wanted),
      codes: known,
      failure: null,
    })),
    fail: assign((_, failure: Failure | 'reader') => ({ failure })),
    take: assign(({ context }, text: string) => ({ left: context.left - 1, codes: [...context.codes, text] })),
    tell: emit((_, text: string) => ({ type: 'code' as const, text })),
  },
  guards: {
    'the code is new': ({ context }, text: string) => !context.codes.includes(text),
    'the code is new and the last': ({ context }, text: string) => !context.codes.includes(text) && context.left <= 1,
  },
}).createMachine({
  id: 'inspectionBarcodes',
  context: { left: 0, codes: [], failure: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        OPEN: { target: 'open', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    open: {
      invoke: [
        { id: 'camera', src: 'camera' },
        { id: 'visibility', src: 'visibility' },
      ],
      on: {
        CLOSE: 'closed',
        HIDE: 'closed',
        FAILED: { target: 'closed', actions: { type: 'fail', params: ({ event }) => event.failure } },
      },
      initial: 'starting',
      states: {
        starting: { on: { OPENED: 'reading' } },
        reading: {
          invoke: { id: 'reader', src: 'reader' },
          on: {
            READ: [
              {
                guard: { type: 'the code is new and the last', params: ({ event }) => event.text },
                target: '#inspectionBarcodes.closed',
                actions: [
                  { type: 'take', params: ({ event }) => event.text },
                  { type: 'tell', params: ({ event }) => event.text },
                ],
              },
              {
                guard: { type: 'the code is new', params: ({ event }) => event.text },
                actions: [
                  { type: 'take', params: ({ event }) => event.text },
                  { type: 'tell', params: ({ event }) => event.text },
                ],
              },
            ],
            'READER.FAILED': { target: '#inspectionBarcodes.closed', actions: { type: 'fail', params: 'reader' } },
          },
        },
      },
    },
  },
});
