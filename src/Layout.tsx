import { type ReactNode, useEffect, useRef, useState } from 'react';
import { oldTab, oldTabText, reload as reloadLabel, updated, updatedText } from '../content/notices';
import { skipToContent } from '../content/site';
import { whenIdle } from './browser/frames/idle';
import type { Route } from './registry';
import { toast } from './ui/feedback/toasts';
import { Footer } from './ui/layout/Footer';
import * as css from './ui/layout/frame.css';
import { Header } from './ui/layout/Header';
import { Layers } from './ui/layout/Layers';
import { useFramed } from './ui/layout/own-frame';

/** Idle timeout. A running test keeps the browser busy and must not miss a frame because of this. */
const MAX_WAIT_MS = 60_000;

/**
 * Lays out what `src/theme/below-fold.ts` skipped, part by part and only while the browser is idle. Otherwise a
 * screenshot of the whole page would lack these parts. Parts above the viewport stay as they are: laying them out would
 * move the text being read in browsers without scroll anchoring. Returns a function that cancels.
 */
function layOutRest(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, footer')];
  let cancel = () => {};
  const layOutNext = () => {
    for (let part = parts.shift(); part; part = parts.shift()) {
      const isLeftOut = getComputedStyle(part).contentVisibility === 'auto';
      if (!isLeftOut || part.getBoundingClientRect().bottom < 0) continue;
      part.style.contentVisibility = 'visible';
      cancel = whenIdle(layOutNext, MAX_WAIT_MS);
      return;
    }
  };
  if ('fromTop' in document.documentElement.dataset) cancel = whenIdle(layOutNext, MAX_WAIT_MS);
  return () => cancel();
}

/**
 * Keeps the site available offline and shows a notice when a newer build is ready. The page cannot tell whether a test
 * is running without asking each one, so the notice is not shown on test pages: it waits until the person leaves them.
 */
function useUpdates(onTest: boolean): void {
  const [reload, setReload] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (!import.meta.env.PROD) return;
    return whenIdle(() => {
      import('./browser/storage/offline').then(
        ({ keepOffline }) => keepOffline((reload) => setReload(() => reload)),
        () => undefined,
      );
    });
  }, []);

  useEffect(() => {
    if (!reload || onTest) return;
    const shown = new AbortController();
    toast(updated, updatedText, 'plain', {
      action: { label: reloadLabel, run: reload },
      until: shown.signal,
    });
    return () => shown.abort();
  }, [reload, onTest]);
}

/** The event of src/browser/storage/database.ts, which most pages do not load. */
const OLD_TAB = 'assay:old-tab';

/** Says that a tab of an older version keeps the storage from being opened, until it is closed. */
function useOldTab(): void {
  useEffect(() => {
    let shown = new AbortController();
    const ended = new AbortController();
    const onChange = (event: Event) => {
      shown.abort();
      if (!(event instanceof CustomEvent) || !event.detail) return;
      shown = new AbortController();
      toast(oldTab, oldTabText, 'destructive', {
        action: { label: reloadLabel, run: () => location.reload() },
        until: shown.signal,
      });
    };
    addEventListener(OLD_TAB, onChange, { signal: ended.signal });
    return () => ended.abort();
  }, []);
}

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
        {skipToContent}
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
