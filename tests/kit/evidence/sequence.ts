import fc from 'fast-check';
import { RINGS, ringsOf } from '../../../machines/sequence/rings';
import type { Annotation, Look, Mark, SequenceRun, Step, SurfaceFacts } from '../../../machines/sequence/sequence';
import type { EvidenceModel } from './model';

/** A surface that covers a Full HD screen. */
const surface: SurfaceFacts = {
  width: 1920,
  height: 1080,
  screenWidth: 1920,
  screenHeight: 1080,
  pixelRatio: 1,
  exactness: 'exact',
  backend: 'webgl',
};

/** Looks at each of these steps for 2 s, on the whole screen. */
export const shown = (...steps: number[]): readonly Look[] => steps.map((step) => ({ step, ms: 2000, share: 1 }));

/** A person's count of the run's rings, wrong by `off`. */
export function ringCount(startedAt: number, steps: readonly Step[], off = 0): Annotation {
  const { step, places } = ringsOf(startedAt, steps.length);
  return { kind: RINGS, step, value: places.length + off, part: '' };
}

/** A run with 2 s on every step, on the whole screen, without marks. */
export const completeRun = (steps: readonly Step[]): SequenceRun => ({
  steps,
  looks: shown(...steps.keys()),
  marks: [],
  annotations: [ringCount(1000, steps)],
  surface,
  startedAt: 1000,
  finishedAt: 60_000,
});

const look = (step: number): fc.Arbitrary<Look> =>
  fc.record({
    step: fc.constant(step),
    ms: fc.constantFrom(0, 60, 499, 500, 3000),
    share: fc.constantFrom(null, 0.2, 0.94, 0.95, 1),
  });

/** Shows each step zero, one or two times. In half of the runs, every step was shown. */
const anyLooks = (steps: readonly Step[]): fc.Arbitrary<readonly Look[]> =>
  fc.oneof(
    fc.constant(completeRun(steps).looks),
    fc.tuple(...steps.map((_, step) => fc.array(look(step), { maxLength: 2 }))).map((looks) => looks.flat()),
  );

/** A surface is always exact. Exactness decides whether the size is measured or reported, which has its own test. */
const anySurface = fc.constantFrom<SurfaceFacts | null>(surface, surface, { ...surface, backend: '2d' }, null);

/** Any run with these marks, whose rings were counted or not. */
export const anyRun = (
  steps: readonly Step[],
  marks: fc.Arbitrary<readonly Mark[]> = fc.constant([]),
): fc.Arbitrary<SequenceRun> =>
  fc.record({
    steps: fc.constant(steps),
    looks: anyLooks(steps),
    marks,
    annotations: fc.subarray([ringCount(1000, steps)]),
    surface: anySurface,
    startedAt: fc.constant(1000),
    finishedAt: fc.constant(60_000),
  });

/** A run without the looks at one step. */
const withoutLook = (run: SequenceRun, step: number): SequenceRun | null =>
  run.looks.some((one) => one.step === step) ? { ...run, looks: run.looks.filter((one) => one.step !== step) } : null;
/** A run with all of its looks changed. */
export const withLooks = (run: SequenceRun, change: (look: Look) => Look): SequenceRun | null =>
  run.looks.length > 0 ? { ...run, looks: run.looks.map(change) } : null;

type Losses = EvidenceModel<SequenceRun>['losses'];

/** The losses of every sequence, and those of one of them. @param name what a step is called: `color` */
export const lostOf = (name: string, steps: readonly Step[], own: Losses = {}): Losses => ({
  [`the first ${name}`]: (run) => withoutLook(run, 0),
  [`the last ${name}`]: (run) => withoutLook(run, steps.length - 1),
  [`time on every ${name}`]: (run) => withLooks(run, (look) => ({ ...look, ms: Math.min(look.ms, 60) })),
  ...own,
  'the count of the rings': (run) =>
    run.annotations.some(({ kind }) => kind === RINGS)
      ? { ...run, annotations: run.annotations.filter(({ kind }) => kind !== RINGS) }
      : null,
  'the picture itself': (run) => run.surface && { ...run, surface: null },
});
