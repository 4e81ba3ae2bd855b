import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { ofEachTest } from '../../machines/sequence.model';
import { GradientPage } from './gradient.check';
import { gradientModel } from './gradient.model';

testPage('gradient', gradientModel, (page) => new GradientPage(page), {
  start: (gradient) => gradient.openWithStubs(),
  longest: 60,
  only: ofEachTest,
  states: {
    ...sequenceStates,
    'running.marking.off': async (gradient, { context }) => {
      const annotated = context.annotations.some(({ step }) => step === context.step);
      await expect(gradient.banding).toHaveAttribute('aria-pressed', String(annotated));
      await expect(gradient.markButton).toHaveCount(0);
    },
    results: async (gradient, { context }) => {
      await gradient.expectResult();
      await expect(gradient.entry).toContainText(context.annotations.length > 0 ? 'Warning' : 'Cannot tell');
    },
  },
  events: {
    ...sequenceEvents,
    ANNOTATE: (gradient) => gradient.banding.click(),
    'ANNOTATION.REMOVE': (gradient) => gradient.press('m'),
  },
});
