import { useEffect } from 'react';
import { oldTab } from '../../../content/notices';
import { toast } from './toasts';

/** The event of src/browser/storage/database.ts, which most pages do not load. */
const OLD_TAB = 'assay:old-tab';

/** Says that a tab of an older version keeps the storage from being opened, until it is closed. */
export function useOldTab(): void {
  useEffect(() => {
    let shown = new AbortController();
    const ended = new AbortController();
    const onChange = (event: Event) => {
      shown.abort();
      if (!(event instanceof CustomEvent) || !event.detail) return;
      shown = new AbortController();
      toast(oldTab.title, oldTab.text, 'destructive', {
        action: { label: oldTab.reload, run: () => location.reload() },
        until: shown.signal,
      });
    };
    addEventListener(OLD_TAB, onChange, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}
