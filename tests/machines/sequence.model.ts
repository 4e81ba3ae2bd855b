import type { SequenceInput } from '../../machines/sequence/sequence';
import { sequenceMachine } from '../../machines/sequence/sequence.machine';
import { type ModelEvent, modelOf } from '../harness/model';

type Event = ModelEvent<typeof sequenceMachine>;

const surface = {
  width: 1920,
  height: 1080,
  screenWidth: 1920,
  screenHeight: 1080,
  pixelRatio: 1,
  exactness: 'exact',
  backend: 'webgl',
} as const;

const events: readonly Event[] = [
  { type: 'START', at: 1000 },
  { type: 'xstate.done.actor.fullscreen', output: { at: 9000 } },
  { type: 'xstate.error.actor.fullscreen', error: new Error('refused') },
  { type: 'NEXT' },
  { type: 'PREVIOUS' },
  { type: 'RESTART' },
  { type: 'SURFACE', facts: surface },
  { type: 'ACTIVITY' },
  { type: 'CONTROLS.FOCUS' },
  { type: 'CONTROLS.BLUR' },
  { type: 'xstate.after.3000.sequence.running.controls.shown' },
  { type: 'MARK.ARM' },
  { type: 'MARK.AT', x: 600, y: 300, kind: 'dead' },
  { type: 'MARK.MOVE', dx: 1, dy: 0 },
  { type: 'MARK.KIND', kind: 'stuck' },
  { type: 'MARK.SET' },
  { type: 'MARK.DISCARD' },
  { type: 'MARK.PICK', id: 1 },
  { type: 'EXIT', at: 5000 },
  { type: 'AGAIN' },
];

/** The controls' own events; the rest do not depend on where the controls are. */
const ofControls = new Set(['ACTIVITY', 'CONTROLS.FOCUS', 'CONTROLS.BLUR', events[10]?.type]);

interface Options {
  readonly events?: (event: Event) => boolean;
  readonly unreachable?: Readonly<Record<string, string>>;
}

/** The sequence machine with one test's input, walked over its first two steps and its last, with at most one mark. */
export function sequenceModel(input: SequenceInput, options: Options = {}) {
  return modelOf(sequenceMachine, {
    input,
    events: events.filter(options.events ?? (() => true)),
    ...(options.unreachable && { unreachable: options.unreachable }),
    key: (state) =>
      state.hasTag('running') && [
        state.context.step,
        state.context.furthest >= input.resultFrom,
        state.context.marks.map(({ step }) => step),
        state.context.surface !== null,
      ],
    skip: (state, { type }) => {
      const { step, steps, marks, held } = state.context;
      const first = step === 0 && marks.length === 0;
      if (state.hasTag('running') && !state.matches({ running: { controls: 'shown' } })) {
        return !ofControls.has(type);
      }
      if (ofControls.has(type)) return !first || !state.matches({ running: { marking: 'off' } });
      if (type === 'NEXT') return step === 1;
      if (type === 'PREVIOUS') return step === steps.length - 1;
      if (type === 'MARK.AT') return marks.length > 0 && !held;
      if (type === 'SURFACE') return !first;
      return false;
    },
  });
}
