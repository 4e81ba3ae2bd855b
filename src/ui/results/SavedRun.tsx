import { Component, createContext, Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { forgetRun, type SavedSnapshot as Saved, savedSnapshot } from '../../browser/storage/saved-results';

/** What was saved for this page's test in this tab; undefined if nothing was. */
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
 * Shows the result of a test that ended earlier in this tab: after a link, Back or a reload. The prerendered page does
 * not know this visitor, so it is hydrated first and then replaced by the result.
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
  const shown = hydrated ? snapshot : undefined;
  if (!check || shown === undefined) return <Fragment key="new">{children}</Fragment>;
  const forget = () => {
    forgetRun(check);
    setSnapshot(undefined);
  };
  return (
    <SavedSnapshot key="saved" value={shown}>
      <SavedRunBoundary onFailure={forget}>{children}</SavedRunBoundary>
    </SavedSnapshot>
  );
}
