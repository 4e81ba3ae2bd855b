import { padSteps } from '../../../content/touchpad';
import { type PadTask, padTasks } from '../../../machines/touchpad/run';
import type { Spot } from '../../../measure/pointer/presses';
import { expect } from '../../e2e/test';
import { between, noted } from '../../kit/check';
import { type Point, PointerPage } from '../mouse/mouse.check';

/**
 * Page object of the touch pad test. A browser cannot distinguish a pad's events from a mouse's, so mouse events are
 * used.
 */
export class TouchpadPage extends PointerPage {
  readonly path = '/touchpad-test';
  readonly field = this.page.locator('[data-field]');
  readonly bar = this.page.getByRole('progressbar', { name: 'This step' });

  step(task: PadTask) {
    return this.page
      .getByRole('list', { name: 'Steps' })
      .getByRole('button', { name: new RegExp(`^${padSteps[task].name}`) });
  }

  /** The center of the field, or of a spot on the track. */
  async middle(spot: Spot = 'pad'): Promise<Point & { readonly width: number; readonly height: number }> {
    const place = spot === 'pad' ? this.field : this.page.locator(`[data-spot=${spot}]`);
    const box = await place.boundingBox();
    if (!box) throw new Error(`There is no ${spot}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width, height: box.height };
  }

  async expectStep(task: PadTask) {
    await expect(this.page.getByRole('main').getByRole('status')).toContainText(
      `Step ${padTasks.indexOf(task) + 1} of ${padTasks.length}.`,
    );
    await expect(this.step(task)).toHaveAttribute('aria-current', 'step');
    await expect(this.field).toHaveAttribute('data-field', task);
  }
  isReady() {
    return this.readyForWheel(this.field, 'data-live');
  }
  expectFigure(label: string, text: RegExp) {
    return this.expectText(this.figure(label), text);
  }
}

export default noted(
  'synthetic',
  'No engine here has a touch pad. Its strokes are proved from generated traces.',
  between('Start Test', 'Show Result', async (person) => {
    await person.click('button', /Two-finger scroll/, 'main');
    await person.see('region', 'Two-finger scroll');
  }),
);
