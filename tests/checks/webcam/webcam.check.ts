import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { noted, toggle } from '../../kit/check';

export default noted(
  'synthetic',
  'The camera is one that the browser makes up.',
  toggle((person) => soon(() => marked(person, 'rate'), 'frames a second').toMatch(/\d/)),
);
