import { expect } from 'playwright/test';
import { toggle } from '../run-parts';

export default toggle((page) => expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 }));
