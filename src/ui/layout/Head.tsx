import { useEffect, useRef } from 'react';
import { site } from '../../../content/site';
import { PREVIEW_SIZE_PX, previewOf } from '../../preview';
import type { Route } from '../../registry';

/** Title, description, canonical link and link preview of a route. React moves them into `<head>`. */
export function Head({ route }: { route: Route }) {
  const url = site.origin + route.path;
  const listed = route.path !== '*';
  useStructuredData(route);
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      {listed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content={route.post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      {listed && <meta property="og:url" content={url} />}
      <meta property="og:image" content={site.origin + previewOf(route.path)} />
      <meta property="og:image:width" content={String(PREVIEW_SIZE_PX.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE_PX.height)} />
      <meta property="og:image:alt" content={route.title} />
      {route.post && <meta property="article:published_time" content={route.post.date} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The build writes the structured data of the first page into its head. This replaces it on navigation. */
function useStructuredData(route: Route): void {
  const first = useRef(route);
  useEffect(() => {
    if (route !== first.current) document.querySelector('script[type="application/ld+json"]')?.remove();
  }, [route]);
}
