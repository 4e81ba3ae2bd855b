import { button, results } from '../../e2e/run-parts';
import type { Page } from '../../e2e/test';

export default async function run(page: Page): Promise<void> {
  await button(page, 'Start Test').click();
  await button(page, 'Show Result').click();
  await results(page);
}
