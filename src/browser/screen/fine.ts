import { halfFloatError, PLAIN, signalOf } from '../../../measure/panel/fine';
import { deepContext, deepImage, fillLevels } from '../../../renderers/panel/fine.renderer';

/**
 * Why steps of a quarter code cannot be shown here: the `canvas` rounds them, or the browser says that the screen's
 * `output` has 8 bits. Null where neither is so. Whether 10 bits reach the panel is nothing that a browser knows.
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

/** Whether all levels of a run come back from a canvas as they were drawn, as exactly as half floats are. */
function canHoldLevels(): boolean {
  const canvas = document.createElement('canvas');
  const levels = Array.from({ length: PLAIN.to }, (_, i) => i + 1);
  Object.assign(canvas, { width: PLAIN.to + 1, height: 1 });
  const context = deepContext(canvas);
  if (!context) return false;
  fillLevels(
    context,
    levels.map((level) => [level, level, 0, 1, 1]),
  );
  const { data } = context.getImageData(0, 0, canvas.width, 1, deepImage);
  return levels.every((level) => {
    const signal = signalOf(level);
    return Math.abs((data[4 * level] ?? 0) - signal) <= halfFloatError(signal);
  });
}

/** Whether the browser says that the screen takes more than 8 bits a channel. A depth of 32 is 8 bits with alpha. */
function hasDeepOutput(): boolean {
  return (
    (screen.colorDepth > 24 && screen.colorDepth !== 32) ||
    matchMedia('(min-color: 10)').matches ||
    matchMedia('(dynamic-range: high)').matches
  );
}
