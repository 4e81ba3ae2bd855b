import { useEffect, useState } from 'react';
import { whenIdle } from '../../browser/frames/idle';
import { toast } from './toasts';

/**
 * Keeps the site available offline and shows a notice when a newer build is ready. The page cannot tell whether a test
 * is running without asking each one, so the notice is not shown on test pages: it waits until the person leaves them.
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
