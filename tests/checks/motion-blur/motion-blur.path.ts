import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', 'Start Test', 'main');
  await visitor.click('button', 'Clean Edges');
  await results(visitor);
};

export default path;
