import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';

/**
 * A part of a page that needs no program to be read: it is prerendered, and its program is loaded once the page answers.
 * Until then its links lead on by the same means as all others. `load` loads it beforehand, for a page that was not
 * prerendered here.
 */
export function laterPart(load: () => Promise<{ default: ComponentType }>) {
  const Lazy = lazy(load);
  let Loaded: ComponentType | undefined;

  function Part() {
    const [, navigate] = useLocation();
    // The same element for good: another would make React drop what is prerendered and not yet taken over.
    const [part] = useState(() => <Suspense>{Loaded ? <Loaded /> : <Lazy />}</Suspense>);

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

  Part.load = async () => {
    Loaded ??= (await load()).default;
  };
  return Part;
}
