import { note } from '../../browsers/fixtures';
import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Add Port', 'main');
  await visitor.click('button', 'Start Test', 'main');
  note('synthetic', 'Nothing can be plugged in here, so the port is skipped.');
  await visitor.click('button', 'Skip', 'main');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

export default path;
