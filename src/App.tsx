import { Component, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CheckId } from '../content/catalogue';
import { failedPage, reloadPage } from '../content/notices';
import { site } from '../content/site';
import { SavedRun } from './check/results/SavedRun';
import { Layout } from './Layout';
import { notFound, type Route, routeOf } from './registry';
import { Button } from './ui/controls/Button';
import { VerdictBadge } from './ui/figures/VerdictBadge';
import * as css from './ui/layout/frame.css';

interface Props {
  /** Set if the page could not be loaded. */
  readonly error: unknown;
  readonly children: ReactNode;
}

/** Shows what went wrong instead of a page that failed to load or to render. */
class RouteError extends Component<Props, { thrown: unknown }> {
  override state = { thrown: null as unknown };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const error = this.state.thrown ?? this.props.error;
    return error ? <ErrorPage error={error} /> : this.props.children;
  }
}

function ErrorPage({ error }: { error: unknown }) {
  useEffect(() => {
    const before = document.title;
    const mine = `${failedPage} – ${site.name}`;
    document.title = mine;
    return () => {
      // The next page may have set its own title by now.
      if (document.title === mine) document.title = before;
    };
  }, []);
  return (
    <div className={css.errorPage}>
      <VerdictBadge status="warning" />
      <h1>{failedPage}</h1>
      <p className={css.errorMessage}>{describe(error)}</p>
      {/* The build may be broken: src/boot/boot.js first looks for another one. */}
      <Button look="solid" onClick={() => dispatchEvent(new Event('assay:reload'))}>
        {reloadPage}
      </Button>
    </div>
  );
}

/** The status of a response, or else the message of an error without file URLs, which do not help. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/:?\s*https?:\/\/\S+/g, '');
}

/** Title and canonical link of a route. React moves them into `<head>`. */
function Head({ route }: { route: Route }) {
  useFirstTags(route);
  return (
    <>
      <title>{route.title}</title>
      {route.path === '*' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={site.origin + route.path} />
      )}
    </>
  );
}

/** The build writes what search engines and link previews read into the head of the first page (src/head-tags.ts). */
function useFirstTags(route: Route): void {
  const first = useRef(route);
  useEffect(() => {
    if (route === first.current) return;
    const tags = 'meta[property], meta[name=description], script[type="application/ld+json"]';
    for (const tag of document.head.querySelectorAll(tags)) tag.remove();
  }, [route]);
}

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
