import { figureOf, rowOf } from '../e2e/models/parts';
import { bare, expect, type Page, programRuns } from '../e2e/test';
import { hold } from '../e2e/waits';

/** Apart, so that the fields of classes that extend it may use the page. */
export abstract class OnPage {
  abstract readonly path: string;

  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto(this.path);
  }
  #release: (() => void) | null = null;
  /** Opens the page and delays its scripts, so that the browser is unknown until `release`. */
  async openHeld(first: string) {
    this.#release = await hold(this.page, '**/assets/*.js');
    await bare(this.page).goto(this.path, { waitUntil: 'commit' });
    await expect(this.page.getByRole('button', { name: first, exact: true })).toBeVisible();
  }
  /** Lets scripts that are delayed run, and waits for the program. Returns whether they were delayed. */
  async release() {
    if (!this.#release) return false;
    this.#release();
    this.#release = null;
    await programRuns(this.page);
    return true;
  }
}

/** Opens the page of a page object. */
export async function opened<Made extends OnPage>(Made: new (page: Page) => Made, page: Page): Promise<Made> {
  const made = new Made(page);
  await made.open();
  return made;
}

/** What the page of each hardware test has. Page objects extend it. */
export abstract class TestPage extends OnPage {
  readonly main = this.page.getByRole('main');
  readonly start = this.page.getByRole('button', { name: 'Start Test' });
  readonly finish = this.page.getByRole('button', { name: 'Show Result' });
  readonly again = this.page.getByRole('button', { name: 'Test Again' });
  readonly reset = this.page.getByRole('button', { name: /^(Reset( Test)?|Check Again)$/ });
  readonly resultHeading = this.page.getByRole('heading', { level: 1, name: /results$/ });
  readonly badge = this.page.getByRole('img', { name: /^Result:/ });
  readonly alert = this.main.getByRole('alert');
  readonly missing = this.page.getByRole('region', { name: 'What is missing' });

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** A part of the result. */
  row(name: string) {
    return rowOf(this.page, name).first();
  }
  figure(label: string) {
    return figureOf(this.page, label).first();
  }
}
