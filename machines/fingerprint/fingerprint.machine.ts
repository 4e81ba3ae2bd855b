import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CheckTypes, type Judged, judging, promiseActor } from '../check-machine';
import type { Connection } from './connection';
import { REQUEST_TIMEOUT_MS } from './evidence';
import {
  type Answer,
  type Factor,
  type FingerprintRun,
  failureOf,
  isCredential,
  isVerified,
  judgeFingerprint,
  problemOf,
  type Refusal,
  type Support,
} from './fingerprint';

interface Context extends Judged, FingerprintRun {
  readonly support: Support;
}

/** Every `at` is in milliseconds since the epoch. */
type FingerprintEvent =
  | { type: 'START'; at: number }
  /** What the person says they used. */
  | { type: 'ANSWER'; factor: Factor; at: number }
  | { type: 'RESET' };

/** What the page knows without asking the person. */
type Input = Connection;

/** How long the browser may take to report what the device can do. */
const CHECK_TIMEOUT_MS = 10_000;

const initialValues = {
  credential: null,
  factor: null,
  reason: null,
  startedAt: 0,
  finishedAt: 0,
  result: null,
} as const;

export const fingerprintMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: FingerprintEvent; input: Input }>,
  actors: {
    /** Resolves with whether the device can verify a person. Rejects if the browser cannot report it. */
    support: promiseActor<boolean>(),
    /** Requests one passkey. Resolves with it or with a refusal. Aborts the request when stopped. */
    passkey: promiseActor<Answer>(),
  },
  actions: {
    learn: assign(({ context }, { authenticator }: { authenticator: boolean | null }) => ({
      support: { ...context.support, authenticator },
    })),
    begin: assign((_, { at }: { at: number }) => ({ ...initialValues, startedAt: at })),
    keep: assign((_, answer: Answer) => ({ credential: isCredential(answer) ? answer : null })),
    fail: judging((context, { reason, at }: Refusal) => ({
      reason,
      finishedAt: at,
      result: judgeFingerprint({ ...context, reason, finishedAt: at }),
    })),
    judge: judging((context, { factor, at }: { factor: Factor; at: number }) => ({
      factor,
      finishedAt: at,
      result: judgeFingerprint({ ...context, factor, finishedAt: at }),
    })),
  },
  guards: {
    'the test is available': ({ context }) => problemOf(context.support) === null,
    'the user was verified': (_, answer: Answer) => isVerified(answer),
  },
  delays: { 'time-out of the check': CHECK_TIMEOUT_MS, 'time-out of the request': REQUEST_TIMEOUT_MS },
}).createMachine({
  id: 'fingerprint',
  context: ({ input }) => ({ support: { ...input, authenticator: null }, revision: 0, ...initialValues }),
  initial: 'checking',
  states: {
    /** Asks the browser again each time, because a fingerprint may have been added in the meantime. */
    checking: {
      tags: 'busy',
      invoke: {
        id: 'support',
        src: 'support',
        onDone: {
          target: 'idle',
          actions: { type: 'learn', params: ({ event }) => ({ authenticator: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'learn', params: { authenticator: null } } },
      },
      after: {
        'time-out of the check': { target: 'idle', actions: { type: 'learn', params: { authenticator: null } } },
      },
    },
    idle: {
      on: {
        START: {
          guard: 'the test is available',
          target: 'testing',
          actions: { type: 'begin', params: ({ event }) => event },
        },
        RESET: 'checking',
      },
    },
    testing: {
      invoke: {
        id: 'passkey',
        src: 'passkey',
        onDone: [
          {
            guard: { type: 'the user was verified', params: ({ event }) => event.output },
            target: 'asking',
            actions: { type: 'keep', params: ({ event }) => event.output },
          },
          {
            target: 'results.failed',
            actions: [
              { type: 'keep', params: ({ event }) => event.output },
              { type: 'fail', params: ({ event }) => ({ reason: failureOf(event.output), at: event.output.at }) },
            ],
          },
        ],
        onError: {
          target: 'results.failed',
          actions: { type: 'fail', params: ({ context }) => ({ reason: 'other' as const, at: context.startedAt }) },
        },
      },
      after: {
        'time-out of the request': {
          target: 'results.failed',
          actions: {
            type: 'fail',
            params: ({ context }) => ({ reason: 'timed-out' as const, at: context.startedAt + REQUEST_TIMEOUT_MS }),
          },
        },
      },
      on: { RESET: { target: 'checking', actions: assign(initialValues) } },
    },
    /** The user was verified. Only the person knows how. */
    asking: {
      on: {
        ANSWER: { target: 'results.verified', actions: { type: 'judge', params: ({ event }) => event } },
        RESET: { target: 'checking', actions: assign(initialValues) },
      },
    },
    results: {
      initial: 'failed',
      on: {
        START: { target: 'testing', actions: { type: 'begin', params: ({ event }) => event } },
        RESET: { target: 'checking', actions: assign(initialValues) },
      },
      states: {
        verified: { on: { ANSWER: { actions: { type: 'judge', params: ({ event }) => event } } } },
        failed: {},
      },
    },
  },
});

export type FingerprintActor = ActorRefFrom<typeof fingerprintMachine>;
