import { fromPromise } from 'xstate';
import { passkeyName } from '../../../content/fingerprint';
import { site } from '../../../content/site';
import { authenticatorDataIn, readAuthenticatorData } from '../../../machines/fingerprint/authenticator-data';
import { REQUEST_TIMEOUT_MS } from '../../../machines/fingerprint/evidence';
import { type Answer, type Credential, reasonOf } from '../../../machines/fingerprint/fingerprint';
import { inTime } from '../in-time';
import { connection } from './connection';

/**
 * Asks the browser whether the device can verify a person. Does not prompt the person. Rejects if the browser cannot
 * say.
 */
export const passkeySupport = fromPromise<boolean>(
  async () => connection().webauthn && inTime(PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()),
);

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/**
 * Has the device verify the person once, by creating a passkey. Invoke it directly from a click, as browsers require.
 * Stopping the actor cancels the request.
 */
export const createPasskey = fromPromise<Answer>(async ({ signal }) => {
  const asked = Date.now();
  try {
    const made = await navigator.credentials.create({
      signal,
      publicKey: {
        rp: { name: site.name },
        user: { id: random(16), name: 'fingerprint-test', displayName: passkeyName(site.name) },
        challenge: random(32),
        // ES256, and RS256 for Windows Hello with older security chips.
        pubKeyCredParams: [
          { type: 'public-key', alg: -7 },
          { type: 'public-key', alg: -257 },
        ],
        authenticatorSelection: {
          authenticatorAttachment: 'platform',
          userVerification: 'required',
          residentKey: 'discouraged',
        },
        attestation: 'direct',
        timeout: REQUEST_TIMEOUT_MS,
      },
    });
    // Even if the answer comes after the request was canceled.
    if (made) forget(made.id);
    return { ...answerOf(made), at: Date.now() };
  } catch (error) {
    const now = Date.now();
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    return { reason: reasonOf(name, now - asked), at: now };
  }
});

function answerOf(made: globalThis.Credential | null): Omit<Credential, 'at'> {
  const response = made instanceof PublicKeyCredential ? made.response : null;
  if (!made || !(response instanceof AuthenticatorAttestationResponse)) throw new Error('That is no passkey');
  // Safari before 16 and Firefox before 119 have neither of the two methods.
  const bytes = response.getAuthenticatorData
    ? new Uint8Array(response.getAuthenticatorData())
    : authenticatorDataIn(new Uint8Array(response.attestationObject));
  return {
    id: made.id,
    transports: response.getTransports?.() ?? [],
    data: bytes && readAuthenticatorData(bytes),
  };
}

/** Asks the browser to delete the passkey, which is no longer needed. Browsers without this API keep it. */
function forget(credentialId: string): void {
  PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}
