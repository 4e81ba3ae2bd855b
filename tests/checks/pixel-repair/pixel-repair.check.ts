import { repairModes } from '../../../content/pixel-repair';
import type { Mode } from '../../../machines/pixel-repair/pixel-repair';
import { results } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { stubFullscreen } from '../../e2e/models/fullscreen-stub';
import { SequencePage } from '../../e2e/models/sequence.page';
import { expect } from '../../e2e/test';
import { settled, stopClock } from '../../e2e/waits';
import type { Walk } from '../../kit/check';

/** Page object of pixel repair. */
export class PixelRepairPage extends SequencePage {
  readonly path = '/pixel-repair';
  override readonly start = this.page.getByRole('button', { name: 'Start Repair' });
  readonly consent = this.page.getByRole('checkbox', { name: /photosensitive epilepsy/ });
  override readonly bar = this.page.getByRole('toolbar', { name: 'Repair controls' });
  readonly countdown = this.page.getByRole('timer', { name: 'Time left' });
  readonly begin = this.bar.getByRole('button', { name: 'Begin Repair' });
  readonly stop = this.bar.getByRole('button', { name: 'Stop Repair' });
  /** The visible picture. */
  readonly canvas = this.page.locator('canvas').last();

  /** Stops the page's clock, so that only the test advances it. The clock must be installed. */
  async pause() {
    await stopClock(this.page);
    await settled(this.page);
  }
  /** The countdown, in seconds. */
  async secondsLeft() {
    const text = (await this.countdown.textContent()) ?? '';
    expect(text).toMatch(/^\d+:\d\d$/);
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return minutes * 60 + seconds;
  }
  slider(name: 'Duration' | 'Flash interval' | 'Intensity') {
    return this.page.getByRole('slider', { name });
  }
  mode(mode: Mode) {
    return this.page.getByRole('radio', { name: repairModes[mode].name, exact: false }).first();
  }

  override async open() {
    await super.open();
    // Clicks before hydration are replayed, but the test must not race the machine.
    await this.slider('Duration').waitFor();
  }

  /** Chooses a mode, gives consent if it is requested, and starts. A square stays at its position. */
  async run(mode: Mode) {
    await this.mode(mode).check();
    if (mode === 'screen') await this.consent.check();
    await this.start.click();
    if (mode === 'square' || mode === 'noise-square') await this.begin.click();
    await expect(this.countdown).toBeVisible();
  }

  /** Waits until the first picture is drawn. */
  async drawn() {
    await expect(this.canvas).toHaveCSS('visibility', 'visible');
  }

  /** Puts fullscreen and wake lock under the test's control. Call before the page is opened. */
  async stub() {
    await stubFullscreen(this.page);
    await this.page.addInitScript(() => {
      const locks = new Set<object>();
      const request = async () => {
        const lock = { release: async () => locks.delete(lock) };
        locks.add(lock);
        return lock;
      };
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      // Browsers release wake locks of hidden pages.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') locks.clear();
      });
      window.heldLocks = () => locks.size;
    });
  }
  locks() {
    return this.page.evaluate(() => window.heldLocks());
  }

  async expectRunning() {
    await expect(this.layer).toHaveAccessibleName(/^Pixel repair/);
    await expect(this.page.locator('#root')).toHaveAttribute('inert');
  }
  async expectComplete() {
    await expect(this.resultHeading).toBeVisible();
    await expect(this.layer).toHaveCount(0);
    const row = this.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pixel Repair' });
    await expect(row).toContainText('Repair completed - check for pixel improvements');
    await expect(row).toContainText('Warning');
  }
}

declare global {
  interface Window {
    /** Number of wake locks that are held. */
    heldLocks(): number;
  }
}

export default (async (person) => {
  await person.click('button', 'Start Repair', 'main');
  // The layout changes when the element goes full screen.
  await soon(() => person.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await person.click('button', 'Begin Repair', 'body');
  await person.see('timer', 'Time left');
  await person.click('button', 'Stop Repair');
  await results(person);
}) satisfies Walk;
