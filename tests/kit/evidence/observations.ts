import fc from 'fast-check';
import type { CheckId } from '../../../content/catalogue';
import {
  type Drawn,
  MIN_SHOWN_MS,
  type ObservationDefinition,
  type ObservationRun,
  type Question,
} from '../../../machines/observation/observation';
import { factsOf } from '../../checks/screen-size/screen-size.model';
import { type EvidenceModel, evidenceOf } from './model';

/** Shared by the tests in which a person looks at something and answers questions. */

const drawn = (exactness: Drawn['exactness'] = 'exact'): Drawn => ({
  width: 600,
  height: 240,
  pixelRatio: 1,
  exactness,
  backend: 'webgl',
});
const picturesOf = (questions: readonly Question[]) => questions.flatMap(({ picture }) => picture ?? []);
const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** A run in which every sample was shown, every picture drawn and every question answered. */
export function completeRun({ questions }: ObservationDefinition, answers: ObservationRun['answers']): ObservationRun {
  return {
    questions,
    answers,
    seen: Object.fromEntries(questions.map(({ sample }) => [sample, MIN_SHOWN_MS])),
    screen: factsOf(1920, 1080),
    drawn: Object.fromEntries(picturesOf(questions).map((picture) => [picture, drawn()])),
    startedAt: 1,
    finishedAt: 2,
  };
}

/** Random runs: any answers, samples shown for any time, pictures drawn in any way or not at all. */
function anyRuns({ questions }: ObservationDefinition): fc.Arbitrary<ObservationRun> {
  /** A record with a random subset of the names as keys. */
  const each = <Value>(names: readonly string[], value: (name: string) => fc.Arbitrary<Value>) =>
    fc
      .tuple(...names.map((name) => fc.option(value(name))))
      .map(
        (values): Record<string, Value> =>
          Object.fromEntries(names.flatMap((name, i) => (values[i] == null ? [] : [[name, values[i]]]))),
      );
  const answers = (id: string) =>
    fc.constantFrom(...(questions.find((question) => question.id === id)?.answers ?? []).map((answer) => answer.id));
  const exactness = fc.constantFrom<Drawn['exactness']>('exact', 'scaled', 'unverified');
  const ids = questions.map(({ id }) => id);
  const samples = questions.map(({ sample }) => sample);
  return fc.record({
    questions: fc.constant(questions),
    answers: each(ids, answers),
    seen: each(samples, () => fc.constantFrom(0, MIN_SHOWN_MS - 1, MIN_SHOWN_MS, 5 * MIN_SHOWN_MS)),
    screen: fc.constantFrom(
      null,
      factsOf(1920, 1080),
      factsOf(1280, 720, { zoom: 2 / 3 }),
      factsOf(800, 600, { zoom: null }),
    ),
    drawn: each(picturesOf(questions), () => exactness.map(drawn)),
    startedAt: fc.constant(1),
    finishedAt: fc.constant(2),
  });
}

/** A fault for every answer that is not a pass. */
function faultyAnswers({ questions }: ObservationDefinition): EvidenceModel<ObservationRun>['faults'] {
  const faults = questions.flatMap(({ id, name, answers }) =>
    answers
      .filter(({ proves }) => proves !== 'pass')
      .map((answer) => [
        `${name}: ${answer.name}`,
        (run: ObservationRun) => {
          const given = answers.find((other) => other.id === run.answers[id]);
          // Replacing one fault with another adds none.
          return given?.proves === 'pass' ? { ...run, answers: { ...run.answers, [id]: answer.id } } : null;
        },
      ]),
  );
  return Object.fromEntries(faults);
}

/** A loss for each required question: without its answer, its sample or its picture, or with a scaled picture. */
function lostEvidence({ questions }: ObservationDefinition): EvidenceModel<ObservationRun>['losses'] {
  const losses = questions
    .filter(({ optional }) => !optional)
    .flatMap(({ id, name, sample, picture }) => [
      [
        `${name}: no answer`,
        (run: ObservationRun) => (run.answers[id] ? { ...run, answers: without(run.answers, id) } : null),
      ],
      [
        `${name}: shown too briefly`,
        (run: ObservationRun) => ({ ...run, seen: { ...run.seen, [sample]: MIN_SHOWN_MS - 1 } }),
      ],
      ...(picture
        ? [
            [`${name}: not drawn`, (run: ObservationRun) => ({ ...run, drawn: without(run.drawn, picture) })],
            [
              `${name}: scaled by the browser`,
              (run: ObservationRun) => ({ ...run, drawn: { ...run.drawn, [picture]: drawn('scaled') } }),
            ],
          ]
        : []),
    ]);
  return Object.fromEntries(losses);
}

/** The model of a test in which a person looks and answers. @param answers that pass */
export const observationEvidence = (
  check: CheckId,
  definition: ObservationDefinition,
  answers: ObservationRun['answers'],
) =>
  evidenceOf<ObservationRun>({
    check,
    judge: definition.judge,
    complete: completeRun(definition, answers),
    runs: anyRuns(definition),
    faults: faultyAnswers(definition),
    losses: lostEvidence(definition),
  });
