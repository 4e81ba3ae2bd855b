// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { connection } from '../../../src/browser/device/connection';
import { createPasskey, passkeySupport } from '../../../src/browser/device/passkey';

/** Happy DOM has no WebAuthn. These replace the browser's classes, by which the page recognizes responses. */
class Passkey {
  static isUserVerifyingPlatformAuthenticatorAvailable = vi.fn(() => Promise.resolve(true));
  static signalUnknownCredential: unknown = vi.fn(() => Promise.resolve());
  constructor(
    readonly id: string,
    readonly response: object,
  ) {}
}
class Attestation {}

const create = vi.fn<(options: CredentialCreationOptions) => Promise<unknown>>();

function stub(name: string, value: unknown, on: object = globalThis) {
  Object.defineProperty(on, name, { value, configurable: true, writable: true });
}
beforeEach(() => {
  stub('PublicKeyCredential', Passkey);
  stub('AuthenticatorAttestationResponse', Attestation);
  stub('credentials', { create }, navigator);
  vi.clearAllMocks();
  Passkey.signalUnknownCredential = vi.fn(() => Promise.resolve());
});
afterEach(() => {
  for (const name of ['PublicKeyCredential', 'AuthenticatorAttestationResponse'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'credentials');
});

const dataWith = (flags: number) => Uint8Array.from({ length: 37 }, (_, i) => (i === 32 ? flags : 0));
const passkey = (response: object) => new Passkey('AQID', Object.assign(new Attestation(), response));
const modern = (flags: number) =>
  passkey({ getAuthenticatorData: () => dataWith(flags).buffer, getTransports: () => ['internal'] });

const request = () => toPromise(createActor(createPasskey).start());
async function reasonFor(error: unknown) {
  create.mockRejectedValue(error);
  const answer = await request();
  expect(answer).toStrictEqual({ reason: expect.any(String), at: expect.any(Number) });
  return 'reason' in answer ? answer.reason : null;
}

describe('what the device can do', () => {
  const support = () => toPromise(createActor(passkeySupport).start());

  it('is what the browser says of it', async () => {
    expect(connection()).toMatchObject({ webauthn: true });
    expect(await support()).toBe(true);
    Passkey.isUserVerifyingPlatformAuthenticatorAvailable.mockResolvedValueOnce(false);
    expect(await support()).toBe(false);
    expect(create).not.toHaveBeenCalled();
  });

  it('is nothing where the browser has no WebAuthn, as on an insecure connection', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    expect([connection().webauthn, await support()]).toEqual([false, false]);
    stub('PublicKeyCredential', Passkey);
    stub('credentials', undefined, navigator);
    expect([connection().webauthn, await support()]).toEqual([false, false]);
  });

  it('is not known when the browser fails to say', async () => {
    Passkey.isUserVerifyingPlatformAuthenticatorAvailable.mockRejectedValueOnce(new Error('broken'));
    await expect(support()).rejects.toThrow('broken');
  });
});

describe('a request for a passkey', () => {
  it('is made in the click itself, before anything is awaited', () => {
    create.mockResolvedValue(modern(0x05));
    const actor = createActor(createPasskey).start();
    expect(create).toHaveBeenCalledTimes(1);
    actor.stop();
  });

  it('asks for what is specified: ES256 first and RS256 second, which Windows Hello may need, and a new challenge', () => {
    create.mockResolvedValue(modern(0x05));
    for (let i = 0; i < 2; i++) createActor(createPasskey).start().stop();
    const [first, second] = create.mock.calls.map(([options]) => options.publicKey);
    expect(first).toMatchObject({
      rp: { name: 'Assay' },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      attestation: 'direct',
      timeout: 60_000,
    });
    expect(first?.challenge).toHaveLength(32);
    expect(second?.challenge, 'random').not.toEqual(first?.challenge);
  });

  it('gives id, transports and flags', async () => {
    create.mockResolvedValue(modern(0x05));
    expect(await request()).toMatchObject({ id: 'AQID', transports: ['internal'], data: { userVerified: true } });
    create.mockResolvedValue(modern(0x01));
    expect(await request()).toMatchObject({ data: { userVerified: false } });
  });

  it('reads the attestation object where the browser has no shorter way', async () => {
    // CBOR: map(1), "authData": bytes(37).
    const head = [0xa1, 0x68, ...new TextEncoder().encode('authData'), 0x58, 37];
    for (const flags of [0x01, 0x05]) {
      create.mockResolvedValue(passkey({ attestationObject: Uint8Array.from([...head, ...dataWith(flags)]).buffer }));
      expect(await request()).toMatchObject({ transports: [], data: { userVerified: flags === 0x05 } });
    }
    create.mockResolvedValue(passkey({ attestationObject: new Uint8Array(3).buffer }));
    expect(await request()).toMatchObject({ data: null });
  });

  it('is withdrawn when its state ends', () => {
    create.mockReturnValue(new Promise(() => undefined));
    const actor = createActor(createPasskey).start();
    const signal = create.mock.calls[0]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    actor.stop();
    expect(signal?.aborted).toBe(true);
  });

  it('says why there is none, by the name of the error', async () => {
    expect(await reasonFor(new DOMException('', 'NotAllowedError'))).toBe('refused');
    expect(await reasonFor('not even an error')).toBe('other');
  });

  it('takes no other credential for a passkey', async () => {
    for (const made of [null, { id: 'password', type: 'password' }, new Passkey('AQID', {})]) {
      create.mockResolvedValue(made);
      expect(await request()).toMatchObject({ reason: 'other' });
    }
  });

  it('has the browser delete the passkey, one that comes too late included', async () => {
    let arrive: (made: unknown) => void = () => undefined;
    create.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const actor = createActor(createPasskey).start();
    actor.stop();
    expect(Passkey.signalUnknownCredential).not.toHaveBeenCalled();
    arrive(modern(0x05));
    const made = { rpId: location.hostname, credentialId: 'AQID' };
    await expect.poll(() => Passkey.signalUnknownCredential).toHaveBeenCalledWith(made);
  });

  it('does without where the browser cannot delete, or refuses to', async () => {
    create.mockResolvedValue(modern(0x05));
    Passkey.signalUnknownCredential = vi.fn(() => Promise.reject(new DOMException('', 'SecurityError')));
    expect(await request()).toMatchObject({ id: 'AQID' });
    Passkey.signalUnknownCredential = undefined;
    expect(await request()).toMatchObject({ id: 'AQID' });
  });
});
