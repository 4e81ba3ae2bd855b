import { verdictNames } from './verdict-names';

/** Names of a test's outcomes in an inspection: its verdict, or why there is none. */
export const outcomeNames = {
  ...verdictNames,
  skipped: 'Skipped',
  'not-fitted': 'Not fitted',
  'not-supported': 'Not supported',
} as const;

export type OutcomeKind = keyof typeof outcomeNames;
