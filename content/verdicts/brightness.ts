import { rule } from './rule';
import { blindSpotOf, ringsTexts, sequenceSay, stepTexts } from './sequence';

/** Words of the brightness test's verdicts. `ms` is how long a level counts once it was shown, in milliseconds. */

export const evidenceTexts = (ms: number) => ({
  level: stepTexts('level', 'eight', ms),
  rings: ringsTexts('level'),
  steps: rule(
    'First visible steps',
    'On Pure Black and Pure White, choose the first patch that you can see.',
    'Choose Steps',
  ),
});
export const blindSpot = (ms: number) => blindSpotOf('a step', 'level', ms);

/** The levels, and what to look for on each. */
export const levelTexts = {
  black: { name: 'Pure Black', description: 'Light here is leaking.' },
  veryDark: { name: 'Very Dark Gray', description: 'Lighter than black.' },
  dark: { name: 'Dark Gray', description: 'Shadows.' },
  medium: { name: 'Medium Gray', description: 'No tint, even all over.' },
  light: { name: 'Light Gray', description: 'No tint, even all over.' },
  veryLight: { name: 'Very Light Gray', description: 'Clouds and stains.' },
  white: { name: 'Pure White', description: 'Full brightness.' },
  bands: { name: 'Brightness Bands', description: 'Sixteen steps and a ramp.' },
} as const;

/** The charts on which a first visible step is chosen. */
export const chartNames = {
  black: { name: 'First visible black step', none: 'No black step visible' },
  white: { name: 'First visible white step', none: 'No white step visible' },
} as const;

export const say = {
  ...sequenceSay('level'),
  shown: 'Shown.',
  notChosen: 'No step chosen.',
  noneChosen: 'No steps chosen.',
  step: (step: number) => `Step ${step}.`,
  none: (none: string) => `${none}.`,
  chosen: (name: string, step: number) => `${name}: ${step}.`,
  gamma: (gamma: number) => `Gamma about ${gamma}.`,
} as const;

/** Names of the figures. */
export const figures = { shown: 'Levels shown', noneOf: (of: number) => `none of ${of}`, gamma: 'Gamma' } as const;
