import { useEffect, useState } from 'react';
import { fingerprintOf } from '../../../machines/report/verify';
import { digest } from '../../browser/report/digest';
import { type StoredKey, storedKeys, watchKeys } from '../../browser/storage/keys';

/** A key with its fingerprint: 64 hex digits. */
export type ShownKey = StoredKey & { readonly fingerprint: string };

/** The stored keys, newest first; null while they are read, `blocked` if this browser stores nothing. */
export function useSigningKeys(): readonly ShownKey[] | 'blocked' | null {
  const [keys, setKeys] = useState<readonly ShownKey[] | 'blocked' | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = () => {
      readKeys().then(
        (all) => !isOver && setKeys(all),
        () => !isOver && setKeys('blocked'),
      );
    };
    read();
    const stop = watchKeys(read);
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return keys;
}

async function readKeys(): Promise<readonly ShownKey[]> {
  const all = await storedKeys();
  return Promise.all(all.map(async (one) => ({ ...one, fingerprint: await fingerprintOf(one.key, digest) })));
}
