import type { FingerprintReason, SupportProblem } from '../../content/fingerprint';
import { factors, figures, modelNames, say, verification } from '../../content/verdicts/fingerprint';
import { type CheckResult, type Figures, measured, observed, partOf, reported, resultOf } from '../result';
import type { AuthenticatorData } from './authenticator-data';
import type { Connection } from './connection';
import { evidence, REQUEST_TIMEOUT_MS } from './evidence';

/** What is known before the reader is used. */
export interface Support extends Connection {
  /** Whether the device can verify a person. Null if the browser did not report it. */
  readonly authenticator: boolean | null;
}

/** Why the test cannot start. Null if it can. */
export function problemOf({ webauthn, authenticator }: Support): SupportProblem | null {
  if (!webauthn) return 'unsupported';
  if (authenticator === null) return 'check-failed';
  return authenticator ? null : 'no-authenticator';
}

/** A passkey that was created. */
export interface Credential {
  readonly id: string;
  /** How the authenticator is reached, such as `internal`. Empty if the browser does not report it. */
  readonly transports: readonly string[];
  /** Null if it could not be read. */
  readonly data: AuthenticatorData | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A request that ended without a passkey. */
export interface Refusal {
  readonly reason: FingerprintReason;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The outcome of a request. */
export type Answer = Credential | Refusal;

export const isCredential = (answer: Answer): answer is Credential => 'id' in answer;

/** Whether a passkey was made and its user-verified flag is set. */
export const isVerified = (answer: Answer): boolean => isCredential(answer) && answer.data?.userVerified === true;

/** Why an answer is not a verification. */
export function failureOf(answer: Answer): FingerprintReason {
  if (!isCredential(answer)) return answer.reason;
  return answer.data ? 'unverified' : 'unreadable';
}

// https://www.w3.org/TR/webauthn-3/#sctn-createCredential
const reasons: Readonly<Record<string, FingerprintReason>> = {
  NotAllowedError: 'refused',
  NotSupportedError: 'not-supported',
  ConstraintError: 'not-supported',
  SecurityError: 'insecure',
  AbortError: 'aborted',
};
/** The browser's own time-out may come this much before ours, because its timer is coarse. */
const EARLY_TIMEOUT_MS = 500;

/**
 * The reason behind a browser's error.
 * @param name of the error. NotAllowedError and AbortError can both mean a time-out; only the time tells
 * @param waited milliseconds since the request
 */
export function reasonOf(name: string, waited: number): FingerprintReason {
  const reason = reasons[name] ?? 'other';
  const mayBeLate = reason === 'refused' || reason === 'aborted';
  return mayBeLate && waited >= REQUEST_TIMEOUT_MS - EARLY_TIMEOUT_MS ? 'timed-out' : reason;
}

export type Factor = keyof typeof factors;
export const factorIds = Object.keys(factors) as Factor[];

/** The data that a run is judged by. */
export interface FingerprintRun {
  readonly credential: Credential | null;
  readonly factor: Factor | null;
  readonly reason: FingerprintReason | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/**
 * Judges a run. Pass: the person used a finger. Fail: the authenticator created the passkey without verifying the user,
 * although verification was required. Any other outcome shows nothing about the reader.
 */
export function judgeFingerprint(run: FingerprintRun): CheckResult {
  const { reason, factor } = run;
  const verified = partOf('verification', 'finger', verification);
  const reader = partOf('reader', 'finger', evidence.finger.name);
  const details = reason === null ? say.by[factor ?? 'unsure'] : say.failed(reason);
  return resultOf({
    check: 'fingerprint',
    run,
    details,
    parts:
      reason === null
        ? [verified('pass', say.verified), reader(factor === 'finger' ? 'pass' : 'inconclusive', details)]
        : [
            verified(reason === 'unverified' ? [{ code: 'FPR-UNVERIFIED' }] : 'inconclusive', details),
            reader('not-run', say.untested),
          ],
    evidence,
    measurements: figuresOf(run),
  });
}

const UNTOLD = /^[0-]+$/;

/** The name of an authenticator. Its UUID if Assay does not know it, null if the model is not disclosed. */
export const modelName = (model: string | null): string | null =>
  model === null || UNTOLD.test(model) ? null : (modelNames[model] ?? model);

function figuresOf({ credential, factor, startedAt }: FingerprintRun): Figures {
  if (!credential) return [];
  const { data, transports, at } = credential;
  return [
    data && reported(figures.verified, say.yesOrNo(data.userVerified)),
    factor && observed(figures.factor, factors[factor]),
    measured(figures.time, Math.round((at - startedAt) / 100) / 10, 's'),
    data && reported(figures.model, modelName(data.model) || null),
    reported(figures.transports, transports.join(', ') || null),
    data && reported(figures.synced, say.yesOrNo(data.backedUp)),
  ];
}
