import type { Pattern } from '../pattern';

export interface CardValues {
  /** The card's long side in device px. */
  longSide: number;
  /** 1 if the long side is vertical, otherwise 0. */
  upright: number;
}

const outside = 0xffffff;
const face = 0xd6d6d6;
const outline = 0x000000;
const stripe = 0x4a4a4a;

/** In 1/10,000 of the long side (ISO/IEC 7810, ID-1): short side, radius of the corners, magnetic stripe. */
const SHORT_SIDE = 6306;
const CORNER_RADIUS = 371;
const STRIPE = [650, 2100] as const;

/** An ID-1 card with edges on whole device px, in the upper left corner of the stage. */
export const cardPattern: Pattern<CardValues> = {
  name: 'card',
  values: { longSide: 324, upright: 0 },
  fragment: `
int colorAt(ivec2 pixel, ivec2 size) {
  int along = upright == 1 ? pixel.y : pixel.x;
  int across = upright == 1 ? pixel.x : pixel.y;
  int breadth = (longSide * ${SHORT_SIDE} + 5000) / 10000;
  if (along >= longSide || across >= breadth) return ${outside};
  int near = min(along, longSide - 1 - along);
  int low = min(across, breadth - 1 - across);
  int radius = longSide * ${CORNER_RADIUS} / 10000;
  int dx = radius - near;
  int dy = radius - low;
  int reach = dx > 0 && dy > 0 ? dx * dx + dy * dy : 0;
  if (reach > radius * radius) return ${outside};
  if (near < 2 || low < 2 || reach > (radius - 2) * (radius - 2)) return ${outline};
  int part = across * 10000 / breadth;
  return part >= ${STRIPE[0]} && part < ${STRIPE[1]} ? ${stripe} : ${face};
}
`,
  colorAt(x, y, _width, _height, { longSide, upright }) {
    const along = upright === 1 ? y : x;
    const across = upright === 1 ? x : y;
    const breadth = Math.floor((longSide * SHORT_SIDE + 5000) / 10000);
    if (along >= longSide || across >= breadth) return outside;
    const near = Math.min(along, longSide - 1 - along);
    const low = Math.min(across, breadth - 1 - across);
    const radius = Math.floor((longSide * CORNER_RADIUS) / 10000);
    const dx = radius - near;
    const dy = radius - low;
    const reach = dx > 0 && dy > 0 ? dx * dx + dy * dy : 0;
    if (reach > radius * radius) return outside;
    if (near < 2 || low < 2 || reach > (radius - 2) * (radius - 2)) return outline;
    const part = Math.floor((across * 10000) / breadth);
    return part >= STRIPE[0] && part < STRIPE[1] ? stripe : face;
  },
  ground: () => outside,
};
