import type { Grid } from '../../measure/touch/grid';

/** Every cell's rectangle (x, y, width, height in device px), row by row from the upper left. */
export function cellRects({ columns, rows, lefts, tops, gap }: Grid): Float32Array<ArrayBuffer> {
  const out = new Float32Array(columns * rows * 4);
  let at = 0;
  for (let row = 0; row < rows; row++) {
    const top = tops[row] ?? 0;
    const height = (tops[row + 1] ?? 0) - gap - top;
    for (let column = 0; column < columns; column++) {
      const left = lefts[column] ?? 0;
      out[at++] = left;
      out[at++] = top;
      out[at++] = (lefts[column + 1] ?? 0) - gap - left;
      out[at++] = height;
    }
  }
  return out;
}
