import { PNG } from 'pngjs';

/** An image as packed colors, 0xRRGGBB, row by row from the top left. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly colors: Uint32Array;
}

/** Decodes a PNG file with 8 bits per channel. Alpha is ignored. */
export function decodePng(file: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(file);
  const rgba = new DataView(data.buffer, data.byteOffset);
  const colors = new Uint32Array(width * height);
  for (let i = 0; i < colors.length; i++) colors[i] = rgba.getUint32(i * 4) >>> 8;
  return { width, height, colors };
}
