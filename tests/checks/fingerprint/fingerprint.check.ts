import { expect } from '../../e2e/test';
import { noted } from '../../kit/check';

const refusal = 'Fingerprint authentication is not available';

export default noted(
  'untried',
  'Without a reader of fingerprints the test says that it is not available, and ends there.',
  { run: (page) => expect(page.getByRole('main')).toContainText(refusal), path: (visitor) => visitor.read(refusal) },
);
