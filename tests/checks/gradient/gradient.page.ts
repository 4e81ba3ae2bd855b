import { patterns } from '../../../machines/gradient/gradient';
import { SequencePage } from '../../e2e/models/sequence.page';
import type { Page } from '../../e2e/test';

/** Page object of the gradient test. */
export class GradientPage extends SequencePage {
  constructor(page: Page) {
    const names = patterns.map(({ name }) => name);
    super(page, '/gradient-test', names, 'Gradient test');
  }

  readonly banding = this.bar.getByRole('button', { name: 'Banding' });
  readonly adjust = this.bar.getByRole('button', { name: 'Adjust' });
  readonly adjustPanel = this.page.getByRole('group', { name: 'Adjust', exact: true });
}
