import { paintGrid } from '../../browsers/fingers';
import { noted, view } from '../../kit/check';

export default noted(
  'synthetic',
  'Fingers are scripted pointer events: no engine here can be sent more than taps.',
  view((person) => person.evaluate(paintGrid, { pointerType: 'touch', surface: 'touch-input' })),
);
