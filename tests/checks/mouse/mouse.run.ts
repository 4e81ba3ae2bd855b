import { button, results } from '../../e2e/run-parts';
import { expect, type Page } from '../../e2e/test';

export default async function run(page: Page): Promise<void> {
  for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
    await button(page, new RegExp(`^Start ${part} test$`, 'i')).click();
    // The button is disabled for half a second, so that a worn mouse does not end the test it just started.
    await expect(button(page, 'Complete Test')).toBeEnabled();
    await button(page, 'Complete Test').click();
    await expect(button(page, 'Complete Test')).toBeHidden();
  }
  await button(page, 'Show Result').click();
  await results(page);
}
