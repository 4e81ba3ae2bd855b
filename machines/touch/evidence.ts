import { evidenceTexts } from '../../content/verdicts/touch';
import { evidenceOf } from '../result';

/** Minimum number of samples of moving fingers to judge the sample rate and the jumps. */
export const MIN_SAMPLES = 50;
/** Minimum samples per second. The slowest panels on the market report 60. */
export const MIN_SAMPLE_RATE_HZ = 50;
/**
 * From this many jumps of a finger on, and from one jump in so many samples on, the panel loses contact. A good panel
 * leaves out up to one sample in 1000 (`tests/checks/touch/touch.rows.ts`; no published figure was found).
 */
export const MIN_JUMPS = 3;
export const MAX_SAMPLES_PER_JUMP = 200;
/** Simultaneous fingers that prove multi-touch. */
export const MIN_FINGERS = 2;
/** Duration of the hands-off check in milliseconds. */
export const WATCH_MS = 10_000;

/** The minimum evidence for each part of the touch test. Input from a mouse or a pen does not count. */
export const evidence = evidenceOf(evidenceTexts({ samples: MIN_SAMPLES, fingers: MIN_FINGERS, watch: WATCH_MS }), [
  'cells',
  'swipes',
]);
