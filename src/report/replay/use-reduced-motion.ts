import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/vars.css';

const query = () => matchMedia(reducedMotion);

function onChange(listener: () => void): () => void {
  const watched = query();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

/** Whether the person prefers reduced motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => query().matches,
    () => false,
  );
