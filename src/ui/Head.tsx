import { site } from '../../content/site';
import type { Route } from '../registry';
import { structuredData } from '../structured-data';

/** Title, description, canonical link, Open Graph and JSON-LD of a route. React puts all but the JSON-LD into `<head>`. */
export function Head({ route }: { route: Route }) {
  const url = site.origin + route.path;
  const listed = route.path !== '*';
  return (
    <>
      <title>{route.title}</title>
      <meta name="description" content={route.description} />
      {listed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={route.description} />
      {listed && <meta property="og:url" content={url} />}
      <meta property="og:image" content={`${site.origin}/og.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {listed && (
        <script
          type="application/ld+json"
          // The JSON is made of the site's own content; `<` is escaped so that no text can end the element.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD has no other way into a script element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(route)).replace(/</g, '\\u003c') }}
        />
      )}
    </>
  );
}
