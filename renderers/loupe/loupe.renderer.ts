import { packColor } from '../../measure/color/packed';
import { mountRaster } from '../mount-canvas';
import type { Renderer } from '../renderer';
import { type LoupeValues, loupeRaster } from './loupe.raster';

export interface LoupeSettings {
  /** Color of the screen, `#rrggbb`. */
  color: string;
  /** The marked device pixel, from the screen's top left. */
  x: number;
  y: number;
  /** Size of the screen in device px. */
  width: number;
  height: number;
}

/**
 * Shows an enlarged grid of the device pixels around a position. It shows where a mark is, not what the panel shows: a
 * browser cannot read that. `host` must have a size and no children. Throws a RangeError if a color is not of the form
 * `#rrggbb`.
 */
export function mountLoupe(host: HTMLElement, settings: LoupeSettings): Renderer<LoupeSettings> {
  const { update, dispose } = mountRaster(host, loupeRaster, valuesOf(settings) as LoupeValues, {
    // Not opaque: where an opaque layer hides a part of a WebGL canvas, Chromium without a GPU leaves a white hole at the
    // mirrored place, which looks like a fault of the screen.
    open: (canvas) => canvas.getContext('2d'),
  });
  return { update: (changed) => update(valuesOf(changed)), dispose };
}

const valuesOf = ({ color, ...place }: Partial<LoupeSettings>): Partial<LoupeValues> => ({
  ...place,
  ...(color !== undefined && { color: packColor(color) }),
});
