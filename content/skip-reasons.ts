/** Why a test was skipped. Reports store the codes, so a code never changes its meaning. */
export interface SkipReasonKind {
  readonly code: `SKIP-${Uppercase<string>}`;
  /** As shown in the list of reasons. */
  readonly name: string;
  /** Whether the person must add words. */
  readonly needsWords: boolean;
}

/** In the order of the list. Their positions are the keys 1 to 6. */
export const skipReasons = [
  { code: 'SKIP-NA', name: 'It does not apply', needsWords: false },
  { code: 'SKIP-ACCESS', name: 'No access: locked or no password', needsWords: false },
  { code: 'SKIP-PART', name: 'A part is missing to test it', needsWords: false },
  { code: 'SKIP-DAMAGE', name: 'Not safe: visible damage', needsWords: false },
  { code: 'SKIP-TIME', name: 'No time', needsWords: false },
  { code: 'SKIP-OTHER', name: 'Another reason, in words', needsWords: true },
] as const satisfies readonly SkipReasonKind[];

export type SkipReason = (typeof skipReasons)[number]['code'];

/** Whether a reason must come with words. */
export const needsWords = (reason: SkipReason): boolean =>
  skipReasons.some(({ code, needsWords }) => code === reason && needsWords);
