/** What search engines and link previews say of the pages that are no tests, by path, at most 160 characters. */
export const pageDescriptions: Readonly<Record<string, string>> = {
  '/': 'Free hardware tests for laptops, monitors and tablets. They run in your browser, say what they measured and how, and send no data.',
  '/inspection':
    'Run the tests of a laptop, monitor or tablet in one go. Skip, repeat and judge by keyboard or touch, and keep what each test found.',
  '/report': 'A sealed inspection report, to print, share and verify.',
  '/verify': 'See whether an inspection report was changed, and who sealed it.',
  '/history': 'Every inspection report that was made here.',
  '/bench': 'All inspection reports of a folder, counted by day, lot and signer. They are read here and sent nowhere.',
  '/compare': 'Two inspection reports side by side, compared.',
  '/keys': 'The key that signs your inspection reports, and the keys of other people.',
  '/blog': 'Guides to testing a laptop’s display, keyboard, audio and more.',
  '/more-tests': 'Further screen tests: gradients, brightness, sharpness, motion, resolution and size.',
  '/about': 'What Assay measures, how it measures, and what a browser cannot know.',
  '/findings': 'What each fault code in a result means, what else looks the same, and what to try.',
  '/privacy': 'Everything the site stores on your device, and what it sends: nothing.',
  '/terms': 'The terms for using the tests, and what a result can be used for.',
};

/** What search engines read of the site and of the application. */
export const siteDescription =
  'Free hardware tests for laptops, monitors and tablets. They run in your browser, measure what can be measured and keep everything on your device.';
export const applicationTexts = { systems: 'Any', needs: 'Requires JavaScript' } as const;
/** Of the page for a path that has none. */
export const notFoundDescription = 'There is no page at this address.';

/** A page's name in the trail to a post. */
export const blogCrumb = 'Blog';
