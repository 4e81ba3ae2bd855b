import { renderToStaticMarkup } from 'react-dom/server';
import { prerender as renderStatic } from 'react-dom/static';
import { Router } from 'wouter';
import type { PageTexts } from '../content/passages';
import { posts } from '../content/posts';
import { site } from '../content/site';
import { capital } from '../content/words';
import { sealedSchema } from '../machines/report/schema';
import './theme/fonts/fonts.css';
import './theme/base.css';
import { type CheckId, numberOf } from '../content/catalogue';
import { notFoundDescription, pageDescriptions } from '../content/descriptions';
import { App, preload } from './App';
import { illustrations } from './illustrations/illustrations';
import { bodies } from './pages/blog/bodies';
import { notFound, type Route, routeOf, routes } from './registry';
import { PREVIEW_SIZE_PX, previewOf, structuredData } from './structured-data';

/** What search engines say of a route. */
const descriptionOf = ({ check, post, path }: Route): string =>
  (check ? wordsOf(check.id).description : (post?.description ?? pageDescriptions[path])) ?? notFoundDescription;

/** Tags for search engines and link previews. They describe the page that a document opens with. */
function headTags(route: Route, faq: PageTexts['questions'] | undefined): string {
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

export { PREVIEW_SIZE_PX, sealedSchema, site };

interface Page {
  readonly path: string;
  /** Source file of the page's chunk. */
  readonly source: string;
  /** Tags for `<head>`. */
  readonly head: string;
  /** Content of `#root`. */
  readonly body: string;
  /** Content of the link preview picture; absent for pages that are kept out of search engines. */
  readonly preview?: Preview;
  /** ISO date of the last change, if known. */
  readonly date?: string;
}

interface Preview {
  /** Path of the picture. */
  readonly path: string;
  readonly number?: string;
  readonly name: string;
  readonly text: string;
  /** The test's own drawing, as HTML with the classes of the site's style sheets. */
  readonly illustration?: string;
}

/** React writes the tags it hoists in front of everything else when there is no `<head>` in the tree. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderPage(wanted: Route): Promise<Page> {
  const route = await preload(wanted);
  const path = route === notFound ? '/404' : route.path;
  const { prelude } = await renderStatic(
    <Router ssrPath={path}>
      <App />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  const tags = headTags(route, route.check && wordsOf(route.check.id).page.questions);
  const page = { path: route.path, source: route.file, head: head + tags, body };
  if (route === notFound) return page;
  return {
    ...page,
    preview: preview(route),
    ...(route.post && { date: route.post.date }),
  };
}

function preview(route: Route): Preview {
  const { path, check, post, title } = route;
  if (path === '/')
    return { path: previewOf(path), name: capital(title.replace(`${site.name}: `, '')), text: site.tagline };
  const name = check?.name ?? post?.title ?? title.replace(` – ${site.name}`, '');
  const Illustration = check && illustrations[check.id];
  return {
    path: previewOf(path),
    name,
    text: check?.summary ?? descriptionOf(route),
    ...(check && { number: numberOf(check) }),
    ...(Illustration && { illustration: renderToStaticMarkup(<Illustration />) }),
  };
}

const contents = import.meta.glob<Record<string, unknown>>(['../content/*.ts', '!../content/*.d.ts'], { eager: true });

/** What `content/<id>.ts` says of a check: to search engines, and on its page, under a name that ends in `PageTexts`. */
function wordsOf(id: CheckId): { readonly description: string; readonly page: PageTexts } {
  const module = contents[`../content/${id}.ts`] ?? {};
  const page = Object.keys(module).find((name) => name.endsWith('PageTexts')) ?? '';
  return { description: module.description as string, page: module[page] as PageTexts };
}

const texts = import.meta.glob<string>('../content/posts/*.md', { query: '?raw', import: 'default', eager: true });

function textOf(slug: string): string {
  const text = texts[`../content/posts/${slug}.md`];
  if (text === undefined) throw new Error(`content/posts/${slug}.md is missing`);
  return text;
}

/** Every route as HTML, the not-found page last. */
export async function renderAll(): Promise<Page[]> {
  // Imported dynamically, as in a browser, so that it keeps its own chunk.
  const { toHtml } = await import('./pages/blog/markdown');
  for (const { slug } of posts) bodies.set(slug, toHtml(textOf(slug)));
  const ofPosts = posts.map(({ slug }) => routeOf(`/blog/${slug}`));
  const pages: Page[] = [];
  for (const route of [...routes, ...ofPosts, notFound]) pages.push(await renderPage(route));
  return pages;
}

/** Markdown of the posts, by slug. It is served to visitors who open a post from another page of the site. */
export const markdown = Object.fromEntries(posts.map(({ slug }) => [slug, textOf(slug)]));

/** Old paths and their targets. */
export const redirects = routes.flatMap((route) => route.aliases.map((from) => ({ from, to: route.path })));
