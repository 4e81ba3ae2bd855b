import { useEffect, useState } from 'react';
import { tryLock } from '../browser/storage/tab-lock';

/** Holds the lock of this name for this tab while a name is given, and returns whether that worked. */
export function useHeldName(name: string | null): 'asking' | 'held' | 'elsewhere' {
  const [state, setState] = useState<'asking' | 'held' | 'elsewhere'>('asking');
  useEffect(() => {
    if (name === null) return;
    const held = tryLock(name);
    let isOver = false;
    held.then((release) => !isOver && setState(release ? 'held' : 'elsewhere'));
    return () => {
      isOver = true;
      held.then((release) => release?.());
    };
  }, [name]);
  return state;
}
