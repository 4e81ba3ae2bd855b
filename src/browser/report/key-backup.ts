import { keyName } from '../../../machines/report/key-file';
import { fromHex, toHex } from '../../../measure/report/bytes';

/** OWASP's minimum for PBKDF2 with SHA-256, in 2023. */
const ITERATIONS = 600_000;
/** A file with more iterations would only keep the page busy. */
const MAX_ITERATIONS = 5_000_000;
const MAX_LENGTH = 4000;
const SALT_BYTES = 16;
const IV_BYTES = 12;
const SEED_BYTES = 32;

interface Backup {
  readonly type: 'assay-key-backup';
  readonly format: 1;
  readonly name: string;
  readonly iterations: number;
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

const bytesOf = (hex: string) => new Uint8Array(fromHex(hex));
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));

async function keyOf(passphrase: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const kind = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  return crypto.subtle.deriveKey(kind, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

/** Writes a private key into a file that only the passphrase opens: AES-GCM with a key derived by PBKDF2. */
export async function formatBackup(seed: Uint8Array<ArrayBuffer>, name: string, passphrase: string): Promise<string> {
  const [salt, iv] = [random(SALT_BYTES), random(IV_BYTES)];
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(passphrase, salt, ITERATIONS), seed);
  const backup: Backup = {
    type: 'assay-key-backup',
    format: 1,
    name,
    iterations: ITERATIONS,
    salt: toHex(salt),
    iv: toHex(iv),
    data: toHex(new Uint8Array(data)),
  };
  return `${JSON.stringify(backup, null, 2)}\n`;
}

/**
 * `not-a-backup`: the file is something else, or has a newer format. `passphrase`: the passphrase is wrong, or the file
 * is damaged.
 */
export type ReadBackup =
  | { readonly ok: true; readonly seed: Uint8Array<ArrayBuffer>; readonly name: string }
  | { readonly ok: false; readonly refusal: 'not-a-backup' | 'passphrase' };

/** Opens the backup file of a private key. Never rejects. */
export async function readBackup(text: string, passphrase: string): Promise<ReadBackup> {
  const backup = parsed(text);
  if (!backup) return { ok: false, refusal: 'not-a-backup' };
  const { salt, iv, data, iterations, name } = backup;
  try {
    const key = await keyOf(passphrase, bytesOf(salt), iterations);
    const seed = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(data));
    if (seed.byteLength === SEED_BYTES) return { ok: true, seed: new Uint8Array(seed), name: keyName(name) };
  } catch {
    // A wrong passphrase and a changed file cannot be told apart.
  }
  return { ok: false, refusal: 'passphrase' };
}

function parsed(text: string): Backup | null {
  if (text.length > MAX_LENGTH) return null;
  try {
    const backup = Object(JSON.parse(text)) as Backup;
    const { type, format, name, iterations, salt, iv, data } = backup;
    const isHex = [salt, iv, data].every((one) => typeof one === 'string' && /^(?:[0-9a-f]{2})+$/.test(one));
    const isFeasible = Number.isInteger(iterations) && iterations > 0 && iterations <= MAX_ITERATIONS;
    const isBackup = type === 'assay-key-backup' && format === 1 && typeof name === 'string';
    return isBackup && isHex && isFeasible ? backup : null;
  } catch {
    return null;
  }
}
