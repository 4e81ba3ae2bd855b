import { type FingerprintReason, fingerprintMessages } from '../fingerprint';
import { withUnit } from '../words';
import { rule } from './rule';

/** Words of the fingerprint test's verdicts. */

/** @param seconds that a request may take */
export const evidenceTexts = (seconds: number) => ({
  finger: rule(
    'Fingerprint reader',
    `Verify yourself with a finger within ${withUnit(seconds, 's')}. Then say that you used a finger.`,
    'Use a Finger',
  ),
});

export const verification = 'Verification';

/** What a person can be verified by. */
export const factors = { finger: 'Finger', face: 'Face', pin: 'PIN or password', unsure: 'Not sure' } as const;

export const say = {
  verified: 'The authenticator reports that it verified you.',
  /** What each answer shows about the reader. */
  by: {
    finger: 'You were verified by your finger.',
    face: 'You were verified by your face, so the reader was not tested.',
    pin: 'You were verified by a PIN or password, so the reader was not tested.',
    unsure: 'You were verified, but maybe not by the reader.',
  },
  /** The message of the error catalogue, and what it can mean. */
  failed: (reason: FingerprintReason) => `${fingerprintMessages[reason].message}. ${fingerprintMessages[reason].why}`,
  untested: 'Not tested.',
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),
} as const;

/** Names of the figures. */
export const figures = {
  verified: 'User verified',
  factor: 'Verified by',
  time: 'Time to answer',
  model: 'Authenticator',
  transports: 'Transports',
  synced: 'Synced to a cloud',
} as const;

/**
 * Names by AAGUID of authenticators that act as platform authenticators.
 * https://github.com/passkeydeveloper/passkey-authenticator-aaguids and
 * https://learn.microsoft.com/entra/identity/authentication/how-to-authentication-passkeys-fido2
 */
export const modelNames: Readonly<Record<string, string>> = {
  '08987058-cadc-4b81-b6e1-30de50dcbe96': 'Windows Hello',
  '9ddd1817-af5a-4672-a2b9-3e3dd95000a9': 'Windows Hello',
  '6028b017-b1d4-4c02-b4b3-afcdafc96bb2': 'Windows Hello',
  'fbfc3007-154e-4ecc-8c0b-6e020557d7bd': 'iCloud Keychain',
  'dd4ec289-e01d-41c9-bb89-70fa845d4bf2': 'iCloud Keychain',
  'adce0002-35bc-c60a-648b-0b25f1f05503': 'Chrome on Mac',
  'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4': 'Google Password Manager',
  'bada5566-a7aa-401f-bd96-45619a55120d': '1Password',
  'd548826e-79b4-db40-a3d8-11116f7e8349': 'Bitwarden',
};
