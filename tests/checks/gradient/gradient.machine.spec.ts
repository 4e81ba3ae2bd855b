import { gradientSequence } from '../../../machines/gradient/gradient';
import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { ofEachTest, sequenceModel, withoutMarks } from '../../machines/sequence.model';
import { GradientPage } from './gradient.page';

const gradient = perPage((page) => new GradientPage(page));

testPage('gradient', sequenceModel(gradientSequence, { unreachable: withoutMarks }), {
  start: (page) => gradient(page).openWithStubs(),
  longest: 60,
  only: ofEachTest,
  states: {
    ...sequenceStates(gradient),
    'running.marking.off': async (page, { context }) => {
      const annotated = context.annotations.some(({ step }) => step === context.step);
      await expect(gradient(page).banding).toHaveAttribute('aria-pressed', String(annotated));
      await expect(gradient(page).markButton).toHaveCount(0);
    },
    results: async (page, { context }) => {
      await gradient(page).expectResult();
      await expect(gradient(page).entry).toContainText(context.annotations.length > 0 ? 'Warning' : 'Cannot tell');
    },
  },
  events: {
    ...sequenceEvents(gradient),
    ANNOTATE: (page) => gradient(page).banding.click(),
    'ANNOTATION.REMOVE': (page) => gradient(page).press('m'),
  },
});
