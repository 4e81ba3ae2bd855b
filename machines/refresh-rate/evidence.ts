import { MAX_MISSED, mostMissed } from '../../measure/frames/frame-counts';
import { MIN_SETTLED_MS } from '../../measure/live/frame-clock';
import type { EvidenceTable } from '../result';

/** A rate needs this many milliseconds of counting at a regular interval, … */
export const MIN_RATE_MS = 3000;
/** … and this many frames. */
export const MIN_RATE_FRAMES = 60;
/** A verdict on missed frames needs this many milliseconds of counting, … */
export const MIN_MISSED_MS = 10_000;
/** … and this many frames. */
export const MIN_MISSED_FRAMES = 500;

/** What the test cannot find, in one sentence. The share is found in 95 % of the shortest runs that can pass. */
export const blindSpot = `What the test cannot find: a share of missed frames below ${Math.ceil(100 * mostMissed(MAX_MISSED, MIN_MISSED_FRAMES))}% in the shortest run, a change of the rate that lasts less than ${(2 * MIN_SETTLED_MS) / 1000} seconds, and a browser that asks for every second picture only from the start.`;

export const evidence = {
  rate: {
    name: 'Refresh rate',
    needs: `Count frames at a regular interval for ${MIN_RATE_MS / 1000} seconds, at least ${MIN_RATE_FRAMES} frames.`,
    required: true,
    action: 'Measure Again',
  },
  missed: {
    name: 'Missed frames',
    needs: `Keep the page in view for ${MIN_MISSED_MS / 1000} seconds of counting, at least ${MIN_MISSED_FRAMES} frames.`,
    required: true,
    action: 'Keep Counting',
  },
  expected: {
    name: 'Expected rate',
    needs: 'Choose the rate that your monitor should run at.',
    required: false,
    action: 'Choose Rate',
  },
} as const satisfies EvidenceTable;
