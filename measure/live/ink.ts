/** Numbers of one piece of ink: from, to, the pressures there, and 1 where it erases. */
export const INK_STRIDE = 7;
/** Pieces of ink that are kept, the latest: half a minute at 240 Hz. */
export const MAX_INK = 8192;

/** What a drawing reads of ink. Positions in device px. */
export interface InkView {
  /** Pieces in a ring. */
  readonly data: Readonly<Float32Array>;
  /** How many there were so far. */
  readonly count: number;
}

/** The ink of a sheet, piece by piece. Only the constructor allocates. */
export class Ink implements InkView {
  readonly data = new Float32Array(MAX_INK * INK_STRIDE);
  count = 0;

  /** Positions in device px, pressures 0 to 1. */
  add(x0: number, y0: number, x1: number, y1: number, from: number, to: number, erases: boolean): void {
    const at = (this.count++ % MAX_INK) * INK_STRIDE;
    const { data } = this;
    data[at] = x0;
    data[at + 1] = y0;
    data[at + 2] = x1;
    data[at + 3] = y1;
    data[at + 4] = from;
    data[at + 5] = to;
    data[at + 6] = erases ? 1 : 0;
  }

  clear(): void {
    this.count = 0;
  }
}
