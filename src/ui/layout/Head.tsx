import { useEffect, useRef } from 'react';
import { site } from '../../../content/site';
import type { Route } from '../../registry';

/** Title and canonical link of a route. React moves them into `<head>`. */
export function Head({ route }: { route: Route }) {
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
