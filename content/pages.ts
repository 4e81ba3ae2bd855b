/** A page that tests nothing. Like a check, it exists as soon as its file `src/pages/<file>.page.tsx` does. */
export interface SitePage {
  readonly file: string;
  readonly path: `/${string}`;
  /** Label of links. The page title is derived from it, unless `documentTitle` is given. */
  readonly title: string;
  readonly documentTitle?: string;
  /** Where the layout links to it, next to the tests. `first`: before the tests in the header. */
  readonly menu?: 'first' | 'header' | 'footer';
  /** The page in the menu that this one belongs to. */
  readonly under?: `/${string}`;
}

export const pages = [
  {
    file: 'Home',
    path: '/',
    title: 'Home',
    documentTitle: 'Assay: free hardware tests for laptops, monitors and tablets',
  },
  {
    file: 'Inspection',
    path: '/inspection',
    title: 'Inspection',
    menu: 'first',
  },
  {
    file: 'Report',
    path: '/report',
    title: 'Inspection report',
    under: '/inspection',
  },
  {
    file: 'Verify',
    path: '/verify',
    title: 'Verify',
    menu: 'footer',
    under: '/inspection',
  },
  {
    file: 'History',
    path: '/history',
    title: 'History',
    under: '/inspection',
  },
  {
    file: 'Bench',
    path: '/bench',
    title: 'Bench',
    under: '/inspection',
  },
  {
    file: 'Compare',
    path: '/compare',
    title: 'Before and after',
    under: '/inspection',
  },
  {
    file: 'Keys',
    path: '/keys',
    title: 'Signing keys',
    under: '/inspection',
  },
  {
    file: 'Blog',
    path: '/blog',
    title: 'Blog',
    menu: 'header',
  },
  {
    file: 'MoreTests',
    path: '/more-tests',
    title: 'More Tests',
    menu: 'header',
  },
  {
    file: 'About',
    path: '/about',
    title: 'About',
    menu: 'footer',
  },
  {
    file: 'Findings',
    path: '/findings',
    title: 'Findings',
    menu: 'footer',
  },
  {
    file: 'Privacy',
    path: '/privacy',
    title: 'Privacy Policy',
    menu: 'footer',
  },
  {
    file: 'Terms',
    path: '/terms',
    title: 'Terms of Service',
    menu: 'footer',
  },
] as const satisfies readonly SitePage[];

/** Title of the page for a path that has none. */
export const notFoundTitle = 'Page not found';
