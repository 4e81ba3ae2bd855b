import { blindSpotOf, evidenceTexts } from '../../content/verdicts/webcam';
import { MAX_REPEATED_SHARE, MIN_RATE_SECONDS } from '../../measure/camera/frame-rate';
import { evidenceOf } from '../result';

/** Seconds of a lit, changing picture that a pass needs. A frozen picture is detected within the first two. */
export const MIN_LIT_SECONDS = 3;
/** Number of frames that a search for hot or dead pixels uses. */
export const PIXEL_FRAMES = 12;

export const blindSpot = blindSpotOf(MAX_REPEATED_SHARE);

/** The minimum evidence for each part of the webcam test. */
export const evidence = evidenceOf(evidenceTexts(MIN_LIT_SECONDS, MIN_RATE_SECONDS, PIXEL_FRAMES), ['picture', 'rate']);

export type WebcamRule = keyof typeof evidence;
