import { figureOf, rowOf } from '../e2e/models/parts';
import { bare, expect, type Page, programRuns } from '../e2e/test';
import { hold } from '../e2e/waits';

/** Page object with what the page of every test has. */
export class TestPage {
  #release: (() => void) | null = null;

  constructor(
    readonly page: Page,
    private readonly path: string,
  ) {}

  get resultHeading() {
    return this.page.getByRole('heading', { level: 1, name: /results$/ });
  }
  get badge() {
    return this.page.getByRole('img', { name: /^Result:/ });
  }
  get alert() {
    return this.page.getByRole('main').getByRole('alert');
  }
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

  async open() {
    await this.page.goto(this.path);
  }
  /** Opens the page and delays its scripts, so that the browser is unknown until `release`. */
  async openHeld(first: string) {
    this.#release = await hold(this.page, '**/assets/*.js');
    await bare(this.page).goto(this.path, { waitUntil: 'commit' });
    await expect(this.button(first)).toBeVisible();
  }
  /** Lets scripts that are delayed run, and waits for the program. */
  async release() {
    if (!this.#release) return;
    this.#release();
    this.#release = null;
    await programRuns(this.page);
  }
}
