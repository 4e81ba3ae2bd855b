import { note } from '../../browsers/fixtures';
import { marked, toggle } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';

export default toggle(async (visitor) => {
  await soon(() => marked(visitor, 'rate'), 'frames a second').toMatch(/\d/);
  note('synthetic', 'The camera is one that the browser makes up.');
});
