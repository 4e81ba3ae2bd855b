import { colors } from '../../../machines/screen/screen';
import { decodePng, type Pixels } from '../png';
import type { Page } from '../test';
import { SequencePage } from './sequence.page';

/** Helpers for the screen test. */

export const names = colors.map(({ name }) => name);
export const screenOf = (page: Page) => new SequencePage(page, '/screen-test', names);

/** Marks a spot on the color that is shown. */
export async function mark(page: Page, x: number, y: number, kind: string) {
  await page.mouse.move(x, y);
  await page.keyboard.press('m');
  await page.getByRole('group', { name: 'Kind of spot' }).getByRole('button', { name: kind }).click();
  await page.getByRole('button', { name: 'Save Mark' }).click();
}

/** The row of a color in the result. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Shows all eight colors for long enough, then exits. */
export async function walkThrough(screen: SequencePage) {
  await screen.open();
  await screen.start.click();
  for (const step of names.keys()) {
    await screen.expectToShow(step);
    await screen.look();
    if (step < names.length - 1) await screen.press('ArrowRight');
  }
  await screen.press('Escape');
  await screen.expectResult();
}

export const refuseFullscreen = (page: Page) =>
  page.addInitScript(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
  });

/** A screenshot after the controls have disappeared. */
export async function shoot(screen: SequencePage): Promise<Pixels> {
  await screen.expectControls('hidden');
  return decodePng(await screen.page.screenshot());
}

/** Share of a picture that has exactly one color, 0 to 1. */
export function share({ colors: pixels }: Pixels, color: number): number {
  return pixels.reduce((count, pixel) => count + Number(pixel === color), 0) / pixels.length;
}
