import { expect } from 'playwright/test';
import { toggle } from '../run-parts';

export default toggle((page) => expect(page.getByText(/^of \d+ advertised$/)).toBeVisible());
