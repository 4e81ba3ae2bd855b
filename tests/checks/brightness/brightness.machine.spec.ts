import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { ofEachTest } from '../../machines/sequence.model';
import { BrightnessPage } from './brightness.check';
import { brightnessModel } from './brightness.model';

const third = 'Code 3, step 3';

/** Opens the near-black chart and selects its third step, unless it is selected already. */
async function pickThird(brightness: BrightnessPage) {
  const test = brightness;
  if ((await test.chart('Near-Black').getAttribute('aria-pressed')) === 'false') await test.press('s');
  await test.patch(third).click();
}

testPage('brightness', brightnessModel, (page) => new BrightnessPage(page), {
  start: (brightness) => brightness.openWithStubs(),
  longest: 60,
  only: ofEachTest,
  states: {
    ...sequenceStates,
    'running.marking.off': async (brightness, { context }) => {
      const chosen = brightness.page.locator('button[aria-label][aria-pressed="true"]');
      const here = context.annotations.filter(({ step }) => step === context.step);
      await expect(chosen).toHaveCount(here.length);
      await expect(brightness.markButton).toHaveCount(0);
    },
    results: async (brightness, { context }) => {
      await brightness.expectResult();
      const words = context.annotations.length > 0 ? 'First visible black step: 3.' : 'No steps chosen.';
      await expect(brightness.entry).toContainText(words);
      await expect(brightness.entry).toContainText('Cannot tell');
    },
  },
  events: {
    ...sequenceEvents,
    ANNOTATE: pickThird,
    'ANNOTATION.REMOVE': (brightness) => brightness.patch(third).click(),
  },
});
