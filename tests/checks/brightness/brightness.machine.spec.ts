import { brightnessSequence } from '../../../machines/brightness/brightness';
import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { ofEachTest, sequenceModel, withoutMarks } from '../../machines/sequence.model';
import { BrightnessPage } from './brightness.page';

const brightness = perPage((page) => new BrightnessPage(page));
const third = 'Code 3, step 3';

/** Opens the near-black chart and selects its third step, unless it is selected already. */
async function pickThird(page: Page) {
  const test = brightness(page);
  if ((await test.chart('Near-Black').getAttribute('aria-pressed')) === 'false') await test.press('s');
  await test.patch(third).click();
}

testPage('brightness', sequenceModel(brightnessSequence, { unreachable: withoutMarks }), {
  start: (page) => brightness(page).openWithStubs(),
  longest: 60,
  only: ofEachTest,
  states: {
    ...sequenceStates(brightness),
    'running.marking.off': async (page, { context }) => {
      const chosen = page.locator('button[aria-label][aria-pressed="true"]');
      const here = context.annotations.filter(({ step }) => step === context.step);
      await expect(chosen).toHaveCount(here.length);
      await expect(brightness(page).markButton).toHaveCount(0);
    },
    results: async (page, { context }) => {
      await brightness(page).expectResult();
      const words = context.annotations.length > 0 ? 'First visible black step: 3.' : 'No steps chosen.';
      await expect(brightness(page).entry).toContainText(words);
      await expect(brightness(page).entry).toContainText('Cannot tell');
    },
  },
  events: {
    ...sequenceEvents(brightness),
    ANNOTATE: pickThird,
    'ANNOTATION.REMOVE': (page) => brightness(page).patch(third).click(),
  },
});
