interface Format {
  /** Must be even, because color has half the resolution. */
  readonly width: number;
  readonly height: number;
  /** Frame rate in fps. */
  readonly rate: number;
}

/**
 * A YUV4MPEG2 file, 4:2:0, without color.
 * @param frames number of frames; a player loops them
 * @param luma luma code of a pixel in a frame, 16 (black) to 235 (white)
 */
export function y4m(
  { width, height, rate }: Format,
  frames: number,
  luma: (x: number, y: number, frame: number) => number,
) {
  const parts: Buffer[] = [Buffer.from(`YUV4MPEG2 W${width} H${height} F${rate}:1 Ip A1:1 C420jpeg\n`, 'ascii')];
  for (let frame = 0; frame < frames; frame++) {
    const picture = Buffer.alloc((width * height * 3) / 2, 128);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) picture[y * width + x] = luma(x, y, frame);
    }
    parts.push(Buffer.from('FRAME\n', 'ascii'), picture);
  }
  return Buffer.concat(parts);
}

/** Deterministic noise: a whole number from 0 to `most` for a pixel's position and frame. */
export function noise(x: number, y: number, frame: number, most: number): number {
  let mixed = (x * 374_761_393 + y * 668_265_263 + frame * 2_147_483_629) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) % (most + 1);
}
