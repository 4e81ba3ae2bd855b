import { withAnyUnit } from './figure-names';

/** Words of a test's report as plain text. The labels at the left are as wide as the longest. */
export const reportLabels = {
  title: (name: string) => `${name.toLowerCase()} test report`,
  result: 'Result    ',
  missing: 'Missing   ',
  codes: 'Codes     ',
  date: 'Date      ',
  duration: 'Duration  ',
  browser: 'Browser   ',
  parts: 'Parts',
  figures: 'Figures',
  figure: (value: number | string, unit: string, source: string) => `${withAnyUnit(value, unit)} (${source})`,
} as const;

export const verdictCapitals = {
  pass: 'PASS',
  inconclusive: 'CANNOT TELL',
  warning: 'WARNING',
  fail: 'FAIL',
  'not-run': 'NOT RUN',
} as const;
