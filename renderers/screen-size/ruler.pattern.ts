import type { Pattern } from '../pattern';

export interface RulerValues {
  /** Device px per 10,000 mm. */
  millimeters: number;
  /** Device px per 10,000 sixteenths of an inch. 0 hides the inches. */
  sixteenths: number;
  /** Width of a tick in device px. */
  weight: number;
  /** 1 if the ruler is vertical, otherwise 0. */
  upright: number;
}

const white = 0xffffff;
const black = 0x000000;

/** The values for a pixel density in device px per mm. */
export function rulerValues(density: number, pixelRatio: number): Omit<RulerValues, 'upright'> {
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

/** Length of a tick, in tenths of the ruler's breadth. */
const millimeterTick = (index: number) => (index % 10 === 0 ? 4 : index % 5 === 0 ? 3 : 2);
const sixteenthTick = (index: number) =>
  index % 16 === 0 ? 4 : index % 8 === 0 ? 3 : index % 4 === 0 ? 2 : index % 2 === 0 ? 1 : 0;

/** A ruler at true size: millimeters from one edge, sixteenths of an inch from the other, ticks on whole device px. */
export const rulerPattern: Pattern<RulerValues> = {
  name: 'ruler',
  values: { millimeters: 37_795, sixteenths: 60_000, weight: 1, upright: 0 },
  fragment: `
int tickOf(int along, int pitch) {
  if (pitch <= 0) return -1;
  int index = (along * 10000 + pitch / 2) / pitch;
  for (int i = index; i >= 0 && i >= index - 1; i--) {
    int start = (i * pitch + 5000) / 10000;
    if (along >= start && along < start + weight) return i;
  }
  return -1;
}
int colorAt(ivec2 pixel, ivec2 size) {
  int along = upright == 1 ? pixel.y : pixel.x;
  int across = upright == 1 ? pixel.x : pixel.y;
  int breadth = upright == 1 ? size.x : size.y;
  int millimeter = tickOf(along, millimeters);
  if (millimeter >= 0) {
    int tenths = millimeter % 10 == 0 ? 4 : millimeter % 5 == 0 ? 3 : 2;
    if (across * 10 < tenths * breadth) return ${black};
  }
  int sixteenth = tickOf(along, sixteenths);
  if (sixteenth >= 0) {
    int tenths = sixteenth % 16 == 0 ? 4 : sixteenth % 8 == 0 ? 3 : sixteenth % 4 == 0 ? 2 : sixteenth % 2 == 0 ? 1 : 0;
    if ((breadth - 1 - across) * 10 < tenths * breadth) return ${black};
  }
  return ${white};
}
`,
  colorAt(x, y, width, height, { millimeters, sixteenths, weight, upright }) {
    const along = upright === 1 ? y : x;
    const across = upright === 1 ? x : y;
    const breadth = upright === 1 ? width : height;
    const millimeter = tickOf(along, millimeters, weight);
    if (millimeter >= 0 && across * 10 < millimeterTick(millimeter) * breadth) return black;
    const sixteenth = tickOf(along, sixteenths, weight);
    if (sixteenth >= 0 && (breadth - 1 - across) * 10 < sixteenthTick(sixteenth) * breadth) return black;
    return white;
  },
  ground: () => white,
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
