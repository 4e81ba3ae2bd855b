/** The operator's claims about the site's success. Put your own figures here, or `null` to make no claims anywhere. */
interface Claims {
  readonly users: string;
  readonly technicians: string;
  /** Used only in the structured data. No page shows it. */
  readonly rating: { readonly value: number; readonly count: number };
}

interface Site {
  readonly name: string;
  readonly email: string;
  readonly origin: string;
  readonly footer: string;
  readonly tagline: string;
  readonly claims: Claims | null;
}

export const site: Site = {
  name: 'Assay',
  email: 'support@assay.example',
  origin: __ORIGIN__,
  footer:
    'Test for dead pixels, keyboard functionality, touch responsiveness and more, in the browser you already have open.',
  tagline: 'Built for comprehensive device testing',
  claims: {
    users: '10,000+',
    technicians: '50,000+',
    rating: { value: 4.8, count: 2547 },
  },
};

// Labels of the layout. They are constants and not an object, because every page waits for these bytes.

export const skipToContent = 'Skip to content';
export const mainMenu = 'Main';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
/** The button that lists them in the menu. */
export const allTests = 'All tests';
/** In the menu it is quiet, because most titles end in it. */
export const repeatedWord = 'Test';
/** @param theme `dark` */
export const themeLabel = (theme: string) => `Theme: ${theme}`;
export const footerTests = 'Tests';
export const sampleReport = 'Sample Report';
export const contact = 'Contact';
