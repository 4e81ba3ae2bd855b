import { prerender as renderStatic } from 'react-dom/static';
import { Router } from 'wouter';
import './theme/fonts.css';
import './theme/base.css';
import { App, preload } from './App';
import { notFound, type Route, routes } from './registry';

export { site } from '../content/site';

interface Page {
  readonly path: string;
  /** Source file of the page's chunk. */
  readonly source: string;
  readonly silent: boolean;
  /** Tags for `<head>`. */
  readonly head: string;
  /** Content of `#root`. */
  readonly body: string;
}

/** React writes the tags it hoists in front of everything else when there is no `<head>` in the tree. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

async function renderPage(route: Route): Promise<Page> {
  await preload(route);
  const path = route === notFound ? '/404' : route.path;
  const { prelude } = await renderStatic(
    <Router ssrPath={path}>
      <App />
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  const head = hoisted.exec(html)?.[0] ?? '';
  return { path: route.path, source: route.file, silent: route.silent, head, body: html.slice(head.length) };
}

/** Every route as HTML, the not-found page last. */
export async function renderAll(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const route of [...routes, notFound]) pages.push(await renderPage(route));
  return pages;
}

/** Old paths and where they lead. */
export const redirects = routes.flatMap((route) => route.aliases.map((from) => ({ from, to: route.path })));
