import { type Connection, isSecure } from '../../../machines/fingerprint/connection';

/** What is known without asking. While pages are prerendered there is no browser, so nothing is known. */
export function connection(): Connection {
  if (typeof window === 'undefined') return { secure: false, webauthn: false };
  return {
    secure: isSecure(location.protocol, location.hostname),
    webauthn: typeof window.PublicKeyCredential === 'function' && typeof navigator.credentials?.create === 'function',
  };
}
