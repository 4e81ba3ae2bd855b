import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { expect } from '../../e2e/test';
import { noted, toggle } from '../../kit/check';

export default noted(
  'synthetic',
  'The microphone is one that the browser makes up.',
  toggle({
    run: (page) => expect(page.getByTestId('heard')).not.toHaveText(/^0\.0/, { timeout: 15_000 }),
    path: (visitor) => soon(() => marked(visitor, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/),
  }),
);
