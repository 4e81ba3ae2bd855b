import { padSteps } from '../../../content/touchpad';
import { type PadTask, padTasks } from '../../../machines/touchpad/run';
import type { Spot } from '../../../measure/pointer/presses';
import { screenshot } from '../../e2e/models/picture';
import { expect, type Page } from '../../e2e/test';
import { MousePage, type Point } from '../mouse/mouse.page';

/**
 * Page object of the touch pad test. A browser cannot distinguish a pad's events from a mouse's, so mouse events are
 * used.
 */
export class TouchpadPage {
  readonly pointer: MousePage;

  constructor(readonly page: Page) {
    this.pointer = new MousePage(page, '/touchpad-test');
  }

  get main() {
    return this.page.getByRole('main');
  }
  get start() {
    return this.main.getByRole('button', { name: 'Start Test' });
  }
  get next() {
    return this.main.getByRole('button', { name: 'Next Step' });
  }
  get finish() {
    return this.main.getByRole('button', { name: 'Show Result' });
  }
  get nothing() {
    return this.main.getByRole('button', { name: 'Nothing Happens' });
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1, name: 'Touch pad test results' });
  }
  get notice() {
    return this.page.getByRole('alert').filter({ hasText: 'no touch pad' });
  }
  get field() {
    return this.page.locator('[data-field]');
  }
  get bar() {
    return this.page.getByRole('progressbar', { name: 'This step' });
  }
  step(task: PadTask) {
    return this.page
      .getByRole('list', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^${padSteps[task].name}`) });
  }
  /** The figure with this label in the current step. */
  figure(label: string) {
    return this.main.locator('dl > div').filter({ hasText: label }).locator('dd').first();
  }
  /** A row of the result. */
  row(name: string) {
    return this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem').filter({ hasText: name });
  }

  /** The center of the field, or of a spot on the track. */
  async middle(spot: Spot = 'pad'): Promise<Point & { readonly width: number; readonly height: number }> {
    const place = spot === 'pad' ? this.field : this.page.locator(`[data-spot=${spot}]`);
    const box = await place.boundingBox();
    if (!box) throw new Error(`There is no ${spot}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
  }

  async expectStep(task: PadTask) {
    await expect(this.main.getByRole('status')).toContainText(
      `Step ${padTasks.indexOf(task) + 1} of ${padTasks.length}.`,
    );
    await expect(this.step(task)).toHaveAttribute('aria-current', 'step');
    await expect(this.field).toHaveAttribute('data-field', task);
  }

  /** Waits for the next frame, when the browser knows that the page handles the wheel. */
  async readyForWheel() {
    await expect(this.field).toHaveAttribute('data-live');
    await screenshot(this.page);
  }

  /** Advances a stopped clock until a figure appears: an event may arrive after its command was answered. */
  async expectFigure(label: string, text: RegExp) {
    const shown = async () => {
      await this.page.clock.runFor(250);
      return this.figure(label).textContent();
    };
    await expect.poll(shown).toMatch(text);
  }
}
