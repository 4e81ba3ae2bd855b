import { captureFailures } from '../../../content/capture';
import { webcamHints, webcamLead } from '../../../content/webcam';
import { panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Webcam.css';

/** Shown instead of the test where the browser has no camera access. */
export function Unsupported() {
  return (
    <div className={page}>
      <PageHead check="webcam" title="Webcam test" text={webcamLead} />
      <div className={panel}>
        <div className={css.failure} role="alert">
          <VerdictBadge status="warning" word="Not supported" />
          <div>
            <p className={css.message}>{captureFailures.unsupported.webcam.message}</p>
            <p className={css.note}>{webcamHints.unsupported}</p>
          </div>
        </div>
        <div className={css.section}>
          <ButtonLink href="/">See All Tests</ButtonLink>
        </div>
      </div>
    </div>
  );
}
