import { toggle } from '../run-parts';
import { expect } from '../test';

export default toggle((page) => expect(page.getByText(/^of \d+ advertised$/)).toBeVisible());
