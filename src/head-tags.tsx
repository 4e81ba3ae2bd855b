import { renderToStaticMarkup } from 'react-dom/server';
import { checkDescriptions, pageDescriptions } from '../content/descriptions';
import { site } from '../content/site';
import { PREVIEW_SIZE_PX, previewOf } from './preview';
import type { Route } from './registry';
import { type Faq, structuredData } from './structured-data';

/** What search engines say of a route. */
export const descriptionOf = ({ check, post, path }: Route): string =>
  (check ? checkDescriptions[check.id] : (post?.description ?? pageDescriptions[path])) ??
  'There is no page at this address.';

/** Tags for search engines and link previews. They describe the page that a document opens with. */
export function headTags(route: Route, faq: readonly Faq[]): string {
  const description = descriptionOf(route);
  const listed = route.path !== '*';
  const tags = renderToStaticMarkup(
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content={route.post ? 'article' : 'website'} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={route.title} />
      <meta property="og:description" content={description} />
      {listed && <meta property="og:url" content={site.origin + route.path} />}
      <meta property="og:image" content={site.origin + previewOf(route.path)} />
      <meta property="og:image:width" content={String(PREVIEW_SIZE_PX.width)} />
      <meta property="og:image:height" content={String(PREVIEW_SIZE_PX.height)} />
      <meta property="og:image:alt" content={route.title} />
      {route.post && <meta property="article:published_time" content={route.post.date} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>,
  );
  if (!listed) return tags;
  // No text can close the element.
  const data = JSON.stringify(structuredData(route, description, faq)).replace(/</g, '\\u003c');
  return `${tags}<script type="application/ld+json">${data}</script>`;
}
