import { halfFloatError, PLAIN_STEP, signalOf } from '../../../measure/panel/fine';
import { fillLevels, float16Context, float16Image } from '../../../renderers/panel/fine.renderer';

/**
 * Why quarter-code steps cannot be shown here: the `canvas` rounds them, or the browser reports that the screen's
 * `output` has 8 bits. Null if neither applies. A browser never knows whether 10 bits reach the panel.
 */
export type FineObstacle = 'canvas' | 'output';

let holdsLevels: boolean | undefined;

/** Draws a few pixels the first time. */
export function fineObstacle(): FineObstacle | null {
  if (typeof document === 'undefined') return 'canvas';
  holdsLevels ??= canHoldLevels();
  if (!holdsLevels) return 'canvas';
  return hasDeepOutput() ? null : 'output';
}

/** Whether all levels of a run can be read back from a canvas as drawn, with the precision of half floats. */
function canHoldLevels(): boolean {
  const canvas = document.createElement('canvas');
  const levels = Array.from({ length: PLAIN_STEP.to }, (_, i) => i + 1);
  Object.assign(canvas, { width: PLAIN_STEP.to + 1, height: 1 });
  const context = float16Context(canvas);
  if (!context) return false;
  fillLevels(
    context,
    levels.map((level) => [level, level, 0, 1, 1]),
  );
  const { data } = context.getImageData(0, 0, canvas.width, 1, float16Image);
  return levels.every((level) => {
    const signal = signalOf(level);
    return Math.abs((data[4 * level] ?? 0) - signal) <= halfFloatError(signal);
  });
}

/**
 * Whether the browser reports that the screen accepts more than 8 bits per channel. A depth of 32 is 8 bits with alpha.
 */
function hasDeepOutput(): boolean {
  return (
    (screen.colorDepth > 24 && screen.colorDepth !== 32) ||
    matchMedia('(min-color: 10)').matches ||
    matchMedia('(dynamic-range: high)').matches
  );
}
