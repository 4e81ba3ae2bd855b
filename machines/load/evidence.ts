import type { EvidenceTable } from '../result';

/** Minutes that a run may take. */
export const durations = [3, 10, 30] as const;
export type Minutes = (typeof durations)[number];

/** Below this level a phone is not tested, nor any device without its charger. From 0 to 1. */
export const MIN_LEVEL = 0.2;

/**
 * Warning: less than this share of the speed at the start is left at the end. Sound devices keep more: thin laptops and
 * phones 40 % and up under hours of load. A processor in its emergency limit runs at 0.4 to 0.8 GHz, a tenth to a
 * quarter of its usual clock.
 */
export const MIN_KEPT = 1 / 3;

/** What a run proves, in one sentence. */
export const creed = 'One wrong integer is a fail, and none proves nothing.';

/** What the test cannot find, in one sentence. */
export const blindSpot =
  'What the test cannot find: a fault that shows less often than the work of this run, a fault in memory that the page does not get, and a machine that is slow from the start.';

const needs = 'Keep the page in view until the chosen time is over.';

export const evidence = {
  cores: { name: 'Integers on the cores', needs, required: true, action: 'Run Again' },
  memory: { name: 'Patterns in memory', needs, required: true, action: 'Run Again' },
  graphics: { name: 'Integers on the graphics', needs, required: false, action: 'Run Again' },
  speed: { name: 'Speed under load', needs, required: true, action: 'Run Again' },
} as const satisfies EvidenceTable;
