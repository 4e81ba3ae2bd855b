import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { type FingerprintReason, fingerprintMessages } from '../../../content/fingerprint';
import type { FingerprintActor } from '../../../machines/fingerprint/fingerprint.machine';
import { fig } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { ResultPage } from '../../ui/results/ResultPage';
import { rowsOf } from '../../ui/results/result-rows';
import { Ask } from './Ask';
import { Removal } from './Removal';
import * as css from './Fingerprint.css';

/** The result of the fingerprint test: whether the person was verified, and whether the reader did it. */
export function Results({ actor, heading }: { actor: FingerprintActor; heading: Ref<HTMLHeadingElement> }) {
  const { result, reason, credential } = useSelector(actor, ({ context }) => context);
  if (!result) return null;
  const rows = rowsOf(result.parts).map((row) =>
    reason && row.key === 'verification' ? { ...row, details: <Message reason={reason} /> } : row,
  );
  return (
    <ResultPage
      result={result}
      heading={heading}
      text={reason ? 'You were not verified, so the reader was not tested.' : result.details}
      rows={rows}
      onMissing={() => actor.send({ type: 'START', at: Date.now() })}
      foot={
        <>
          {!reason && <Ask actor={actor} />}
          {credential && (
            <div className={css.id}>
              <p className={css.label}>Credential ID of the passkey</p>
              <p className={`${fig} ${css.value}`}>{credential.id}</p>
            </div>
          )}
        </>
      }
      aside={
        result.measurements.length > 0 && (
          <div className={css.figures}>
            <Measurements result={result} />
          </div>
        )
      }
      onAgain={() => actor.send({ type: 'RESET' })}
      again="Reset Test"
    >
      {credential && <Removal />}
    </ResultPage>
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
