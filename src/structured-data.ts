import type {
  AggregateRating,
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Thing,
  WebApplication,
  WebPage,
  WebSite,
} from 'schema-dts';
import { applicationTexts, blogCrumb, siteDescription } from '../content/descriptions';
import type { Passages } from '../content/passages';
import { site } from '../content/site';
import type { Route } from './registry';

const home = `${site.origin}/`;
const organization: Organization = {
  '@type': 'Organization',
  name: site.name,
  url: home,
  email: site.email,
  logo: `${site.origin}/icon-512.png`,
};

/** The rating, if the operator claims one. */
const rating: AggregateRating | undefined = site.claims
  ? {
      '@type': 'AggregateRating',
      ratingValue: site.claims.rating.value,
      ratingCount: site.claims.rating.count,
    }
  : undefined;

const application = (name: string, url: string, description: string): WebApplication => ({
  '@type': 'WebApplication',
  name,
  url,
  description,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: applicationTexts.systems,
  browserRequirements: applicationTexts.needs,
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: organization,
  ...(rating && { aggregateRating: rating }),
});

const website: WebSite = {
  '@type': 'WebSite',
  name: site.name,
  url: home,
  description: siteDescription,
  inLanguage: 'en',
  publisher: organization,
};

function page({ path, title }: Route, url: string, description: string): WebPage {
  const about = {
    name: title,
    url,
    description,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: site.name, url: home },
  } as const;
  if (path === '/about') return { '@type': 'AboutPage', ...about };
  if (path === '/blog' || path === '/more-tests') return { '@type': 'CollectionPage', ...about };
  return { '@type': 'WebPage', ...about };
}

function article({ title, description, date, tags }: NonNullable<Route['post']>, path: string): Article {
  const url = site.origin + path;
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: date,
    dateModified: date,
    inLanguage: 'en',
    keywords: [...tags],
    image: site.origin + previewOf(path),
    author: organization,
    publisher: organization,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  };
}

const faqPage = (faq: Passages): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: Object.entries(faq).map(([title, paragraphs]) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: paragraphs.join(' ') },
  })),
});

/** The breadcrumb trail from the home page to a page, which is its last entry. */
function trail(route: Route): BreadcrumbList {
  const name = route.check?.title ?? route.post?.title ?? route.title.replace(` – ${site.name}`, '');
  const steps = [
    { name: site.name, item: home },
    ...(route.post ? [{ name: blogCrumb, item: `${site.origin}/blog` }] : []),
    { name, item: site.origin + route.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
}

/**
 * Structured data of a page for search engines, in the vocabulary of schema.org: the site and the whole application on
 * the home page, an application for a test, an article for a post, otherwise a page. Adds the breadcrumb trail, and the
 * questions of the page.
 */
export function structuredData(route: Route, description: string, faq: Passages | undefined): Graph {
  const url = site.origin + route.path;
  const things: Thing[] = [];
  if (route.path === '/') things.push(website, application(site.name, url, description));
  else if (route.check) things.push(application(`${site.name} ${route.check.title}`, url, description));
  else if (route.post) things.push(article(route.post, route.path));
  else things.push(page(route, url, description));
  if (route.path !== '/') things.push(trail(route));
  if (faq) things.push(faqPage(faq));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Size in px of the link preview picture of a page. */
export const PREVIEW_SIZE_PX = { width: 1200, height: 630 } as const;

/** Path of the preview picture, which the build draws. Pages that are not listed share the home page's picture. */
export function previewOf(path: string): string {
  const name = path === '/' || path === '*' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/og/${name}.png`;
}
