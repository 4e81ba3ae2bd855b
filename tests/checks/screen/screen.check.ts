import { colors } from '../../../machines/screen/screen';
import { SequencePage } from '../../e2e/models/sequence.page';
import type { Pixels } from '../../e2e/png';
import type { Page } from '../../e2e/test';
import { sequence } from '../../kit/check';

export const names = colors.map(({ name }) => name);

/** Page object of the screen test. */
export class ScreenPage extends SequencePage {
  readonly path = '/screen-test';
  override readonly steps = names;
}

/** Marks a spot on the color that is shown. */
export async function mark(page: Page, x: number, y: number, kind: string) {
  await page.mouse.move(x, y);
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Kind of spot' }).getByRole('button', { name: kind }).click();
  await page.getByRole('button', { name: 'Save Mark' }).click();
}

/** Share of a picture that has exactly one color, 0 to 1. */
export function share({ colors: pixels }: Pixels, color: number): number {
  return pixels.reduce((count, pixel) => count + Number(pixel === color), 0) / pixels.length;
}

export default sequence(8);
