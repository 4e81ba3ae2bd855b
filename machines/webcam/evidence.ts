import { MIN_RATE_SECONDS } from '../../measure/camera/frame-rate';
import type { EvidenceTable } from '../result';

/** Seconds of a lit, changing picture that a pass needs. A frozen picture shows itself within the first two. */
export const MIN_LIT_SECONDS = 3;
/** Frames that a search for hot or dead pixels looks at. */
export const PIXEL_FRAMES = 12;

/** The least evidence of each part of the webcam test. */
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
