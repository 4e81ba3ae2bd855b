import { readFileSync } from 'node:fs';
import type { Sealed } from '../../../machines/report/report';
import { expect, type Locator, type Page } from '../test';

/** Chooses a file of JSON where the page asks for one. */
export const chooseFile = (page: Page, text: string, name = 'report.json') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** The file that a press of a button saves. */
export async function savedBy(button: Locator): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** A file with these reports, one in a line. */
export const linesOf = (reports: readonly Sealed[]) => reports.map((one) => JSON.stringify(one)).join('\n');

/** Imports reports into the history, which is empty. */
export async function imported(page: Page, ...reports: readonly Sealed[]): Promise<void> {
  await page.goto('/history');
  await chooseFile(page, linesOf(reports));
  await expect(page.getByRole('list', { name: 'Reports' }).getByRole('listitem')).toHaveCount(reports.length);
}
