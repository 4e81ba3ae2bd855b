import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

interface Later {
  /** Preloads the part, for a page that was not prerendered. */
  readonly load: () => Promise<void>;
  readonly element: () => ReactElement;
}

/** A part of a page that loads once the page is interactive. */
export function later(load: () => Promise<{ default: ComponentType }>): Later {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;
  return {
    load: async () => {
      Loaded ??= (await load()).default;
    },
    element: () => (Loaded ? <Loaded /> : <Lazy />),
  };
}

/**
 * Shows a part of a page whose code loads later. The part is prerendered, so it can be read before that, and its links
 * already navigate without loading a new document.
 */
export function LaterPart({ of }: { of: Later }) {
  const [, navigate] = useLocation();
  // The element must stay the same: with a new one, React would drop prerendered nodes that are not hydrated yet.
  const [part] = useState(() => <Suspense>{of.element()}</Suspense>);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a') : null;
      const path = link?.getAttribute('href') ?? '';
      // A hydrated part handles the click itself, and some clicks are meant for another tab.
      if (event.defaultPrevented || event.button !== 0 || !path.startsWith('/')) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      navigate(path);
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);

  return part;
}
