import { type PackedColor, pixelOf } from '../../measure/color/packed';
import type { Pattern } from '../pattern';

export interface RepairValues {
  /** 1: fine noise. 0: one color. */
  noise: number;
  color: PackedColor;
  /** Code of a channel that the noise lights. */
  level: number;
  /** Frame number of the noise. Each number gives different noise. Starts at a random number, so that runs differ. */
  frame: number;
  /** Side in device px of a centered square on black. 0 fills the stage. */
  side: number;
}

/**
 * One color, or noise in which each device pixel has a random one of the eight colors. Each block of 2 × 2 px has two
 * pairs, side by side or one above the other. The second color of a pair is the complement of the first, so the two add
 * up to white in linear light. Every block therefore has the same luminance, and no frame is brighter or redder than
 * another. A 32-bit hash of block and frame sets the colors of a block, so nothing repeats over the stage. The hash is
 * `lowbias32` of https://nullprogram.com/blog/2018/07/31/, applied twice.
 */
export const repairPattern: Pattern<RepairValues> = {
  name: 'pixel-repair',
  values: { noise: 0, color: 0xff0000, level: 255, frame: 0, side: 0 },
  fragment: `
uint mixBits(uint x) {
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}
int colorAt(ivec2 pixel, ivec2 size) {
  if (side > 0) {
    ivec2 inner = pixel - (size - side) / 2;
    if (inner.x < 0 || inner.y < 0 || inner.x >= side || inner.y >= side) return 0;
  }
  if (noise == 0) return color;
  uint block = (uint(pixel.y >> 1) << 16) | uint(pixel.x >> 1);
  uint random = mixBits(mixBits(block) + uint(frame));
  ivec2 corner = pixel & 1;
  if (random >> 31 == 1u) corner = corner.yx;
  int bits = int(random >> (corner.y * 3)) & 7;
  if (corner.x == 1) bits = 7 - bits;
  return (((bits & 4) << 14) | ((bits & 2) << 7) | (bits & 1)) * level;
}
`,
  colorAt(x, y, width, height, { noise, color, level, frame, side }) {
    if (side > 0) {
      const left = x - Math.trunc((width - side) / 2);
      const top = y - Math.trunc((height - side) / 2);
      if (left < 0 || top < 0 || left >= side || top >= side) return 0;
    }
    if (noise === 0) return color;
    const block = ((y >> 1) << 16) | (x >> 1);
    const random = mixBits((mixBits(block) + frame) | 0);
    const upright = random < 0;
    const second = upright ? y & 1 : x & 1;
    const pair = upright ? x & 1 : y & 1;
    let bits = (random >>> (pair * 3)) & 7;
    if (second) bits = 7 - bits;
    return (((bits & 4) << 14) | ((bits & 2) << 7) | (bits & 1)) * level;
  },
  paint(pixels, width, height, { noise, color, level, frame, side }) {
    const left = side > 0 ? Math.max(0, Math.trunc((width - side) / 2)) : 0;
    const top = side > 0 ? Math.max(0, Math.trunc((height - side) / 2)) : 0;
    const right = side > 0 ? Math.min(width, Math.trunc((width - side) / 2) + side) : width;
    const bottom = side > 0 ? Math.min(height, Math.trunc((height - side) / 2) + side) : height;
    if (side > 0) pixels.fill(pixelOf(0));
    if (noise === 0) {
      const pixel = pixelOf(color);
      for (let y = top; y < bottom; y++) pixels.fill(pixel, y * width + left, y * width + right);
      return;
    }
    for (let bits = 0; bits < 8; bits++) {
      pixelOfBits[bits] = pixelOf((((bits & 4) << 14) | ((bits & 2) << 7) | (bits & 1)) * level);
    }
    // Block by block, because one hash sets four pixels. Edges may cut through blocks.
    for (let y = top & ~1; y < bottom; y += 2) {
      const upper = y >= top;
      const lower = y + 1 < bottom;
      const row = (y >> 1) << 16;
      for (let x = left & ~1; x < right; x += 2) {
        const random = mixBits((mixBits(row | (x >> 1)) + frame) | 0);
        const upright = random < 0;
        const one = random & 7;
        const other = (random >>> 3) & 7;
        const at = y * width + x;
        const near = x >= left;
        const far = x + 1 < right;
        if (upper) {
          if (near) pixels[at] = pixelOfBits[one] as number;
          if (far) pixels[at + 1] = pixelOfBits[upright ? other : 7 - one] as number;
        }
        if (lower) {
          if (near) pixels[at + width] = pixelOfBits[upright ? 7 - one : other] as number;
          if (far) pixels[at + width + 1] = pixelOfBits[7 - other] as number;
        }
      }
    }
  },
  ground: () => 0x000000,
};

/** Pixels of the eight colors at the current level. */
const pixelOfBits = new Uint32Array(8);

function mixBits(x: number): number {
  let bits = x;
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return bits ^ (bits >>> 16);
}
