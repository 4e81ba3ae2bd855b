import { note } from '../../browsers/fixtures';
import type { Path } from '../../browsers/steps';

const path: Path = async (visitor) => {
  await visitor.read(/Fingerprint authentication is not available/);
  note('untried', 'Without a reader of fingerprints the test says that it is not available, and ends there.');
};

export default path;
