import { evidence as resolutionEvidence } from '../../machines/resolution/evidence';
import { resolutionObservation } from '../../machines/resolution/resolution';
import { evidence as sharpnessEvidence } from '../../machines/text-sharpness/evidence';
import { sharpnessObservation } from '../../machines/text-sharpness/text-sharpness';
import { resolutionModel } from '../checks/resolution/resolution.model';
import { textSharpnessModel } from '../checks/text-sharpness/text-sharpness.model';
import { testPage } from '../kit/page';
import { ObservationPage } from './models/observation.page';
import { expect, type Page } from './test';

for (const [name, input, evidence, model] of [
  ['resolution', resolutionObservation, resolutionEvidence, resolutionModel],
  ['text-sharpness', sharpnessObservation, sharpnessEvidence, textSharpnessModel],
] as const) {
  const testOf = (page: Page) => new ObservationPage(page, `/${name}-test`, input.questions, evidence);

  testPage(`observation (${name})`, model, testOf, {
    start: (test) => test.open(),
    longest: 60,
    states: {
      viewing: (test, { context }) => test.expectAnswers(context.answers),
      results: (test, { context }) => test.expectResult(context.answers),
    },
    events: {
      SCREEN: ({ page }, { facts }) => page.setViewportSize({ width: facts.width, height: facts.height }),
      // A stage redraws when its size changes.
      DRAWN: async ({ page }) => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await page.setViewportSize({ width: width - 1, height });
        await page.setViewportSize({ width, height });
      },
      SEEN: (test, { sample }) => test.look(input.questions.find((question) => question.sample === sample)?.id ?? ''),
      ANSWER: (test, { question, answer }) => test.answer(question, answer).click(),
      CONTINUE: async (test, { question }) => {
        await test.toMissing(question as string);
        await expect(test.question(question as string)).toBeFocused();
      },
    },
  });
}
