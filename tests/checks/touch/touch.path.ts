import { paintGrid } from '../../browsers/fingers';
import { note } from '../../browsers/fixtures';
import { openView, type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await openView(visitor);
  note('synthetic', 'Fingers are scripted pointer events: no engine here can be sent more than taps.');
  await visitor.evaluate(paintGrid, { pointerType: 'touch', surface: 'touch-input' });
  await visitor.press('Escape');
  await results(visitor);
};

export default path;
