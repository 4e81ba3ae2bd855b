import type { PackedColor } from '../measure/color/packed';

/** A picture as a function of the device pixel, in integer codes. Pixel (0, 0) is the top left. */
export interface Picture<Values> {
  /** The color of device pixel (`x`, `y`) of a picture of `width` × `height`. */
  colorAt(x: number, y: number, width: number, height: number, values: Values): PackedColor;
  /**
   * Writes the whole picture, for pictures that move: the very same colors as `colorAt`, but faster. One number a pixel,
   * 0xAABBGGRR, row by row from the top left.
   */
  paint?(pixels: Uint32Array, width: number, height: number, values: Values): void;
}

/**
 * A picture that the GPU draws too. `fragment` is GLSL ES 3.00 and defines
 * `int colorAt(ivec2 pixel, ivec2 size)`, giving the very same packed colors as its TypeScript twin; each of the values
 * is an `int` uniform of its name. All are integers, so that both twins agree to the last code.
 */
export interface Pattern<Values extends IntegerValues<Values>> extends Picture<Values> {
  readonly name: string;
  /** Every value with its default. */
  readonly values: Readonly<Values>;
  readonly fragment: string;
  /** What the host shows until the picture is there, and while it cannot be drawn. */
  ground(values: Values): PackedColor;
}

export type IntegerValues<Values> = { [Name in keyof Values]: number };

/** Writes a picture into RGBA bytes, row by row from the top left, opaque. */
export function paintPicture<Values>(
  picture: Picture<Values>,
  values: Values,
  rgba: Uint8ClampedArray,
  width: number,
  height: number,
): void {
  if (picture.paint && littleEndian) {
    picture.paint(new Uint32Array(rgba.buffer, rgba.byteOffset, width * height), width, height, values);
    return;
  }
  let at = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const packed = picture.colorAt(x, y, width, height, values);
      rgba[at++] = packed >> 16;
      rgba[at++] = (packed >> 8) & 255;
      rgba[at++] = packed & 255;
      rgba[at++] = 255;
    }
  }
}

/** Whether the lowest byte of a number comes first, as on every usual computer. */
const littleEndian = new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
