/** Names of the verdicts of a test and its parts. Every page loads them; few need the other outcomes. */
export const verdictNames = {
  pass: 'Pass',
  warning: 'Warning',
  fail: 'Fail',
  inconclusive: 'Cannot tell',
  'not-run': 'Not run',
} as const;
