import { expect } from 'playwright/test';
import { note } from '../fixtures';
import { marked, toggle } from '../steps';

export default toggle(async (visitor) => {
  await expect.poll(() => marked(visitor, 'rate'), 'frames a second').toMatch(/\d/);
  note('synthetic', 'The camera is one that the browser makes up.');
});
