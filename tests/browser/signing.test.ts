import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatKey, keyAddress, keyName, readKey } from '../../machines/report/key-file';
import { fromHex } from '../../measure/report/bytes';

const timeout = 60_000;

/** RFC 8032, section 7.1: tests 1 and 2, because their messages are text. */
const vectors = [
  {
    seed: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
    key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    text: '',
    signature:
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  },
  {
    seed: '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
    key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    text: 'r',
    signature:
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  },
] as const;

/** The module in a browser with or without native Ed25519. */
async function moduleWith(isNative: boolean) {
  vi.resetModules();
  if (!isNative) {
    const { generateKey } = crypto.subtle;
    vi.spyOn(crypto.subtle, 'generateKey').mockImplementation(((kind: unknown, ...rest: unknown[]) =>
      kind === 'Ed25519'
        ? Promise.reject(new DOMException('Unknown', 'NotSupportedError'))
        : (generateKey as (...all: unknown[]) => Promise<unknown>).call(crypto.subtle, kind, ...rest)) as never);
  }
  return import('../../src/browser/report/ed25519');
}

afterEach(() => vi.restoreAllMocks());

describe.each([
  ['by the browser', true],
  ['by the library', false],
])('a key that signs %s', { timeout }, (_, isNative) => {
  it.each(vectors)('gives key and signature of RFC 8032 for %j', async ({ seed, key, text, signature }) => {
    const { hasEd25519, isSigned, keyPairOf, signText } = await moduleWith(isNative);
    expect(await hasEd25519()).toBe(isNative);
    const pair = await keyPairOf(new Uint8Array(fromHex(seed)));
    expect(pair.key).toBe(key);
    expect(pair.secret.kind).toBe(isNative ? 'native' : 'wrapped');
    expect(await signText(pair.secret, text)).toBe(signature);
    expect(await isSigned(key, text, signature)).toBe(true);
    expect(await isSigned(key, `${text}!`, signature)).toBe(false);
    expect(await isSigned(key, text, signature.replace('a', 'b'))).toBe(false);
    expect(await isSigned('00', text, 'zz')).toBe(false);
  });

  it('C5: of small or mixed order, or not in its only encoding, verifies nothing', async () => {
    const { isSigned } = await moduleWith(isNative);
    const { Point } = await import('@noble/ed25519');
    const [{ key, text, signature }] = vectors;
    const order8 = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');
    const mixed = (hex: string) => Point.fromHex(hex).add(order8).toHex();
    const identity = `01${'00'.repeat(31)}`;
    const keys = {
      identity,
      // y = p + 1, which is the identity again.
      'identity, another encoding': `ee${'ff'.repeat(30)}7f`,
      'order 8': order8.toHex(),
      mixed: mixed(key),
    };
    for (const [name, other] of Object.entries(keys)) {
      // With a key of small order, R as the same point and s = 0 fits any text.
      expect(await isSigned(other, text, `${identity}${'00'.repeat(32)}`), name).toBe(false);
      expect(await isSigned(other, text, signature), name).toBe(false);
    }
    expect(await isSigned(key, text, mixed(signature.slice(0, 64)) + signature.slice(64))).toBe(false);
  });

  it('cannot be exported', async () => {
    const { keyPairOf, randomSeed } = await moduleWith(isNative);
    const { secret } = await keyPairOf(randomSeed());
    const kept = secret.kind === 'native' ? secret.key : secret.by;
    expect(kept.extractable).toBe(false);
    await expect(crypto.subtle.exportKey('pkcs8', kept)).rejects.toThrow();
  });
});

it('the file of a private key is opened by its passphrase alone, and refused where it is damaged or something else', {
  timeout,
}, async () => {
  const { formatBackup, readBackup } = await import('../../src/browser/report/key-backup');
  const seed = new Uint8Array(fromHex(vectors[0].seed));
  const text = await formatBackup(seed, 'Bench 4', 'correct horse');
  expect(text).not.toContain(vectors[0].seed);
  expect(await readBackup(text, 'correct horse')).toEqual({ ok: true, seed, name: 'Bench 4' });
  expect(await readBackup(text, 'wrong horse')).toEqual({ ok: false, refusal: 'passphrase' });
  const damaged = text.replace(/(?<="data": ")../, (two) => (two === '00' ? '11' : '00'));
  expect(await readBackup(damaged, 'correct horse')).toEqual({ ok: false, refusal: 'passphrase' });
  const greedy = text.replace(/"iterations": \d+/, '"iterations": 4000000000');
  for (const other of ['', '{}', '[1]', 'x'.repeat(5000), greedy, text.replace('"format": 1', '"format": 2')])
    expect(await readBackup(other, 'correct horse')).toEqual({ ok: false, refusal: 'not-a-backup' });
});

describe('a public key', () => {
  it('is read from its file and from its digits, and from nothing else', async () => {
    const { key } = vectors[0];
    const northgate = { key, name: 'Northgate, Bench 4' };
    expect(readKey(formatKey(northgate))).toEqual({ ok: true, key: northgate });
    const address = keyAddress('https://assay.example/keys', northgate);
    expect(address).toBe(`https://assay.example/keys#key=${key}&name=Northgate%2C%20Bench%204`);
    expect(readKey(` ${address}\n`)).toEqual({ ok: true, key: northgate });
    expect(readKey(`#key=${key}&name=%E0%A4`)).toEqual({ ok: true, key: { key, name: '' } });
    expect(readKey(` ${key.toUpperCase().replaceAll(/(....)/g, '$1 ')}\n`)).toEqual({
      ok: true,
      key: { key, name: '' },
    });
    for (const other of [
      '',
      '{',
      'null',
      'face',
      `${key}0`,
      `${key.slice(1)}x`,
      '{"type":"assay-key","key":1}',
      'x'.repeat(5000),
    ])
      expect(readKey(other)).toEqual({ ok: false, refusal: 'not-a-key' });
    const { formatBackup } = await import('../../src/browser/report/key-backup');
    const backup = await formatBackup(new Uint8Array(32), 'Bench 4', 'correct horse');
    for (const [text, refusal] of [
      [key.slice(1), 'cut'],
      [address.slice(0, 60), 'cut'],
      ['https://northgate.example/assay-key.json', 'address'],
      [formatKey(northgate).replace('"format": 1', '"format": 2'), 'newer'],
      [backup, 'private'],
    ] as const)
      expect(readKey(text)).toEqual({ ok: false, refusal });
    expect(keyName('  a\u202eb\nc ')).toBe('a b c');
  });
});
