import { site } from '../../content/site';
import { htmlOf, missing, routes } from './routes';
import { expect, test } from './test';

/**
 * Structured data of the pages for search engines, as required by schema.org and Google's guidelines. The requirements
 * are written by hand here, and the output of `src/structured-data.ts` must meet them.
 */

type Thing = Record<string, unknown> & { readonly '@type': string };

/** Properties that a thing of this type must have to be useful. */
const required: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  WebApplication: ['name', 'url', 'description', 'applicationCategory', 'operatingSystem', 'offers'],
  Offer: ['price', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount'],
  Article: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  WebPage: [],
  AboutPage: ['name', 'url', 'description'],
  CollectionPage: ['name', 'url', 'description'],
};

const scripts = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

function graphOf(html: string): Thing[] {
  const [text, ...more] = [...html.matchAll(scripts)].map(([, json = '']) => json);
  expect(more).toEqual([]);
  const data = JSON.parse(text ?? '') as { '@context': string; '@graph': Thing[] };
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** A thing and all things inside it. */
function within(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(within);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value ? [value as Thing] : [];
  return [...own, ...Object.values(value).flatMap(within)];
}

/** The missing properties of some things, one per line. */
function faults(things: readonly Thing[]): string[] {
  return things.flatMap((thing) => {
    const type = thing['@type'];
    const names = required[type];
    if (!names) return [`${type}: not a type that is expected`];
    return names.filter((name) => !thing[name] && thing[name] !== 0).map((name) => `${type}: no ${name}`);
  });
}

const of = (things: readonly Thing[], type: string) => things.find((thing) => thing['@type'] === type);

/** The text of a piece of HTML, as shown to a reader. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

test('the fault finder finds what is missing, at any depth, and an unknown type', () => {
  expect(faults(within([{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }]))).toEqual([
    'Question: no acceptedAnswer',
  ]);
  expect(faults([{ '@type': 'Offer', price: 0, priceCurrency: 'USD' }])).toEqual([]);
  expect(faults([{ '@type': 'Webapplication' }])).toEqual(['Webapplication: not a type that is expected']);
});

test('every page says what it is, with all that is required', () => {
  for (const route of routes) {
    const html = htmlOf(route);
    const graph = graphOf(html);
    const url = site.origin + route.path;
    expect(faults(within(graph)), route.path).toEqual([]);
    expect(JSON.stringify(graph)).not.toMatch(/undefined|\[object|NaN/);

    const trail = of(graph, 'BreadcrumbList')?.itemListElement as { position: number; item: string }[] | undefined;
    if (route.path === '/') {
      expect(of(graph, 'WebSite')).toMatchObject({ name: site.name, url: `${site.origin}/` });
      expect(trail).toBeUndefined();
    } else {
      const steps = [`${site.origin}/`, ...(route.post ? [`${site.origin}/blog`] : []), url];
      expect(trail?.map(({ item }) => item)).toEqual(steps);
      expect(trail?.map(({ position }) => position)).toEqual(steps.map((_, i) => i + 1));
    }

    const isApplication = route.path === '/' || route.check !== undefined;
    expect(of(graph, 'WebApplication') !== undefined).toBe(isApplication);
    if (isApplication) {
      const { rating } = site.claims ?? {};
      expect(of(graph, 'WebApplication')).toMatchObject({
        name: expect.stringContaining(site.name),
        url,
        applicationCategory: 'UtilitiesApplication',
        offers: { price: 0, priceCurrency: 'USD' },
        ...(rating && { aggregateRating: { ratingValue: rating.value, ratingCount: rating.count } }),
      });
    }

    expect(of(graph, 'Article') !== undefined).toBe(route.post !== undefined);
    if (route.post) {
      const { title, date, description } = route.post;
      expect(of(graph, 'Article')).toMatchObject({ headline: title, datePublished: date, description });
      expect(title.length).toBeLessThanOrEqual(110);
    }

    // Questions are in the structured data if and only if they are on the page, word for word.
    const asks = /<h2[^>]*>Questions<\/h2>/.test(html);
    const faq = of(graph, 'FAQPage')?.mainEntity as { name: string; acceptedAnswer: { text: string } }[] | undefined;
    expect(faq !== undefined).toBe(asks);
    const text = textOf(html.slice(html.indexOf('<main')).replaceAll('</p><p>', ' '));
    for (const { name, acceptedAnswer } of faq ?? []) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
  }
});

test('the not-found page says nothing of the kind', () => {
  expect(htmlOf(missing)).not.toContain('application/ld+json');
});

test('is gone once a link has led to another page, of which it is not true', async ({ page }) => {
  const ofFirst = page.locator('script[type="application/ld+json"], meta[property^="og:"], meta[name=description]');
  await page.goto('/');
  await expect(ofFirst).toHaveCount(11);
  await page.getByRole('link', { name: 'Start test: Screen', exact: true }).click();
  await expect(page).toHaveURL(/\/screen-test$/);
  await expect(ofFirst).toHaveCount(0);
});
