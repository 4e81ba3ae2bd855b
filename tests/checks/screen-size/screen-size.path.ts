import { type Path, results } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.click('button', /^Calibrate/, 'main');
  await visitor.click('button', 'It Already Matches', 'main');
  await visitor.click('button', 'Save Calibration', 'main');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

export default path;
