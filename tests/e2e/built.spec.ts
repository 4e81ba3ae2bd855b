import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../content/catalogue';
import { site } from '../../content/site';
import { charactersOf, ranges } from '../../scripts/fonts.mjs';
import { headers, immutable, pageHeaders } from '../../scripts/headers.mjs';
import { origin } from './browser';
import { built, htmlOf, missing, policyIn, routes } from './routes';
import { expect, test } from './test';

/** Checks the built files and the server's answers for them, without a browser. */

const files = readdirSync(built, { recursive: true, encoding: 'utf8' });
const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({ file }));

test('every page of the sitemap was built, and the not-found page', () => {
  expect(pages.map(({ file }) => file).sort()).toEqual([...routes, missing].map(({ file }) => file).sort());
});

const policy = policyIn(built);
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the inline code of pages is one script and style sheets, and the policy has the hash of each and no other', () => {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of pages) {
    const html = htmlOf(page);
    expect(html.match(/\sstyle="/g), `${page.file}: style attributes`).toBeNull();
    expect(html.match(/\son[a-z]+="/g), `${page.file}: event attributes`).toBeNull();
    expect(html.match(/javascript:|<script[^>]*\ssrc=/g), `${page.file}: further scripts`).toBeNull();
    const data = html.match(/<script type="application\/ld\+json">/g) ?? [];
    const [script, ...others] =
      html.match(/(?<=<script data-entry="[^"]*" data-modules="[^"]*">).*?(?=<\/script>)/gs) ?? [];
    expect(others, `${page.file}: inline scripts`).toEqual([]);
    expect(html.match(/<script\b/g), `${page.file}: scripts`).toHaveLength(data.length + 1);
    scripts.add(hash(script ?? ''));
    const sheets = html.match(/(?<=<style>).*?(?=<\/style>)/gs) ?? [];
    expect(html.match(/<style\b/g), `${page.file}: style sheets`).toHaveLength(sheets.length);
    for (const sheet of sheets) styles.add(hash(sheet));
  }
  expect(scripts.size).toBe(1);
  expect(styles.size).toBeGreaterThan(10);
  const sources = (name: string) =>
    new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ').toSorted() ?? [];
  expect(sources('script-src')).toEqual(["'self'", ...scripts].toSorted());
  expect(sources('style-src')).toEqual(["'self'", ...styles].toSorted());
});

test('a page waits for no style sheet before its first paint, and has a disabled link with the same rules for each inline one', () => {
  /** Classes that have rules, per style sheet. */
  const ruled = new Map(
    files
      .filter((file) => file.endsWith('.css'))
      .map((file) => [
        file,
        new Set(
          [...readFileSync(join(built, file), 'utf8').matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name),
        ),
      ]),
  );
  for (const page of pages) {
    const html = htmlOf(page);
    const plain = html.replace(/<noscript>.*?<\/noscript>/gs, '');
    const links = plain.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(links.filter((link) => !link.includes(' disabled'))).toEqual([]);
    const inPage = [...plain.matchAll(/<link rel="stylesheet" href="\/([^"]*)" disabled><style>(.*?)<\/style>/gs)];
    expect(inPage).toHaveLength(html.match(/<style>/g)?.length ?? 0);
    for (const [, file = '', rules = ''] of inPage) expect(readFileSync(join(built, file), 'utf8').trim()).toBe(rules);
    // The page's style sheets contain the rules of every class that it uses.
    const named = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
    const styled = new Set(inPage.flatMap(([, file = '']) => [...(ruled.get(file) ?? [])]));
    const missed = [...named].filter(
      (name) => !styled.has(name) && [...ruled.values()].some((names) => names.has(name)),
    );
    expect(missed, page.file).toEqual([]);
  }
});

test('no page but a post is written in characters of the fonts’ second files, which come late', () => {
  const late = new Set(charactersOf(ranges['-rest']));
  for (const route of [...routes.filter(({ post }) => !post), missing]) {
    const text = htmlOf(route).replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, '');
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

test('every page describes itself to search engines and link previews, and the not-found page is kept out', () => {
  for (const route of routes) {
    const html = htmlOf(route);
    const head = html.slice(0, html.indexOf('</head>'));
    const content = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    const picture = content('og:image').replace(site.origin, '');
    expect(content('description').length, route.path).toBeGreaterThan(40);
    expect(picture, route.path).toMatch(/^\/og\/[\w-]+\.png$/);
    expect(files).toContain(picture.slice(1));
    expect({
      url: content('og:url'),
      title: content('og:title'),
      type: content('og:type'),
      card: content('twitter:card'),
      robots: content('robots'),
    }).toEqual({
      url: site.origin + route.path,
      title: /<title>([^<]*)</.exec(head)?.[1],
      type: route.post ? 'article' : 'website',
      card: 'summary_large_image',
      robots: '',
    });
  }
  expect(htmlOf(missing)).toContain('<meta name="robots" content="noindex"/>');
  expect(readFileSync(join(built, 'robots.txt'), 'utf8')).toContain(`Allow: /\n\nSitemap: ${site.origin}/sitemap.xml`);
});

test('every answer carries the headers that static hosts are given too', async ({ request }) => {
  const listed = readFileSync(join(built, '_headers'), 'utf8');
  const ofPages = { ...headers, ...pageHeaders, 'Content-Security-Policy': policy };
  for (const path of ['/', missing.path, '/sw.js']) {
    const answer = await request.get(path);
    for (const [name, value] of Object.entries(ofPages)) {
      expect(answer.headers()[name.toLowerCase()], `${path}: ${name}`).toBe(value);
      expect(listed).toContain(`  ${name}: ${value}\n`);
    }
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  // Files other than pages have no inline code, so their policy has no hashes.
  const script = files.find((file) => /^assets.*\.js$/.test(file)) ?? '';
  const answer = await request.get(`/${script}`);
  for (const [name, value] of Object.entries(headers)) expect(answer.headers()[name.toLowerCase()], name).toBe(value);
  for (const name of Object.keys(pageHeaders)) expect(answer.headers()[name.toLowerCase()], name).toBeUndefined();
  expect(answer.headers()['cache-control']).toBe(immutable);
});

test('the policy allows no inline code but by its hash, no eval, and isolates the page', () => {
  for (const one of [policy, headers['Content-Security-Policy']]) {
    expect(one).toContain("default-src 'none'");
    expect(one).toContain("require-trusted-types-for 'script'");
    expect(one).not.toMatch(/unsafe|nonce|strict-dynamic|\*|https?:/);
  }
  expect(policy.replaceAll(/ 'sha256-[\w+/]{43}='/g, '')).toBe(headers['Content-Security-Policy']);
  expect(policy.length).toBeLessThan(2000);
  expect(pageHeaders['Cross-Origin-Opener-Policy']).toBe('same-origin');
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
