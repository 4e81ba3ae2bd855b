import { packColor } from '../../measure/color/packed';
import { openCanvasBackend } from '../canvas-backend';
import { nextFrame } from '../next-frame';
import type { Renderer } from '../renderer';
import { type LoupeValues, loupePicture } from './loupe.picture';

export interface LoupeSettings {
  /** Color of the screen, `#rrggbb`. */
  color: string;
  /** The marked device pixel, counted from the screen's top left. */
  x: number;
  y: number;
  /** The screen, device px. */
  width: number;
  height: number;
}

/**
 * Shows the grid of device pixels around a position, enlarged: where a mark is, not what the panel shows, which no
 * browser can see. `host` must have a size and no children of its own. Throws a RangeError on a color that is not of
 * the form `#rrggbb`.
 */
export function mountLoupe(host: HTMLElement, settings: LoupeSettings): Renderer<LoupeSettings> {
  const values: LoupeValues = { ...settings, color: packColor(settings.color) };
  const backend = openCanvasBackend(host, loupePicture, values);
  const drawing = nextFrame(backend.draw);
  let disposed = false;
  return {
    update({ color, ...place }) {
      if (disposed) return;
      Object.assign(values, place, color !== undefined && { color: packColor(color) });
      drawing.request();
    },
    dispose() {
      disposed = true;
      drawing.cancel();
      backend.dispose();
    },
  };
}
