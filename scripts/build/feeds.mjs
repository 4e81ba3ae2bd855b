// @ts-check
import { Feed } from 'feed';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {{ name: string, origin: string, email: string }} Site */

/** Escapes text for XML content. @param {string} text */
const escaped = (text) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;');

/**
 * The sitemap. Posts have the date of their text. Other pages have no date: it is not recorded when they last changed,
 * and the date of the build would be wrong.
 * @param {Site} site @param {readonly Page[]} pages
 */
export function sitemap({ origin }, pages) {
  const entries = pages.map(({ path, date }) => {
    const modified = date ? `<lastmod>${date}</lastmod>` : '';
    return `  <url><loc>${escaped(origin + path)}</loc>${modified}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/** @param {Site} site */
export const robots = ({ origin }) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

/**
 * The posts as RSS, newest first. The date of the feed is that of the newest post, so that the file stays the same
 * until a post changes.
 * @param {Site} site
 * @param {Page | undefined} blog the page that lists them
 * @param {readonly Page[]} posts
 */
export function rss(site, blog, posts) {
  const newestFirst = posts.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  const feed = new Feed({
    id: `${site.origin}/blog`,
    link: `${site.origin}/blog`,
    title: `${site.name}: ${blog?.preview?.name ?? 'Blog'}`,
    description: blog?.preview?.text ?? '',
    language: 'en',
    copyright: site.name,
    generator: site.name,
    updated: new Date(newestFirst[0]?.date ?? 0),
    feedLinks: { rss: `${site.origin}/feed.xml` },
  });
  for (const { path, date, preview } of newestFirst) {
    if (!date || !preview) continue;
    const link = site.origin + path;
    feed.addItem({ id: link, link, title: preview.name, description: preview.text, date: new Date(date) });
  }
  return feed.rss2();
}
