import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { changedOver } from '../../../content/drawing';
import type { Renderer } from '../../../renderers/renderer';
import type { OnFacts } from '../../../renderers/stage';
import type { Movable } from '../../ui/controls/useMovable';
import { useRenderer } from '../../ui/figures/useRenderer';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { useKeyDown } from '../../ui/useKeyDown';
import * as css from './SheetView.css';

/** How long the message about the drawing is shown, in milliseconds. */
const NEWS_MS = 5000;

/** The drawing shows the touched cells and has no settings. */
const noSettings = {};

interface Props {
  /** Accessible name of the layer. */
  readonly label: string;
  /** Identifies the surface in tests. */
  readonly surface: string;
  /** Mounts the drawing. A new function remounts it, so keep it stable with `useCallback`. */
  readonly mount: (element: HTMLElement, onFacts: OnFacts) => Renderer<Record<never, never>>;
  readonly movable: Movable;
  readonly onReset: () => void;
  readonly onExit: () => void;
  /** Handles any other key; returns true if it did. */
  readonly onKey?: (key: string) => boolean;
  readonly children: ReactNode;
}

/**
 * A touch grid or drawing sheet over the whole screen, with a panel on top. Escape exits, R starts over, B moves the
 * panel.
 */
export function SheetView({ label, surface, mount, movable, onReset, onExit, onKey, children }: Props) {
  const [changed, setChanged] = useState(false);
  const [told, setTold] = useState(false);
  const mountHere = useCallback(
    (element: HTMLElement) => mount(element, (facts) => setChanged(facts.changedOver)),
    [mount],
  );
  const { host } = useRenderer(mountHere, noSettings, useLayoutEffect);

  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => setTold(true), NEWS_MS);
    return () => clearTimeout(timer);
  }, [changed]);

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    if (event.key === 'Escape') onExit();
    else if (event.key === 'r' || event.key === 'R') onReset();
    else if (event.key === 'b' || event.key === 'B') movable.next();
    else if (!onKey?.(event.key)) return;
    event.preventDefault();
  });

  return (
    <FullscreenView label={label} still={false}>
      <div ref={host} className={css.input} data-testid={surface} />
      <p role="status" className={css.news}>
        {changed && !told && <span className={css.newsText}>{changedOver}</span>}
      </p>
      {children}
    </FullscreenView>
  );
}
