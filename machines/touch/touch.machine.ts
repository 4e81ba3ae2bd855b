import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckResult } from '../result';
import { type Ghost, judgeTouch, type Progress, type Survey, type TouchRun } from './touch';

interface TouchInput {
  /** What the grid knows at this moment. Asked when a run ends. */
  readonly survey: () => Survey;
}

interface Context extends TouchRun {
  readonly input: TouchInput;
  readonly progress: Progress;
  /** When the grid was last laid or cleared, milliseconds since the epoch. */
  readonly paintedFrom: number;
  /** What a larger surface knew before it became smaller, while that may mean that fullscreen is being left. */
  readonly parked: { readonly survey: Survey; readonly seconds: number } | null;
  /** When the watch began, and what it caught so far; only a finished watch, or one that caught something, counts. */
  readonly watchedFrom: number;
  readonly caught: readonly Ghost[];
  readonly result: CheckResult | null;
}

export type TouchEvent =
  /** `at` is in milliseconds since the epoch, here and below. */
  | { type: 'START'; at: number }
  /** Watches for touches that come by themselves. */
  | { type: 'WATCH'; at: number }
  | { type: 'PROGRESS'; progress: Progress }
  /** Every cell was touched. */
  | { type: 'COMPLETE'; at: number }
  /** The surface has another size and its grid was laid anew; `before` is what the former grid knew. */
  | { type: 'SURFACE'; at: number; before: Survey; cells: number; smaller: boolean }
  | { type: 'RESET'; at: number }
  | { type: 'GHOST'; ghost: Ghost }
  | { type: 'EXIT'; at: number }
  | { type: 'AGAIN' };

/** A browser that leaves fullscreen tells the new size first; by then it has told the reason too. Milliseconds. */
export const DOUBT = 1000;
/** Time to take the hands off, and the watch itself, in milliseconds. */
export const SETTLE = 2000;
export const WATCH = 10_000;

const nothing: Progress = { touched: 0, cells: 0, contacts: 0, mostContacts: 0, streak: 0 };
const fresh = {
  survey: null,
  seconds: 0,
  ghosts: null,
  startedAt: 0,
  finishedAt: 0,
  progress: nothing,
  paintedFrom: 0,
  parked: null,
  watchedFrom: 0,
  caught: [],
  result: null,
} as const;

const secondsBetween = (from: number, to: number) => Math.max(0, Math.round((to - from) / 1000));
const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);

export const touchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TouchEvent,
    input: {} as TouchInput,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'running' | 'watching',
  },
  actors: {
    /** Takes the whole screen. Rejects when refused; resolves with the time when it was left. */
    fullscreen: fromPromise<{ at: number }>(() => Promise.reject(notProvided('fullscreen'))),
    /** Keeps the display lit until stopped. */
    wakeLock: fromCallback(() => {
      throw notProvided('wakeLock');
    }),
    /** Lets contacts paint the grid; sends PROGRESS at most ten times a second, and COMPLETE. */
    strokes: fromCallback(() => {
      throw notProvided('strokes');
    }),
    /** Sends a GHOST for every touch. */
    touches: fromCallback(() => {
      throw notProvided('touches');
    }),
  },
  actions: {
    begin: assign((_, { at }: { at: number }) => ({ ...fresh, startedAt: at, paintedFrom: at })),
    clear: assign(({ context }, { at, cells }: { at: number; cells?: number }) => ({
      survey: null,
      progress: { ...nothing, cells: cells ?? context.progress.cells },
      paintedFrom: at,
    })),
    /** Ends the painting: with what was surveyed before, on the larger surface or now. */
    survey: assign(({ context }, { at }: { at: number }) => {
      if (context.survey) return {};
      return context.parked ?? { survey: context.input.survey(), seconds: secondsBetween(context.paintedFrom, at) };
    }),
    watch: assign((_, { at }: { at: number }) => ({ watchedFrom: at, caught: [] })),
    judge: assign(({ context }, { at }: { at: number }) => ({
      finishedAt: at,
      parked: null,
      result: judgeTouch({ ...context, finishedAt: at }),
    })),
    judgeWatch: assign(({ context }, { at }: { at: number }) => ({
      finishedAt: at,
      ghosts: context.caught,
      result: judgeTouch({ ...context, ghosts: context.caught, finishedAt: at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'the surface became smaller': (_, { smaller }: { smaller: boolean }) => smaller,
    'a ghost was caught': ({ context }) => context.caught.length > 0,
    'there is a result': ({ context }) => context.result !== null,
  },
}).createMachine({
  id: 'touch',
  context: ({ input }) => ({ input, ...fresh }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
        WATCH: {
          target: 'watching',
          actions: [
            { type: 'begin', params: ({ event }) => event },
            { type: 'watch', params: ({ event }) => event },
          ],
        },
      },
    },
    running: {
      tags: 'running',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: {
            target: 'results',
            actions: [
              { type: 'survey', params: ({ event }) => event.output },
              { type: 'judge', params: ({ event }) => event.output },
              'announce',
            ],
          },
          // Refused: the test runs all the same, in a layer over the whole viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: {
          target: 'results',
          actions: [
            { type: 'survey', params: ({ event }) => event },
            { type: 'judge', params: ({ event }) => event },
            'announce',
          ],
        },
        RESET: { target: '.painting', actions: { type: 'clear', params: ({ event }) => event } },
      },
      initial: 'painting',
      states: {
        painting: {
          invoke: { id: 'strokes', src: 'strokes' },
          on: {
            PROGRESS: { actions: assign({ progress: ({ event }) => event.progress }) },
            COMPLETE: {
              target: 'complete',
              actions: [assign({ parked: null }), { type: 'survey', params: ({ event }) => event }],
            },
            SURFACE: [
              {
                guard: { type: 'the surface became smaller', params: ({ event }) => event },
                target: '.doubtful',
                actions: [
                  assign({
                    parked: ({ context, event }) => ({
                      survey: event.before,
                      seconds: secondsBetween(context.paintedFrom, event.at),
                    }),
                  }),
                  { type: 'clear', params: ({ event }) => event },
                ],
              },
              { target: '.sure', actions: { type: 'clear', params: ({ event }) => event } },
            ],
          },
          initial: 'sure',
          states: {
            sure: { entry: assign({ parked: null }) },
            /** Became smaller a moment ago, perhaps because fullscreen is being left. */
            doubtful: { after: { [DOUBT]: 'sure' } },
          },
        },
        complete: {},
      },
    },
    watching: {
      tags: 'watching',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: [
            {
              guard: 'a ghost was caught',
              target: 'results',
              actions: [{ type: 'judgeWatch', params: ({ event }) => event.output }, 'announce'],
            },
            { guard: 'there is a result', target: 'results' },
            { target: 'idle' },
          ],
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: [
          {
            guard: 'a ghost was caught',
            target: 'results',
            actions: [{ type: 'judgeWatch', params: ({ event }) => event }, 'announce'],
          },
          { guard: 'there is a result', target: 'results' },
          { target: 'idle' },
        ],
      },
      initial: 'settling',
      states: {
        settling: { after: { [SETTLE]: 'listening' } },
        listening: {
          invoke: { id: 'touches', src: 'touches' },
          on: {
            GHOST: { actions: assign({ caught: ({ context, event }) => [...context.caught, event.ghost] }) },
          },
          after: {
            [WATCH]: {
              target: '#touch.results',
              actions: [
                { type: 'judgeWatch', params: ({ context }) => ({ at: context.watchedFrom + SETTLE + WATCH }) },
                'announce',
              ],
            },
          },
        },
      },
    },
    results: {
      on: {
        AGAIN: { target: 'idle', actions: assign(fresh) },
        WATCH: { target: 'watching', actions: { type: 'watch', params: ({ event }) => event } },
      },
    },
  },
});
