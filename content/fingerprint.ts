import type { PageTexts, Passages } from './passages';

export const description =
  'Verify yourself once with the built-in sensor through a passkey, and see what a browser can and cannot know about it.';

/** Texts of the fingerprint test. */

/** Why a test could not start or did not pass: the exact message, and what it may mean. */
export const fingerprintMessages = {
  unsupported: {
    message: 'WebAuthn is not supported in this browser',
    why: 'Update the browser, or open this page in another one. Browsers also hide WebAuthn on insecure connections.',
  },
  'no-authenticator': {
    message: 'No platform authenticator (fingerprint, face ID, etc.) available on this device',
    why: 'There is no reader, or none is set up. Add a fingerprint in the system settings, then check again.',
  },
  'check-failed': {
    message: 'Error checking fingerprint support',
    why: 'The browser did not say whether this device has an authenticator. Check again.',
  },
  refused: {
    message: 'Permission denied or user cancelled the request',
    why: 'The request was canceled, or your finger was not recognized. Browsers report both the same way. Try again, and compare with the system sign-in.',
  },
  'not-supported': {
    message: 'Fingerprint authentication is not supported on this device',
    why: 'The authenticator cannot verify you, or it supports neither type of key (ES256, RS256).',
  },
  insecure: {
    message: 'Security error - make sure you are on HTTPS',
    why: 'A passkey needs a domain name over HTTPS. An IP address does not work.',
  },
  'timed-out': {
    message: 'Request was aborted or timed out',
    why: 'No answer came within 60 s, so the request was ended.',
  },
  aborted: {
    message: 'Request was aborted or timed out',
    why: 'The browser or another program ended the request before its 60 s were over. Try again.',
  },
  unverified: {
    message: 'Fingerprint test failed',
    why: 'A passkey was created, but its user-verified flag (UV) is 0. The authenticator did not check finger, face or PIN.',
  },
  unreadable: {
    message: 'Fingerprint test failed',
    why: 'A passkey was created, but its answer could not be read. It does not show whether you were verified.',
  },
  other: {
    message: 'Fingerprint test failed',
    why: 'The browser gave an unknown reason. Try again, or try another browser.',
  },
} as const satisfies Record<string, { readonly message: string; readonly why: string }>;

export const fingerprintLabels = {
  notVerified: 'You were not verified, so the reader was not tested.',
  credential: 'Credential ID of the passkey',
  verified: 'The device verified you',
  connection: 'Connection',
  secure: 'Secure',
  notSecure: 'Not secure',
  webauthn: 'WebAuthn in this browser',
  supported: 'Supported',
  authenticator: 'Platform authenticator',
  available: 'Available',
  notFound: 'Not found',
} as const;

/** What the test does. */
export const fingerprintStates = {
  checking: { name: 'Checking', text: 'Asking the browser what this device supports.' },
  idle: { name: 'Ready', text: 'The system asks for your finger after Start Test.' },
  testing: { name: 'Waiting for you', text: 'Follow the system dialog. The request ends after 60\u202fs.' },
  asking: { name: 'Verified', text: 'One question is left.' },
} as const;

/** Shown while the test cannot start, above the reason. */
export const notAvailable = 'Fingerprint authentication is not available';

/** Name of the passkey's account, as the system shows it. */
export const passkeyName = (site: string) => `${site} fingerprint test`;

/** Why the test cannot start. */
export type SupportProblem = 'unsupported' | 'no-authenticator' | 'check-failed';
/** Why a request ended without verification. */
export type FingerprintReason = Exclude<keyof typeof fingerprintMessages, SupportProblem>;

export const insecureWarning =
  'This connection is neither HTTPS nor localhost. Browsers allow passkeys only on secure connections.';

export const factorQuestion = 'What did you use?';

export const factorNote =
  'The browser says that you were verified, but not how. It cannot tell a finger from a face or a PIN.';

export const fingerprintPageTexts: PageTexts = {
  lead: 'Let the built-in reader verify you once. Assay stores no fingerprint; the device may keep one unused passkey.',
  steps: [
    'Add a fingerprint in the system settings, if there is none yet.',
    'Choose Start Test. The system, not this page, asks you to verify yourself.',
    'Touch the reader. If the system asks for a PIN first, switch to the fingerprint.',
    'Say what you used. Only a finger is a pass.',
    'Test again with the finger turned a little. A worn reader fails at some angles.',
  ],
  questions: {
    'What does Assay learn about me?': [
      'Only that you were verified, and by which type of authenticator. Fingerprints never leave the device. No page can see, count or compare them.',
      'The result stays in this browser tab until you close the tab. Nothing is sent. The device may keep the passkey; see Remove the passkey.',
    ],
    'Why can it not tell a finger from a PIN?': [
      'A passkey has one flag for “user verified”. The system decides how to verify you. Windows with a PIN only sets the same flag as a laptop with a reader.',
      'So Assay asks you, and marks the answer as observed by you. After a PIN or a face the result is Cannot tell, because the reader was not used.',
    ],
    'I was not verified. Is the reader broken?': [
      'The page cannot tell. A dry or wet finger, a poor fingerprint setup and a canceled dialog all look the same to it. So the result is Cannot tell.',
      'Clean the reader, set up the finger again and repeat the test. If the system sign-in rejects the finger too, the reader is faulty.',
    ],
    'The system asks for a PIN, not for a finger': [
      'Either no finger is set up, the reader was not found, or it failed several times. On Windows, open Settings, Accounts, Sign-in options. A working reader shows Fingerprint recognition (Windows Hello) as available.',
      'A password manager may answer instead of the system. Choose this device in its dialog.',
    ],
  },
};

export const removalHeading = 'Remove the passkey';

export const removalNote =
  'The test creates one passkey that signs in nowhere. Assay asks the browser to delete it, but not every system does.';

/** Where each system lists the passkey. */
export const removalWays: Passages = {
  Windows: [
    'Open Settings, Accounts, Passkeys. Find this site’s address, open the menu with three dots and choose Delete passkey.',
    'Windows 10 and early Windows 11 have no such list. There Chrome has one: Settings, Autofill and passwords, Google Password Manager.',
  ],
  macOS: [
    'Open the Passwords app, or System Settings, Passwords before macOS 15. Search for this site’s address and delete the entry.',
    'If Chrome made it: Chrome’s Settings, Autofill and passwords, Google Password Manager, and search there.',
  ],
  Android: [
    'Open Chrome’s Settings, Google Password Manager. Search for this site’s address, open the entry and delete it.',
    'On a Samsung phone that keeps passkeys itself, look in Samsung Pass.',
  ],
  ChromeOS: [
    'Open Chrome’s Settings, Autofill and passwords, Google Password Manager. Search for this site’s address and delete the entry.',
  ],
};
