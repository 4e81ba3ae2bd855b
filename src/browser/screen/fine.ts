import { halfFloatError, PLAIN, signalOf } from '../../../measure/panel/fine';
import { cssLevel, deepContext } from '../../../renderers/panel/fine.renderer';

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

/** What TypeScript does not know yet: https://html.spec.whatwg.org/#imagedatasettings */
interface DeepImageSettings extends ImageDataSettings {
  pixelFormat: 'rgba-float16';
}

/** Whether all levels of a run come back from a canvas as they were drawn, as exactly as half floats are. */
function canHoldLevels(): boolean {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: PLAIN.to + 1, height: 1 });
  const context = deepContext(canvas);
  if (!context) return false;
  for (let level = 1; level <= PLAIN.to; level++) {
    context.fillStyle = cssLevel(level);
    context.fillRect(level, 0, 1, 1);
  }
  const settings: DeepImageSettings = { pixelFormat: 'rgba-float16' };
  const { data } = context.getImageData(0, 0, PLAIN.to + 1, 1, settings);
  for (let level = 1; level <= PLAIN.to; level++) {
    const signal = signalOf(level);
    if (!(Math.abs((data[4 * level] ?? 0) - signal) <= halfFloatError(signal))) return false;
  }
  return true;
}

/** Whether the browser says that the screen takes more than 8 bits a channel. A depth of 32 is 8 bits with alpha. */
function hasDeepOutput(): boolean {
  return (
    (screen.colorDepth > 24 && screen.colorDepth !== 32) ||
    matchMedia('(min-color: 10)').matches ||
    matchMedia('(dynamic-range: high)').matches
  );
}
