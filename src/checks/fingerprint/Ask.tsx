import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { factorNote, factorQuestion } from '../../../content/fingerprint';
import { factorIds, factors } from '../../../machines/fingerprint/fingerprint';
import type { FingerprintActor } from '../../../machines/fingerprint/fingerprint.machine';
import { Choice } from '../../ui/controls/Choice';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import * as css from './Fingerprint.css';

const options = factorIds.map((id) => ({ id, name: factors[id] }));

/**
 * Asks how the person was verified, which only they know. With `heading` it is shown right after the verification.
 * Without it, it is shown below a result and corrects the answer.
 */
export function Ask({ actor, heading }: { actor: FingerprintActor; heading?: Ref<HTMLHeadingElement> }) {
  const factor = useSelector(actor, ({ context }) => context.factor);
  return (
    <div className={css.ask}>
      {heading && (
        <div className={css.verified}>
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            The device verified you
          </h2>
          <VerdictBadge status="pass" word="Verified" />
        </div>
      )}
      <p className={css.note}>{factorNote}</p>
      <Choice
        look="question"
        label={factorQuestion}
        options={options}
        value={factor}
        onChange={(id) => actor.send({ type: 'ANSWER', factor: id, at: Date.now() })}
      />
    </div>
  );
}
