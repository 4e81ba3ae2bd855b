import { assign, emit, fromCallback, setup } from 'xstate';
import type { CheckResult } from '../result';
import { type FrameReading, noReading } from './reading';
import { judgeRefresh, type RefreshRun } from './refresh-rate';

interface Context extends RefreshRun {
  readonly result: CheckResult | null;
}

/** Every `at` is in milliseconds since the epoch. */
type RefreshEvent =
  | { type: 'START'; at: number }
  | { type: 'READING'; reading: FrameReading; at: number }
  /** The page was hidden, or went to another screen: the clock begins anew. */
  | { type: 'INTERRUPTED' }
  /** Hz; null expects nothing. */
  | { type: 'EXPECT'; rate: number | null }
  | { type: 'STOP'; at: number }
  | { type: 'AGAIN' };

interface Input {
  /** Hz, where a host knows what the screen should do. */
  readonly expected?: number;
}

/** A run ends by itself after this many milliseconds of wall time. */
export const LONGEST = 60_000;

const fresh = { reading: noReading, interruptions: 0, startedAt: 0, finishedAt: 0, result: null } as const;
const callback = (name: string) =>
  fromCallback(() => {
    throw new Error(`The actor '${name}' was not provided`);
  });

export const refreshRateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as RefreshEvent,
    input: {} as Input,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'running',
    children: {} as { frames: 'frames'; wakeLock: 'wakeLock' },
  },
  actors: {
    /** Sends READING a few times a second, and INTERRUPTED. */
    frames: callback('frames'),
    /** Keeps the display lit until stopped. */
    wakeLock: callback('wakeLock'),
  },
  actions: {
    finish: assign(({ context }, params: { at: number }) => ({
      finishedAt: params.at,
      result: judgeRefresh({ ...context, finishedAt: params.at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'time is up': ({ context }, params: { at: number }) => params.at - context.startedAt >= LONGEST,
  },
}).createMachine({
  id: 'refreshRate',
  context: ({ input }) => ({ ...fresh, expected: input.expected ?? null }),
  initial: 'idle',
  on: { EXPECT: { actions: assign({ expected: ({ event }) => event.rate }) } },
  states: {
    idle: {
      on: { START: { target: 'running', actions: assign(({ event }) => ({ ...fresh, startedAt: event.at })) } },
    },
    running: {
      tags: 'running',
      invoke: [
        { id: 'frames', src: 'frames' },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        READING: [
          {
            guard: { type: 'time is up', params: ({ event }) => event },
            target: 'results',
            actions: [
              assign({ reading: ({ event }) => event.reading }),
              { type: 'finish', params: ({ event }) => event },
              'announce',
            ],
          },
          { actions: assign({ reading: ({ event }) => event.reading }) },
        ],
        INTERRUPTED: {
          actions: assign(({ context }) => ({ reading: noReading, interruptions: context.interruptions + 1 })),
        },
        STOP: { target: 'results', actions: [{ type: 'finish', params: ({ event }) => event }, 'announce'] },
      },
    },
    results: {
      on: {
        AGAIN: { target: 'idle', actions: assign(fresh) },
        // Telling afterwards what the screen should do judges the same run anew.
        EXPECT: {
          actions: [
            assign({ expected: ({ event }) => event.rate }),
            { type: 'finish', params: ({ context }) => ({ at: context.finishedAt }) },
            'announce',
          ],
        },
      },
    },
  },
});
