import { MAX_REPEATED_SHARE, MIN_RATE_SECONDS } from '../../measure/camera/frame-rate';
import type { EvidenceTable } from '../result';

/** Seconds of a lit, changing picture that a pass needs. A frozen picture is detected within the first two. */
export const MIN_LIT_SECONDS = 3;
/** Number of frames that a search for hot or dead pixels uses. */
export const PIXEL_FRAMES = 12;

/** What the test cannot find, in one sentence. */
export const blindSpot = `What the test cannot find: up to ${100 * MAX_REPEATED_SHARE}% of frames that repeat the one before, repeats while nothing moves, and a camera that is slow only because it makes a dim room look bright.`;

/** The minimum evidence for each part of the webcam test. */
export const evidence = {
  picture: {
    name: 'Picture',
    needs: `Show the camera a lit scene for at least ${MIN_LIT_SECONDS} seconds.`,
    required: true,
    action: 'Show a Lit Scene',
  },
  rate: {
    name: 'Frame rate',
    needs: `Let the page count frames in good light for at least ${MIN_RATE_SECONDS} second.`,
    required: true,
    action: 'Count Frames',
  },
  hot: {
    name: 'Hot pixels',
    needs: `Cover the lens until ${PIXEL_FRAMES} frames are searched.`,
    required: false,
    action: 'Find Hot Pixels',
  },
  dead: {
    name: 'Dead pixels',
    needs: `Hold white paper in front of the lens until ${PIXEL_FRAMES} frames are searched.`,
    required: false,
    action: 'Find Dead Pixels',
  },
} as const satisfies EvidenceTable;

export type WebcamRule = keyof typeof evidence;
