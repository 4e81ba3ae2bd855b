import { note } from '../../browsers/fixtures';
import type { Path } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.read(/This device has no motion sensors|This browser does not read motion sensors/);
  note('cannot', 'A computer has no motion sensors. The test says so, and ends there.');
};

export default path;
