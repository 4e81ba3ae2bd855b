import { expect } from 'playwright/test';
import { note } from '../fixtures';
import { marked, toggle } from '../steps';

export default toggle(async (visitor) => {
  await expect.poll(() => marked(visitor, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/);
  note('synthetic', 'The microphone is one that the browser makes up.');
});
