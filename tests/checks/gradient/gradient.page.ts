import { patterns } from '../../../machines/gradient/gradient';
import { SequencePage } from '../../e2e/models/sequence.page';
import type { Page } from '../../e2e/test';

/** Page object of the gradient test. */
export class GradientPage extends SequencePage {
  constructor(page: Page) {
    super(
      page,
      '/gradient-test',
      patterns.map(({ name }) => name),
      'Gradient test',
    );
  }

  get banding() {
    return this.bar.getByRole('button', { name: 'Banding' });
  }
  get adjust() {
    return this.bar.getByRole('button', { name: 'Adjust' });
  }
  get adjustPanel() {
    return this.page.getByRole('group', { name: 'Adjust', exact: true });
  }
}
