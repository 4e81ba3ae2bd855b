/** What the fingerprint test's page says. */

export const fingerprintLead =
  'Let the built-in sensor verify you once. Assay asks for a passkey, reads the answer and keeps nothing.';

/** Why a test could not start or did not pass: the exact message, and what it can mean. */
export const fingerprintMessages = {
  unsupported: {
    message: 'WebAuthn is not supported in this browser',
    why: 'Update the browser, or open this page in another one. On an insecure connection browsers hide it too.',
  },
  'no-authenticator': {
    message: 'No platform authenticator (fingerprint, face ID, etc.) available on this device',
    why: 'There is no reader, or none is set up. Add a finger in the system’s settings, then come back.',
  },
  'check-failed': {
    message: 'Error checking fingerprint support',
    why: 'The browser did not say whether this device has an authenticator. Reload the page to ask again.',
  },
  'not-available': {
    message: 'Fingerprint authentication is not available',
    why: 'Nothing was asked of the reader, so this says nothing about it.',
  },
  refused: {
    message: 'Permission denied or user cancelled the request',
    why: 'A browser gives this one answer for a cancelled request and for a finger that was not recognized. It alone does not prove a broken reader: try again, and compare with the system’s own sign-in.',
  },
  'not-supported': {
    message: 'Fingerprint authentication is not supported on this device',
    why: 'The authenticator cannot verify a person, or not with the one kind of key that is asked for (ES256).',
  },
  insecure: {
    message: 'Security error - make sure you are on HTTPS',
    why: 'A passkey needs a domain name over HTTPS. An address of digits has none.',
  },
  'timed-out': {
    message: 'Request was aborted or timed out',
    why: 'No answer came within 60 s. Assay has withdrawn the request.',
  },
  unverified: {
    message: 'Fingerprint test failed',
    why: 'A passkey was made, but its user-verified flag (UV) is 0: nobody’s finger, face or PIN was checked.',
  },
  unreadable: {
    message: 'Fingerprint test failed',
    why: 'A passkey was made, but its answer could not be read, so nothing shows that anybody was verified.',
  },
  other: {
    message: 'Fingerprint test failed',
    why: 'The browser gave a reason that no standard names. Try again, then try another browser.',
  },
} as const satisfies Record<string, { readonly message: string; readonly why: string }>;

export type FingerprintReason = keyof typeof fingerprintMessages;

export const insecureWarning =
  'This connection is neither HTTPS nor localhost. Browsers allow passkeys on secure connections only.';

export const factorQuestion = 'What did you verify yourself with?';

export const factorNote =
  'The browser says that you were verified, never how. It cannot tell a finger from a face or a PIN, so only you know.';

export const fingerprintSteps: readonly string[] = [
  'Add a finger in the system’s settings, if the system knows none yet.',
  'Choose Start Test. The system, not this page, asks you to verify yourself.',
  'Touch the reader. If a PIN is asked for first, look for a switch to the fingerprint.',
  'Say what you used. Only a finger passes.',
  'Test again with the finger turned a little. A worn reader fails at some angles.',
];

export const fingerprintQuestions: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: 'What does Assay learn about me?',
    paragraphs: [
      'That somebody was verified, and by which kind of authenticator. Fingerprints never leave the reader’s own chip: no page can see, count or compare them.',
      'The challenge is random, the answer is read once and dropped. Nothing is stored and nothing is sent.',
    ],
  },
  {
    title: 'Why can it not tell a finger from a PIN?',
    paragraphs: [
      'A passkey carries one flag for “user verified”. The standard leaves it to the system how it does that. Windows with a PIN alone sets the same flag as a laptop with a reader.',
      'So Assay asks you, and marks that answer as observed by you. A PIN or a face ends in a warning: verified, but not by the reader.',
    ],
  },
  {
    title: 'Does a failed test mean a broken reader?',
    paragraphs: [
      'Not by itself. A dry or wet finger, a finger that was set up badly and a cancelled dialogue all end the same way for a page.',
      'Clean the reader, set the finger up anew and test again. If the system’s own sign-in refuses the same finger too, the reader is at fault.',
    ],
  },
  {
    title: 'The system asks for a PIN, not for a finger',
    paragraphs: [
      'Either no finger is set up, or the reader is not found, or it failed a few times and the system fell back. On Windows look for Settings, Accounts, Sign-in options: a reader that works shows Fingerprint recognition (Windows Hello) as available.',
      'A password manager may also answer in place of the system. Choose this device in its dialogue.',
    ],
  },
];

export const removalHeading = 'Remove the passkey';

export const removalNote =
  'The test leaves one passkey behind. It opens nothing. Assay asks the browser to delete it; not every system does.';

/** Where each system lists the passkey. */
export const removalWays: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: 'Windows',
    paragraphs: [
      'Open Settings, Accounts, Passkeys. Find this site’s address, open the menu with three dots and choose Delete passkey.',
      'Windows 10 and early Windows 11 have no such list. There Chrome has one: Settings, Autofill and passwords, Google Password Manager.',
    ],
  },
  {
    title: 'macOS',
    paragraphs: [
      'Open the Passwords app, or System Settings, Passwords before macOS 15. Search for this site’s address and delete the entry.',
      'If Chrome made it: Chrome’s Settings, Autofill and passwords, Google Password Manager, and search there.',
    ],
  },
  {
    title: 'Android',
    paragraphs: [
      'Open Chrome’s Settings, Google Password Manager. Search for this site’s address, open the entry and delete it.',
      'On a Samsung phone that keeps passkeys itself, look in Samsung Pass.',
    ],
  },
  {
    title: 'ChromeOS',
    paragraphs: [
      'Open Chrome’s Settings, Autofill and passwords, Google Password Manager. Search for this site’s address and delete the entry.',
    ],
  },
];
