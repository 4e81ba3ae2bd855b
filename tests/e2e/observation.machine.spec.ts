import { evidence as resolutionEvidence } from '../../machines/resolution/evidence';
import { resolutionObservation } from '../../machines/resolution/resolution';
import { evidence as sharpnessEvidence } from '../../machines/text-sharpness/evidence';
import { sharpnessObservation } from '../../machines/text-sharpness/text-sharpness';
import { testPage } from '../kit/page';
import { observationModel } from '../machines/observation.model';
import { ObservationPage } from './models/observation.page';
import { expect, type Page } from './test';

for (const [name, input, evidence] of [
  ['resolution', resolutionObservation, resolutionEvidence],
  ['text-sharpness', sharpnessObservation, sharpnessEvidence],
] as const) {
  const pageOf = (page: Page) => new ObservationPage(page, `/${name}-test`, input.questions, evidence);

  testPage(`observation (${name})`, observationModel(input), {
    start: (page) => pageOf(page).open(),
    longest: 60,
    states: {
      viewing: (page, { context }) => pageOf(page).expectAnswers(context.answers),
      results: (page, { context }) => pageOf(page).expectResult(context.answers),
    },
    events: {
      SCREEN: (page, { facts }) => page.setViewportSize({ width: facts.width, height: facts.height }),
      // A stage redraws when its size changes.
      DRAWN: async (page) => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await page.setViewportSize({ width: width - 1, height });
        await page.setViewportSize({ width, height });
      },
      SEEN: (page, { sample }) =>
        pageOf(page).look(input.questions.find((question) => question.sample === sample)?.id ?? ''),
      ANSWER: (page, { question, answer }) => pageOf(page).answer(question, answer).click(),
      FINISH: (page) => pageOf(page).finish.click(),
      CONTINUE: async (page, { question }) => {
        await pageOf(page).toMissing(question as string);
        await expect(pageOf(page).question(question as string)).toBeFocused();
      },
      AGAIN: (page) => pageOf(page).again.click(),
    },
  });
}
