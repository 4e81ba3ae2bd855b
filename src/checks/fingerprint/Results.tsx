import { useSelector } from '@xstate/react';
import type { ReactNode, Ref } from 'react';
import { type FingerprintReason, fingerprintMessages } from '../../../content/fingerprint';
import { factorWords, problemOf } from '../../../machines/fingerprint/fingerprint';
import type { Verdict } from '../../../machines/result';
import { fig, wrap } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { page } from '../../ui/observation/observation.css';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import { Ask } from './Ask';
import type { FingerprintActor } from './Fingerprint.page';
import { Removal } from './Removal';
import * as css from './Fingerprint.css';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly details: ReactNode;
  readonly status: Verdict | 'none';
}

/** How the test ended: whether somebody was verified, and whether by the reader. */
export function Results({ actor, heading }: { actor: FingerprintActor; heading: Ref<HTMLHeadingElement> }) {
  const { result, reason, factor, credential, support } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const nothingAsked = reason === 'not-available';
  const problem = nothingAsked ? problemOf(support) : null;
  const rows: readonly Row[] = [
    {
      key: 'verified',
      name: 'Verification',
      details: reason ? <Message reason={reason} /> : 'The authenticator says that it verified you (UV flag 1).',
      status: nothingAsked ? 'none' : reason ? 'fail' : 'pass',
    },
    {
      key: 'reader',
      name: 'Reader',
      details: reason ? 'Not judged.' : factorWords[factor ?? 'unsure'],
      status: reason ? 'none' : factor === 'finger' ? 'pass' : 'warning',
    },
    ...(problem
      ? [{ key: 'support', name: 'Support', details: <Message reason={problem} />, status: 'warning' } as const]
      : []),
  ];
  return (
    <div className={`${wrap} ${page} ${css.results}`}>
      <PageHead
        number={9}
        title="Fingerprint results"
        text={nothingAsked ? 'Nothing could be tested here.' : reason ? 'You were not verified.' : result.details}
        heading={heading}
      />
      <ResultSummary
        result={result}
        rows={rows}
        foot={
          <>
            {!reason && <Ask actor={actor} />}
            {credential && (
              <div className={css.id}>
                <p className={css.label}>Credential id, which is kept nowhere</p>
                <p className={`${fig} ${css.value}`}>{credential.id}</p>
              </div>
            )}
          </>
        }
        aside={result.measurements.length > 0 && <Measurements result={result} />}
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'RESET' })}
        again="Reset Test"
      />
      {credential && <Removal />}
    </div>
  );
}

function Message({ reason }: { reason: FingerprintReason }) {
  const { message, why } = fingerprintMessages[reason];
  return (
    <>
      <b className={css.message}>{message}</b>
      {why}
    </>
  );
}
