import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SystemInfo } from '../../../machines/system-info/system-info';
import { whenIdle } from '../../ui/idle';
import type { SystemActor } from './system-actor';

interface Card {
  readonly state: 'idle' | 'detecting' | 'shown';
  readonly info: SystemInfo | null;
  readonly detect: () => void;
}

/**
 * The system card's machine. Nothing else on the home page has one, so it is loaded when the browser is idle, or with the
 * first click if that comes sooner.
 */
export function useSystemInfo(): Card {
  const [actor, setActor] = useState<SystemActor | null>(null);
  const [waiting, setWaiting] = useState(false);
  const loading = useRef<Promise<SystemActor> | null>(null);

  const load = () => {
    loading.current ??= import('./system-actor').then(({ startSystemActor }) => {
      const started = startSystemActor();
      setActor(started);
      return started;
    });
    return loading.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the life of the page
  useEffect(() => {
    const cancel = whenIdle(() => void load().catch(retry));
    return () => {
      cancel();
      loading.current?.then((started) => started.stop(), ignore);
      loading.current = null;
    };
  }, []);

  const retry = (error: unknown) => {
    loading.current = null;
    setWaiting(false);
    console.error(error);
  };
  const detect = () => {
    setWaiting(true);
    load().then((ready) => {
      ready.send({ type: 'DETECT' });
      setWaiting(false);
    }, retry);
  };

  const snapshot = useSyncExternalStore(
    (changed) => actor?.subscribe(changed).unsubscribe ?? ignore,
    () => actor?.getSnapshot() ?? null,
    () => null,
  );
  const state = snapshot?.value ?? 'idle';
  return { state: waiting && state === 'idle' ? 'detecting' : state, info: snapshot?.context.info ?? null, detect };
}

function ignore(): void {}
