import { fromPromise } from 'xstate';
import { site } from '../../content/site';
import { authenticatorDataIn, readAuthenticatorData } from '../../machines/fingerprint/authenticator-data';
import {
  type Credential,
  isSecure,
  PasskeyError,
  reasonOf,
  type Support,
  TIMEOUT,
} from '../../machines/fingerprint/fingerprint';

/** Asks the browser what it and the device can do; nothing is asked of the person. Rejects when the browser fails to say. */
export const passkeySupport = fromPromise<Support>(async () => {
  const webauthn =
    typeof window.PublicKeyCredential === 'function' && typeof navigator.credentials?.create === 'function';
  return {
    secure: isSecure(location.protocol, location.hostname),
    webauthn,
    authenticator: webauthn && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
  };
});

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/**
 * Has the device verify the person once, by making a passkey. Invoke it straight from a click: browsers ask for one. The
 * request is withdrawn when the actor stops. Rejects with a `PasskeyError`.
 */
export const createPasskey = fromPromise<Credential>(async ({ signal }) => {
  const asked = Date.now();
  try {
    const made = await navigator.credentials.create({
      signal,
      publicKey: {
        rp: { name: site.name },
        user: { id: random(16), name: 'fingerprint-test', displayName: `${site.name} fingerprint test` },
        challenge: random(32),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'direct',
        timeout: TIMEOUT,
      },
    });
    // Also when the answer comes after the request was withdrawn.
    if (made) forget(made.id);
    return { ...answerOf(made), at: Date.now() };
  } catch (error) {
    const now = Date.now();
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new PasskeyError(reasonOf(name, now - asked), now, { cause: error });
  }
});

function answerOf(made: globalThis.Credential | null): Omit<Credential, 'at'> {
  const response = made instanceof PublicKeyCredential ? made.response : null;
  if (!made || !(response instanceof AuthenticatorAttestationResponse)) throw new Error('That is no passkey');
  // Safari before 16 and Firefox before 119 have neither of the two.
  const bytes = response.getAuthenticatorData
    ? new Uint8Array(response.getAuthenticatorData())
    : authenticatorDataIn(new Uint8Array(response.attestationObject));
  return {
    id: made.id,
    transports: response.getTransports?.() ?? [],
    data: bytes && readAuthenticatorData(bytes),
  };
}

/** Asks the browser to delete a passkey that nobody will use. Browsers without the call keep it. */
function forget(credentialId: string): void {
  PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}
