import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/screen';
import { evidenceOf } from '../result';
import type { MinShowing } from '../sequence/sequence';

/** In a search the eyes move every 200 to 350 ms (Rayner and Castelhano 2007), so this holds a look. */
export const MIN_COLOR_MS = 500;
/** The share of the screen that must be covered. Window borders and a taskbar leave less than this. */
export const MIN_COVERED = 0.95;

export const minShowing: MinShowing = { ms: MIN_COLOR_MS, share: MIN_COVERED };

export const blindSpot = blindSpotOf(MIN_COLOR_MS);

/** The minimum evidence for the screen test. */
export const evidence = evidenceOf(evidenceTexts(MIN_COLOR_MS, MIN_COVERED), ['color', 'coverage', 'rings']);
