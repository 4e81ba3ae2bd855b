import { type ActorRefFrom, assign, setup } from 'xstate';
import { type CheckTypes, callbackActor, type Judged, judging, promiseActor } from '../check-machine';
import { RINGS } from './rings';
import {
  type Annotation,
  annotate,
  annotationOf,
  cancelHeld,
  changeKind,
  drawnLooks,
  firstIncompleteStep,
  hold,
  type Look,
  largerSurface,
  type Mark,
  moveHeld,
  type SequenceDefinition,
  type SequenceRun,
  type SurfaceFacts,
  saveHeld,
  shownSteps,
  stepAfter,
  stepBefore,
  viewsUntil,
  withoutAnnotation,
  withoutWrongCount,
} from './sequence';
import type { SequenceEvent } from './sequence.events';

interface Context extends Judged, SequenceRun {
  /** Index of the current step. */
  readonly step: number;
  /** Highest index reached. */
  readonly furthest: number;
  readonly held: Mark | null;
  /** The held mark as it was when it was picked up. Null for a new mark. */
  readonly picked: Mark | null;
  /** When the last mark was canceled, in ms since the epoch. Null again once the step changes or marking begins. */
  readonly cancelledAt: number | null;
  /** The current surface. Null before the first picture. */
  readonly current: SurfaceFacts | null;
  /** Since when the current step is shown, in milliseconds since the epoch. Null while the page is hidden. */
  readonly since: number | null;
  /** How many steps were shown in a run that was left without a result. Null otherwise. */
  readonly left: number | null;
}

/** If full screen is left this soon after a mark was canceled, the same press of Escape caused both. */
const SAME_PRESS_MS = 1000;

/** The controls hide after this time without activity. */
export const CONTROLS_REST_MS = 3000;

const initialValues = {
  step: 0,
  furthest: 0,
  looks: [] as readonly Look[],
  marks: [] as readonly Mark[],
  annotations: [] as readonly Annotation[],
  held: null,
  picked: null,
  cancelledAt: null,
  surface: null,
  current: null,
  since: null,
  left: null,
  finishedAt: 0,
  result: null,
} as const;

/** The machine of a sequence: full-screen steps that a person goes through, marks and annotates. */
export const createSequenceMachine = ({
  steps,
  kinds,
  annotations = [],
  resultFrom,
  minShowing,
  judge,
}: SequenceDefinition) =>
  setup({
    types: {} as CheckTypes<{ context: Context; events: SequenceEvent; tags: 'running' }>,
    actors: {
      /** Enters full screen. Rejects if refused. Resolves with the time at which it was left. */
      fullscreen: promiseActor<{ at: number }>(),
      /** Keeps the screen on until stopped. */
      wakeLock: callbackActor(),
      /** Sends HIDE and SHOW. */
      visibility: callbackActor(),
      /** Captures Escape, so that it does not leave full screen, if the browser supports that. */
      escapeLock: callbackActor(),
    },
    actions: {
      begin: assign((_, { at }: { at: number }) => ({
        ...initialValues,
        startedAt: at,
        since: at,
      })),
      show: assign(({ context }, { step, at }: { step: number; at: number }) => ({
        ...saveHeld(context),
        picked: null,
        cancelledAt: null,
        step,
        furthest: Math.max(context.furthest, step),
        looks: viewsUntil(context, at),
        since: at,
      })),
      measure: assign(({ context }, { facts, at }: { facts: SurfaceFacts; at: number }) => ({
        surface: largerSurface(context.surface, facts),
        current: facts,
        // Steps before the first picture were not shown yet.
        looks: context.current ? viewsUntil(context, at) : drawnLooks(context.looks),
        since: context.since === null ? null : at,
      })),
      finish: judging((context, { at }: { at: number }) => {
        // A mark that is still held counts too, so leaving by the button keeps it.
        const run = { ...context, ...saveHeld(context), looks: viewsUntil(context, at), finishedAt: at };
        const { marks, looks, finishedAt } = run;
        return { marks, held: null, picked: null, looks, since: null, finishedAt, result: judge(run) };
      }),
      'give up': assign(({ context }, { at }: { at: number }) => {
        const looks = viewsUntil(context, at);
        return { ...saveHeld(context), picked: null, looks, since: null, left: shownSteps({ looks }).length };
      }),
      'go on': assign(({ context }, { at }: { at: number }) => {
        const step = firstIncompleteStep(context, minShowing);
        return {
          step,
          furthest: Math.max(context.furthest, step),
          annotations: withoutWrongCount(context),
          cancelledAt: null,
          current: null,
          since: at,
          left: null,
          result: null,
        };
      }),
      'cancel the mark': assign(({ context }) => cancelHeld(context)),
      'remember when': assign((_, { at }: { at: number }) => ({ cancelledAt: at })),
    },
    delays: { 'rest of the controls': CONTROLS_REST_MS },
    guards: {
      'a run was left': ({ context }) => context.left !== null,
      'enough was shown for a result': ({ context }) => context.furthest >= resultFrom,
      'Escape was meant for a mark': ({ context: { cancelledAt } }, { at }: { at: number }) =>
        cancelledAt !== null && Math.abs(at - cancelledAt) < SAME_PRESS_MS,
      'marks can be set': () => kinds.length > 0,
      'this test takes such annotations': (_, { kind }: { kind: string }) =>
        kind === RINGS || annotations.includes(kind),
      'there is such an annotation': ({ context }, params: { kind: string }) =>
        annotationOf(context, params.kind) !== undefined,
      'the mark is on this step': ({ context }, params: { id: number }) =>
        context.marks.some(({ id, step }) => id === params.id && step === context.step),
    },
  }).createMachine({
    id: 'sequence',
    context: { steps, startedAt: 0, revision: 0, ...initialValues },
    initial: 'idle',
    states: {
      idle: {
        on: {
          START: { target: 'running', actions: { type: 'begin', params: ({ event }) => event } },
          CONTINUE: {
            guard: 'a run was left',
            target: 'running',
            actions: { type: 'go on', params: ({ event }) => event },
          },
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
              { guard: { type: 'Escape was meant for a mark', params: ({ event }) => event.output } },
              {
                guard: 'enough was shown for a result',
                target: 'results',
                actions: { type: 'finish', params: ({ event }) => event.output },
              },
              { target: 'idle', actions: { type: 'give up', params: ({ event }) => event.output } },
            ],
            // If refused, the test runs in a layer that covers the viewport.
            onError: {},
          },
          { id: 'wakeLock', src: 'wakeLock' },
          { id: 'visibility', src: 'visibility' },
        ],
        on: {
          EXIT: [
            {
              guard: 'enough was shown for a result',
              target: 'results',
              actions: { type: 'finish', params: ({ event }) => event },
            },
            { target: 'idle', actions: { type: 'give up', params: ({ event }) => event } },
          ],
          SURFACE: { actions: { type: 'measure', params: ({ event }) => event } },
          HIDE: { actions: assign(({ context, event }) => ({ looks: viewsUntil(context, event.at), since: null })) },
          SHOW: {
            actions: assign(({ context, event }) => ({ looks: viewsUntil(context, event.at), since: event.at })),
          },
          ANNOTATE: {
            guard: { type: 'this test takes such annotations', params: ({ event }) => event },
            actions: assign(({ context, event: { kind, value, part } }) => ({
              annotations: annotate(context, { kind, value, part }),
            })),
          },
          'ANNOTATION.REMOVE': {
            guard: { type: 'there is such an annotation', params: ({ event }) => event },
            actions: assign(({ context, event }) => ({ annotations: withoutAnnotation(context, event.kind) })),
          },
        },
        states: {
          controls: {
            initial: 'shown',
            states: {
              shown: {
                after: { 'rest of the controls': 'hidden' },
                on: {
                  ACTIVITY: { target: 'shown', reenter: true },
                  'CONTROLS.FOCUS': 'focused',
                },
              },
              /** The controls have keyboard focus, so they stay. */
              focused: { on: { 'CONTROLS.BLUR': 'shown' } },
              hidden: { on: { ACTIVITY: 'shown', 'CONTROLS.FOCUS': 'focused' } },
            },
          },
          marking: {
            initial: 'off',
            on: {
              NEXT: {
                target: '.off',
                actions: { type: 'show', params: ({ context, event }) => ({ step: stepAfter(context), at: event.at }) },
              },
              PREVIOUS: {
                target: '.off',
                actions: {
                  type: 'show',
                  params: ({ context, event }) => ({ step: stepBefore(context), at: event.at }),
                },
              },
              RESTART: {
                target: '.off',
                actions: { type: 'show', params: ({ event }) => ({ step: 0, at: event.at }) },
              },
            },
            states: {
              off: {
                on: {
                  'MARK.ARM': { guard: 'marks can be set', target: 'on.armed' },
                  'MARK.AT': {
                    guard: 'marks can be set',
                    target: 'on.holding',
                    actions: assign(({ context, event }) => ({ held: hold(context, event), cancelledAt: null })),
                  },
                  'MARK.PICK': {
                    guard: { type: 'the mark is on this step', params: ({ event }) => event },
                    target: 'on.holding',
                    actions: assign(({ context, event }) => {
                      const mark = context.marks.find(({ id }) => id === event.id) ?? null;
                      return { held: mark, picked: mark, marks: context.marks.filter(({ id }) => id !== event.id) };
                    }),
                  },
                },
              },
              on: {
                invoke: { id: 'escapeLock', src: 'escapeLock' },
                on: {
                  'MARK.AT': {
                    target: '.holding',
                    actions: assign(({ context, event }) => ({ held: hold(context, event) })),
                  },
                  'MARK.CANCEL': {
                    target: 'off',
                    actions: ['cancel the mark', { type: 'remember when', params: ({ event }) => event }],
                  },
                  // Some browsers leave full screen on Escape. It was meant for the mark, so the test continues.
                  'xstate.done.actor.fullscreen': { target: 'off', actions: 'cancel the mark' },
                },
                initial: 'armed',
                states: {
                  armed: { on: { 'MARK.ARM': '#sequence.running.marking.off' } },
                  holding: {
                    on: {
                      'MARK.MOVE': { actions: assign(({ context, event }) => ({ held: moveHeld(context, event) })) },
                      'MARK.KIND': {
                        actions: assign(({ context, event }) => ({ held: changeKind(context, event.kind) })),
                      },
                      'MARK.SET': {
                        target: '#sequence.running.marking.off',
                        actions: assign(({ context }) => ({ ...saveHeld(context), picked: null })),
                      },
                      'MARK.DISCARD': {
                        target: '#sequence.running.marking.off',
                        actions: assign({ held: null, picked: null }),
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
      results: {
        on: {
          AGAIN: { target: 'idle', actions: assign(initialValues) },
          CONTINUE: { target: 'running', actions: { type: 'go on', params: ({ event }) => event } },
        },
      },
    },
  });

export type SequenceActor = ActorRefFrom<ReturnType<typeof createSequenceMachine>>;
