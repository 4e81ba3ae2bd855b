import { useSelector } from '@xstate/react';
import { captureFailures } from '../../../content/capture';
import { webcamHints } from '../../../content/webcam';
import type { Failure as Reason } from '../../../machines/webcam/camera-facts';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Webcam.css';

/** Why there is no picture: the exact message, and what else is known. */
export function Failure({ actor }: { actor: WebcamActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  const { word, message, hint } = captureFailures[failure.reason].webcam;
  const more = hint ?? hintOf(failure);
  return (
    <div className={css.failure} role="alert">
      <VerdictBadge status="warning" word={word} />
      <div>
        <p className={css.message}>{message}</p>
        {more && <p className={css.note}>{more}</p>}
      </div>
    </div>
  );
}

function hintOf({ reason, constraint }: Reason): string | null {
  if (reason !== 'over-constrained' || !constraint) return null;
  return constraint === 'deviceId' ? webcamHints.chosenGone : `${webcamHints.constraint} ${constraint}.`;
}
