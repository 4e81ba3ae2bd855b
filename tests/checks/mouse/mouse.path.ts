import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
    await visitor.click('button', new RegExp(`^Start ${part} test$`, 'i'), 'main');
    await visitor.click('button', 'Complete Test', 'main');
    await visitor.seeNone('button', 'Complete Test');
  }
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

export default path;
