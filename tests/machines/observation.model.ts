import { MIN_SHOWN_MS, type ObservationDefinition, wasShown } from '../../machines/observation/observation';
import { createObservationMachine } from '../../machines/observation/observation.machine';
import { here, there } from '../checks/screen-size/screen-size.model';
import { type ModelEvent, modelOf } from '../kit/model';

const drawn = { width: 600, height: 240, pixelRatio: 1, exactness: 'exact', backend: 'webgl' } as const;

/** The observation machine with one test's definition. Two of its questions are answered, each in both ways. */
export function observationModel(definition: ObservationDefinition) {
  const answers = definition.questions
    .slice(0, 2)
    .flatMap((question): ModelEvent<ReturnType<typeof createObservationMachine>>[] =>
      question.answers.slice(0, 2).map(({ id }) => ({ type: 'ANSWER', question: question.id, answer: id })),
    );
  const samples = [...new Set(definition.questions.slice(0, 2).map(({ sample }) => sample))];
  const sampleOf = (id: string) => definition.questions.find((question) => question.id === id)?.sample ?? '';
  return modelOf(createObservationMachine(definition), {
    events: [
      { type: 'SCREEN', facts: here, at: 1000 },
      { type: 'SCREEN', facts: there, at: 2000 },
      { type: 'DRAWN', picture: 'checkerboard', facts: drawn },
      ...samples.map((sample) => ({ type: 'SEEN' as const, sample, ms: MIN_SHOWN_MS })),
      ...answers,
      { type: 'FINISH', at: 9000 },
      { type: 'CONTINUE', question: definition.questions[0]?.id ?? '' },
      { type: 'AGAIN' },
    ],
    key: ({ context }) => [
      context.screen?.width,
      Object.keys(context.drawn),
      context.answers,
      samples.filter((sample) => wasShown(context, sample)),
    ],
    skip: ({ context }, event) => {
      if (context.screen === null) return event.type !== 'SCREEN';
      // The page stops counting once a sample was shown for long enough.
      if (event.type === 'SEEN') return wasShown(context, event.sample);
      // The page offers no answer for a sample that was not shown.
      if (event.type === 'ANSWER') return !wasShown(context, sampleOf(event.question));
      // The result offers to return only to questions that are not answered.
      if (event.type === 'CONTINUE') return event.question in context.answers;
      // These do not depend on what was shown or answered.
      return event.type === 'SCREEN' && Object.keys(context.answers).length > 0;
    },
  });
}
