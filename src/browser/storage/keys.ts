import type { IDBPObjectStore } from 'idb';
import { keyName } from '../../../machines/report/key-file';
import type { Signer } from '../../../machines/report/report-of';
import { keyPairOf, randomSeed, signText } from '../report/ed25519';
import { formatBackup, type ReadBackup, readBackup } from '../report/key-backup';
import { database, type Schema } from './database';
import { newsOf } from './news';

const news = newsOf<null>('assay.keys');

/** A key stored in this browser. */
export type StoredKey = Schema['keys']['value'];

/** All stored keys, newest first. Rejects if storage is blocked. */
export async function storedKeys(): Promise<readonly StoredKey[]> {
  const stored = await (await database()).getAll('keys');
  return stored.map(wholeKey).toSorted((a, b) => b.addedAt - a.addedAt);
}

/** A stored key with all of its fields. One damaged record must not hide the others. */
const wholeKey = (stored: Partial<StoredKey> & Pick<StoredKey, 'key'>): StoredKey => ({
  name: '',
  addedAt: 0,
  secret: null,
  isCurrent: false,
  ...stored,
});

/** The key that signs new reports; null if there is none yet. Rejects if storage is blocked. */
export const currentKey = async (): Promise<StoredKey | null> =>
  (await storedKeys()).find(({ isCurrent }) => isCurrent) ?? null;

/** A signer for a key of this browser; null for someone else's key. */
export const signerOf = ({ key, name, secret }: StoredKey): Signer | null =>
  secret && { key, name, sign: (text) => signText(secret, text) };

/** The name that the person gave to a key; null if the key is unknown here. Never rejects. */
export const nameOfKey = async (key: string): Promise<string | null> => {
  const known = await database()
    .then((open) => open.get('keys', key))
    .catch(() => undefined);
  return known?.name ?? null;
};

/** A new key of this browser. */
export interface MadeKey {
  readonly stored: StoredKey;
  /** The backup file of the private key; null if no passphrase was given. It cannot be created later. */
  readonly backup: string | null;
}

/**
 * Creates a key that signs new reports from now on. The previous one stays known. The private key cannot be read out of
 * this browser. Rejects if storage is blocked or the page is not secure.
 * @param passphrase for a backup file of the private key; null if none is wanted
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

/** Imports a private key from its backup file and signs with it from now on. Rejects if storage is blocked. */
export async function importKey(text: string, passphrase: string): Promise<ImportedKey> {
  const read = await readBackup(text, passphrase);
  return read.ok ? { ok: true, stored: await keepOwn(read.seed, read.name) } : read;
}

async function keepOwn(seed: Uint8Array<ArrayBuffer>, name: string): Promise<StoredKey> {
  const { key, secret } = await keyPairOf(seed);
  seed.fill(0);
  const stored: StoredKey = { key, name, addedAt: Date.now(), secret, isCurrent: true };
  await change(async (keys) => {
    for (const other of await keys.getAll()) if (other.isCurrent) await keys.put({ ...other, isCurrent: false });
    await keys.put(stored);
  });
  return stored;
}

/** Changes the stored keys in one transaction, and tells of it. */
async function change<T>(
  work: (keys: IDBPObjectStore<Schema, ['keys'], 'keys', 'readwrite'>) => Promise<T>,
): Promise<T> {
  const { store, done } = (await database()).transaction('keys', 'readwrite');
  const [result] = await Promise.all([work(store), done]);
  news.tell(null);
  return result;
}

/** Gives a key a name, so that its reports are recognized from now on. Rejects if storage is blocked. */
export async function nameKey(key: string, name: string): Promise<void> {
  const fresh: StoredKey = { key, name: '', addedAt: Date.now(), secret: null, isCurrent: false };
  await change(async (keys) => keys.put({ ...((await keys.get(key)) ?? fresh), name: keyName(name) }));
}

/**
 * Makes an earlier key of this browser sign new reports again. Does nothing if the key is gone or is someone else's.
 * Rejects if storage is blocked.
 */
export async function setCurrentKey(key: string): Promise<void> {
  await change(async (keys) => {
    const all = await keys.getAll();
    const isOwn = all.some((one) => one.key === key && one.secret !== null);
    const changed = isOwn ? all.filter((one) => one.isCurrent !== (one.key === key)) : [];
    await Promise.all(changed.map((one) => keys.put({ ...one, isCurrent: one.key === key })));
  });
}

/**
 * Deletes a key. Its reports then have an unknown key. Returns what `restoreKey` needs; null if there was none. Rejects
 * if storage is blocked.
 */
export const forgetKey = (key: string): Promise<StoredKey | null> =>
  change(async (keys) => {
    const stored = await keys.get(key);
    await keys.delete(key);
    return stored ?? null;
  });

/** Restores a deleted key. A key that was added again in the meantime is not changed. Rejects if there is no room. */
export async function restoreKey(stored: StoredKey): Promise<void> {
  await change(async (keys) => {
    const all = await keys.getAll();
    const isCurrent = stored.isCurrent && !all.some((one) => one.isCurrent);
    if (!all.some(({ key }) => key === stored.key)) await keys.put({ ...stored, isCurrent });
  });
}

/** Calls back whenever this page or another tab changes keys. */
export const watchKeys = news.watch;
