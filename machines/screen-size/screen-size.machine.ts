import { type ActorRefFrom, assign, sendTo, setup } from 'xstate';
import {
  type Calibration,
  type CalibrationDraft,
  type CalibrationMethod,
  calibrationFor,
  densityOf,
  draftOf,
  identityOf,
  isCalibrated,
  nominalDensity,
  withCalibration,
  withoutScreen,
} from '../../measure/screen/calibration';
import type { ScreenFacts, ScreenOrder } from '../../measure/screen/screen-facts';
import { type CheckTypes, callbackActor, type Judged, judging } from '../check-machine';
import { judgeSize } from './screen-size';

interface Context extends Judged {
  readonly facts: ScreenFacts | null;
  /** Stored calibrations, newest first. */
  readonly calibrations: readonly Calibration[];
  /** The calibration that is valid for this screen in its current state. */
  readonly calibration: Calibration | null;
  readonly draft: CalibrationDraft;
  /** Whether the person moved the slider, typed, or confirmed that both lengths already match. */
  readonly compared: boolean;
  /** Whether the browser stores calibrations beyond this page. */
  readonly keeps: boolean;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
}

export type ScreenSizeEvent =
  /** The screen was read, the first time or again. `at` is in milliseconds since the epoch. */
  | { type: 'SCREEN'; facts: ScreenFacts; at: number }
  /** The calibrations of an earlier visit or another tab, and whether this browser can store them. */
  | { type: 'RECALLED'; calibrations: readonly Calibration[]; keeps: boolean }
  | { type: 'REFRESH' }
  | { type: 'CALIBRATE' }
  | { type: 'METHOD'; method: CalibrationMethod }
  /** In the unit of the draft's method. Null while the field has no number. */
  | { type: 'ADJUST'; length: number | null }
  /** The person confirms that both lengths already match. */
  | { type: 'MATCH' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'FORGET' }
  | { type: 'FINISH'; at: number }
  | { type: 'AGAIN'; at: number };

/** A command to the actor `memory`. */
export type MemoryOrder = { type: 'KEEP'; calibrations: readonly Calibration[] };

const factsOf = ({ facts }: Pick<Context, 'facts'>): ScreenFacts => {
  if (!facts) throw new Error('The screen has not been read');
  return facts;
};

export const screenSizeMachine = setup({
  types: {} as CheckTypes<{ context: Context; events: ScreenSizeEvent }>,
  actors: {
    /** Sends RECALLED at once, whenever another tab calibrates, and when it cannot store a calibration. */
    memory: callbackActor<MemoryOrder>(),
    /** Sends SCREEN at once, on every change and on READ. */
    screen: callbackActor<ScreenOrder>(),
  },
  actions: {
    see: assign(({ context }, { facts, at }: { facts: ScreenFacts; at: number }) => ({
      facts,
      startedAt: context.startedAt || at,
    })),
    recall: assign((_, { calibrations, keeps }: Pick<Context, 'calibrations' | 'keeps'>) => ({ calibrations, keeps })),
    compare: assign(({ context }) => ({ calibration: calibrationFor(context.calibrations, factsOf(context)) ?? null })),
    startDraft: assign(({ context }) => {
      const facts = factsOf(context);
      return { draft: draftOf('card', context.calibration?.density ?? nominalDensity(facts), facts), compared: false };
    }),
    changeMethod: assign(({ context }, { method }: { method: CalibrationMethod }) => {
      const facts = factsOf(context);
      return {
        draft: draftOf(method, densityOf(context.draft, facts) ?? nominalDensity(facts), facts),
        compared: false,
      };
    }),
    calibrate: assign(({ context }) => {
      const facts = factsOf(context);
      const density = densityOf(context.draft, facts);
      if (density === null) throw new Error('No screen has this size');
      const calibration = { method: context.draft.method, density, screen: identityOf(facts) };
      return { calibrations: withCalibration(context.calibrations, calibration, facts) };
    }),
    forget: assign(({ context }) => ({ calibrations: withoutScreen(context.calibrations, factsOf(context)) })),
    keep: sendTo('memory', ({ context }): MemoryOrder => ({ type: 'KEEP', calibrations: context.calibrations })),
    readAgain: sendTo('screen', { type: 'READ' } satisfies ScreenOrder),
    judge: judging((context, { at }: { at: number }) => ({
      result: judgeSize({ ...context, facts: factsOf(context), finishedAt: at }),
    })),
  },
  guards: {
    'a calibration is valid': ({ context }) => context.calibration !== null,
    'any calibration is remembered': ({ context }) => context.calibrations.length > 0,
    'this screen has a calibration': ({ context }) => isCalibrated(context.calibrations, factsOf(context)),
    'it was compared, and a screen can have this size': ({ context }) =>
      context.compared && densityOf(context.draft, factsOf(context)) !== null,
  },
}).createMachine({
  id: 'screenSize',
  context: {
    facts: null,
    calibrations: [],
    calibration: null,
    draft: { method: 'card', length: 0 },
    compared: false,
    keeps: true,
    startedAt: 0,
    result: null,
    revision: 0,
  },
  invoke: [
    { id: 'memory', src: 'memory' },
    { id: 'screen', src: 'screen' },
  ],
  initial: 'reading',
  states: {
    /** Nothing is known about the screen yet. */
    reading: {
      tags: 'busy',
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
            { guard: 'a calibration is valid', target: 'calibrated' },
            { guard: 'any calibration is remembered', target: 'void' },
            { target: 'uncalibrated' },
          ],
        },
        uncalibrated: {},
        calibrated: { on: { FORGET: { target: 'comparing', actions: ['forget', 'keep'] } } },
        /** The zoom, the pixel ratio or the screen differs from the calibration. */
        void: {
          on: { FORGET: { guard: 'this screen has a calibration', target: 'comparing', actions: ['forget', 'keep'] } },
        },
      },
    },
    calibrating: {
      on: {
        // Lengths are in device px, so zooming during the comparison does not matter.
        SCREEN: { actions: { type: 'see', params: ({ event }) => event } },
        RECALLED: { actions: { type: 'recall', params: ({ event }) => event } },
        METHOD: { actions: { type: 'changeMethod', params: ({ event }) => event } },
        ADJUST: {
          actions: assign({
            draft: ({ context, event }) => ({ ...context.draft, length: event.length ?? Number.NaN }),
            compared: true,
          }),
        },
        MATCH: { actions: assign({ compared: true }) },
        CONFIRM: {
          guard: 'it was compared, and a screen can have this size',
          target: 'known',
          actions: ['calibrate', 'keep'],
        },
        CANCEL: 'known',
      },
    },
    results: {
      on: {
        SCREEN: { actions: { type: 'see', params: ({ event }) => event } },
        RECALLED: { actions: { type: 'recall', params: ({ event }) => event } },
        AGAIN: { target: 'known', actions: assign({ result: null, startedAt: ({ event }) => event.at }) },
      },
    },
  },
});

export type ScreenSizeActor = ActorRefFrom<typeof screenSizeMachine>;
