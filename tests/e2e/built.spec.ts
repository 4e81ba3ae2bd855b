import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { catalogue } from '../../content/catalogue';
import { site } from '../../content/site';
import { charactersOf, ranges } from '../../scripts/fonts.mjs';
import { headers, immutable } from '../../scripts/headers.mjs';
import { origin } from './browser';
import { built, htmlOf, missing, routes } from './routes';

/** Looks into the built files and asks the server for them, without a browser. */

const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file }));

test('every page of the sitemap was built, and the not-found page', () => {
  expect(pages.map(({ file }) => file).sort()).toEqual([...routes, missing].map(({ file }) => file).sort());
});

test('no page carries what the content security policy forbids', () => {
  for (const page of pages) {
    const html = htmlOf(page);
    expect(html.match(/\sstyle="/g), `${page.file}: style attributes`).toBeNull();
    expect(html.match(/\son[a-z]+="/g), `${page.file}: event attributes`).toBeNull();
    const inline = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const forbidden = inline.filter((attributes) => !/\ssrc="|type="application\/ld\+json"/.test(attributes));
    expect(forbidden, `${page.file}: inline scripts`).toEqual([]);
    expect(html.match(/<style\b/g), `${page.file}: inline style sheets`).toBeNull();
  }
});

test('no page but a post is written in characters of the fonts’ second files, which come late', () => {
  const late = new Set(charactersOf(ranges['-rest']));
  for (const route of [...routes.filter(({ post }) => !post), missing]) {
    const text = htmlOf(route).replace(/<script\b.*?<\/script>|<[^>]*>/gs, '');
    expect(
      [...text].filter((character) => late.has(character)),
      route.file,
    ).toEqual([]);
  }
});

test('no file speaks of another origin, links in texts excepted', () => {
  const loads =
    /(?:src|srcset|action|poster|data)="https?:\/\/[^"]*"|<link[^>]*rel="(?:stylesheet|preload|modulepreload|preconnect|icon)"[^>]*href="https?:[^"]*"/g;
  for (const page of pages) expect(htmlOf(page).match(loads), page.file).toBeNull();
  const sheets = files.filter((file) => file.endsWith('.css'));
  for (const file of sheets)
    expect(readFileSync(join(built, file), 'utf8').match(/url\(["']?https?:/g), file).toBeNull();
});

for (const route of routes) {
  test(`${route.path} describes itself to search engines and link previews`, () => {
    const html = htmlOf(route);
    const head = html.slice(0, html.indexOf('</head>'));
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    expect(content('description').length).toBeGreaterThan(40);
    expect(content('og:url')).toBe(site.origin + route.path);
    expect(content('og:title')).toBe(/<title>([^<]*)</.exec(head)?.[1]);
    const picture = content('og:image').replace(site.origin, '');
    expect(picture).toMatch(/^\/og\/[\w-]+\.png$/);
    expect(files).toContain(picture.slice(1));
    expect(content('og:type')).toBe(route.post ? 'article' : 'website');
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('robots')).toBe('');
  });
}

test('the not-found page is kept out of search engines', () => {
  expect(htmlOf(missing)).toContain('<meta name="robots" content="noindex"/>');
});

test('robots.txt leads to the sitemap', () => {
  const robots = readFileSync(join(built, 'robots.txt'), 'utf8');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
  expect(robots).toContain('Allow: /');
});

test('every answer carries the headers that static hosts are given too', async ({ request }) => {
  const listed = readFileSync(join(built, '_headers'), 'utf8');
  for (const path of ['/', missing.path, '/boot.js']) {
    const answer = await request.get(path);
    for (const [name, value] of Object.entries(headers)) {
      expect(answer.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value);
      expect(listed).toContain(`  ${name}: ${value}\n`);
    }
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  const script = files.find((file) => /^assets.*\.js$/.test(file)) ?? '';
  expect((await request.get(`/${script}`)).headers()['cache-control']).toBe(immutable);
});

test('the policy allows neither inline code nor eval, and isolates the page', () => {
  expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  expect(headers['Content-Security-Policy']).not.toMatch(/unsafe|\*|https?:/);
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  expect(headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
});

test('every link inside the site leads somewhere, every anchor to an element', async ({ request }) => {
  const found = new Set<string>();
  for (const page of pages) {
    const html = htmlOf(page);
    const hrefs = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
    for (const href of hrefs) {
      if (href.startsWith('#')) expect(html, `${page.file}: ${href}`).toContain(`id="${href.slice(1)}"`);
      else if (href.startsWith('/')) found.add(href);
      else if (href !== '') expect(href, page.file).toMatch(/^(?:mailto:|https:\/\/)/);
    }
  }
  expect(found.size).toBeGreaterThan(1);
  for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
});

test('a test whose page does not exist yet is linked from nowhere', () => {
  const paths = catalogue.map(({ path }) => path).filter((path) => !routes.some((route) => route.path === path));
  for (const page of pages) {
    for (const path of paths) expect(htmlOf(page), `${page.file}: ${path}`).not.toContain(`href="${path}"`);
  }
});

test('old paths are moved for good', async ({ request }) => {
  const moved = readFileSync(join(built, '_redirects'), 'utf8').split('\n').filter(Boolean);
  for (const line of moved) {
    const [from = '', to = '', status] = line.split(' ');
    const answer = await request.get(origin + from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([Number(status), to]);
  }
  const expected = catalogue.flatMap((check) =>
    'aliases' in check ? check.aliases.map((from) => [from, check.path]) : [],
  );
  const due = expected.filter(([, to]) => routes.some(({ path }) => path === to));
  expect(moved.map((line) => line.split(' ').slice(0, 2))).toEqual(due);
});
