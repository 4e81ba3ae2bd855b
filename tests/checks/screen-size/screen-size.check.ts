import type { Calibration } from '../../../measure/screen/calibration';
import { expect } from '../../e2e/test';
import { pressing } from '../../kit/check';
import { TestPage } from '../../kit/test-page';

const KEY = 'assay.calibration';

/** Page object of the screen size test. Playwright gives the emulated screen the size of the window. */
export class ScreenSizePage extends TestPage {
  readonly path = '/screen-size-test';
  readonly readout = this.page.getByRole('region', { name: 'Screen information' }).locator('p').first();
  readonly status = this.page.getByRole('region', { name: 'Calibration' });
  readonly calibrate = this.page.getByRole('button', { name: /^Calibrate( Again)?$/ });
  readonly save = this.button('Save Calibration');
  /** The button which says that the drawing already matches the real object. */
  readonly match = this.page.getByRole('button', { name: 'It Already Matches' });
  readonly slider = this.page.getByRole('slider');
  readonly diagonal = this.page.getByRole('textbox', { name: 'Diagonal in inches' });
  readonly ruler = this.page.getByRole('img', { name: 'Ruler at true size' });

  method(name: string) {
    return this.page.getByRole('radio', { name });
  }

  override async open() {
    await super.open();
    await this.expectRead();
  }
  override async release() {
    const wasHeld = await super.release();
    if (wasHeld) await this.expectRead();
    return wasHeld;
  }
  async resize(width: number, height: number) {
    await this.page.setViewportSize({ width, height });
    await this.release();
  }

  /**
   * Sets the calibrations stored in this browser, as an earlier visit or another tab would. `keeps` false blocks all
   * storage here.
   */
  async remember(calibrations: readonly Calibration[], keeps: boolean) {
    await this.page.evaluate((allowed) => {
      const { prototype } = Storage;
      const stash = window as unknown as { setItem?: Storage['setItem'] };
      stash.setItem ??= prototype.setItem;
      const { setItem } = stash;
      prototype.setItem = allowed
        ? setItem
        : () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
    }, keeps);
    const tab = await this.page.context().newPage();
    await tab.goto('/robots.txt');
    await tab.evaluate(
      ([key, text]) => {
        // Other tabs are notified only of a change.
        localStorage.setItem(key, 'changed');
        if (text) localStorage.setItem(key, text);
        else localStorage.removeItem(key);
      },
      [KEY, calibrations.length > 0 ? JSON.stringify(calibrations) : ''] as const,
    );
    await tab.close();
  }
  remembered(): Promise<Calibration[]> {
    return this.page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY);
  }

  async expectRead() {
    await expect(this.readout).not.toContainText('—');
  }
  async expectReading() {
    await expect(this.readout).toContainText('—');
    await expect(this.calibrate).toBeDisabled();
  }
  async expectStatus(words: string) {
    await expect(this.status).toContainText(words);
    await expect(this.ruler).toHaveCount(words === 'Calibrated' ? 1 : 0);
    await expect(this.save).toHaveCount(0);
  }
}

export default pressing(/^Calibrate/, 'It Already Matches', 'Save Calibration', 'Show Result');
