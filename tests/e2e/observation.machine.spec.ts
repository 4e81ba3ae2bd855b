import type { Page } from 'playwright/test';
import { resolutionObservation } from '../../machines/resolution/resolution';
import { sharpnessObservation } from '../../machines/text-sharpness/text-sharpness';
import { testPage } from '../harness/page';
import { observationModel } from '../machines/observation.model';
import { ObservationPage } from './models/observation.page';

for (const [name, input] of [
  ['resolution', resolutionObservation],
  ['text-sharpness', sharpnessObservation],
] as const) {
  const pageOf = (page: Page) => new ObservationPage(page, `/${name}-test`, input.questions);

  testPage(`observation (${name})`, observationModel(input), {
    start: (page) => pageOf(page).open(),
    longest: 60,
    states: {
      viewing: (page, { context }) => pageOf(page).expectAnswers(context.answers),
      results: (page, { context }) => pageOf(page).expectResult(context.answers),
    },
    events: {
      SCREEN: (page, { facts }) => page.setViewportSize({ width: facts.width, height: facts.height }),
      // A stage draws anew when its size changes.
      DRAWN: async (page) => {
        const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
        await page.setViewportSize({ width: width - 1, height });
        await page.setViewportSize({ width, height });
      },
      ANSWER: (page, { question, answer }) => pageOf(page).answer(question, answer).click(),
      FINISH: (page) => pageOf(page).finish.click(),
      AGAIN: (page) => pageOf(page).again.click(),
    },
  });
}
