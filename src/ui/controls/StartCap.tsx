import { controls } from '../../../content/controls';
import * as css from '../figures/badges.css';

/** The key on a start button. Shown only inside an inspection whose next Enter starts the test. */
export const StartCap = () => (
  <span className={css.cap} aria-hidden="true">
    {controls.enter}
  </span>
);
