import { expect } from '../../e2e/test';
import { noted } from '../../kit/check';

export default noted('cannot', 'A computer has no motion sensors. The test says so, and ends there.', {
  run: (page) =>
    expect(page.getByRole('main')).toContainText(/This device has no motion sensors|Motion sensors are blocked/),
  path: (visitor) => visitor.read(/This device has no motion sensors|This browser does not read motion sensors/),
});
