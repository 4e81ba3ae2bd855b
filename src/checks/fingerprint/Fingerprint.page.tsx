import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import { createPasskey, passkeySupport } from '../../browser/passkey';
import { Live } from './Live';
import { Results } from './Results';

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });
export type FingerprintActor = ActorRefFrom<typeof machine>;

export default function FingerprintPage() {
  const actor = useActorRef(machine);
  const finished = useSelector(actor, ({ context }) => context.result !== null);

  // Focus follows: to the result when a run ends, back to the start for another.
  const start = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(finished);
  useEffect(() => {
    if (before.current === finished) return;
    before.current = finished;
    if (finished) {
      window.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
    } else start.current?.focus();
  }, [finished]);

  return finished ? <Results actor={actor} heading={heading} /> : <Live actor={actor} start={start} />;
}
