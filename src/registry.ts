import type { ComponentType } from 'react';
import { type Check, type CheckId, catalogue, kinds } from '../content/catalogue';
import { type CheckTexts, checkTexts } from '../content/check-texts';
import { pages, type SitePage } from '../content/pages';
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

const checkFiles = import.meta.glob<PageModule>('./checks/*/*.page.tsx');
const pageFiles = import.meta.glob<PageModule>('./pages/*.page.tsx');

/** Check folders by id: `./checks/screen/Screen.page.tsx` is `screen`. */
const fileOfCheck = new Map(Object.keys(checkFiles).map((file) => [file.split('/')[2] ?? '', file]));

/** A check with what lists say of it. */
export interface ListedCheck extends Check, CheckTexts {
  readonly id: CheckId;
}

const all: readonly ListedCheck[] = catalogue.map((check) => ({ ...check, ...checkTexts[check.id] }));

/** The checks whose page exists. Everything that lists checks lists these. */
export const checks = all.filter((check) => fileOfCheck.has(check.id));

/** The checks by what they are for, each list by number. */
export const checksByKind = kinds.map((kind) => ({
  kind,
  checks: checks.filter((check) => check.kind === kind).sort((a, b) => a.number - b.number),
}));

/** The other pages that exist. */
export const sitePages: readonly SitePage[] = (pages as readonly SitePage[]).filter(
  (page) => pageFiles[`./pages/${page.file}.page.tsx`],
);

export const routes: readonly Route[] = [
  ...sitePages.flatMap((page): Route[] => {
    const file = `./pages/${page.file}.page.tsx`;
    const load = pageFiles[file];
    if (!load) return [];
    return [
      {
        path: page.path,
        aliases: [],
        title: page.documentTitle ?? `${page.title} – ${site.name}`,
        silent: false,
        file: file.replace('.', 'src'),
        load,
      },
    ];
  }),
  ...checks.flatMap((check): Route[] => {
    const file = fileOfCheck.get(check.id);
    const load = file && checkFiles[file];
    if (!load) return [];
    return [
      {
        path: check.path,
        aliases: check.aliases ?? [],
        title: `${check.title} – ${site.name}`,
        silent: check.silent ?? false,
        file: file.replace('.', 'src'),
        load,
        check,
      },
    ];
  }),
];

export const notFound: Route = {
  path: '*',
  aliases: [],
  title: `Page not found – ${site.name}`,
  silent: false,
  file: 'src/pages/NotFound.page.tsx',
  load: () => import('./pages/NotFound.page'),
};

const postFile = './pages/BlogPost.page.tsx';
const postRoutes = new Map<string, Route>();

/**
 * The route of a path under `/blog/`. The same path always gives the same object. Only the post page knows the list of
 * posts, so that other pages do not carry it. The title comes with that page's module.
 */
function postRoute(path: string, load: Route['load']): Route {
  const known = postRoutes.get(path);
  if (known) return known;
  const route = { ...notFound, path, file: postFile.replace('.', 'src'), load };
  postRoutes.set(path, route);
  return route;
}

/** The route of a location's path; unknown paths give `notFound`. A trailing slash is ignored. */
export function routeOf(pathname: string): Route {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const load = pageFiles[postFile];
  if (load && /^\/blog\/[^/]+$/.test(path)) return postRoute(path, load);
  return routes.find((route) => route.path === path || route.aliases.includes(path)) ?? notFound;
}

/** Whether there is a page at this path. */
export function exists(path: string): boolean {
  return routes.some((route) => route.path === path);
}
