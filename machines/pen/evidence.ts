import { evidenceTexts } from '../../content/verdicts/pen';
import { evidenceOf } from '../result';

/** Minimum number of samples to judge contact, pressure and palm rejection. */
export const MIN_SAMPLES = 200;
/** Minimum number of strokes to judge the pressure. */
export const MIN_STROKES = 5;
/** The share of full pressure that a hard stroke must reach, and that a light stroke must stay below. */
export const HARD_PRESSURE = 0.9;
export const LIGHT_PRESSURE = 0.15;
/** Lines along a ruler before jitter counts as a fault. One line passes if it is steady. */
export const MIN_RULER_LINES = 2;
/** How far the pen must lean on each axis, in degrees. */
export const MIN_TILT_DEG = 30;
/** How far the pen must turn about its own axis, in degrees. */
export const MIN_TURN_DEG = 30;

/** The minimum evidence for each part of the pen test. Input from a finger or a mouse does not count. */
export const evidence = evidenceOf(
  evidenceTexts({ samples: MIN_SAMPLES, strokes: MIN_STROKES, lines: MIN_RULER_LINES }),
  ['cells', 'strokes', 'pressure', 'ruler'],
);
