import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Start Listening', 'main');
  await visitor.press(...'abcdefghijklmnopqrstuvwxyz0123456789');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

export default path;
