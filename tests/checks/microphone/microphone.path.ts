import { note } from '../../browsers/fixtures';
import { marked, toggle } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';

export default toggle(async (visitor) => {
  await soon(() => marked(visitor, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/);
  note('synthetic', 'The microphone is one that the browser makes up.');
});
