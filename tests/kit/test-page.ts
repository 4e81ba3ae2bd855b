import { rowOf } from '../e2e/models/parts';
import type { Page } from '../e2e/test';

/** Apart, so that the fields of classes that extend it may use the page. */
class OnPage {
  constructor(readonly page: Page) {}
}

/** What the page of each hardware test has. Page objects extend it. */
export class TestPage extends OnPage {
  readonly main = this.page.getByRole('main');
  readonly start = this.page.getByRole('button', { name: 'Start Test' });
  readonly finish = this.page.getByRole('button', { name: 'Show Result' });
  readonly again = this.page.getByRole('button', { name: 'Test Again' });
  readonly reset = this.page.getByRole('button', { name: /^(Reset( Test)?|Check Again)$/ });
  readonly resultHeading = this.page.getByRole('heading', { level: 1, name: /results$/ });
  readonly badge = this.page.getByRole('img', { name: /^Result:/ });
  readonly missing = this.page.getByRole('region', { name: 'What is missing' });

  button(name: string | RegExp) {
    return this.main.getByRole('button', { name, exact: true });
  }
  /** A row of the result. */
  row(name: string) {
    return rowOf(this.page, name).first();
  }
}
