import { type ReactNode, useEffect, useRef } from 'react';
import type { Route } from './registry';
import { useOldTab } from './ui/feedback/useOldTab';
import { useUpdates } from './ui/feedback/useUpdates';
import { Footer } from './ui/layout/Footer';
import { Header } from './ui/layout/Header';
import { Layers } from './ui/layout/Layers';
import { layOutRest } from './ui/layout/lay-out-rest';
import { useFramed } from './ui/layout/own-frame';
import * as css from './Layout.css';

/**
 * The layout that every page shares. A page with its own frame has no header and footer. When a page is reached by a
 * link, moves focus and scroll position to its top.
 */
export function Layout({ route, children }: { route: Route; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(route);
  const framed = useFramed();
  useOldTab();
  useUpdates(framed || route.check !== undefined);

  useEffect(layOutRest, []);
  useEffect(() => {
    if (before.current === route) return;
    before.current = route;
    // Only the first page is certain to be shown from its top: Back returns to an earlier scroll position.
    delete document.documentElement.dataset.fromTop;
    delete document.documentElement.dataset.blog;
    // A page that begins with a field keeps it.
    if (!document.activeElement?.matches('input')) main.current?.focus({ preventScroll: true });
    if (!location.hash) window.scrollTo(0, 0);
  }, [route]);

  return (
    <>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      {!framed && <Header path={route.path} />}
      <main id="main" ref={main} tabIndex={-1} className={css.main} data-silent={route.silent || undefined}>
        {children}
      </main>
      {!framed && <Footer />}
      <Layers />
    </>
  );
}
