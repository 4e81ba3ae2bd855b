import { assign, setup } from 'xstate';
import { promiseActor } from '../check-machine';
import type { SystemInfo } from './system-info';

/** The system card on the home page. Nothing is read before the visitor asks. Each reading replaces the last. */
export const systemInfoMachine = setup({
  types: {
    context: {} as {
      /** The last reading. Null until there is one. */
      readonly info: SystemInfo | null;
    },
    events: {} as { type: 'DETECT' },
  },
  actors: {
    /** Reads everything again. Omits values that cannot be read. Rejects if nothing can be read. */
    detect: promiseActor<SystemInfo>(),
  },
  actions: {
    keep: assign((_, params: { info: SystemInfo }) => ({ info: params.info })),
    logFailure: (_, _params: { error: unknown }) => {
      throw new Error("The action 'logFailure' was not provided");
    },
  },
  guards: {
    'something was read before': ({ context }) => context.info !== null,
  },
}).createMachine({
  id: 'systemInfo',
  context: { info: null },
  initial: 'idle',
  states: {
    idle: {
      on: { DETECT: 'detecting' },
    },
    detecting: {
      invoke: {
        id: 'detect',
        src: 'detect',
        onDone: {
          target: 'shown',
          actions: { type: 'keep', params: ({ event }) => ({ info: event.output }) },
        },
        onError: [
          {
            guard: 'something was read before',
            target: 'shown',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'idle',
            actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    shown: {
      on: { DETECT: 'detecting' },
    },
  },
});
