import { MAX_BREAK_MS } from '../../measure/pen/contact';
import { EDGE_REACH_PX } from '../../measure/touch/grid';
import type { EvidenceTable } from '../result';

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

/** What the test cannot find. */
export const blindSpot = `What the test cannot find: contact that is lost for more than ${MAX_BREAK_MS} ms, which looks like a lift, a dead strip along an edge that is narrower than ${EDGE_REACH_PX} px, and a dead spot smaller than a cell that no stroke crosses.`;

/** The minimum evidence for each part of the pen test. Input from a finger or a mouse does not count. */
export const evidence = {
  cells: {
    name: 'Coverage and dead zones',
    needs: 'Draw through every cell with the pen.',
    required: true,
    action: 'Cover the Sheet',
  },
  strokes: {
    name: 'Contact and report rate',
    needs: `Draw long, even strokes until ${MIN_SAMPLES} samples are read.`,
    required: true,
    action: 'Draw Strokes',
  },
  pressure: {
    name: 'Pressure',
    needs: `Draw ${MIN_STROKES} strokes or more, from hardly touching to pressing firmly.`,
    required: true,
    action: 'Test Pressure',
  },
  ruler: {
    name: 'Jitter along a ruler',
    needs: `Draw ${MIN_RULER_LINES} slow diagonal lines along a ruler, at least 6 cm long.`,
    required: true,
    action: 'Draw Along a Ruler',
  },
  palm: {
    name: 'Palm rejection',
    needs: 'Rest your hand on the screen and write a few lines.',
    required: false,
    action: 'Rest Your Hand',
  },
  fitted: {
    name: 'Tilt, turn, hover, eraser and side buttons',
    needs: 'Use each of them once, if your pen has it.',
    required: false,
    action: 'Draw Strokes',
  },
} as const satisfies EvidenceTable;
