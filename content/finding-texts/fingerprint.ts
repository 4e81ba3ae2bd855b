import type { FindingTexts } from '../finding-texts';

export default {
  'FPR-UNVERIFIED': {
    meaning: 'The authenticator created a passkey without verifying anyone, although it was told to.',
    lookalikes: 'A security key without a reader.',
    remedy: 'Set up the fingerprint in the system settings, and try again.',
  },
} satisfies FindingTexts<'fingerprint'>;
