import { type ComponentType, lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

interface Later {
  /** Loads the part beforehand, for a page that was not prerendered here. */
  readonly load: () => Promise<void>;
  readonly element: () => ReactElement;
}

/** A part of a page that is loaded once the page answers. */
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
 * Shows a part of a page that needs no program to be read: it is prerendered, and until its program is there its links
 * lead on by the same means as all others.
 */
export function LaterPart({ of }: { of: Later }) {
  const [, navigate] = useLocation();
  // The same element for good: another would make React drop what is prerendered and not yet taken over.
  const [part] = useState(() => <Suspense>{of.element()}</Suspense>);

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('main a') : null;
      const path = link?.getAttribute('href') ?? '';
      // What a part that runs has answered itself, and what is for another tab.
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
