import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useId, useRef } from 'react';
import { checkOf } from '../../../content/catalogue';
import { controls } from '../../../content/controls';
import {
  type FingerprintReason,
  factorNote,
  factorQuestion,
  fingerprintLabels,
  fingerprintMessages,
  fingerprintPageTexts,
  fingerprintStates,
  insecureWarning,
  notAvailable,
  removalHeading,
  removalNote,
  removalWays,
  type SupportProblem,
} from '../../../content/fingerprint';
import { factors } from '../../../content/verdicts/fingerprint';
import { evidence } from '../../../machines/fingerprint/evidence';
import { factorIds, problemOf, type Support } from '../../../machines/fingerprint/fingerprint';
import { type FingerprintActor, fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';
import type { Absence } from '../../../machines/inspection/inspection';
import { connection } from '../../browser/device/connection';
import { createPasskey, passkeySupport } from '../../browser/device/passkey';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { rowsOf } from '../../check/results/result-rows';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { RunButton } from '../../ui/controls/RunButton';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { useAbsence } from '../../ui/layout/CheckHost';
import { Guide, Passages } from '../../ui/layout/Guide';
import { StatusBar } from '../../ui/layout/StatusBar';
import * as css from './Fingerprint.css';

/** The result of the fingerprint test: whether the person was verified, and whether the reader did it. */
function Results({ actor, result, heading }: Ended<FingerprintActor>) {
  const { reason, credential } = useSelector(actor, ({ context }) => context);
  const rows = rowsOf(result.parts).map((row) =>
    reason && row.key === 'verification' ? { ...row, details: <Message reason={reason} /> } : row,
  );
  return (
    <ResultPage
      result={result}
      heading={heading}
      text={reason ? fingerprintLabels.notVerified : result.details}
      rows={rows}
      onMissing={() => actor.send({ type: 'START', at: Date.now() })}
      foot={
        <>
          {!reason && <Ask actor={actor} />}
          {credential && (
            <div className={css.id}>
              <p className={css.label}>{fingerprintLabels.credential}</p>
              <p className={`${fig} ${css.value}`}>{credential.id}</p>
            </div>
          )}
        </>
      }
      aside={
        result.measurements.length > 0 && (
          <div className={css.figures}>
            <ResultFigures result={result} />
          </div>
        )
      }
      onAgain={() => actor.send({ type: 'RESET' })}
      again={controls.resetTest}
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

const busyStates = ['checking', 'testing', 'asking'] as const;

interface LiveProps {
  readonly actor: FingerprintActor;
  readonly start: Ref<HTMLButtonElement>;
  readonly problem: SupportProblem | null;
}

/** The test page before there is a result. */
function Live({ actor, start, problem }: LiveProps) {
  const support = useSelector(actor, ({ context }) => context.support);
  const value = useSelector(actor, (state) => busyStates.find((one) => state.matches(one)) ?? 'idle');
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
    <CheckPage
      check="fingerprint"
      texts={fingerprintPageTexts}
      evidence={evidence}
      guides={<Removal />}
      className={css.buttons}
      action={
        <RunButton
          ref={start}
          running={false}
          canStart={value === 'idle' && !problem}
          problem={problem !== null && { describedBy: why, onCheckAgain: onReset }}
          onClick={() => actor.send({ type: 'START', at: Date.now() })}
        />
      }
    >
      <section className={panel} aria-label={checkOf('fingerprint').name}>
        <StatusBar
          lit={value === 'testing'}
          name={problem ? notAvailable : fingerprintStates[value].name}
          text={
            problem ? (
              <span id={why}>
                <span className={css.problem}>{fingerprintMessages[problem].message}</span>.{' '}
                {fingerprintMessages[problem].why}
              </span>
            ) : (
              fingerprintStates[value].text
            )
          }
          spoken
        >
          {!problem && (
            <Button look="quiet" aria-disabled={value === 'checking' || value === 'idle'} onClick={onReset}>
              {controls.resetTest}
            </Button>
          )}
        </StatusBar>
        <Badges support={support} checking={value === 'checking'} />
        {value !== 'checking' && !support.secure && (
          <div className={css.words}>
            <VerdictBadge status="warning" word={fingerprintLabels.notSecure} />
            <p className={css.text}>{insecureWarning}</p>
          </div>
        )}
        {value === 'asking' && <Ask actor={actor} heading={question} />}
      </section>
    </CheckPage>
  );
}

/** What is known about the connection, the browser and the device. */
function Badges({ support, checking }: { support: Support; checking: boolean }) {
  const badge = (label: string, value: boolean | null, yes: string, no: string) => (
    <div className={css.badge}>
      <dt className={css.label}>{label}</dt>
      <dd>
        {checking || value === null ? (
          <VerdictBadge status="not-run" word={checking ? fingerprintStates.checking.name : controls.notKnown} />
        ) : (
          <VerdictBadge status={value ? 'pass' : 'warning'} word={value ? yes : no} />
        )}
      </dd>
    </div>
  );
  return (
    <dl className={css.badges}>
      {badge(fingerprintLabels.connection, support.secure, fingerprintLabels.secure, fingerprintLabels.notSecure)}
      {badge(fingerprintLabels.webauthn, support.webauthn, fingerprintLabels.supported, controls.notSupported)}
      {badge(
        fingerprintLabels.authenticator,
        support.authenticator,
        fingerprintLabels.available,
        fingerprintLabels.notFound,
      )}
    </dl>
  );
}

const machine = fingerprintMachine.provide({ actors: { support: passkeySupport, passkey: createPasskey } });

/** A browser that sees no reader counts as no reader. A support check that failed is no evidence either way. */
const absences: Readonly<Partial<Record<SupportProblem, Absence>>> = {
  unsupported: 'not-supported',
  'no-authenticator': 'not-fitted',
};

export default function FingerprintPage() {
  const { actor, ended, start } = useCheckActor('fingerprint', machine, { input: connection() });
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  useAbsence('fingerprint', (problem && absences[problem]) ?? null);

  return ended ? <Results {...ended} /> : <Live actor={actor} start={start} problem={problem} />;
}

const options = factorIds.map((id) => ({ id, name: factors[id] }));

/**
 * Asks how the person was verified, which only they know. With `heading` it is shown right after the verification.
 * Without it, it is shown below a result and corrects the answer.
 */
function Ask({ actor, heading }: { actor: FingerprintActor; heading?: Ref<HTMLHeadingElement> }) {
  const factor = useSelector(actor, ({ context }) => context.factor);
  return (
    <div className={css.ask}>
      {heading && (
        <div className={css.verified}>
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            {fingerprintLabels.verified}
          </h2>
          <VerdictBadge status="pass" word={fingerprintStates.asking.name} />
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

/** How to delete the passkey that the test creates. */
function Removal() {
  return (
    <Guide title={removalHeading}>
      <div>
        <p className={css.removal}>{removalNote}</p>
        <Passages of={removalWays} />
      </div>
    </Guide>
  );
}
