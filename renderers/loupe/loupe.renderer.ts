import { mountRaster } from '../mount-canvas';
import { type LoupeValues, loupeRaster } from './loupe.raster';

/**
 * Shows an enlarged grid of the device pixels around a position. It shows where a mark is, not what the panel shows: a
 * browser cannot read that. `host` must have a size and no children.
 */
export const mountLoupe = (host: HTMLElement, values: LoupeValues) =>
  mountRaster(host, loupeRaster, values, {
    // Not opaque: where an opaque layer hides a part of a WebGL canvas, Chromium without a GPU leaves a white hole at the
    // mirrored place, which looks like a fault of the screen.
    open: (canvas) => canvas.getContext('2d'),
  });
