import type { Raster } from '../pattern';

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

/** The card's short side and the radius of its corners, in device px. */
const shapeOf = (longSide: number) => ({
  breadth: Math.floor((longSide * SHORT_SIDE + 5000) / 10000),
  radius: Math.floor((longSide * CORNER_RADIUS) / 10000),
});
const isOnStripe = (across: number, breadth: number) => {
  const part = Math.floor((across * 10000) / breadth);
  return part >= STRIPE[0] && part < STRIPE[1];
};

/** An ID-1 card with edges on whole device px, in the upper left corner of the picture. */
export const cardRaster: Raster<CardValues> = {
  colorAt(x, y, _width, _height, { longSide, upright }) {
    const along = upright === 1 ? y : x;
    const across = upright === 1 ? x : y;
    const { breadth, radius } = shapeOf(longSide);
    if (along >= longSide || across >= breadth) return outside;
    const near = Math.min(along, longSide - 1 - along);
    const low = Math.min(across, breadth - 1 - across);
    const dx = radius - near;
    const dy = radius - low;
    const reach = dx > 0 && dy > 0 ? dx * dx + dy * dy : 0;
    if (reach > radius * radius) return outside;
    if (near < 2 || low < 2 || reach > (radius - 2) * (radius - 2)) return outline;
    return isOnStripe(across, breadth) ? stripe : face;
  },
  rowKey(y, _width, _height, { longSide, upright }) {
    const { breadth, radius } = shapeOf(longSide);
    const length = upright === 1 ? longSide : breadth;
    if (y >= length) return -1;
    if (Math.min(y, length - 1 - y) < Math.max(2, radius)) return y;
    return upright === 0 && isOnStripe(y, breadth) ? -2 : -3;
  },
};
