import { createContext, Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { savedSnapshot } from '../../browser/storage/saved-results';

/** What was saved of this page's test in this tab; undefined where nothing was. */
export const SavedSnapshot = createContext<unknown>(undefined);
const neverChanges = () => () => undefined;

/**
 * Shows a test as it ended in this tab before: after a link, Back or a reload. The prerendered page is hydrated first,
 * since it was made without this visitor, and then gives way to the result.
 */
export function SavedRun({ check, children }: { check: CheckId | undefined; children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [snapshot] = useState(() => (check && typeof document !== 'undefined' ? savedSnapshot(check) : undefined));
  const shown = hydrated ? snapshot : undefined;
  return (
    <SavedSnapshot value={shown}>
      <Fragment key={shown === undefined ? 'new' : 'saved'}>{children}</Fragment>
    </SavedSnapshot>
  );
}
