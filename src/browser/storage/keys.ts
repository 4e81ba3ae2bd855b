import { keyName } from '../../../machines/report/key-file';
import type { Signer } from '../../../machines/report/report-of';
import { keyPairOf, randomSeed, signText } from '../report/ed25519';
import { formatBackup, type ReadBackup, readBackup } from '../report/key-backup';
import { database, type Schema } from './database';

/** A key that this browser keeps. */
export type StoredKey = Schema['keys']['value'];

/** Every key that is kept, the newest first. Rejects where storage is blocked. */
export async function storedKeys(): Promise<readonly StoredKey[]> {
  return (await (await database()).getAll('keys')).toSorted((a, b) => b.addedAt - a.addedAt);
}

/** The key by which new reports are signed; null where there is none yet. Rejects where storage is blocked. */
export const currentKey = async (): Promise<StoredKey | null> =>
  (await storedKeys()).find(({ isCurrent }) => isCurrent) ?? null;

/** Signs by a key of this browser; null for a key of someone else. */
export const signerOf = ({ key, name, secret }: StoredKey): Signer | null =>
  secret && { key, name, sign: (text) => signText(secret, text) };

/** The name that the person gave to a key; null where it is not known here. Never rejects. */
export const nameOfKey = async (key: string): Promise<string | null> => {
  const known = await database()
    .then((open) => open.get('keys', key))
    .catch(() => undefined);
  return known?.name ?? null;
};

/** A new key of this browser. */
export interface MadeKey {
  readonly stored: StoredKey;
  /** The file of the private key; null where no passphrase was given. It can be had now and never again. */
  readonly backup: string | null;
}

/**
 * Makes a key, by which new reports are signed from now on. The one before stays known. No one can read its private half out of
 * this browser. Rejects where storage is blocked or the page is not secure.
 * @param passphrase for a file of the private key; null where none is wanted
 */
export async function makeKey(name: string, passphrase: string | null): Promise<MadeKey> {
  const seed = randomSeed();
  const backup = passphrase === null ? null : await formatBackup(seed, keyName(name), passphrase);
  const stored = await keepOwn(seed, keyName(name));
  return { stored, backup };
}

export type ImportedKey =
  | { readonly ok: true; readonly stored: StoredKey }
  | { readonly ok: false; readonly refusal: Extract<ReadBackup, { ok: false }>['refusal'] };

/** Takes a private key from its file, and signs by it from now on. Rejects where storage is blocked. */
export async function importKey(text: string, passphrase: string): Promise<ImportedKey> {
  const read = await readBackup(text, passphrase);
  return read.ok ? { ok: true, stored: await keepOwn(read.seed, read.name) } : read;
}

async function keepOwn(seed: Uint8Array<ArrayBuffer>, name: string): Promise<StoredKey> {
  const { key, secret } = await keyPairOf(seed);
  seed.fill(0);
  const stored: StoredKey = { key, name, addedAt: Date.now(), secret, isCurrent: true };
  const transaction = (await database()).transaction('keys', 'readwrite');
  for (const other of await transaction.store.getAll()) {
    if (other.isCurrent) await transaction.store.put({ ...other, isCurrent: false });
  }
  await Promise.all([transaction.store.put(stored), transaction.done]);
  announce();
  return stored;
}

/** Gives a key a name, so that its reports are known from now on. Rejects where storage is blocked. */
export async function nameKey(key: string, name: string): Promise<void> {
  const transaction = (await database()).transaction('keys', 'readwrite');
  const known = await transaction.store.get(key);
  const fresh: StoredKey = { key, name: '', addedAt: Date.now(), secret: null, isCurrent: false };
  await Promise.all([transaction.store.put({ ...(known ?? fresh), name: keyName(name) }), transaction.done]);
  announce();
}

/**
 * Signs by a key that this browser has used before. Nothing happens where it is gone or is someone else's. Rejects where
 * storage is blocked.
 */
export async function signByAgain(key: string): Promise<void> {
  const transaction = (await database()).transaction('keys', 'readwrite');
  const all = await transaction.store.getAll();
  const isOwn = all.some((one) => one.key === key && one.secret !== null);
  const changed = isOwn ? all.filter((one) => one.isCurrent !== (one.key === key)) : [];
  await Promise.all([
    ...changed.map((one) => transaction.store.put({ ...one, isCurrent: one.key === key })),
    transaction.done,
  ]);
  announce();
}

/**
 * Forgets a key. Its reports are of an unknown key then. Returns what `restoreKey` puts back; null where there was none.
 * Rejects where storage is blocked.
 */
export async function forgetKey(key: string): Promise<StoredKey | null> {
  const transaction = (await database()).transaction('keys', 'readwrite');
  const stored = await transaction.store.get(key);
  await Promise.all([transaction.store.delete(key), transaction.done]);
  announce();
  return stored ?? null;
}

/** Puts a forgotten key back. One that was added again meanwhile stays as it is. Rejects where there is no room. */
export async function restoreKey(stored: StoredKey): Promise<void> {
  const transaction = (await database()).transaction('keys', 'readwrite');
  const all = await transaction.store.getAll();
  const isCurrent = stored.isCurrent && !all.some((one) => one.isCurrent);
  const isThere = all.some(({ key }) => key === stored.key);
  await Promise.all([...(isThere ? [] : [transaction.store.put({ ...stored, isCurrent })]), transaction.done]);
  announce();
}

/** Tells this page and other tabs that keys changed. */
const news = 'assay.keys';

function announce(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(news);
  channel.postMessage(null);
  channel.close();
}

/** Calls `onChange` whenever this page or another tab changes keys. */
export function watchKeys(onChange: () => void): () => void {
  const channel = new BroadcastChannel(news);
  channel.onmessage = onChange;
  return () => channel.close();
}
