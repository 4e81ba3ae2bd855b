import { withAnyUnit } from './figure-names';
import { times } from './words';

/** The texts for a condition that may have influenced a run. */
interface ConditionText {
  readonly name: string;
  /** What it means for the results, in one sentence. */
  readonly meaning: string;
}

/** Conditions that the program notices during tests. Reports store the names, so a name never changes its meaning. */
export const conditions = {
  recolored: {
    name: 'Colors changed by an extension',
    meaning: 'An extension such as Dark Reader changes the colors of pages. Judge colors without it.',
  },
  'forced-colors': {
    name: 'Forced colors',
    meaning: 'The system replaces the colors of pages. Judge colors without it.',
  },
  zoomed: {
    name: 'Zoomed',
    meaning: 'The page was not shown at 100%. Patterns may have been scaled.',
  },
  hidden: {
    name: 'Hidden for a while',
    meaning: 'The page was in the background during a test. Browsers slow such a page down.',
  },
  software: {
    name: 'Drawn without a graphics device',
    meaning: 'The processor drew the pictures. Figures about frames say little about the screen.',
  },
  scaled: {
    name: 'Pixels not verified',
    meaning: 'This browser does not say how its pixels lie on those of the screen.',
  },
  insecure: {
    name: 'Not a secure page',
    meaning: 'The address was not secure, so the browser kept parts of the device from the tests.',
  },
  unrecorded: {
    name: 'Journal too long',
    meaning: 'The test ran so long that its journal was not kept. Its verdict cannot be recomputed.',
  },
} as const satisfies Record<string, ConditionText>;

export type ConditionKind = keyof typeof conditions;

/** How often or by how much a condition was there. */
export const conditionTimes = times;
export const conditionAmount = withAnyUnit;
