import type { CheckId } from './catalogue';

/**
 * The figures in the code on a printed report, by test and by the name of the measurement. A number is never reused. In
 * order of importance, because the last ones are left out if there is no space.
 */
export const paperFigures = [
  { number: 1, check: 'screen', name: 'Surface' },
  { number: 2, check: 'screen', name: 'Spots marked' },
  { number: 3, check: 'keyboard', name: 'Keys tested' },
  { number: 4, check: 'keyboard', name: 'Keys with double presses' },
  { number: 5, check: 'refresh-rate', name: 'Refresh rate' },
  { number: 6, check: 'webcam', name: 'Frame rate' },
  { number: 7, check: 'webcam', name: 'Resolution' },
  { number: 8, check: 'screen-size', name: 'Diagonal' },
  { number: 9, check: 'microphone', name: 'Noise floor' },
  { number: 10, check: 'microphone', name: 'Peak' },
  { number: 11, check: 'mouse', name: 'Polling rate' },
  { number: 12, check: 'touch', name: 'Coverage' },
] as const satisfies readonly { readonly number: number; readonly check: CheckId; readonly name: string }[];

/** The facts in the code on a printed report, in order of importance. Numbered in the same way. */
export const paperFacts = [
  { number: 1, name: 'serial' },
  { number: 2, name: 'assetTag' },
  { number: 3, name: 'maker' },
  { number: 4, name: 'model' },
  { number: 5, name: 'item' },
  { number: 6, name: 'cosmetic' },
  { number: 7, name: 'function' },
  { number: 8, name: 'lot' },
  { number: 9, name: 'year' },
  { number: 10, name: 'technician' },
  { number: 11, name: 'company' },
  { number: 12, name: 'site' },
] as const;

export type PaperFact = (typeof paperFacts)[number]['name'];
