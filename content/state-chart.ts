/** Texts of the state chart that `?inspect` opens beside a page, for developers. */
export const chartTexts = {
  title: 'State chart',
  machine: 'Machine',
  chart: 'States and transitions',
  events: 'Events',
  none: 'No machine runs on this page now. One shows here as soon as the page starts it.',
  covered:
    'A test that covers the screen covers this chart too. It then draws nothing, and shows afterwards what happened.',
  cost: 'Drawing it takes time from the page: measure frame rates without it.',
  fold: 'Hide',
  unfold: 'Show',
  close: 'Close',
  now: 'now',
  first: 'first',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
  /** @param actors ids of the actors that a state invokes */
  runs: (actors: readonly string[]) => `runs ${actors.join(', ')}`,
  stays: 'stays',
  /** @param names target states of a transition */
  to: (names: readonly string[]) => `to ${names.join(' and ')}`,
  noEvents: 'None so far.',
  /** @param kept how many are listed @param all how many there were */
  count: (kept: number, all: number) => (kept < all ? `the last ${kept} of ${all}` : String(all)),
  unmoved: 'no transition',
  /** @param file path in the project @param first, last lines */
  source: (file: string, first: number, last: number) =>
    first === last ? `${file}, line ${first}` : `${file}, lines ${first} to ${last}`,
  closeSource: 'Events',
  loading: 'Loading the source',
  noSource: 'The source did not load. This is the definition:',
} as const;
