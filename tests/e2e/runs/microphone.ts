import { toggle } from '../run-parts';
import { expect } from '../test';

export default toggle((page) => expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 }));
