/** Numbers per segment of ink: x0, y0, x1, y1, the pressures at both ends, and 1 if it erases. */
export const INK_STRIDE = 7;
/** Number of latest segments kept: half a minute at 240 Hz. */
export const MAX_INK = 8192;

/** The part of the ink that drawings read. Positions in device px. */
export interface InkView {
  /** Ring of segments. */
  readonly data: Readonly<Float32Array>;
  /** Total number of segments so far. */
  readonly count: number;
}

/** The ink of a sheet, as segments. Only the constructor allocates. */
export class Ink implements InkView {
  readonly data = new Float32Array(MAX_INK * INK_STRIDE);
  count = 0;

  /** Adds a segment. Positions in device px, pressures 0 to 1. */
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
