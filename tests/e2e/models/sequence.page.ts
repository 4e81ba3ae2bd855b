import { CONTROLS_REST_MS } from '../../../machines/sequence/sequence.machine';
import type { Raster } from '../../../renderers/pattern';
import { opened, TestPage } from '../../kit/test-page';
import { NOW } from '../../machines/sequence.model';
import { mismatches } from '../fixtures/pixels';
import { expect, type Locator, type Page } from '../test';
import { setVisibility } from '../waits';
import { stubFullscreen } from './fullscreen-stub';
import { expectPicture, screenshot } from './picture';

/** Page object of a test that covers the whole screen. */
export abstract class SequencePage extends TestPage {
  /** Names of the steps that follow one another, if the test has any. */
  readonly steps: readonly string[] = [];
  /** The name of the full screen. */
  readonly label: string = 'Screen test';
  readonly layer = this.page.getByRole('dialog');
  readonly bar: Locator = this.page.getByRole('toolbar', { name: 'Test controls' });
  readonly markButton = this.bar.getByRole('button', { name: 'Mark Spot' });
  readonly panel: Locator = this.page.getByRole('group', { name: 'Mark', exact: true });
  readonly pins = this.page.getByRole('button', { name: /: edit$/ });
  readonly rings = this.layer.locator('[data-ring]');
  /** The part of the result, where there is only one. */
  readonly entry = this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem');

  /** Opens the page with fullscreen under the test's control, at a fixed time. */
  async openWithStubs() {
    await stubFullscreen(this.page);
    // The model's walks take no time. With a fixed clock, the page judges like the model, however slow it is.
    await this.page.clock.setFixedTime(NOW);
    await this.open();
    // The page's own delays do not pass while the test runs its assertions. Frames still come.
    await this.page.evaluate(() => {
      // Playwright's clock keeps the browser's own functions here.
      const { requestAnimationFrame, cancelAnimationFrame } = Reflect.get(window, '__pwClock').builtins;
      Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
    });
    await this.page.clock.pauseAt(NOW);
  }

  async press(key: string) {
    await this.page.keyboard.press(key);
  }
  setVisibility(state: 'hidden' | 'visible') {
    return setVisibility(this.page, state);
  }
  /** Counts the rings as a person does, if the step shows any. They go with the answer. */
  async countRings() {
    const count = await this.rings.count();
    if (count > 0) await this.press(String(count));
    await expect(this.rings).toHaveCount(0);
  }
  /** Looks at the current step for `ms` milliseconds, and counts its rings. Needs `page.clock`. */
  async look(ms = 600) {
    await this.expectDrawn();
    await this.countRings();
    await this.page.clock.runFor(ms);
  }

  /** A step counts as shown once its first picture is drawn. */
  async expectDrawn() {
    await expect(this.layer.locator('canvas').first()).toHaveCSS('visibility', 'visible');
  }

  /** Gives the controls keyboard focus, so that they stay visible, however slow the machine is. */
  async hold() {
    await this.page.keyboard.press('Tab');
    await this.expectControls('focused');
  }
  /** Moves the mouse over the picture, away from every control. */
  async wiggle() {
    this.#wiggles += 1;
    await this.page.mouse.move(300 + (this.#wiggles % 2) * 20, 420);
  }
  #wiggles = 0;
  /** Clicks a control the way a person does: the movement shows the controls again if they are hidden. */
  async clickControl(name: string) {
    await expect(async () => {
      await this.wiggle();
      await this.bar.getByRole('button', { name }).click({ timeout: 2000 });
    }).toPass();
  }

  async expectToBeIdle() {
    await expect(this.start).toBeVisible();
    await expect(this.layer).toHaveCount(0);
    await expect(this.page.locator('#root')).not.toHaveAttribute('inert');
  }
  async expectToShow(step: number) {
    const name = this.steps[step] ?? '';
    await expect(this.layer).toHaveAccessibleName(`${this.label}, ${name}, ${step + 1} of ${this.steps.length}`);
    await expect(this.bar).toContainText(`${step + 1}/${this.steps.length}`);
    await expect(this.page.locator('#root')).toHaveAttribute('inert');
  }
  /** Expects exactly this picture on the whole screen, once the controls rest. Needs `page.clock`. */
  async expectExact<Values>(pattern: Raster<Values>, values: Values, name: string) {
    await this.page.clock.fastForward(CONTROLS_REST_MS);
    await this.expectControls('hidden');
    await expectPicture(
      () => screenshot(this.page),
      (seen) =>
        expect(
          mismatches(seen, (x, y, width, height) => pattern.colorAt(x, y, width, height, values)),
          `wrong pixels of ${name}`,
        ).toBe(0),
    );
  }
  async expectControls(state: 'shown' | 'focused' | 'hidden') {
    await expect(this.bar).toHaveCSS('opacity', state === 'hidden' ? '0' : '1');
    const focused = () => this.layer.getByRole('button').and(this.page.locator(':focus')).count();
    if (state === 'focused') await expect.poll(focused).toBe(1);
    if (state === 'hidden') await expect(this.layer).toHaveCSS('cursor', 'none');
  }
  async expectMarking(state: 'off' | 'armed' | 'holding') {
    await expect(this.markButton).toHaveAttribute('aria-pressed', String(state === 'armed'));
    await expect(this.panel).toHaveCount(state === 'holding' ? 1 : 0);
    await expect(this.bar.getByText('Tap or click the spot')).toHaveCount(state === 'armed' ? 1 : 0);
  }
  async expectResult() {
    await expect(this.resultHeading).toBeFocused();
    await expect(this.layer).toHaveCount(0);
    await expect(this.page.locator('#root')).not.toHaveAttribute('inert');
  }
}

/** Opens the page of a page object and starts its test. Its first step is drawn. */
export async function started<Made extends SequencePage>(Made: new (page: Page) => Made, page: Page): Promise<Made> {
  const made = await opened(Made, page);
  await made.start.click();
  await made.expectToShow(0);
  await made.expectDrawn();
  return made;
}
