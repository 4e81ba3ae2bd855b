import type { Profile } from '../../../content/profiles';
import type { Inspection } from '../../../machines/inspection/inspection';
import { profileToLink } from '../../../machines/inspection/profile';
import { OnPage, opened } from '../../kit/test-page';
import { expect, type Page } from '../test';
import { savedBy } from './files';

/** Path of the page that offers a profile, as in the profile's link. */
export const profilePath = (profile: Profile): string => `/inspection#profile=${profileToLink(profile)}`;

export const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** The file that is saved by a button. */
export async function saved(page: Page, name: string): Promise<Inspection> {
  const file = await savedBy(page.getByRole('button', { name, exact: true }));
  expect(file.name).toMatch(/^inspection-.+\.json$/);
  return JSON.parse(String(file.bytes)) as Inspection;
}

declare global {
  interface Window {
    /** What the browser's own barcode reader returns; null: it fails. */
    seen: readonly string[] | null;
  }
}

/** Lets the test say what the browser's own barcode reader sees, from the next navigation on. */
export const stubBarcodes = (page: Page) =>
  page.addInitScript(() => {
    window.seen = [];
    class BarcodeDetector {
      static getSupportedFormats = async () => ['code_128', 'code_39', 'qr_code', 'data_matrix', 'ean_13'];
      detect = async () => {
        if (!window.seen) throw new Error('The service is gone');
        return window.seen.map((rawValue) => ({ rawValue }));
      };
    }
    Object.assign(window, { BarcodeDetector });
  });

/** Shows a code to that reader, or nothing, or lets it fail. */
export const showCode = (page: Page, seen: Window['seen']) =>
  page.evaluate((codes) => {
    window.seen = codes;
  }, seen);

/** Page object of an inspection. */
export class InspectionPage extends OnPage {
  readonly path = '/inspection';
  readonly startButton = this.page.getByRole('button', { name: 'Start Inspection' });
  readonly waiting = this.page.getByRole('region', { name: 'An inspection is waiting' });
  readonly rail = this.page.getByRole('region', { name: 'This inspection' });
  readonly dock = this.page.getByRole('region', { name: 'Inspection controls' });
  readonly strip = this.dock.getByRole('img');
  readonly skipSheet = this.sheet('Why is this test skipped?');
  readonly findingSheet = this.sheet('What did you find?');
  readonly summary = this.page.getByRole('complementary', { name: 'Summary' });
  readonly finishHeading = this.page.getByRole('heading', { level: 1, name: 'Look, declare, seal' });

  /** An inspection that has just started. */
  static async started(page: Page): Promise<InspectionPage> {
    const run = await opened(InspectionPage, page);
    await run.start();
    return run;
  }
  /** Starts an inspection with a built-in profile. */
  async start(profile: 'Quick' | 'Full' | 'Buyer' = 'Quick') {
    await this.page.getByRole('radio', { name: new RegExp(`^${profile}(?! display)`) }).check();
    await this.startButton.click();
    await this.expectTest('Screen');
  }

  /** Starts an inspection with a profile from a link, whose first test has this name. */
  async startWith(profile: Profile, first: string) {
    await this.page.goto(profilePath(profile));
    await this.startButton.click();
    await this.expectTest(first);
  }

  /** Unfolds a zone of the start page. By default, the fields that few devices need. */
  async unfold(zone: 'More about the device' | 'Who and where' | 'This profile' = 'More about the device') {
    await this.page.getByText(zone).click();
  }
  field(label: string) {
    return this.page.getByLabel(label, { exact: true });
  }

  control(name: string) {
    return this.dock.getByRole('button', { name, exact: true });
  }
  verdict(name: string) {
    return this.dock.getByRole('group', { name: 'Verdict' }).getByRole('button', { name, exact: true });
  }
  sheet(title: string) {
    return this.page.getByRole('dialog', { name: title });
  }
  /** Skips the open test for lack of time. */
  async skip() {
    await this.control('Skip').click();
    await this.skipSheet.getByRole('radio', { name: /No time/ }).check();
    await this.skipSheet.getByRole('button', { name: 'Skip the Test' }).click();
  }
  /** Judges the open test with one finding. */
  async judge(verdict: string, finding: RegExp) {
    await this.verdict(verdict).click();
    await this.findingSheet.getByRole('checkbox', { name: finding }).check();
    await this.findingSheet.getByRole('button', { name: verdict }).click();
  }

  /** Expects the open test to have this name in the dock. */
  async expectTest(name: string) {
    await expect(this.dock.locator('p').first()).toContainText(name);
    // The previous test's page stays until this one is loaded.
    const [word = name] = name.split(' ');
    await expect(this.page.getByRole('heading', { level: 1 })).toContainText(word, { ignoreCase: true });
  }

  /** Leaves the open test for the next or the previous one, which has this name. */
  async leave(way: 'Next' | 'Previous', to: string) {
    await this.control(way).click();
    await this.expectTest(to);
  }
  /** Goes to the next test until the end. */
  async toEnd() {
    await expect(async () => {
      if (!(await this.finishHeading.isVisible())) await this.control('Next').click({ timeout: 5000 });
      await expect(this.finishHeading).toBeVisible({ timeout: 200 });
    }).toPass({ intervals: [0] });
  }
  async seal() {
    await this.page.getByRole('button', { name: 'Seal the Report' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Inspection report' })).toBeVisible();
  }
  /** The line of a test in the list at the end. */
  line(name: string) {
    return this.page
      .getByRole('region', { name: 'Tests' })
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /**
   * Types a text and Enter as a barcode scanner does, however busy the page is.
   * @param gap ms from key to key
   * @param hold ms for which each key is down; more than `gap` is how fingers roll over the keys
   */
  async scan(text: string, { gap = 5, hold = gap / 2 }: { gap?: number; hold?: number } = {}) {
    const keys = [...text, 'Enter'];
    const events = keys.flatMap((key, i) => [
      { type: 'keydown', key, at: i * gap },
      { type: 'keyup', key, at: i * gap + hold },
    ]);
    await this.page.evaluate(
      ({ events, lasts }) => {
        const start = performance.now() - lasts;
        for (const { type, key, at } of events) {
          const target = document.activeElement ?? document.body;
          const letter = key.length === 1 && /[A-Z]/i.test(key) ? `Key${key.toUpperCase()}` : key;
          const code = /^\d$/.test(key) ? `Digit${key}` : key === '-' ? 'Minus' : letter;
          const event = new KeyboardEvent(type, { key, code, bubbles: true, cancelable: true });
          const isTyped = target.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: start + at }));
          if (type === 'keydown' && isTyped && key.length === 1 && target instanceof HTMLInputElement) {
            if (target.type !== 'text') continue;
            const value =
              target.selectionStart === 0 && target.selectionEnd === target.value.length ? '' : target.value;
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value + key);
            target.setSelectionRange(target.value.length, target.value.length);
            target.dispatchEvent(new Event('input', { bubbles: true }));
          }
          if (type === 'keydown' && isTyped && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
        }
      },
      { events: events.toSorted((a, b) => a.at - b.at), lasts: (keys.length - 1) * gap + hold },
    );
  }
}
