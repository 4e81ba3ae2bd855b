/** Names of a test's outcomes in an inspection: its verdict, or why there is none. */
export const outcomeNames = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  inconclusive: 'Cannot tell',
  skipped: 'Skipped',
  'not-fitted': 'Not fitted',
  'not-supported': 'Not supported',
  'not-run': 'Not run',
} as const;

export type OutcomeKind = keyof typeof outcomeNames;
