import { Component, createContext, Fragment, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { forgetRun, type SavedSnapshot as Saved, savedSnapshot } from '../../browser/storage/saved-results';

/** What was saved of this page's test in this tab; undefined where nothing was. */
export const SavedSnapshot = createContext<Saved | undefined>(undefined);
const neverChanges = () => () => undefined;

interface Props {
  /** Says that what was saved cannot be shown. */
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Hands over what a saved run breaks, so that the page is shown without it: storage may hold anything. */
class Readable extends Component<Props, { failed: boolean }> {
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
 * Shows a test as it ended in this tab before: after a link, Back or a reload. The prerendered page is hydrated first,
 * since it was made without this visitor, and then gives way to the result.
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
      <Readable onFailure={forget}>{children}</Readable>
    </SavedSnapshot>
  );
}
