import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useId, useRef } from 'react';
import {
  fingerprintLead,
  fingerprintMessages,
  fingerprintQuestions,
  fingerprintSteps,
  insecureWarning,
  notAvailable,
} from '../../../content/fingerprint';
import { evidence } from '../../../machines/fingerprint/evidence';
import { problemOf, type Support } from '../../../machines/fingerprint/fingerprint';
import type { FingerprintActor } from '../../../machines/fingerprint/fingerprint.machine';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { RunButton } from '../../ui/controls/RunButton';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { StatusBar } from '../../ui/layout/StatusBar';
import { TestGuides } from '../../ui/results/TestGuides';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { Ask } from './Ask';
import { Removal } from './Removal';
import * as css from './Fingerprint.css';

const words = {
  checking: ['Checking', 'Asking the browser what this device supports.'],
  idle: ['Ready', 'The system asks for your finger after Start Test.'],
  testing: ['Waiting for you', 'Follow the system dialog. The request ends after 60\u202fs.'],
  asking: ['Verified', 'One question is left.'],
} as const;

/** The test page before there is a result. */
export function Live({ actor, start }: { actor: FingerprintActor; start: Ref<HTMLButtonElement> }) {
  const support = useSelector(actor, ({ context }) => context.support);
  const problem = useSelector(actor, (snapshot) =>
    snapshot.matches('idle') ? problemOf(snapshot.context.support) : null,
  );
  const value = useSelector(actor, (snapshot) => {
    if (snapshot.matches('checking')) return 'checking';
    if (snapshot.matches('testing')) return 'testing';
    if (snapshot.matches('asking')) return 'asking';
    return 'idle';
  });
  const why = useId();
  const onReset = () => actor.send({ type: 'RESET' });

  // After the verification, move focus to the question.
  const question = useRef<HTMLHeadingElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (value === 'asking' && before.current !== value) question.current?.focus();
    before.current = value;
  }, [value]);

  return (
    <div className={`${page} ${css.buttons}`}>
      <PageHead
        check="fingerprint"
        title="Fingerprint test"
        text={fingerprintLead}
        action={
          <RunButton
            ref={start}
            running={false}
            canStart={value === 'idle' && !problem}
            problem={problem !== null && { describedBy: why, onCheckAgain: onReset }}
            onClick={() => actor.send({ type: 'START', at: Date.now() })}
          />
        }
      />
      <section className={panel} aria-label="Fingerprint">
        <StatusBar
          lit={value === 'testing'}
          name={problem ? notAvailable : words[value][0]}
          text={
            problem ? (
              <span id={why}>
                <span className={css.problem}>{fingerprintMessages[problem].message}</span>.{' '}
                {fingerprintMessages[problem].why}
              </span>
            ) : (
              words[value][1]
            )
          }
          spoken
        >
          {!problem && (
            <Button look="quiet" aria-disabled={value === 'checking' || value === 'idle'} onClick={onReset}>
              Reset Test
            </Button>
          )}
        </StatusBar>
        <Badges support={support} checking={value === 'checking'} />
        {value !== 'checking' && !support.secure && (
          <div className={css.words}>
            <VerdictBadge status="warning" word="Not secure" />
            <p className={css.text}>{insecureWarning}</p>
          </div>
        )}
        {value === 'asking' && <Ask actor={actor} heading={question} />}
      </section>
      <TestGuides steps={fingerprintSteps} evidence={evidence} questions={fingerprintQuestions}>
        <Removal />
      </TestGuides>
    </div>
  );
}

/** What is known about the connection, the browser and the device. */
function Badges({ support, checking }: { support: Support; checking: boolean }) {
  const badge = (value: boolean | null, yes: string, no: string) =>
    checking || value === null ? (
      <VerdictBadge status="not-run" word={checking ? 'Checking' : 'Not known'} />
    ) : (
      <VerdictBadge status={value ? 'pass' : 'warning'} word={value ? yes : no} />
    );
  return (
    <dl className={css.badges}>
      <div className={css.badge}>
        <dt className={css.label}>Connection</dt>
        <dd>{badge(support.secure, 'Secure', 'Not secure')}</dd>
      </div>
      <div className={css.badge}>
        <dt className={css.label}>WebAuthn in this browser</dt>
        <dd>{badge(support.webauthn, 'Supported', 'Not supported')}</dd>
      </div>
      <div className={css.badge}>
        <dt className={css.label}>Platform authenticator</dt>
        <dd>{badge(support.authenticator, 'Available', 'Not found')}</dd>
      </div>
    </dl>
  );
}
