import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTakenKeyboard } from './CheckHost';
import * as css from './FullscreenView.css';

interface Props {
  /** Accessible name of the layer. */
  readonly label: string;
  /** Hides the pointer. */
  readonly still: boolean;
  readonly layer?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/**
 * A layer that covers the viewport with the picture of a running test, whether or not the browser allowed fullscreen.
 * While it is open, the page behind it cannot be scrolled or reached, and focus stays inside.
 */
export function FullscreenView({ label, still, layer, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const ref = layer ?? own;

  useLayoutEffect(() => {
    const page = document.getElementById('root');
    const { classList } = document.documentElement;
    page?.setAttribute('inert', '');
    classList.add(css.locked);
    ref.current?.focus({ preventScroll: true });
    return () => {
      page?.removeAttribute('inert');
      classList.remove(css.locked);
    };
  }, [ref]);
  // After the effect above: the host moves the focus into the page once that is no longer inert.
  useTakenKeyboard(true);

  return createPortal(
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
      className={css.layer}
      data-still={still || undefined}
    >
      {children}
    </div>,
    document.body,
  );
}
