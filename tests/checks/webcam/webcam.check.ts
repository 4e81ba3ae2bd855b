import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { expect } from '../../e2e/test';
import { noted, toggle } from '../../kit/check';

export default noted(
  'synthetic',
  'The camera is one that the browser makes up.',
  toggle({
    run: (page) => expect(page.getByText(/^of \d+ advertised$/)).toBeVisible(),
    path: (visitor) => soon(() => marked(visitor, 'rate'), 'frames a second').toMatch(/\d/),
  }),
);
