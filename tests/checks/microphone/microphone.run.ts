import { toggle } from '../../e2e/run-parts';
import { expect } from '../../e2e/test';

export default toggle((page) => expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 }));
