import { paintGrid } from '../../browsers/fingers';
import { noted, view } from '../../kit/check';

const { run, path } = view({
  run: async () => {},
  path: (visitor) => visitor.evaluate(paintGrid, { pointerType: 'pen', surface: 'pen-sheet' }),
});

export default noted('synthetic', 'The pen is scripted pointer events: no engine here can be sent those of a pen.', {
  run,
  path: async (visitor) => {
    await path(visitor);
    await visitor.read(/cells marked, 100%/);
  },
});
