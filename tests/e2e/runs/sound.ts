import type { Page } from 'playwright/test';
import { button, results } from '../run-parts';

export default async function run(page: Page): Promise<void> {
  await button(page, 'Left').click();
  const question = page.getByRole('group', { name: /^Left.*: where did you hear it\?$/ });
  await question.getByRole('radio').first().check();
  await button(page, 'Stop').click();
  await button(page, 'Show Result').click();
  await results(page);
}
