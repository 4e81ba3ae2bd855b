import { patterns } from '../../../machines/gradient/gradient';
import { SequencePage } from '../../e2e/models/sequence.page';
import { sequence } from '../../kit/check';

/** Page object of the gradient test. */
export class GradientPage extends SequencePage {
  readonly path = '/gradient-test';
  override readonly steps = patterns.map(({ name }) => name);
  override readonly label = 'Gradient test';
  readonly banding = this.bar.getByRole('button', { name: 'Banding' });
  readonly adjust = this.bar.getByRole('button', { name: 'Adjust' });
  readonly adjustPanel = this.page.getByRole('group', { name: 'Adjust', exact: true });
}

export default sequence(4);
