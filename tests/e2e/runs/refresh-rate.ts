import { toggle } from '../run-parts';

export default toggle((page) => page.waitForTimeout(500));
