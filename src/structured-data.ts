import { site } from '../content/site';
import type { Route } from './registry';

const organisation = { '@type': 'Organization', name: site.name, url: `${site.origin}/`, email: site.email };

/** Price, and the rating where the operator claims one. */
const application = (name: string, url: string, description: string) => ({
  '@type': 'WebApplication',
  name,
  url,
  description,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
  publisher: organisation,
  ...(site.claims && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: site.claims.rating.value,
      ratingCount: site.claims.rating.count,
    },
  }),
});

/** JSON-LD of a route, with schema.org types: the site on the home page, a WebApplication for a test, else a WebPage. */
export function structuredData(route: Route): object {
  const url = site.origin + route.path;
  const home = { '@type': 'ListItem', position: 1, name: site.name, item: `${site.origin}/` };
  const graph: object[] =
    route.path === '/'
      ? [
          { '@type': 'WebSite', name: site.name, url, description: site.description, publisher: organisation },
          application(site.name, url, route.description),
        ]
      : [
          route.check
            ? application(`${site.name} ${route.check.title}`, url, route.description)
            : { '@type': 'WebPage', name: route.title, url, description: route.description },
          {
            '@type': 'BreadcrumbList',
            itemListElement: [
              home,
              { '@type': 'ListItem', position: 2, name: route.check?.title ?? route.title, item: url },
            ],
          },
        ];
  return { '@context': 'https://schema.org', '@graph': graph };
}
