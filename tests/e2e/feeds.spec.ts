import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from '../../content/posts';
import { site } from '../../content/site';
import { headers, immutable, pageHeaders, reader } from '../../scripts/headers.mjs';
import { decodePng } from './png';
import { built, htmlOf, policyIn, routes } from './routes';
import { expect, test } from './test';

/**
 * Files that other machines than browsers read: the sitemap, the feed, link pictures, the manifest, and hosting
 * configuration.
 */

const read = (file: string) => readFileSync(join(built, file), 'utf8');
const picture = (file: string) => decodePng(readFileSync(join(built, file)));

test('the feed has every post with its link and its date', async ({ page }) => {
  const feed = read('feed.xml');
  await page.goto('/about');
  const href = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  expect(href).toBe('/feed.xml');
  // Leave the site, because its policy does not allow text for a DOMParser.
  await page.goto('about:blank');
  const items = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error('The feed is not XML');
    const text = (item: Element, name: string) => item.querySelector(name)?.textContent ?? '';
    return [...parsed.querySelectorAll('rss[version="2.0"] > channel > item')].map((item) => ({
      title: text(item, 'title'),
      link: text(item, 'link'),
      date: new Date(text(item, 'pubDate')).toISOString().slice(0, 10),
      description: text(item, 'description'),
    }));
  }, feed);
  const expected = posts.map(({ slug, title, date, description }) => ({
    title,
    link: `${site.origin}/blog/${slug}`,
    date,
    description,
  }));
  const byLink = (a: { link: string }, b: { link: string }) => a.link.localeCompare(b.link);
  expect(items.toSorted(byLink)).toEqual(expected.toSorted(byLink));
});

test('every listed page has a picture of its own for links to it, 1200 × 630 px, that is not blank', () => {
  const sources = routes.map((route) => /property="og:image" content="([^"]*)"/.exec(htmlOf(route))?.[1] ?? '');
  expect(new Set(sources).size).toBe(routes.length);
  const seen = new Set<string>();
  for (const source of sources) {
    const file = source.replace(`${site.origin}/`, '');
    const { width, height, colors } = picture(file);
    expect([width, height], file).toEqual([1200, 630]);
    // The background, and the strip along the lower edge: green is the fourth of its bars.
    expect(colors[300 * width + 10], file).toBe(0xebebeb);
    expect(colors[625 * width + 525], file).toBe(0x00ff00);
    seen.add(readFileSync(join(built, file)).toString('base64'));
  }
  expect(seen.size, 'no two pictures are the same').toBe(sources.length);
});

test('the manifest names icons of the size that it says, and starts at the home page', async ({ request }) => {
  const answer = await request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const { width, height, colors } = picture(src.slice(1));
    expect(`${width}x${height}`).toBe(sizes);
    // A maskable icon fills the whole square. The other icons have a transparent background.
    expect(colors[0]).toBe(purpose ? 0xebebeb : 0);
    // The eight bars.
    expect(new Set(colors).size).toBeGreaterThanOrEqual(8);
  }
});

test('a page names the manifest once it is painted, since the browser also fetches an icon of it', async ({ page }) => {
  for (const route of routes.slice(0, 3)) {
    expect(/<link[^>]+manifest/.test(htmlOf(route)), 'named in the HTML').toBe(false);
    await page.goto(route.path);
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
  }
});

test('the install prompt is kept quiet', async ({ page }) => {
  await page.goto('/');
  const stopped = await page.evaluate(() => !dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  expect(stopped).toBe(true);
});

// `npm run test:hosts` tries nginx and Apache themselves.
test('hosts that cannot be installed are told the same headers', () => {
  const vercel = JSON.parse(read('vercel.json')) as {
    cleanUrls: boolean;
    redirects: { source: string; destination: string }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers;
  // built.spec.ts tests what the policy for pages contains.
  const ofPages = { ...headers, ...pageHeaders, 'Content-Security-Policy': policyIn(built) };
  expect(Object.fromEntries(everywhere?.map(({ key, value }) => [key, value]) ?? [])).toEqual(ofPages);
  expect(vercel.cleanUrls).toBe(true);

  // Files other than pages have their own policy.
  for (const [path, one] of [
    ['/assets/', headers['Content-Security-Policy'] ?? ''],
    [reader.path, reader.policy],
  ] as const) {
    const rule = vercel.headers.find(({ source }) => source === `${path}(.*)`)?.headers;
    expect(rule?.find(({ key }) => key === 'Content-Security-Policy')?.value).toBe(one);
    const lines = `  ! Content-Security-Policy\n  Content-Security-Policy: ${one}\n  Cache-Control: ${immutable}\n`;
    expect(read('_headers')).toContain(`${path}*\n${lines}`);
  }
  expect(read('_headers')).toContain('/sw.js\n  Cache-Control: no-cache\n');

  for (const [from = '', to = ''] of read('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))) {
    expect(vercel.redirects).toContainEqual({ source: from, destination: to, permanent: true });
  }
});
