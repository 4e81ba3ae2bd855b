import { note } from '../fixtures';
import { marked, toggle } from '../steps';
import { soon } from '../visitor';

export default toggle(async (visitor) => {
  await soon(() => marked(visitor, 'rate'), 'frames a second').toMatch(/\d/);
  note('synthetic', 'The camera is one that the browser makes up.');
});
