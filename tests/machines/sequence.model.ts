import { RINGS, ringsOf } from '../../machines/sequence/rings';
import type { SequenceDefinition } from '../../machines/sequence/sequence';
import { createSequenceMachine } from '../../machines/sequence/sequence.machine';
import { type ModelEvent, modelOf } from '../kit/model';
import { facts } from './sequence.run';

type Event = ModelEvent<ReturnType<typeof createSequenceMachine>>;

/**
 * Everything happens at the same time, so no walk shows a step for long enough. A page with a stopped clock behaves the
 * same, no matter how slow it is. Behavior that depends on time has its own tests. The rings of a run that starts now
 * are on the second step, which every walk visits.
 */
export const NOW = 1004;

/** The annotation of the walks: the test's own, or the count of the rings. */
const annotationOf = ({ annotations = [], steps }: SequenceDefinition) => {
  const [kind = RINGS] = annotations;
  return { kind, step: kind === RINGS ? ringsOf(NOW, steps.length).step : 0 };
};

const eventsOf = (definition: SequenceDefinition): readonly Event[] => [
  { type: 'START', at: NOW },
  { type: 'xstate.done.actor.fullscreen', output: { at: NOW } },
  { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
  { type: 'NEXT', at: NOW },
  { type: 'PREVIOUS', at: NOW },
  { type: 'RESTART', at: NOW },
  { type: 'SURFACE', facts, at: NOW },
  { type: 'HIDE', at: NOW },
  { type: 'SHOW', at: NOW },
  { type: 'ACTIVITY' },
  { type: 'CONTROLS.FOCUS' },
  { type: 'CONTROLS.BLUR' },
  { type: 'xstate.after.rest of the controls.sequence.running.controls.shown' },
  { type: 'MARK.ARM' },
  { type: 'MARK.AT', x: 600, y: 300, kind: 'dead' },
  { type: 'MARK.MOVE', dx: 1, dy: 0 },
  { type: 'MARK.KIND', kind: 'stuck' },
  { type: 'MARK.SET' },
  { type: 'MARK.DISCARD' },
  { type: 'MARK.CANCEL', at: NOW },
  { type: 'MARK.PICK', id: 1 },
  { type: 'ANNOTATE', kind: annotationOf(definition).kind, value: 3, part: '' },
  { type: 'ANNOTATION.REMOVE', kind: annotationOf(definition).kind },
  { type: 'EXIT', at: NOW },
  { type: 'CONTINUE', at: NOW },
  { type: 'AGAIN' },
];

/** The events of the controls. Other events do not depend on where the controls are. */
const ofControls = new Set([
  'ACTIVITY',
  'CONTROLS.FOCUS',
  'CONTROLS.BLUR',
  'xstate.after.rest of the controls.sequence.running.controls.shown',
]);
/** Events that may still occur after an annotation. Other events do not depend on it. */
const afterAnnotation = new Set(['ANNOTATION.REMOVE', 'NEXT', 'EXIT', 'xstate.done.actor.fullscreen']);

interface Options {
  readonly events?: (event: Event) => boolean;
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** The transitions in which tests differ. The page of the screen test takes the others, with the same components. */
export const ofEachTest = /ANNOTAT|RESTART|CONTINUE|EXIT|AGAIN|done\.actor\.fullscreen/;

const noMarks = 'spots are marked in the screen test only';
/** Transitions that cannot occur in a test without kinds of mark. */
export const withoutMarks = {
  'sequence.running.marking.off · MARK.ARM [marks can be set]': noMarks,
  'sequence.running.marking.off · MARK.PICK [the mark is on this step]': noMarks,
  'sequence.running.marking.off · MARK.AT [marks can be set]': noMarks,
  'sequence.running · xstate.done.actor.fullscreen [Escape was meant for a mark]': noMarks,
  'sequence.running.marking.on · MARK.AT': noMarks,
  'sequence.running.marking.on · MARK.CANCEL': noMarks,
  'sequence.running.marking.on · xstate.done.actor.fullscreen': noMarks,
  'sequence.running.marking.on.armed · MARK.ARM': noMarks,
  'sequence.running.marking.on.holding · MARK.MOVE': noMarks,
  'sequence.running.marking.on.holding · MARK.KIND': noMarks,
  'sequence.running.marking.on.holding · MARK.SET': noMarks,
  'sequence.running.marking.on.holding · MARK.DISCARD': noMarks,
} as const;

/** The sequence machine with one test's definition, walked over its first two steps and its last, with at most one mark. */
export function sequenceModel(definition: SequenceDefinition, options: Options = {}) {
  return modelOf(createSequenceMachine(definition), {
    events: eventsOf(definition).filter(options.events ?? (() => true)),
    ...(options.unreachable && { unreachable: options.unreachable }),
    key: (state) => [
      state.context.surface !== null,
      state.context.left !== null,
      (!state.matches('idle') || state.context.left !== null) && [
        state.context.marks.map(({ step }) => step),
        state.context.annotations.map(({ step }) => step),
      ],
      state.hasTag('running') && [
        state.context.step,
        state.context.furthest >= definition.resultFrom,
        state.context.looks.length === 0,
        state.context.cancelledAt !== null,
      ],
    ],
    skip: (state, { type }) => {
      const { step, steps, marks, annotations, held, surface: drawn, looks, cancelledAt } = state.context;
      const first = step === 0 && marks.length === 0 && annotations.length === 0;
      if (state.hasTag('running') && !state.matches({ running: { controls: 'shown' } })) {
        return !ofControls.has(type);
      }
      // The surface changes only where marks end.
      if (drawn) return state.hasTag('running') && type !== 'EXIT';
      if (cancelledAt !== null && type !== 'NEXT' && type !== 'xstate.done.actor.fullscreen') {
        return state.hasTag('running');
      }
      if (annotations.length > 0 && !afterAnnotation.has(type)) return state.hasTag('running');
      if (ofControls.has(type)) return !first || !state.matches({ running: { marking: 'off' } });
      if (type === 'NEXT') return step === 1;
      if (type === 'PREVIOUS') return step === steps.length - 1;
      if (type === 'MARK.AT') return marks.length > 0 && !held;
      if (type === 'HIDE' || type === 'SHOW') return !first || !state.matches({ running: { marking: 'off' } });
      if (type === 'CONTINUE') return marks.length > 0 || annotations.length > 0;
      // The page draws at once, so the model must not continue before its first picture.
      if (type === 'SURFACE') return !first || looks.length > 0;
      if (type === 'ANNOTATE') {
        const isOff = state.matches({ running: { marking: 'off' } });
        return !isOff || marks.length > 0 || step !== annotationOf(definition).step;
      }
      return false;
    },
  });
}
