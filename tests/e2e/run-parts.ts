import { expect, type Page } from './test';

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
export const results = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeVisible();

/** Starts a test that covers the whole screen. */
export async function openView(page: Page): Promise<void> {
  await button(page, 'Start Test').click();
  await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
}

/** For tests that show one picture after the other in full screen. */
export async function sequence(page: Page): Promise<void> {
  await openView(page);
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await results(page);
}

/** For tests in which the person answers questions about samples. */
export async function observation(page: Page): Promise<void> {
  // One answer is enough. The question can be answered once its sample was visible for a second.
  const question = page.locator('[data-question]').last();
  await question.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const radio = question.getByRole('radio').first();
  await expect(radio).toBeEnabled();
  await radio.check();
  await button(page, 'Show Result').click();
  await results(page);
}

/** For tests with a button that first starts them and then stops them with a result. */
export const toggle = (after: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await button(page, 'Start Test').click();
  await expect(button(page, 'Stop Test')).toBeVisible();
  await after(page);
  await button(page, 'Stop Test').click();
  await results(page);
};
