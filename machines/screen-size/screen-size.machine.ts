import { assign, emit, fromCallback, sendTo, setup } from 'xstate';
import type { CheckResult } from '../result';
import {
  type Calibration,
  calibrationFor,
  type Draft,
  densityOf,
  draftOf,
  holds,
  identityOf,
  type Method,
  nominalDensity,
  withCalibration,
} from './calibration';
import type { ScreenFacts, ScreenOrder } from './screen-facts';
import { judgeSize } from './screen-size';

interface Context {
  readonly facts: ScreenFacts | null;
  /** Remembered calibrations, the newest first. */
  readonly calibrations: readonly Calibration[];
  /** The one that holds for this screen as it is. */
  readonly calibration: Calibration | null;
  readonly draft: Draft;
  /** Whether the browser keeps calibrations beyond this page. */
  readonly keeps: boolean;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly result: CheckResult | null;
}

export type ScreenSizeEvent =
  /** The screen was read, first or anew. `at` is in milliseconds since the epoch. */
  | { type: 'SCREEN'; facts: ScreenFacts; at: number }
  /** What an earlier visit or another tab left, and whether this browser keeps anything. */
  | { type: 'RECALLED'; calibrations: readonly Calibration[]; keeps: boolean }
  | { type: 'REFRESH' }
  | { type: 'CALIBRATE' }
  | { type: 'METHOD'; method: Method }
  /** In the unit of the draft's method. */
  | { type: 'ADJUST'; length: number }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'FORGET' }
  | { type: 'FINISH'; at: number }
  | { type: 'AGAIN'; at: number };

/** What the actor `memory` is told. */
export type MemoryOrder = { type: 'KEEP'; calibrations: readonly Calibration[] };

const notProvided = (name: string) => new Error(`The actor '${name}' was not provided`);

const factsOf = ({ facts }: Pick<Context, 'facts'>): ScreenFacts => {
  if (!facts) throw new Error('The screen has not been read');
  return facts;
};

export const screenSizeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as ScreenSizeEvent,
    emitted: {} as { type: 'result'; result: CheckResult },
  },
  actors: {
    /** Sends RECALLED at once, whenever another tab calibrates, and when it cannot keep what it is told to. */
    memory: fromCallback<MemoryOrder>(() => {
      throw notProvided('memory');
    }),
    /** Sends SCREEN at once, on every change and when it is told to read. */
    screen: fromCallback<ScreenOrder>(() => {
      throw notProvided('screen');
    }),
  },
  actions: {
    see: assign(({ context }, { facts, at }: { facts: ScreenFacts; at: number }) => ({
      facts,
      startedAt: context.startedAt || at,
    })),
    recall: assign((_, { calibrations, keeps }: { calibrations: readonly Calibration[]; keeps: boolean }) => ({
      calibrations,
      keeps,
    })),
    compare: assign(({ context }) => ({
      calibration: calibrationFor(context.calibrations, factsOf(context)) ?? null,
    })),
    startDraft: assign(({ context }) => {
      const facts = factsOf(context);
      return { draft: draftOf('card', context.calibration?.density ?? nominalDensity(facts), facts) };
    }),
    changeMethod: assign(({ context }, { method }: { method: Method }) => {
      const facts = factsOf(context);
      return { draft: draftOf(method, densityOf(context.draft, facts) ?? nominalDensity(facts), facts) };
    }),
    calibrate: assign(({ context }) => {
      const facts = factsOf(context);
      const density = densityOf(context.draft, facts);
      if (density === null) throw new Error('No screen has this size');
      const calibration = { method: context.draft.method, density, screen: identityOf(facts) };
      return { calibrations: withCalibration(context.calibrations, calibration, facts) };
    }),
    forget: assign(({ context }) => ({
      calibrations: context.calibrations.filter((one) => context.calibration !== null && !holds(one, factsOf(context))),
    })),
    keep: sendTo('memory', ({ context }): MemoryOrder => ({ type: 'KEEP', calibrations: context.calibrations })),
    readAgain: sendTo('screen', { type: 'READ' } satisfies ScreenOrder),
    judge: assign(({ context }, { at }: { at: number }) => ({
      result: judgeSize({ ...context, facts: factsOf(context), finishedAt: at }),
    })),
    announce: emit(({ context }) => {
      if (!context.result) throw new Error('No result to announce');
      return { type: 'result' as const, result: context.result };
    }),
  },
  guards: {
    'a calibration holds': ({ context }) => context.calibration !== null,
    'another calibration is remembered': ({ context }) => context.calibrations.length > 0,
    'a screen can be like that': ({ context }) => densityOf(context.draft, factsOf(context)) !== null,
  },
}).createMachine({
  id: 'screenSize',
  context: {
    facts: null,
    calibrations: [],
    calibration: null,
    draft: { method: 'card', length: 0 },
    keeps: true,
    startedAt: 0,
    result: null,
  },
  invoke: [
    { id: 'memory', src: 'memory' },
    { id: 'screen', src: 'screen' },
  ],
  initial: 'reading',
  states: {
    /** Nothing is known of the screen yet. */
    reading: {
      on: {
        RECALLED: { actions: { type: 'recall', params: ({ event }) => event } },
        SCREEN: { target: 'known', actions: { type: 'see', params: ({ event }) => event } },
      },
    },
    known: {
      initial: 'comparing',
      on: {
        SCREEN: { target: '.comparing', actions: { type: 'see', params: ({ event }) => event } },
        RECALLED: { target: '.comparing', actions: { type: 'recall', params: ({ event }) => event } },
        REFRESH: { actions: 'readAgain' },
        CALIBRATE: { target: 'calibrating', actions: 'startDraft' },
        FINISH: { target: 'results', actions: { type: 'judge', params: ({ event }) => event } },
      },
      states: {
        comparing: {
          entry: 'compare',
          always: [
            { guard: 'a calibration holds', target: 'calibrated' },
            { guard: 'another calibration is remembered', target: 'void' },
            { target: 'uncalibrated' },
          ],
        },
        uncalibrated: {},
        calibrated: { on: { FORGET: { target: 'comparing', actions: ['forget', 'keep'] } } },
        /** The zoom, the pixel ratio or the screen is not the one of the calibration. */
        void: { on: { FORGET: { target: 'comparing', actions: ['forget', 'keep'] } } },
      },
    },
    calibrating: {
      on: {
        // Lengths are in device px, so a zoom during the comparison does no harm.
        SCREEN: { actions: { type: 'see', params: ({ event }) => event } },
        RECALLED: { actions: { type: 'recall', params: ({ event }) => event } },
        METHOD: { actions: { type: 'changeMethod', params: ({ event }) => event } },
        ADJUST: { actions: assign({ draft: ({ context, event }) => ({ ...context.draft, length: event.length }) }) },
        CONFIRM: { guard: 'a screen can be like that', target: 'known', actions: ['calibrate', 'keep'] },
        CANCEL: 'known',
      },
    },
    results: {
      entry: 'announce',
      on: {
        SCREEN: { actions: { type: 'see', params: ({ event }) => event } },
        RECALLED: { actions: { type: 'recall', params: ({ event }) => event } },
        AGAIN: { target: 'known', actions: assign({ result: null, startedAt: ({ event }) => event.at }) },
      },
    },
  },
});
