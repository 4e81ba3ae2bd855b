import { useEffect, useState } from 'react';
import { holdName } from '../browser/storage/tab-lock';

/** Holds a name for this tab as long as it is given, and says whether that was possible. */
export function useHeldName(name: string | null): 'asking' | 'held' | 'elsewhere' {
  const [state, setState] = useState<'asking' | 'held' | 'elsewhere'>('asking');
  useEffect(() => {
    if (name === null) return;
    const held = holdName(name);
    let isOver = false;
    held.then((release) => !isOver && setState(release ? 'held' : 'elsewhere'));
    return () => {
      isOver = true;
      held.then((release) => release?.());
    };
  }, [name]);
  return state;
}
