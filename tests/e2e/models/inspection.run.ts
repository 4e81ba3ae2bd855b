import { readFileSync } from 'node:fs';
import type { Inspection } from '../../../machines/inspection/inspection';
import { expect, type Page } from '../test';

export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** The file that is saved by a button. */
export async function saved(page: Page, name: string): Promise<Inspection> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inspection-.+\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as Inspection;
}
