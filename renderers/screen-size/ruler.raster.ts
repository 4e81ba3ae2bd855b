import type { Raster } from '../pattern';

export interface RulerValues {
  /** Device px per 10,000 mm. */
  millimeters: number;
  /** Device px per 10,000 sixteenths of an inch. 0 hides the inches. */
  sixteenths: number;
  /** Width of a tick in device px. */
  weight: number;
}

const white = 0xffffff;
const black = 0x000000;

/** The values for a pixel density in device px per mm. */
export function rulerValues(density: number, pixelRatio: number): RulerValues {
  return {
    millimeters: Math.round(density * 10_000),
    sixteenths: Math.round(((density * 25.4) / 16) * 10_000),
    weight: Math.max(1, Math.floor(pixelRatio)),
  };
}

/** First device px of tick `index`, from the start of the ruler. `pitch` is device px per 10,000 ticks. */
export function tickAt(index: number, pitch: number): number {
  return Math.floor((index * pitch + 5000) / 10_000);
}

/** Length of a tick, in tenths of the ruler's height. */
const millimeterTick = (index: number) => (index % 10 === 0 ? 4 : index % 5 === 0 ? 3 : 2);
const sixteenthTick = (index: number) =>
  index % 16 === 0 ? 4 : index % 8 === 0 ? 3 : index % 4 === 0 ? 2 : index % 2 === 0 ? 1 : 0;

/** A ruler at true size: millimeters from one edge, sixteenths of an inch from the other, ticks on whole device px. */
export const rulerRaster: Raster<RulerValues> = {
  colorAt(x, y, _width, height, { millimeters, sixteenths, weight }) {
    const millimeter = tickOf(x, millimeters, weight);
    if (millimeter >= 0 && y * 10 < millimeterTick(millimeter) * height) return black;
    const sixteenth = tickOf(x, sixteenths, weight);
    if (sixteenth >= 0 && (height - 1 - y) * 10 < sixteenthTick(sixteenth) * height) return black;
    return white;
  },
  rowKey: (y, _width, height) => 10 * Math.floor((10 * y) / height) + Math.floor((10 * (height - 1 - y)) / height),
};

/** Index of the tick that covers a device px, −1 if there is none. */
function tickOf(along: number, pitch: number, weight: number): number {
  if (pitch <= 0) return -1;
  const index = Math.floor((along * 10_000 + Math.floor(pitch / 2)) / pitch);
  for (let i = index; i >= 0 && i >= index - 1; i--) {
    const start = tickAt(i, pitch);
    if (along >= start && along < start + weight) return i;
  }
  return -1;
}
