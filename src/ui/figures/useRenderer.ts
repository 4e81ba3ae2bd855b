import { useEffect, useRef } from 'react';
import type { Renderer } from '../../../renderers/renderer';

/**
 * Connects a renderer to React: mounts it in the element that gets the `host` ref, passes on changed settings, and
 * disposes of it when the component unmounts. Its frames never pass through React.
 * @param mount mounts the renderer in the host. A new function remounts it, so keep it stable with `useCallback`.
 * @param settings compared one by one with those of the last render
 * @param useMount `useLayoutEffect` if the first paint must already show the drawing
 */
export function useRenderer<Settings extends object>(
  mount: (host: HTMLDivElement, settings: Settings) => Renderer<Settings>,
  settings: Settings,
  useMount = useEffect,
) {
  const host = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<Settings> | null>(null);
  /** The settings last passed to the renderer. */
  const given = useRef(settings);
  const latest = useRef(settings);
  latest.current = settings;

  useMount(() => {
    if (!host.current) return;
    given.current = latest.current;
    const mounted = mount(host.current, given.current);
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, [mount]);

  useMount(() => {
    const changed: Partial<Settings> = {};
    for (const name in settings) if (settings[name] !== given.current[name]) changed[name] = settings[name];
    given.current = settings;
    if (Object.keys(changed).length > 0) renderer.current?.update(changed);
  });

  return { host, renderer };
}
