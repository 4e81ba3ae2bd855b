import { removalHeading, removalNote, removalWays } from '../../../content/fingerprint';
import { Guide, Passages } from '../../ui/layout/Guide';
import * as css from './Fingerprint.css';

/** How to delete the passkey that the test creates. */
export function Removal() {
  return (
    <Guide title={removalHeading}>
      <div>
        <p className={css.removal}>{removalNote}</p>
        <Passages of={removalWays} />
      </div>
    </Guide>
  );
}
