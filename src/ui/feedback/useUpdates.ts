import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/frames/idle';
import { toast } from './toasts';

/**
 * Keeps the site for use without a network and says when a newer build lies ready. A test that runs cannot be told from
 * one that rests without asking each, so the notice shows on no page of a test: it waits until the person leaves it.
 */
export function useUpdates(onTest: boolean): void {
  const [reload, setReload] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenIdle(() => {
      import('../../browser/storage/offline').then(
        ({ keepOffline }) => keepOffline((reload) => setReload(() => reload)),
        () => undefined,
      );
    });
  }, []);

  useEffect(() => {
    if (!reload || onTest) return;
    const shown = new AbortController();
    toast('Updated', 'A newer version is ready.', 'plain', {
      action: { label: 'Reload', run: reload },
      until: shown.signal,
    });
    return () => shown.abort();
  }, [reload, onTest]);
}
