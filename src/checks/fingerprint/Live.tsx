import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef } from 'react';
import {
  fingerprintLead,
  fingerprintMessages,
  fingerprintQuestions,
  fingerprintSteps,
  insecureWarning,
} from '../../../content/fingerprint';
import type { Support } from '../../../machines/fingerprint/fingerprint';
import { plate, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { Guide, Passages, Steps } from '../../ui/Guide';
import { page } from '../../ui/observation/observation.css';
import { PageHead } from '../../ui/PageHead';
import { Stamp } from '../../ui/Stamp';
import { StatusBar } from '../../ui/StatusBar';
import { Ask } from './Ask';
import type { FingerprintActor } from './Fingerprint.page';
import { Removal } from './Removal';
import * as css from './Fingerprint.css';

type State = 'checking' | 'unavailable' | 'idle' | 'testing' | 'passed';

const words: Record<State, readonly [name: string, text: string]> = {
  checking: ['Checking', 'The browser says what this device can do.'],
  unavailable: ['Not available', 'It cannot start here.'],
  idle: ['Ready', 'Nothing is asked until you start.'],
  testing: ['Waiting for you', 'Follow the system’s own dialogue. The request ends after 60\u202fs.'],
  passed: ['Verified', 'One question is left.'],
};

/** The instrument, until there is a result. */
export function Live({ actor, start }: { actor: FingerprintActor; start: Ref<HTMLButtonElement> }) {
  const support = useSelector(actor, ({ context }) => context.support);
  const reason = useSelector(actor, ({ context }) => context.reason);
  const value = useSelector(actor, (snapshot): State => {
    if (snapshot.matches('checking')) return 'checking';
    if (snapshot.matches('testing')) return 'testing';
    if (snapshot.matches('passed')) return 'passed';
    return snapshot.context.reason ? 'unavailable' : 'idle';
  });
  const [name, text] = words[value];
  const ready = value === 'idle' || value === 'unavailable';

  // Once verified, focus goes to the question.
  const question = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (value === 'passed' && before.current !== value) question.current?.focus();
    before.current = value;
  }, [value]);

  return (
    <div className={`${wrap} ${page} ${css.buttons}`}>
      <PageHead
        number={9}
        title="Fingerprint test"
        text={fingerprintLead}
        action={
          <Button
            ref={start}
            look={ready && !reason ? 'go' : 'outline'}
            size="large"
            aria-disabled={!ready}
            onClick={() => actor.send({ type: 'START', at: Date.now() })}
          >
            Start Test
          </Button>
        }
      />
      <section className={plate} aria-label="Fingerprint">
        <StatusBar lit={value === 'testing'} name={name} text={text} spoken>
          <Button
            look="quiet"
            aria-disabled={value === 'checking' || value === 'idle'}
            onClick={() => actor.send({ type: 'RESET' })}
          >
            Reset Test
          </Button>
        </StatusBar>
        <Badges support={support} checking={value === 'checking'} />
        {support && !support.secure && (
          <div className={css.words}>
            <Stamp status="warning" word="Not secure" />
            <p className={css.text}>{insecureWarning}</p>
          </div>
        )}
        {reason && value === 'unavailable' && (
          <div className={css.words} role="alert">
            <Stamp status="warning" />
            <p className={css.text}>
              <b>{fingerprintMessages[reason].message}</b>
              {fingerprintMessages[reason].why}
            </p>
          </div>
        )}
        {value === 'passed' && <Ask actor={actor} heading={question} />}
      </section>
      <Guide title="How to test">
        <Steps of={fingerprintSteps} />
      </Guide>
      <Removal />
      <Guide title="Questions">
        <Passages of={fingerprintQuestions} />
      </Guide>
    </div>
  );
}

/** What the browser says of the connection, itself and the device. */
function Badges({ support, checking }: { support: Support | null; checking: boolean }) {
  const unknown = checking ? 'Checking' : 'Not known';
  const stamp = (value: boolean | undefined, yes: string, no: string) =>
    value !== undefined ? (
      <Stamp status={value ? 'pass' : 'warning'} word={value ? yes : no} />
    ) : (
      <Stamp status="none" word={unknown} />
    );
  return (
    <dl className={css.badges}>
      <div className={css.badge}>
        <dt className={css.label}>Connection</dt>
        <dd>{stamp(support?.secure, 'Secure', 'Not secure')}</dd>
      </div>
      <div className={css.badge}>
        <dt className={css.label}>WebAuthn in this browser</dt>
        <dd>{stamp(support?.webauthn, 'Supported', 'Not supported')}</dd>
      </div>
      <div className={css.badge}>
        <dt className={css.label}>Platform authenticator</dt>
        <dd>{stamp(support?.authenticator, 'Available', 'Not available')}</dd>
      </div>
    </dl>
  );
}
