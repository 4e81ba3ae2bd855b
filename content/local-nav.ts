/** The links between the pages of the inspection, and their name. */
export const localNav = 'Pages of the inspection';
export const localLinks = [
  { path: '/inspection', name: 'New' },
  { path: '/history', name: 'History' },
  { path: '/bench', name: 'Bench' },
  { path: '/verify', name: 'Verify' },
] as const;
