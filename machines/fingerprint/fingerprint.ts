import { type FingerprintReason, fingerprintMessages } from '../../content/fingerprint';
import type { CheckResult, Measurement, Verdict } from '../result';
import type { AuthenticatorData } from './authenticator-data';
import { modelName } from './models';

/** Milliseconds after which the request is withdrawn. The browser is told the same, and may still never answer. */
export const TIMEOUT = 60_000;

/** What the browser says before anything is asked of the reader. */
export interface Support {
  /** HTTPS or localhost. */
  readonly secure: boolean;
  readonly webauthn: boolean;
  /** Whether the device can verify a person. */
  readonly authenticator: boolean;
}

/** Whether a page of this address may ask for passkeys, as far as its address tells. `protocol` ends with a colon. */
export function isSecure(protocol: string, hostname: string): boolean {
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** Why the test cannot start; null when it can. No support is one that the browser failed to tell. */
export function problemOf(support: Support | null): FingerprintReason | null {
  if (!support) return 'check-failed';
  if (!support.webauthn) return 'unsupported';
  return support.authenticator ? null : 'no-authenticator';
}

/** A passkey that was made. */
export interface Credential {
  readonly id: string;
  /** How the authenticator is reached, such as `internal`; empty where the browser does not tell. */
  readonly transports: readonly string[];
  /** Null when it could not be read. */
  readonly data: AuthenticatorData | null;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A request that ended without a passkey. */
export class PasskeyError extends Error {
  constructor(
    readonly reason: FingerprintReason,
    /** Milliseconds since the epoch. */
    readonly at: number,
    options?: ErrorOptions,
  ) {
    super(`No passkey: ${reason}`, options);
    this.name = 'PasskeyError';
  }
}

// https://www.w3.org/TR/webauthn-3/#sctn-createCredential
const reasons: Readonly<Record<string, FingerprintReason>> = {
  NotAllowedError: 'refused',
  NotSupportedError: 'not-supported',
  ConstraintError: 'not-supported',
  SecurityError: 'insecure',
  AbortError: 'timed-out',
};
/** Some browsers' timers are a little ahead. */
const EARLY = 500;

/**
 * What the name of a browser's error means, `waited` milliseconds after the request. NotAllowedError also stands for the
 * browser's own time-out, which only the time tells apart.
 */
export function reasonOf(name: string, waited: number): FingerprintReason {
  if (name === 'NotAllowedError' && waited >= TIMEOUT - EARLY) return 'timed-out';
  return reasons[name] ?? 'other';
}

export const factors = {
  finger: 'Finger',
  face: 'Face',
  pin: 'PIN or password',
  unsure: 'Not sure',
} as const;
export type Factor = keyof typeof factors;
export const factorIds = Object.keys(factors) as Factor[];

/** The facts of one run, from which it is judged. */
export interface FingerprintRun {
  readonly credential: Credential | null;
  readonly factor: Factor | null;
  readonly reason: FingerprintReason | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What was found of the reader, one sentence for each factor. */
export const factorWords: Readonly<Record<Factor, string>> = {
  finger: 'You were verified by your finger.',
  face: 'You were verified, but not by the reader: you used your face.',
  pin: 'You were verified, but not by the reader: you used a PIN or password.',
  unsure: 'You were verified, but not certainly by the reader.',
};

/** Judges a run: a pass by a finger alone, a warning by anything else or when nothing could be asked, else a fail. */
export function judgeFingerprint(run: FingerprintRun): CheckResult {
  const { reason, factor, startedAt, finishedAt } = run;
  const verified = reason === null;
  const finger = verified && factor === 'finger';
  const status: Verdict = finger ? 'pass' : verified || reason === 'not-available' ? 'warning' : 'fail';
  return {
    check: 'fingerprint',
    name: 'Fingerprint',
    status,
    details: verified ? factorWords[factor ?? 'unsure'] : sentenceOf(reason),
    measurements: measurementsOf(run),
    fineness: { passed: Number(verified) + Number(finger), run: verified ? 2 : reason === 'not-available' ? 0 : 1 },
    startedAt,
    finishedAt,
  };
}

/** The message of the catalogue with what it can mean. */
function sentenceOf(reason: FingerprintReason): string {
  const { message, why } = fingerprintMessages[reason];
  return `${message}. ${why}`;
}

function measurementsOf({ credential, factor, startedAt }: FingerprintRun): Measurement[] {
  if (!credential) return [];
  const { data, transports, at } = credential;
  const model = data && modelName(data.model);
  return [
    ...(data
      ? [{ name: 'User verified', value: data.userVerified ? 'yes' : 'no', unit: '', source: 'reported' } as const]
      : []),
    ...(factor ? [{ name: 'Verified by', value: factors[factor], unit: '', source: 'observed' } as const] : []),
    { name: 'Time to answer', value: Math.round((at - startedAt) / 100) / 10, unit: 's', source: 'measured' },
    ...(model ? [{ name: 'Authenticator', value: model, unit: '', source: 'reported' } as const] : []),
    ...(transports.length > 0
      ? [{ name: 'Transports', value: transports.join(', '), unit: '', source: 'reported' } as const]
      : []),
    ...(data
      ? [{ name: 'Copied to a cloud', value: data.backedUp ? 'yes' : 'no', unit: '', source: 'reported' } as const]
      : []),
  ];
}
