import type { ComponentType } from 'react';
import { type Check, type CheckId, catalogue, kinds } from '../content/catalogue';
import { notFoundTitle, pages, type SitePage } from '../content/pages';
import type { Post } from '../content/posts';
import { site } from '../content/site';

interface PageModule {
  /** The page; `path` is the path of its route. */
  readonly default: ComponentType<{ path: string }>;
  /** For a page that serves many paths: what it is at one of them. */
  readonly describe?: (path: string) => Description;
  /** For a page that can be hydrated before it is fully loaded: loads the rest. */
  readonly loadRest?: () => Promise<void>;
}

/** What a page's own module says about its route. A `path` of `*` keeps the page out of search engines. */
export type Description = Pick<Route, 'title' | 'post'> & { readonly path?: string };

export interface Route {
  readonly path: string;
  readonly aliases: readonly string[];
  /** Whole document title. */
  readonly title: string;
  /** Whether the page judges color and therefore shows no colors of its own. */
  readonly silent: boolean;
  /** Source file of the page, which names its chunk in the build's manifest. */
  readonly file: string;
  readonly load: () => Promise<PageModule>;
  readonly check?: ListedCheck;
  readonly post?: Post;
}

const files = import.meta.glob<PageModule>(['./checks/*/*.page.tsx', './pages/*.page.tsx']);

/** Files of checks by id: `./checks/screen/Screen.page.tsx` is `screen`'s. */
const fileOfCheck = new Map(Object.keys(files).map((file) => [file.split('/')[2] ?? '', file]));

export interface ListedCheck extends Check {
  readonly id: CheckId;
}

/** The checks whose page exists. Everything that lists checks lists these. */
export const checks: readonly ListedCheck[] = catalogue.filter((check) => fileOfCheck.has(check.id));

/** The checks by what they are for, each list by number. */
export const checksByKind = kinds.map((kind) => ({
  kind,
  checks: checks.filter((check) => check.kind === kind).sort((a, b) => a.number - b.number),
}));

/** The other pages that exist. */
export const sitePages: readonly SitePage[] = (pages as readonly SitePage[]).filter(
  ({ file }) => pageFile(file) in files,
);

function pageFile(name: string): string {
  return `./pages/${name}.page.tsx`;
}

/** A route to an existing file. */
const routeTo = (file: string, rest: Pick<Route, 'path' | 'title'> & Partial<Route>): Route => ({
  aliases: [],
  silent: false,
  file: file.replace('.', 'src'),
  load: files[file] as Route['load'],
  ...rest,
});

export const routes: readonly Route[] = [
  ...sitePages.map(({ file, path, title, documentTitle = `${title} – ${site.name}` }) =>
    routeTo(pageFile(file), { path, title: documentTitle }),
  ),
  ...checks.map((check) =>
    routeTo(fileOfCheck.get(check.id) as string, {
      path: check.path,
      title: `${check.title} – ${site.name}`,
      check,
      ...(check.aliases && { aliases: check.aliases }),
      ...(check.silent && { silent: true }),
    }),
  ),
];

export const notFound: Route = routeTo(pageFile('NotFound'), { path: '*', title: `${notFoundTitle} – ${site.name}` });

const postRoutes = new Map<string, Route>();

/**
 * The route of a path under `/blog/`. The same path always gives the same object. Only the post page knows the list of
 * posts, so that other pages do not carry it. The title comes with that page's module.
 */
function postRoute(path: string): Route {
  const route = postRoutes.get(path) ?? routeTo(pageFile('BlogPost'), { path, title: notFound.title });
  postRoutes.set(path, route);
  return route;
}

/** The route of a location's path; unknown paths give `notFound`. A trailing slash is ignored. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  if (/^\/blog\/[^/]+$/.test(path)) return postRoute(path);
  return routes.find((route) => route.path === path || route.aliases.includes(path)) ?? notFound;
}

/** Whether there is a page at this path. */
export function exists(path: string): boolean {
  return routes.some((route) => route.path === path);
}
