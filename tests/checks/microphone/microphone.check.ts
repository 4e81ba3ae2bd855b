import { marked } from '../../browsers/steps';
import { soon } from '../../browsers/visitor';
import { noted, toggle } from '../../kit/check';

export default noted(
  'synthetic',
  'The microphone is one that the browser makes up.',
  toggle((person) => soon(() => marked(person, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/)),
);
