import { assign, emit, fromPromise, setup } from 'xstate';
import type { FingerprintReason } from '../../content/fingerprint';
import type { CheckResult } from '../result';
import { TIMEOUT } from './evidence';
import {
  type Connection,
  type Credential,
  type Factor,
  type FingerprintRun,
  judgeFingerprint,
  PasskeyError,
  problemOf,
  type Support,
} from './fingerprint';

interface Context extends FingerprintRun {
  readonly support: Support;
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch. */
type FingerprintEvent =
  | { type: 'START'; at: number }
  /** What the person used, by their own account. */
  | { type: 'ANSWER'; factor: Factor; at: number }
  | { type: 'RESET' };

/** What the page knows without asking. */
type Input = Connection;

/** Milliseconds that the browser has to say what the device can do. */
const CHECK_TIMEOUT = 10_000;

const fresh = { credential: null, factor: null, reason: null, startedAt: 0, finishedAt: 0, result: null } as const;
const notProvided = (name: string) => Promise.reject(new Error(`The actor '${name}' was not provided`));

export const fingerprintMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FingerprintEvent,
    input: {} as Input,
    emitted: {} as { type: 'result'; result: CheckResult },
    children: {} as { support: 'support'; passkey: 'passkey' },
  },
  actors: {
    /** Whether the device can verify a person. Rejects when the browser fails to say. */
    support: fromPromise<boolean>(() => notProvided('support')),
    /** Asks for one passkey and withdraws the request when it is stopped. Rejects with a `PasskeyError`. */
    passkey: fromPromise<Credential>(() => notProvided('passkey')),
  },
  actions: {
    learn: assign(({ context }, { authenticator }: { authenticator: boolean | null }) => ({
      support: { ...context.support, authenticator },
    })),
    begin: assign((_, { at }: { at: number }) => ({ ...fresh, startedAt: at })),
    keep: assign((_, { credential }: { credential: Credential }) => ({ credential })),
    fail: assign(({ context }, { reason, at }: { reason: FingerprintReason; at: number }) => ({
      reason,
      finishedAt: at,
      result: judgeFingerprint({ ...context, reason, finishedAt: at }),
    })),
    judge: assign(({ context }, { factor, at }: { factor: Factor; at: number }) => ({
      factor,
      finishedAt: at,
      result: judgeFingerprint({ ...context, factor, finishedAt: at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'the test is available': ({ context }) => problemOf(context.support) === null,
    'the user was verified': (_, { data }: Pick<Credential, 'data'>) => data?.userVerified === true,
    'the answer could be read': (_, { data }: Pick<Credential, 'data'>) => data !== null,
  },
}).createMachine({
  id: 'fingerprint',
  context: ({ input }) => ({ support: { ...input, authenticator: null }, ...fresh }),
  initial: 'checking',
  states: {
    /** The browser is asked again each time, since a finger may have been added in the meantime. */
    checking: {
      invoke: {
        id: 'support',
        src: 'support',
        onDone: {
          target: 'idle',
          actions: { type: 'learn', params: ({ event }) => ({ authenticator: event.output }) },
        },
        onError: { target: 'idle', actions: { type: 'learn', params: { authenticator: null } } },
      },
      after: { [CHECK_TIMEOUT]: { target: 'idle', actions: { type: 'learn', params: { authenticator: null } } } },
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
            target: 'passed',
            actions: { type: 'keep', params: ({ event }) => ({ credential: event.output }) },
          },
          {
            guard: { type: 'the answer could be read', params: ({ event }) => event.output },
            target: 'failed',
            actions: [
              { type: 'keep', params: ({ event }) => ({ credential: event.output }) },
              { type: 'fail', params: ({ event }) => ({ reason: 'unverified', at: event.output.at }) },
            ],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keep', params: ({ event }) => ({ credential: event.output }) },
              { type: 'fail', params: ({ event }) => ({ reason: 'unreadable', at: event.output.at }) },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ context, event: { error } }) =>
              error instanceof PasskeyError ? error : { reason: 'other' as const, at: context.startedAt },
          },
        },
      },
      after: {
        [TIMEOUT]: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ context }) => ({ reason: 'timed-out' as const, at: context.startedAt + TIMEOUT }),
          },
        },
      },
      on: { RESET: { target: 'checking', actions: assign(fresh) } },
    },
    passed: {
      initial: 'asking',
      on: { RESET: { target: 'checking', actions: assign(fresh) } },
      states: {
        /** Verified, and only the person knows by what. */
        asking: {
          on: { ANSWER: { target: 'judged', actions: { type: 'judge', params: ({ event }) => event } } },
        },
        judged: {
          entry: 'announce',
          on: {
            START: { target: '#fingerprint.testing', actions: { type: 'begin', params: ({ event }) => event } },
            ANSWER: {
              target: 'judged',
              reenter: true,
              actions: { type: 'judge', params: ({ event }) => event },
            },
          },
        },
      },
    },
    failed: {
      entry: 'announce',
      on: {
        START: { target: 'testing', actions: { type: 'begin', params: ({ event }) => event } },
        RESET: { target: 'checking', actions: assign(fresh) },
      },
    },
  },
});
