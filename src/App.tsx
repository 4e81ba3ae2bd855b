import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { CheckId } from '../content/catalogue';
import { Layout } from './Layout';
import { notFound, type Route, routeOf } from './registry';
import { Head } from './ui/layout/Head';
import { RouteError } from './ui/layout/RouteError';
import { SavedRun } from './ui/results/SavedRun';

interface Loaded {
  readonly Page: ComponentType<{ path: string }>;
  /** The route, with what its page's module adds. */
  readonly route: Route;
}
const loaded = new Map<Route, Loaded>();

/**
 * Loads a route's page once and returns the route as its page describes it. With `hydrationOnly`, loads only what
 * hydration needs. Rejects if a chunk cannot be fetched.
 */
export async function preload(route: Route, hydrationOnly = false): Promise<Route> {
  const before = loaded.get(route);
  if (before) return before.route;
  const { default: Page, describe, loadRest } = await route.load();
  if (!hydrationOnly) await loadRest?.();
  const described = describe ? { ...route, ...describe(route.path) } : route;
  loaded.set(route, { Page, route: described });
  return described;
}

/** The whole site for one location. The location's page must have been preloaded before the first render. */
export function App() {
  const [pathname, navigate] = useLocation();
  const wanted = routeOf(pathname);
  const [shown, setShown] = useState({ route: wanted, pathname });
  const [error, setError] = useState<unknown>(null);

  // Runs after the effects of all children, so every button works from now on. src/boot/boot.js waits for this event.
  useEffect(() => {
    dispatchEvent(new Event('assay:ready'));
  }, []);

  useEffect(() => {
    if (wanted.aliases.includes(pathname)) navigate(wanted.path, { replace: true });
  }, [wanted, pathname, navigate]);

  useEffect(() => {
    let current = true;
    setError(null);
    preload(wanted).then(
      () =>
        current &&
        setShown((was) => (was.route === wanted && was.pathname === pathname ? was : { route: wanted, pathname })),
      (reason: unknown) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [wanted, pathname]);

  useEffect(() => {
    if (shown.route === notFound) console.error(`404: no page at ${shown.pathname}`);
  }, [shown]);

  const { Page, route } = loaded.get(shown.route) ?? { route: shown.route };
  return (
    <Layout route={route}>
      <Head route={route} />
      <RouteError key={shown.pathname} error={error}>
        {Page && (
          <SavedRun check={route.check?.id as CheckId | undefined}>
            <Page path={route.path} />
          </SavedRun>
        )}
      </RouteError>
    </Layout>
  );
}
