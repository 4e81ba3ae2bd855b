import type { Raster } from '../pattern';

const white = 0xffffff;

/** Pitch of the lines in sub-pixels, and how many of these are dark. */
const PERIOD = 24;
const DARK_WIDTH = 10;
/** Height in device px of the white gap at the upper edge of each band. */
const GAP_PX = 12;

/**
 * Four bands, one for each sub-pixel order: RGB, BGR, V-RGB, V-BGR. Each shows slanted lines that are drawn sub-pixel
 * by sub-pixel for its order. On a panel with that order the lines are smooth and black; on any other panel they are
 * jagged and have color fringes. Over the length of a line, each channel is dark equally often.
 */
export const subPixelRaster: Raster<Record<never, number>> = {
  rowKey(pixelY, _width, height) {
    const band = Math.floor((pixelY * 4) / height);
    const y = pixelY - Math.ceil((band * height) / 4);
    return y < GAP_PX ? -1 : band * PERIOD + (y % PERIOD);
  },
  colorAt(x, pixelY, _width, height) {
    const band = Math.floor((pixelY * 4) / height);
    const y = pixelY - Math.ceil((band * height) / 4);
    if (y < GAP_PX) return white;
    let code = 0;
    for (let channel = 0; channel < 3; channel++) {
      const place = band % 2 === 0 ? channel : 2 - channel;
      const phase = band < 2 ? x * 3 + place + y : y * 3 + place + x;
      if (phase % PERIOD >= DARK_WIDTH) code |= 255 << (16 - 8 * channel);
    }
    return code;
  },
};
