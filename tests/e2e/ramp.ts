import type { Pixels } from './png';

/** Adjacent pixels of one color. */
interface Run {
  readonly color: number;
  readonly length: number;
}

/** Splits a line of pixels into runs of one color. */
export function runsOf(line: ArrayLike<number>): Run[] {
  const runs: { color: number; length: number }[] = [];
  for (let i = 0; i < line.length; i++) {
    const color = line[i] ?? 0;
    const last = runs.at(-1);
    if (last?.color === color) last.length += 1;
    else runs.push({ color, length: 1 });
  }
  return runs;
}

/** Number of runs in a color that the line had before. A ramp without noise has none. */
export function returns(line: ArrayLike<number>): number {
  const runs = runsOf(line);
  return runs.length - new Set(runs.map(({ color }) => color)).size;
}

/** How often each channel (red, green, blue) of a line changes between rising and falling. */
export function turns(line: ArrayLike<number>): [number, number, number] {
  const of = (shift: number) => {
    let count = 0;
    let way = 0;
    for (let i = 1; i < line.length; i++) {
      const step = Math.sign((((line[i] ?? 0) >> shift) & 255) - (((line[i - 1] ?? 0) >> shift) & 255));
      if (step === 0) continue;
      if (way !== 0 && step !== way) count += 1;
      way = step;
    }
    return count;
  };
  return [of(16), of(8), of(0)];
}

/** The largest difference, in pixels, between a run's length and an equal share of the line among `codes` codes. */
export function widthError(line: ArrayLike<number>, codes: number): number {
  const share = line.length / codes;
  return Math.max(...runsOf(line).map(({ length }) => Math.abs(length - share)));
}

export function rowOf({ width, colors }: Pixels, y: number): Uint32Array {
  return colors.subarray(y * width, (y + 1) * width);
}

export function columnOf({ width, height, colors }: Pixels, x: number): Uint32Array {
  return Uint32Array.from({ length: height }, (_, y) => colors[y * width + x] ?? 0);
}

/** The rows from `top` (inclusive) to `bottom` (exclusive). */
export function rowsOf({ width, colors }: Pixels, top: number, bottom: number): Pixels {
  return { width, height: bottom - top, colors: colors.subarray(top * width, bottom * width) };
}

/** Number of columns with more than one color. In a horizontal ramp, these are dithered. */
export function ditheredColumns(pixels: Pixels): number {
  return uneven(pixels.width, pixels.height, (x, y) => pixels.colors[y * pixels.width + x]);
}

/** Number of rows with more than one color. In a vertical ramp, these are dithered. */
export function ditheredRows(pixels: Pixels): number {
  return uneven(pixels.height, pixels.width, (y, x) => pixels.colors[y * pixels.width + x]);
}

function uneven(lines: number, length: number, at: (line: number, i: number) => number | undefined): number {
  let count = 0;
  for (let line = 0; line < lines; line++) {
    for (let i = 1; i < length; i++) {
      if (at(line, i) === at(line, 0)) continue;
      count += 1;
      break;
    }
  }
  return count;
}

/**
 * Number of pixels that differ from the first one on their rising diagonal (equal x + y), on which a diagonal ramp is
 * constant.
 */
export function ditheredDiagonally({ width, height, colors }: Pixels): number {
  let count = 0;
  for (let y = 1; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const s = x + y;
      const first = s < width ? colors[s] : colors[(s - width + 1) * width + width - 1];
      if (colors[y * width + x] !== first) count += 1;
    }
  }
  return count;
}

/** Number of pixels that differ from their mirror images. A picture that is symmetric around its center has none. */
export function lopsided({ width, height, colors }: Pixels): number {
  let count = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const here = colors[y * width + x];
      const across = colors[y * width + width - 1 - x];
      const down = colors[(height - 1 - y) * width + x];
      if (here !== across || here !== down) count += 1;
    }
  }
  return count;
}
