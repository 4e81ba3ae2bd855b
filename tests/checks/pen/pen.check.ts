import { paintGrid } from '../../browsers/fingers';
import { noted, view } from '../../kit/check';

const paint = view((person) => person.evaluate(paintGrid, { pointerType: 'pen', surface: 'pen-sheet' }));

export default noted(
  'synthetic',
  'The pen is scripted pointer events: no engine here can be sent those of a pen.',
  async (person) => {
    await paint(person);
    await person.read(/cells marked, 100%/);
  },
);
