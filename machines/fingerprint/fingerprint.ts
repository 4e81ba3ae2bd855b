import { type FingerprintReason, fingerprintMessages, type SupportProblem } from '../../content/fingerprint';
import {
  type CheckResult,
  type Figures,
  measured,
  type Outcome,
  observed,
  type Part,
  partOf,
  reported,
  resultOf,
} from '../result';
import type { AuthenticatorData } from './authenticator-data';
import { evidence, type FingerprintRule, REQUEST_TIMEOUT_MS } from './evidence';
import { modelName } from './models';

/** What the page knows without asking the person. */
export interface Connection {
  /** HTTPS or localhost. */
  readonly secure: boolean;
  readonly webauthn: boolean;
}

/** What is known before the reader is used. */
export interface Support extends Connection {
  /** Whether the device can verify a person. Null if the browser did not report it. */
  readonly authenticator: boolean | null;
}

/** Whether a page at this address may ask for passkeys. `protocol` ends with a colon. */
export function isSecure(protocol: string, hostname: string): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
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

export const factors = {
  finger: 'Finger',
  face: 'Face',
  pin: 'PIN or password',
  unsure: 'Not sure',
} as const;
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

/** What each answer shows about the reader, in one sentence. */
const factorWords: Readonly<Record<Factor, string>> = {
  finger: 'You were verified by your finger.',
  face: 'You were verified by your face, so the reader was not tested.',
  pin: 'You were verified by a PIN or password, so the reader was not tested.',
  unsure: 'You were verified, but maybe not by the reader.',
};

/**
 * Judges a run. Pass: the person used a finger. Fail: the authenticator created the passkey without verifying the user,
 * although verification was required. Any other outcome shows nothing about the reader.
 */
export function judgeFingerprint(run: FingerprintRun): CheckResult {
  const { reason, factor } = run;
  return resultOf({
    check: 'fingerprint',
    run,
    details: reason === null ? factorWords[factor ?? 'unsure'] : sentenceOf(reason),
    parts: partsOf(run),
    evidence,
    measurements: measurementsOf(run),
  });
}

function partsOf({ reason, factor }: FingerprintRun): readonly Part<FingerprintRule>[] {
  const verification = partOf('verification', 'finger', 'Verification');
  const reader = partOf('reader', 'finger', 'Fingerprint reader');
  if (reason !== null) {
    const outcome: Outcome = reason === 'unverified' ? [{ code: 'FPR-UNVERIFIED' }] : 'inconclusive';
    return [verification(outcome, sentenceOf(reason)), reader('not-run', 'Not tested.')];
  }
  return [
    verification('pass', 'The authenticator reports that it verified you.'),
    reader(factor === 'finger' ? 'pass' : 'inconclusive', factorWords[factor ?? 'unsure']),
  ];
}

/** The message of the error catalogue, and what it can mean. */
function sentenceOf(reason: FingerprintReason): string {
  const { message, why } = fingerprintMessages[reason];
  return `${message}. ${why}`;
}

function measurementsOf({ credential, factor, startedAt }: FingerprintRun): Figures {
  if (!credential) return [];
  const { data, transports, at } = credential;
  return [
    data && reported('User verified', data.userVerified ? 'yes' : 'no'),
    factor && observed('Verified by', factors[factor]),
    measured('Time to answer', Math.round((at - startedAt) / 100) / 10, 's'),
    data && reported('Authenticator', modelName(data.model) || null),
    transports.length > 0 && reported('Transports', transports.join(', ')),
    data && reported('Synced to a cloud', data.backedUp ? 'yes' : 'no'),
  ];
}
