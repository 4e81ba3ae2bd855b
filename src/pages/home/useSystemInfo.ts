import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { SystemInfo } from '../../../machines/system-info/system-info';
import type { SystemActor } from './system-actor';

interface Card {
  readonly state: 'idle' | 'detecting' | 'shown';
  readonly info: SystemInfo | null;
  /** Preloads the machine. Call it when a click is likely. */
  readonly prepare: () => void;
  readonly detect: () => void;
}

/**
 * The system card's machine. Nothing else on the home page uses a machine, and most visitors do not use the card. So it
 * is loaded when the pointer or focus reaches the button, at the latest with the click.
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

  useEffect(() => {
    return () => {
      loading.current?.then((started) => started.stop(), ignore);
      loading.current = null;
    };
  }, []);

  const retry = (error: unknown) => {
    loading.current = null;
    setWaiting(false);
    console.error(error);
  };
  const prepare = () => void load().catch(retry);
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
  return {
    state: waiting && state === 'idle' ? 'detecting' : state,
    info: snapshot?.context.info ?? null,
    prepare,
    detect,
  };
}

function ignore(): void {}
