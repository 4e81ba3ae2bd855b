import { Component, createContext, Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { forgetRun, type SavedSnapshot as Saved, savedSnapshot } from '../../browser/storage/saved-results';
import { Earlier } from '../../ui/layout/earlier';

/** What was saved for this page's test in this tab; undefined if nothing was, or if it is not shown. */
export const SavedSnapshot = createContext<Saved | undefined>(undefined);
const neverChanges = () => () => undefined;

interface Props {
  /** Called if the saved run cannot be shown. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Shows the page without the saved run if rendering it fails. Storage may contain anything. */
class SavedRunBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Shows the result of a test that ended earlier in this tab: at once after Back or a reload, else if the person wants
 * it. A run that was left without a result can be continued at once. The prerendered page does not know this visitor, so it is hydrated first and then replaced by the result.
 */
export function SavedRun({ check, children }: { check: CheckId | undefined; children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [snapshot, setSnapshot] = useState(() =>
    check && typeof document !== 'undefined' ? savedSnapshot(check) : undefined,
  );
  // `markResult` marks the entries of the session history.
  const [isWanted, setWanted] = useState(
    () => snapshot && (Object(history.state).result === check || Object(snapshot.snapshot).value === 'idle'),
  );
  if (!check) return <Fragment key="new">{children}</Fragment>;
  const saved = hydrated ? snapshot : undefined;
  const forget = () => {
    forgetRun(check);
    setSnapshot(undefined);
  };
  return saved && isWanted ? (
    <SavedSnapshot key="saved" value={saved}>
      <SavedRunBoundary onFailure={forget}>{children}</SavedRunBoundary>
    </SavedSnapshot>
  ) : (
    <Earlier key="new" value={saved ? { show: () => setWanted(true), forget } : null}>
      {children}
    </Earlier>
  );
}
