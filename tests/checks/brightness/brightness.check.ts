import { levels } from '../../../machines/brightness/brightness';
import { SequencePage } from '../../e2e/models/sequence.page';
import { sequence } from '../../kit/check';

/** Page object of the brightness test. */
export class BrightnessPage extends SequencePage {
  readonly path = '/brightness-test';
  override readonly steps = levels.map(({ name }) => name);
  override readonly label = 'Brightness test';

  /** The button that shows a chart instead of the level. */
  chart(name: 'Near-Black' | 'Near-White' | 'Gamma' | 'Contrast') {
    return this.bar.getByRole('button', { name });
  }
  patch(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** Hides the numbers of a chart, which stay on it while the controls rest. */
  async hideNumbers() {
    await this.layer.locator('div[aria-hidden=true]').evaluateAll((all: HTMLElement[]) => {
      for (const numbers of all) numbers.style.visibility = 'hidden';
    });
  }
}

export default sequence(4);
