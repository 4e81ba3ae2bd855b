/** A target for plain rectangles: a 2D context, or a picture in memory. */
export interface RectangleTarget {
  /** A color as `#rrggbb`. */
  fillStyle: unknown;
  /** In whole px. */
  fillRect(x: number, y: number, width: number, height: number): void;
}

/** Rectangles of at least this width in px are filled row by row with `Uint32Array.fill`. */
const MIN_FILL_PX = 16;

/**
 * A picture of opaque rectangles, written pixel by pixel in main memory. A 2D context draws each of the hundreds of
 * columns of a trace separately: with it, the frames of the microphone's scopes took 1.5 times as long
 * (tests/bench/results.md).
 */
export class PixelPicture implements RectangleTarget {
  readonly #pixels: Uint32Array;
  readonly #codes = new Map<unknown, number>();
  #pixel = 0;
  /** The range of rows drawn since the last `putOn`. */
  #from = 0;
  #to = 0;

  constructor(readonly image: ImageData) {
    this.#pixels = new Uint32Array(image.data.buffer);
  }

  /** A color as `#rrggbb`. */
  set fillStyle(color: string) {
    const known = this.#codes.get(color) ?? codeOf(color);
    this.#codes.set(color, known);
    this.#pixel = known;
  }

  /** In whole px. Clipped to the picture. */
  fillRect(x: number, y: number, width: number, height: number): void {
    const pixels = this.#pixels;
    const pixel = this.#pixel;
    const pitch = this.image.width;
    const left = Math.max(0, x);
    const right = Math.min(pitch, x + width);
    const top = Math.max(0, y);
    const bottom = Math.min(this.image.height, y + height);
    if (left >= right || top >= bottom) return;
    const isWide = right - left >= MIN_FILL_PX;
    for (let start = top * pitch; start < bottom * pitch; start += pitch) {
      if (isWide) pixels.fill(pixel, start + left, start + right);
      else for (let i = start + left; i < start + right; i++) pixels[i] = pixel;
    }
    this.#from = Math.min(this.#from, top);
    this.#to = Math.max(this.#to, bottom);
  }

  /** Copies the rows drawn since the last call to a canvas of the same size. */
  putOn(context: CanvasRenderingContext2D): void {
    const rows = this.#to - this.#from;
    if (rows > 0) context.putImageData(this.image, 0, 0, 0, this.#from, this.image.width, rows);
    this.#from = this.image.height;
    this.#to = 0;
  }
}

/** An opaque pixel as a 32-bit number in this machine's byte order. */
function codeOf(color: string): number {
  const codes = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return new Uint32Array(Uint8Array.of(...codes, 255).buffer)[0] as number;
}
