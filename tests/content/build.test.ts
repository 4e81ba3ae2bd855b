import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rss, sitemap } from '../../scripts/build/feeds.mjs';
import { hostFiles } from '../../scripts/build/hosting.mjs';
import { illustrationPicture, readSheet } from '../../scripts/build/illustrations.mjs';
import { nameOf, unused } from '../../scripts/build/offline.mjs';
import { fileOf } from '../../scripts/build/pages.mjs';
import { removeBuild } from '../../scripts/build/remove-build.mjs';
import { fontFiles } from '../../scripts/fonts.mjs';
import { handoffOf, headers, pagePolicy } from '../../scripts/headers.mjs';
import { serve } from '../../scripts/serve.mjs';

const site = { name: 'Site', origin: 'https://site.example', email: 'a@site.example' };
const page = (path: string, date?: string) => ({
  path,
  source: 'src/Page.tsx',
  head: '',
  body: '',
  preview: { path: '/og/page.png', name: `Page at ${path}`, text: 'Words & more' },
  ...(date && { date }),
});

it('removes an earlier build, and no other folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-'));
  writeFileSync(join(folder, 'package.json'), '{}');
  await expect(removeBuild(folder)).rejects.toThrow('holds something else than a build');
  expect(existsSync(join(folder, 'package.json'))).toBe(true);
  mkdirSync(join(folder, 'assets'));
  for (let i = 0; i < 2; i++) await removeBuild(folder);
  expect(existsSync(folder)).toBe(false);
});

describe('what is left out of the files kept for use without a network', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', dynamicImports: ['src/Page.tsx'], css: ['assets/index.css'] },
    'src/Page.tsx': { file: 'assets/Page.js', imports: ['_shared.js', '_library.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_library.js': { file: 'assets/library.js', dynamicImports: ['node_modules/library/all.mjs'] },
    'node_modules/library/all.mjs': { file: 'assets/all.js', imports: ['_shared.js', '_alone.js'] },
    '_alone.js': { file: 'assets/alone.js', css: ['assets/alone.css'] },
  };

  it('is what a library imports by itself, and what that alone needs', () => {
    expect([...unused(manifest)].sort()).toEqual(['assets/all.js', 'assets/alone.css', 'assets/alone.js']);
  });

  it('is nothing else: not what the site imports in the same way', () => {
    const own = { ...manifest, '_library.js': { file: 'assets/library.js', dynamicImports: ['src/own.ts'] } };
    expect(unused({ ...own, 'src/own.ts': { file: 'assets/own.js', imports: ['_alone.js'] } })).toEqual(
      new Set(['assets/all.js']),
    );
  });
});

it('the name of a build changes with any byte, and with nothing else', () => {
  expect(nameOf(['a', Buffer.from('b')])).toBe(nameOf(['a', 'b']));
  expect(nameOf(['a', 'b'])).not.toBe(nameOf(['a', 'c']));
  expect(nameOf(['a'])).toMatch(/^[0-9a-f]{12}$/);
});

it('the files of pages are named after their paths', () => {
  expect(['/', '*', '/about', '/blog/a'].map(fileOf)).toEqual(['index.html', '404.html', 'about.html', 'blog/a.html']);
});

describe('the sitemap and the feed', () => {
  it('give a date where one is known', () => {
    const xml = sitemap(site, [page('/'), page('/blog/a', '2025-09-07')]);
    expect(xml).toContain('<url><loc>https://site.example/</loc></url>');
    expect(xml).toContain('<url><loc>https://site.example/blog/a</loc><lastmod>2025-09-07</lastmod></url>');
  });

  it('list the newest post first, and stay the same from build to build', () => {
    const posts = [page('/blog/old', '2025-01-02'), page('/blog/new', '2025-09-07')];
    const feed = rss(site, page('/blog'), posts);
    expect(feed).toBe(rss(site, page('/blog'), posts));
    expect(feed.indexOf('/blog/new</link>')).toBeLessThan(feed.indexOf('/blog/old</link>'));
    expect(feed).toContain('<lastBuildDate>Sun, 07 Sep 2025 00:00:00 GMT</lastBuildDate>');
  });
});

describe('a hand-off', () => {
  const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
  const plain = pagePolicy(inline);
  const open = pagePolicy(inline, handoffOf('https://assets.example.org:8443/assay?shop=2')?.origin);

  it('opens the policy of pages for its origin, and for nothing else; without one it is as it was', () => {
    expect(plain.replace(" 'sha256-a'", '').replace(" 'sha256-b'", '')).toBe(headers['Content-Security-Policy']);
    expect(plain).toContain("connect-src 'self';");
    expect(open).toBe(plain.replace("connect-src 'self'", "connect-src 'self' https://assets.example.org:8443"));
    expect(pagePolicy(inline, handoffOf('')?.origin)).toBe(plain);
  });

  it('reaches every host by the policy of pages alone', () => {
    const [before, after] = [hostFiles([], plain), hostFiles([], open)];
    for (const file of ['_headers', 'vercel.json', '.htaccess', '.nginx.conf']) {
      expect(after[file]?.split(' https://assets.example.org:8443'), file).toHaveLength(2);
      expect(after[file]?.replace(open, plain), file).toBe(before[file]);
    }
    const long = handoffOf(`https://${'a'.repeat(1800)}.example`)?.origin;
    expect(() => hostFiles([], pagePolicy(inline, long))).toThrow('Is ASSAY_HANDOFF too long?');
  });

  it.each(['http://localhost:4999/assay', 'http://127.0.0.1/', 'https://xn--bcher-kva.example/'])('may be %s', (text) =>
    expect(handoffOf(text)).toEqual({ address: text, origin: new URL(text).origin }),
  );

  it.each([
    ...['assets.example.org', '/assay', ' ', 'https://', 'http://assets.example.org/', 'ws://localhost/', 'file:///a'],
    ...['https://*.example.org/', "https://a.example;script-src'none'/", 'https://a,b.example/', 'https://[::1]/'],
    ...[
      'https://a:b@assets.example.org/',
      'https://assets.example.org/#a',
      'javascript:alert(1)',
      'blob:https://a.b/c',
    ],
  ])('is not %j, which stops the build', (text) => {
    expect(() => handoffOf(text)).toThrow(/^ASSAY_HANDOFF is .* It must be a full https:\/\/ address/);
  });
});

it('C10: the small server sends whole what it cannot cut, keeps a file once for all queries, and leads from an address that ends in a slash to the one without it, which may be asked again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'assay-serve-'));
  // A page may have the name of a folder.
  for (const name of ['assets', 'a']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'assets/a.js'), 'let a = 1;');
  writeFileSync(join(root, 'a.html'), '<p>a');
  const server = serve(root);
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers = {}) => fetch(`http://localhost:${port}${path}`, { headers, redirect: 'manual' });
  const last = await get('/assets/a.js', { range: 'bytes=-5' });
  expect([last.status, await last.text()]).toEqual([200, 'let a = 1;']);
  expect(await (await get('/assets/a.js?n=1')).text()).toBe('let a = 1;');
  rmSync(join(root, 'assets/a.js'));
  expect(await (await get('/assets/a.js?n=2')).text()).toBe('let a = 1;');
  const moved = await get('/a/');
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
    308,
    '/a',
    'no-cache',
  ]);
  expect((await get('/b/')).status).toBe(404);
  // A location that starts with two slashes would lead to another host.
  expect((await get('//a/')).headers.get('location')).toBeNull();
  server.close();
  rmSync(root, { recursive: true });
});

// Subsetting the fonts takes seconds, and more on a busy computer.
it('the fonts are those that the script makes of the published ones', { timeout: 60_000 }, async () => {
  for (const [name, content] of await fontFiles()) {
    const file = readFileSync(fileURLToPath(new URL(`../../src/theme/fonts/${name}`, import.meta.url)));
    expect(file.equals(Buffer.from(content)), name).toBe(true);
  }
});

describe('the picture of a test’s drawing', () => {
  const css =
    ':root{--bench:#eee;--ink:#111}@media (x){.a{fill:red}}.b{--move:go 1s;stroke:blue}.a,.c{fill:var(--ink)}.b:hover{stroke:red}.b{fill:none}';

  it('takes its colors from the style sheets, in their order, without states and media queries', () => {
    const svg = illustrationPicture(
      '<svg class="x" viewBox="0 0 160 160"><path class="b a" d="M0 0"/></svg>',
      readSheet(css),
    );
    expect(svg).toContain('<path style="stroke:blue;fill:#111;fill:none;" d="M0 0"/>');
    expect(svg).not.toMatch(/class|--|red/);
  });

  it('turns a ground of CSS colors into one of SVG', () => {
    const ground = '.g{background:linear-gradient(90deg,#fff 0 50%,#000 50% 100%)}';
    const svg = illustrationPicture('<span class="g"></span><svg viewBox="0 0 1 1"></svg>', readSheet(css + ground));
    expect(svg.match(/<stop offset="[^"]*" stop-color="[^"]*"\/>/g)).toEqual([
      '<stop offset="0" stop-color="#fff"/>',
      '<stop offset="50%" stop-color="#fff"/>',
      '<stop offset="50%" stop-color="#000"/>',
      '<stop offset="100%" stop-color="#000"/>',
    ]);
  });
});
