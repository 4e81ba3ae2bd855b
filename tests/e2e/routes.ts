import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, catalogue } from '../../content/catalogue';
import { pages, type SitePage } from '../../content/pages';
import { type Post, posts } from '../../content/posts';
import { site } from '../../content/site';

/** The folder of static files under test. */
export const built = join(import.meta.dirname, '../..', process.env.OUT_DIR || 'dist');

interface BuiltRoute {
  readonly path: string;
  readonly file: string;
  /** The document's title according to the content. */
  readonly title: string;
  readonly check: Check | undefined;
  readonly post: Post | undefined;
}

function routeOf(path: string): BuiltRoute {
  const check = (catalogue as readonly Check[]).find((one) => one.path === path);
  const page = (pages as readonly SitePage[]).find((one) => one.path === path);
  const post = posts.find(({ slug }) => path === `/blog/${slug}`);
  const name = check?.title ?? page?.title ?? post?.title;
  if (!name) throw new Error(`The sitemap lists ${path}, which the content does not know`);
  return {
    path,
    file: `${path === '/' ? 'index' : path.slice(1)}.html`,
    title: page?.documentTitle ?? `${name} – ${site.name}`,
    check,
    post,
  };
}

/** Every route of the sitemap. */
export const routes = [...readFileSync(join(built, 'sitemap.xml'), 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url = '']) => routeOf(url.replace(site.origin, '')),
);

/** A path that does not exist, and the title of its page. */
export const missing = { path: '/no-such-page', file: '404.html', title: `Page not found – ${site.name}` };

/**
 * Every route but the guides, of which one stands for all, because they differ only in their text. `posts.spec.ts`
 * checks every one.
 */
export const kindsOfRoute = [
  ...routes.filter(({ post }) => !post),
  ...routes.filter(({ post }) => post).slice(0, 1),
  missing,
];

/** The content security policy for pages, as a build tells its hosts. */
export const policyIn = (folder: string) =>
  /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(folder, '_headers'), 'utf8'))?.[1] ?? '';

export const htmlOf = ({ file }: { file: string }) => readFileSync(join(built, file), 'utf8');
