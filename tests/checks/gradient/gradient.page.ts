import { patterns } from '../../../machines/gradient/gradient';
import { SequencePage } from '../../e2e/models/sequence.page';
import { expect, type Page } from '../../e2e/test';

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
  /** The only part of the result. */
  get entry() {
    return this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  }

  override async expectResult() {
    await super.expectResult();
    await expect(this.entry).toHaveCount(1);
  }
}
