import { blindSpot as blindSpotOf, evidenceTexts } from '../../content/verdicts/sound';
import { MIN_SURE_CLEARANCE_DB } from '../../measure/audio/loop-analysis';
import { maxBuzzAt } from '../../measure/audio/loop-sweep';
import { evidenceOf } from '../result';

/** A sound counts after playing this long at a volume above 0, in milliseconds. */
export const MIN_HEARD_MS = 500;

export const blindSpot = blindSpotOf(maxBuzzAt(500), maxBuzzAt(0));

/** The minimum evidence for each part of the sound test. Only the two sides are required. */
export const evidence = evidenceOf(evidenceTexts(MIN_HEARD_MS, MIN_SURE_CLEARANCE_DB), ['left', 'right']);

export type SoundRule = keyof typeof evidence;
