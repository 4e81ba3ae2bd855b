import { note } from '../../browsers/fixtures';
import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Left', 'main');
  await visitor.click('radio', 'Left', 'main');
  // Not stopped here: the tone ends by itself, and may have ended already.
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
  note('synthetic', 'Nobody hears the speakers. The answer is given as a person would give it.');
};

export default path;
