import { results as resultsIn } from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { button, type Check, results } from '../../kit/check';

const starts = ['Click', 'Movement', 'Scroll', 'Double click'].map((part) => new RegExp(`^Start ${part} test$`, 'i'));

export default {
  run: async (page) => {
    for (const start of starts) {
      await button(page, start).click();
      // The button is disabled for half a second, so that a worn mouse does not end the test it just started.
      await expect(button(page, 'Complete Test')).toBeEnabled();
      await button(page, 'Complete Test').click();
      await expect(button(page, 'Complete Test')).toBeHidden();
    }
    await button(page, 'Show Result').click();
    await results(page);
  },
  path: async (visitor) => {
    for (const start of starts) {
      await visitor.click('button', start, 'main');
      await visitor.click('button', 'Complete Test', 'main');
      await visitor.seeNone('button', 'Complete Test');
    }
    await visitor.click('button', 'Show Result', 'main');
    await resultsIn(visitor);
  },
} satisfies Check;
