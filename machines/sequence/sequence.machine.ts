import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CheckResult } from '../result';
import {
  changeKind,
  type HeldMark,
  hold,
  largerSurface,
  type Mark,
  moveHeld,
  type Remark,
  remarkOf,
  remarkOn,
  type SequenceInput,
  type SequenceRun,
  type SurfaceFacts,
  setDown,
  stepAfter,
  stepBefore,
  withdraw,
} from './sequence';

interface Context extends SequenceRun {
  readonly input: SequenceInput;
  /** Index of the step on the screen. */
  readonly step: number;
  /** Highest index reached. */
  readonly furthest: number;
  readonly held: HeldMark | null;
  readonly result: CheckResult | null;
}

export type SequenceEvent =
  /** `at` is in milliseconds since the epoch. */
  | { type: 'START'; at: number }
  | { type: 'NEXT' }
  | { type: 'PREVIOUS' }
  | { type: 'RESTART' }
  | { type: 'EXIT'; at: number }
  | { type: 'AGAIN' }
  /** The drawing surface changed its size, its pixel ratio or its exactness. */
  | { type: 'SURFACE'; facts: SurfaceFacts }
  /** The pointer moved, a key went down or a finger touched. */
  | { type: 'ACTIVITY' }
  | { type: 'CONTROLS.FOCUS' }
  | { type: 'CONTROLS.BLUR' }
  | { type: 'MARK.ARM' }
  /** Holds a new mark, or puts the held one elsewhere. Position in device pixels. */
  | { type: 'MARK.AT'; x: number; y: number; kind: string }
  | { type: 'MARK.PICK'; id: number }
  /** Moves the held mark by device pixels. */
  | { type: 'MARK.MOVE'; dx: number; dy: number }
  | { type: 'MARK.KIND'; kind: string }
  | { type: 'MARK.SET' }
  | { type: 'MARK.DISCARD' }
  /** Says something of the step on the screen, in place of an earlier remark of that kind. */
  | { type: 'REMARK'; kind: string; value: number | null; part: string }
  | { type: 'REMARK.WITHDRAW'; kind: string };

/** The controls leave after this much rest, in milliseconds. */
export const REST = 3000;

const fresh = {
  step: 0,
  furthest: 0,
  seen: [0] as readonly number[],
  marks: [] as readonly Mark[],
  remarks: [] as readonly Remark[],
  held: null,
  surface: null,
  finishedAt: 0,
  result: null,
} as const;

const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);

export const sequenceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SequenceEvent,
    input: {} as SequenceInput,
    emitted: {} as { type: 'result'; result: CheckResult },
    tags: {} as 'running',
  },
  actors: {
    /** Takes the whole screen. Rejects when refused; resolves with the time when it was left. */
    fullscreen: fromPromise<{ at: number }>(() => Promise.reject(notProvided('fullscreen'))),
    /** Keeps the display lit until stopped. */
    wakeLock: fromCallback(() => {
      throw notProvided('wakeLock');
    }),
  },
  actions: {
    begin: assign(({ context }, params: { at: number }) => ({
      ...fresh,
      seen: [...fresh.seen],
      startedAt: params.at,
      steps: context.input.steps,
    })),
    show: assign(({ context }, params: { step: number }) => ({
      ...setDown(context),
      step: params.step,
      furthest: Math.max(context.furthest, params.step),
      seen: context.seen.includes(params.step) ? context.seen : [...context.seen, params.step],
    })),
    finish: assign(({ context }, params: { at: number }) => {
      // A mark still in the hand was seen all the same, so leaving loses nothing.
      const run = { ...context, ...setDown(context), finishedAt: params.at };
      return { marks: run.marks, held: null, finishedAt: params.at, result: context.input.judge(run) };
    }),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'enough was shown for a result': ({ context }) => context.furthest >= context.input.resultFrom,
    'marks can be set': ({ context }) => context.input.kinds.length > 0,
    'this can be remarked': ({ context }, params: { kind: string }) =>
      context.input.remarks?.includes(params.kind) ?? false,
    'it was remarked': ({ context }, params: { kind: string }) => remarkOf(context, params.kind) !== undefined,
    'the mark is on this step': ({ context }, params: { id: number }) =>
      context.marks.some(({ id, step }) => id === params.id && step === context.step),
  },
}).createMachine({
  id: 'sequence',
  context: ({ input }) => ({ input, steps: input.steps, startedAt: 0, ...fresh }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
      },
    },
    running: {
      tags: 'running',
      type: 'parallel',
      invoke: [
        {
          id: 'fullscreen',
          src: 'fullscreen',
          onDone: [
            {
              guard: 'enough was shown for a result',
              target: 'results',
              actions: { type: 'finish', params: ({ event }) => event.output },
            },
            { target: 'idle' },
          ],
          // Refused: the test runs all the same, in a layer over the whole viewport.
          onError: {},
        },
        { id: 'wakeLock', src: 'wakeLock' },
      ],
      on: {
        EXIT: [
          {
            guard: 'enough was shown for a result',
            target: 'results',
            actions: { type: 'finish', params: ({ event }) => event },
          },
          { target: 'idle' },
        ],
        SURFACE: { actions: assign({ surface: ({ context, event }) => largerSurface(context.surface, event.facts) }) },
        REMARK: {
          guard: { type: 'this can be remarked', params: ({ event }) => event },
          actions: assign(({ context, event: { kind, value, part } }) => ({
            remarks: remarkOn(context, { kind, value, part }),
          })),
        },
        'REMARK.WITHDRAW': {
          guard: { type: 'it was remarked', params: ({ event }) => event },
          actions: assign(({ context, event }) => ({ remarks: withdraw(context, event.kind) })),
        },
      },
      states: {
        controls: {
          initial: 'shown',
          states: {
            shown: {
              after: { [REST]: 'hidden' },
              on: {
                ACTIVITY: { target: 'shown', reenter: true },
                'CONTROLS.FOCUS': 'focused',
              },
            },
            /** Holds keyboard focus, so it stays. */
            focused: { on: { 'CONTROLS.BLUR': 'shown' } },
            hidden: { on: { ACTIVITY: 'shown', 'CONTROLS.FOCUS': 'focused' } },
          },
        },
        marking: {
          initial: 'off',
          on: {
            NEXT: {
              target: '.off',
              actions: { type: 'show', params: ({ context }) => ({ step: stepAfter(context) }) },
            },
            PREVIOUS: {
              target: '.off',
              actions: { type: 'show', params: ({ context }) => ({ step: stepBefore(context) }) },
            },
            RESTART: { target: '.off', actions: { type: 'show', params: { step: 0 } } },
            'MARK.AT': {
              guard: 'marks can be set',
              target: '.holding',
              actions: assign(({ context, event }) => ({ held: hold(context, event) })),
            },
          },
          states: {
            off: {
              on: {
                'MARK.ARM': { guard: 'marks can be set', target: 'armed' },
                'MARK.PICK': {
                  guard: { type: 'the mark is on this step', params: ({ event }) => event },
                  target: 'holding',
                  actions: assign(({ context, event }) => ({
                    held: context.marks.find(({ id }) => id === event.id) ?? null,
                    marks: context.marks.filter(({ id }) => id !== event.id),
                  })),
                },
              },
            },
            armed: { on: { 'MARK.ARM': 'off' } },
            holding: {
              on: {
                'MARK.MOVE': { actions: assign(({ context, event }) => ({ held: moveHeld(context, event) })) },
                'MARK.KIND': { actions: assign(({ context, event }) => ({ held: changeKind(context, event.kind) })) },
                'MARK.SET': { target: 'off', actions: assign(({ context }) => setDown(context)) },
                'MARK.DISCARD': { target: 'off', actions: assign({ held: null }) },
              },
            },
          },
        },
      },
    },
    results: {
      entry: 'announce',
      on: { AGAIN: { target: 'idle', actions: assign(fresh) } },
    },
  },
});
