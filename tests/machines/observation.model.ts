import type { ObservationInput } from '../../machines/observation/observation';
import { observationMachine } from '../../machines/observation/observation.machine';
import { type ModelEvent, modelOf } from '../harness/model';
import { here, there } from './screen-size.model';

const drawn = { width: 600, height: 240, pixelRatio: 1, exactness: 'exact', backend: 'webgl' } as const;

/** The observation machine with one test's input; two of its questions are answered, in either way. */
export function observationModel(input: ObservationInput) {
  const answers = input.questions
    .slice(0, 2)
    .flatMap((question): ModelEvent<typeof observationMachine>[] =>
      question.answers.slice(0, 2).map(({ id }) => ({ type: 'ANSWER', question: question.id, answer: id })),
    );
  return modelOf(observationMachine, {
    input,
    events: [
      { type: 'SCREEN', facts: here, at: 1000 },
      { type: 'SCREEN', facts: there, at: 2000 },
      { type: 'DRAWN', picture: 'checkerboard', facts: drawn },
      ...answers,
      { type: 'FINISH', at: 9000 },
      { type: 'AGAIN' },
    ],
    key: ({ context }) => [context.screen?.width, Object.keys(context.drawn), context.answers],
    skip: ({ context }, { type }) => context.screen === null && type !== 'SCREEN',
  });
}
