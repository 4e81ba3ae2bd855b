import { inWords } from './words';

/** Texts of sequences of pictures, and of the rings that show that somebody looked. */

/** Labels of a running sequence, and of the panel for a mark. */
export const sequenceTexts = {
  view: (test: string, step: string, place: number, all: number) => `${test}, ${step}, ${place} of ${all}`,
  aim: 'Tap or click the spot',
  markSpot: 'Mark Spot',
  mark: 'Mark',
  markAt: 'Mark at',
  markHint: 'Arrow keys move the mark by one device pixel. Enter saves it, Esc cancels.',
  up: 'Up one pixel',
  left: 'Left one pixel',
  right: 'Right one pixel',
  down: 'Down one pixel',
  kind: 'Kind of spot',
  remove: 'Remove Mark',
  save: 'Save Mark',
  edit: (kind: string, x: number, y: number) => `${kind} at ${x}, ${y}: edit`,
  /** A run was left too early for a result. @param many its steps: 'patterns' @param least how many a result needs */
  leftEarly: (shown: number, all: number, many: string, least: number) =>
    `No result: ${inWords(shown)} of ${inWords(all)} ${many} ${shown === 1 ? 'was' : 'were'} shown. A result needs at least ${inWords(least)}. Nothing was lost.`,
} as const;

export const singleResultLead = 'A browser cannot see the panel. This result is based on what you saw.';

export const ringsQuestion = 'How many rings do you see?';

/** The digit keys, for the list of keys. */
export const ringsKeys = { keys: ['1', '…', '6'], does: 'Say how many rings you see' } as const;

/** A step of the instructions. `one`: a step of the test, 'color'. */
export const ringsStep = (one: string) =>
  `One ${one} shows small rings. Press their number, or tap it in the question above.`;
