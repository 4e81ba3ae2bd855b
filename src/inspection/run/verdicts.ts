import type { Verdict } from '../../../machines/result';

/** The verdicts that a person can give, with their keys, in button order. */
export const verdictKeys = [
  { verdict: 'pass', key: 'P' },
  { verdict: 'warning', key: 'W' },
  { verdict: 'fail', key: 'F' },
  { verdict: 'inconclusive', key: 'C' },
] as const satisfies readonly { verdict: Verdict; key: string }[];
