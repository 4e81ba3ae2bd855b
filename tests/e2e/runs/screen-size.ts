import type { Page } from 'playwright/test';
import { button, results } from '../run-parts';

export default async function run(page: Page): Promise<void> {
  await button(page, /^Calibrate/).click();
  await button(page, 'It Already Matches').click();
  await button(page, 'Save Calibration').click();
  await button(page, 'Show Result').click();
  await results(page);
}
