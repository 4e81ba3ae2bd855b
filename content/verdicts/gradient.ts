import { countInWords, list, lower } from '../words';
import { blindSpotOf, ringsTexts, sequenceSay, stepTexts } from './sequence';

/** Words of the gradient test's verdicts. `ms` is how long a pattern counts once it was shown, in milliseconds. */

export const evidenceTexts = (ms: number) => ({
  pattern: stepTexts('pattern', 'five', ms),
  rings: ringsTexts('pattern'),
});
export const blindSpot = (ms: number) => blindSpotOf('banding', 'pattern', ms);

/** The patterns, and what each shows. */
export const patternTexts = [
  { name: 'Red to Blue', description: 'Red falls while blue rises, left to right.' },
  { name: 'Vertical RGB', description: 'Red to green to blue, top to bottom.' },
  { name: 'Black to White', description: 'Every gray, left to right.' },
  { name: 'Diagonal Rainbow', description: 'Red, yellow, green, cyan, blue, magenta.' },
  { name: 'Radial Burst', description: 'White, yellow, red, black, from the center.' },
] as const;

const inBrackets = (part: string) => part && ` (${part})`;

export const say = {
  ...sequenceSay('pattern'),
  codes: (low: number, high: number) => `codes ${low} to ${high}`,
  /** `Black to White (codes 0 to 32)`. @param part of the pattern that was shown, empty for the whole */
  place: (pattern: string, part: string) => `${pattern}${inBrackets(part)}`,
  bandedAt: (places: readonly string[]) => `Banding seen at ${list(places)}.`,
  banded: (part: string) => `Banding seen${inBrackets(part)}.`,
  clean: 'No banding noticed.',
  cleanOn: (patterns: number, of: number) =>
    `No banding noticed on ${patterns === of ? 'any of the ' : ''}${lower(countInWords(patterns, 'pattern'))}.`,
} as const;

/** Names of the figures. */
export const figures = { shown: 'Patterns shown', banded: 'Patterns with banding' } as const;
