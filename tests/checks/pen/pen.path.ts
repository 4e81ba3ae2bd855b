import { paintGrid } from '../../browsers/fingers';
import { note } from '../../browsers/fixtures';
import { openView, type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await openView(visitor);
  note('synthetic', 'The pen is scripted pointer events: no engine here can be sent those of a pen.');
  await visitor.evaluate(paintGrid, { pointerType: 'pen', surface: 'pen-sheet' });
  await visitor.press('Escape');
  await results(visitor);
  await visitor.read(/cells marked, 100%/);
};

export default path;
