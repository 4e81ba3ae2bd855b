import { note } from '../../browsers/fixtures';
import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Start Test', 'main');
  await visitor.click('button', /Two-finger scroll/, 'main');
  await visitor.see('region', 'Two-finger scroll');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
  note('synthetic', 'No engine here has a touch pad. Its strokes are proved from generated traces.');
};

export default path;
