import { fromHex, toHex } from '../../../measure/report/bytes';

/**
 * The private key as it is stored. `native`: the browser signs and the key cannot be exported. `wrapped`: this browser
 * lacks Ed25519, so the seed is encrypted with a key that cannot be exported.
 */
export type SecretKey =
  | { readonly kind: 'native'; readonly key: CryptoKey }
  | {
      readonly kind: 'wrapped';
      readonly by: CryptoKey;
      readonly iv: Uint8Array<ArrayBuffer>;
      readonly seed: ArrayBuffer;
    };

export interface KeyPair {
  /** The public key: 64 hex digits. */
  readonly key: string;
  readonly secret: SecretKey;
}

const SEED_BYTES = 32;
const KEY_BYTES = 32;
const IV_BYTES = 12;
/** The bytes before the seed in PKCS #8, RFC 8410. */
const PKCS8_HEAD = fromHex('302e020100300506032b657004220420');

/** Loaded only to verify, or if the browser lacks the algorithm. */
const library = () => import('@noble/ed25519');

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (hex: string) => new Uint8Array(fromHex(hex));

let isNative: Promise<boolean> | null = null;

/** Whether this browser supports Ed25519 itself. */
export function hasEd25519(): Promise<boolean> {
  isNative ??= crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).then(
    () => true,
    () => false,
  );
  return isNative;
}

/** 32 random bytes from which a key pair is derived. */
export const randomSeed = (): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(SEED_BYTES));

/** The key pair of a seed. The returned private key cannot be exported. The caller must discard the seed. */
export async function keyPairOf(seed: Uint8Array<ArrayBuffer>): Promise<KeyPair> {
  if (await hasEd25519()) {
    const pkcs8 = new Uint8Array([...PKCS8_HEAD, ...seed]);
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', false, ['sign']);
    return { key: await publicKeyOf(pkcs8), secret: { kind: 'native', key } };
  }
  const { getPublicKeyAsync } = await library();
  const by = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const wrapped = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, by, seed);
  return { key: toHex(await getPublicKeyAsync(seed)), secret: { kind: 'wrapped', by, iv, seed: wrapped } };
}

/**
 * The public key. A browser reveals it only for an exportable key, so it is read from a temporary one that is discarded
 * at once.
 */
async function publicKeyOf(pkcs8: Uint8Array<ArrayBuffer>): Promise<string> {
  const exportable = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign']);
  const { x = '' } = await crypto.subtle.exportKey('jwk', exportable);
  return toHex(Uint8Array.from(atob(x.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0)));
}

/** Signs the UTF-8 bytes of a text: 128 hex digits. */
export async function signText(secret: SecretKey, text: string): Promise<string> {
  if (secret.kind === 'native')
    return toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', secret.key, utf8(text))));
  const { signAsync } = await library();
  const seed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: secret.iv }, secret.by, secret.seed);
  return toHex(await signAsync(utf8(text), new Uint8Array(seed)));
}

/**
 * Whether the 32 bytes of a point stand for one of the group that Ed25519 signs in, in its only encoding. Others give
 * different answers in different browsers, and with a key of small order one signature fits any text.
 * https://hdevalence.ca/blog/2020-10-04-its-25519am
 */
function isOfPrimeOrder({ Point }: Awaited<ReturnType<typeof library>>, bytes: Uint8Array): boolean {
  const point = Point.fromBytes(bytes);
  return !point.isSmallOrder() && point.isTorsionFree();
}

/**
 * Whether a text was signed with a key. Also false if the key or the signature is malformed, or a point of either is of
 * small or mixed order.
 */
export async function isSigned(key: string, text: string, signature: string): Promise<boolean> {
  const isBuiltIn = await hasEd25519();
  // A browser that verifies by itself does so too while the library cannot be loaded.
  const curve = isBuiltIn ? await library().catch(() => null) : await library();
  try {
    const [point, bytes] = [bytesOf(key), bytesOf(signature)];
    if (curve && !(isOfPrimeOrder(curve, point) && isOfPrimeOrder(curve, bytes.subarray(0, KEY_BYTES)))) return false;
    if (!isBuiltIn) return (await curve?.verifyAsync(bytes, utf8(text), point, { zip215: false })) ?? false;
    const known = await crypto.subtle.importKey('raw', point, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, bytes, utf8(text));
  } catch {
    return false;
  }
}
