import { captureFailures } from '../../../content/capture';
import { micInsecure, micLead } from '../../../content/microphone';
import { panel } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Microphone.css';

/** Shown instead of the test where the browser has no microphone access. */
export function NotSupported({ secure }: { secure: boolean }) {
  return (
    <div className={page}>
      <PageHead check="microphone" title="Microphone test" text={micLead} />
      <section className={`${panel} ${css.refusal}`} aria-label="Not supported">
        <VerdictBadge status="warning" word="Not supported" />
        <p>{captureFailures.unsupported.microphone.message}</p>
        {!secure && <p className={css.hint}>{micInsecure}</p>}
        <ButtonLink look="outline" href="/">
          See All Tests
        </ButtonLink>
      </section>
    </div>
  );
}
