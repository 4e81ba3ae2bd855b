import { blindSpotOf, evidenceTexts } from '../../content/verdicts/refresh-rate';
import { MAX_MISSED, mostMissed } from '../../measure/frames/frame-counts';
import { MIN_SETTLED_MS } from '../../measure/live/frame-clock';
import { evidenceOf } from '../result';

/** A rate needs this many milliseconds of counting at a regular interval, … */
export const MIN_RATE_MS = 3000;
/** … and this many frames. */
export const MIN_RATE_FRAMES = 60;
/** A verdict on missed frames needs this many milliseconds of counting, … */
export const MIN_MISSED_MS = 10_000;
/** … and this many frames. */
export const MIN_MISSED_FRAMES = 500;

/** What the test cannot find, in one sentence. The share is found in 95 % of the shortest runs that can pass. */
export const blindSpot = blindSpotOf(mostMissed(MAX_MISSED, MIN_MISSED_FRAMES), 2 * MIN_SETTLED_MS);

export const evidence = evidenceOf(evidenceTexts(MIN_RATE_MS, MIN_RATE_FRAMES, MIN_MISSED_MS, MIN_MISSED_FRAMES), [
  'rate',
  'missed',
]);
