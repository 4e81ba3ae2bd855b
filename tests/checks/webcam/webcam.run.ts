import { toggle } from '../../e2e/run-parts';
import { expect } from '../../e2e/test';

export default toggle((page) => expect(page.getByText(/^of \d+ advertised$/)).toBeVisible());
