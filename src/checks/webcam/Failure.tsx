import { useSelector } from '@xstate/react';
import { webcamFailures, webcamHints } from '../../../content/webcam';
import type { Failure as Reason } from '../../../machines/webcam/camera-facts';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import type { WebcamActor } from './actor';
import * as css from './Live.css';

/** Short names of the failures. Only a camera that was not found is no camera. */
const words: Record<Reason['reason'], string> = {
  unsupported: 'Not supported',
  denied: 'Access denied',
  'not-found': 'No camera',
  'not-readable': 'Camera busy',
  'over-constrained': 'Not available',
  'time-out': 'No answer',
  lost: 'Disconnected',
  other: 'Camera error',
};

/** Why there is no picture: the exact message, and what else is known. */
export function Failure({ actor }: { actor: WebcamActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  const hint = hintOf(failure);
  return (
    <div className={css.failure} role="alert">
      <VerdictBadge status="warning" word={words[failure.reason]} />
      <div>
        <p className={css.message}>{messageOf(failure)}</p>
        {hint && <p className={css.note}>{hint}</p>}
      </div>
    </div>
  );
}

function messageOf({ reason }: Reason): string {
  return reason === 'time-out' || reason === 'over-constrained' ? webcamFailures.other : webcamFailures[reason];
}

function hintOf({ reason, constraint }: Reason): string | null {
  if (reason === 'denied') return webcamHints.denied;
  if (reason === 'time-out') return webcamHints.timeOut;
  if (reason !== 'over-constrained' || !constraint) return null;
  return constraint === 'deviceId' ? webcamHints.chosenGone : `${webcamHints.constraint} ${constraint}.`;
}
