/** A page that tests nothing. Like a check, it exists as soon as its file `src/pages/<file>.page.tsx` does. */
export interface SitePage {
  readonly file: string;
  readonly path: `/${string}`;
  /** Label of links. The page title is derived from it, unless `documentTitle` is given. */
  readonly title: string;
  readonly documentTitle?: string;
  readonly description: string;
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
    description:
      'Free hardware tests for laptops, monitors and tablets. They run in your browser, say what they measured and how, and send no data.',
  },
  {
    file: 'Inspection',
    path: '/inspection',
    title: 'Inspection',
    description:
      'Run the tests of a laptop, monitor or tablet in one go. Skip, repeat and judge by keyboard or touch, and keep what each test found.',
    menu: 'first',
  },
  {
    file: 'Report',
    path: '/report',
    title: 'Inspection report',
    description: 'A sealed inspection report, to print, share and verify.',
    under: '/inspection',
  },
  {
    file: 'Verify',
    path: '/verify',
    title: 'Verify',
    description: 'See whether an inspection report was changed, and who sealed it.',
    menu: 'footer',
    under: '/inspection',
  },
  {
    file: 'History',
    path: '/history',
    title: 'History',
    description: 'Every inspection report that was made here.',
    under: '/inspection',
  },
  {
    file: 'Bench',
    path: '/bench',
    title: 'Bench',
    description:
      'All inspection reports of a folder, counted by day, lot and signer. They are read here and sent nowhere.',
    under: '/inspection',
  },
  {
    file: 'Compare',
    path: '/compare',
    title: 'Before and after',
    description: 'Two inspection reports side by side, compared.',
    under: '/inspection',
  },
  {
    file: 'Keys',
    path: '/keys',
    title: 'Signing keys',
    description: 'The key that signs your inspection reports, and the keys of other people.',
    under: '/inspection',
  },
  {
    file: 'Blog',
    path: '/blog',
    title: 'Blog',
    description: 'Guides to testing a laptop’s display, keyboard, audio and more.',
    menu: 'header',
  },
  {
    file: 'MoreTests',
    path: '/more-tests',
    title: 'More Tests',
    description: 'Further screen tests: gradients, brightness, sharpness, motion, resolution and size.',
    menu: 'header',
  },
  {
    file: 'About',
    path: '/about',
    title: 'About',
    description: 'What Assay measures, how it measures, and what a browser cannot know.',
    menu: 'footer',
  },
  {
    file: 'Findings',
    path: '/findings',
    title: 'Findings',
    description: 'What each fault code in a result means, what else looks the same, and what to try.',
    menu: 'footer',
  },
  {
    file: 'Privacy',
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'Everything the site stores on your device, and what it sends: nothing.',
    menu: 'footer',
  },
  {
    file: 'Terms',
    path: '/terms',
    title: 'Terms of Service',
    description: 'The terms for using the tests, and what a result can be used for.',
    menu: 'footer',
  },
] as const satisfies readonly SitePage[];
