/** `hot`: bright although no light comes in. `dead`: dark despite light. */
export type PixelKind = 'hot' | 'dead';

/** A point or cluster that differs from its surroundings in every frame. Coordinates start at the upper left corner. */
export interface Defect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Number of pixels: fewer than width × height unless it is a rectangle. */
  readonly pixels: number;
  /** Smallest difference of its strongest pixel from the surroundings in any frame, in codes from 0 to 255. */
  readonly strength: number;
}

/** The result of a search. */
export interface PixelCheck {
  readonly kind: PixelKind;
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Frames that were searched. */
  readonly frames: number;
  /** The strongest first. Empty if there are none or if the search is inconclusive. */
  readonly defects: readonly Defect[];
  /** Larger areas that differ: dust, stray light or a reflection, not pixel faults. */
  readonly patches: number;
  /** False if so many pixels differ that noise or stray light may be the cause. */
  readonly conclusive: boolean;
}

/** A cluster fits within 5 × 5 pixels (ISO 9241-307). Anything larger is not a pixel fault. */
const MAX_CLUSTER_PX = 5;
/** Minimum difference from the surroundings, in codes. Noise of 8 codes does not reach it in each of 12 frames. */
const MIN_CONTRAST_CODES = 32;
/** Side length of the blocks whose median represents the surroundings. */
const BLOCK_PX = 32;
/** More defects than this, or a larger share of differing pixels, are caused by noise or light. */
const MAX_DEFECTS = 64;
const MAX_DIFFERING_SHARE = 0.05;
/** A covered lens: the median code is at most the first value, and 99 % of the pixels are at most the second. */
const MAX_COVERED_MEDIAN = 40;
const MAX_COVERED_CODE = 72;
/** An even, bright surface: the median code is at least this, and 99 % of the pixels have at least this share of it. */
const MIN_SURFACE_MEDIAN = 96;
const MIN_SURFACE_SHARE = 0.4;

/** A search over the frames of one camera. */
export interface PixelSearch {
  /** Frames taken so far. */
  readonly frames: number;
  /** Adds a frame. Returns false, and restarts, if the lens is not covered or the surface is not bright and even. */
  add(rgba: Uint8ClampedArray): boolean;
  /** Returns the defects found in all frames taken. */
  finish(): PixelCheck;
}

/**
 * Finds pixels that differ from their surroundings in every frame. Noise does not.
 * @param width width of the frames in pixels
 * @param height height of the frames in pixels
 */
export function searchPixels(kind: PixelKind, width: number, height: number): PixelSearch {
  const size = width * height;
  const hot = kind === 'hot';
  // The weakest value of each pixel over all frames: the darkest for `hot`, the brightest for `dead`.
  const weakest = new Uint8Array(size);
  const codes = new Uint8Array(size);
  const histogram = new Uint32Array(256);
  let frames = 0;

  const isUsable = (): boolean => {
    histogram.fill(0);
    for (let i = 0; i < size; i++) {
      const code = codes[i] ?? 0;
      histogram[code] = (histogram[code] ?? 0) + 1;
    }
    const median = quantile(histogram, size, 0.5);
    if (hot) return median <= MAX_COVERED_MEDIAN && quantile(histogram, size, 0.99) <= MAX_COVERED_CODE;
    return median >= MIN_SURFACE_MEDIAN && quantile(histogram, size, 0.01) >= MIN_SURFACE_SHARE * median;
  };

  return {
    get frames() {
      return frames;
    },
    add(rgba) {
      // A hot or dead photosite shows in one color after demosaicing, so the strongest color counts.
      for (let i = 0, p = 0; i < size; i++, p += 4) {
        const red = rgba[p] ?? 0;
        const green = rgba[p + 1] ?? 0;
        const blue = rgba[p + 2] ?? 0;
        codes[i] = hot ? Math.max(red, green, blue) : Math.min(red, green, blue);
      }
      if (!isUsable()) {
        frames = 0;
        return false;
      }
      for (let i = 0; i < size; i++) {
        const code = codes[i] ?? 0;
        const known = weakest[i] ?? 0;
        weakest[i] = frames === 0 ? code : hot ? Math.min(known, code) : Math.max(known, code);
      }
      frames += 1;
      return true;
    },
    finish() {
      const differing = differences(weakest, width, height, hot);
      const marked = differing.reduce((count, strength) => count + (strength > 0 ? 1 : 0), 0);
      const base = { kind, width, height, frames };
      const found = marked > MAX_DIFFERING_SHARE * size ? null : clusters(differing, width, height);
      const isPoint = (one: Defect) => one.width <= MAX_CLUSTER_PX && one.height <= MAX_CLUSTER_PX;
      const defects = found?.filter(isPoint).sort((a, b) => b.strength - a.strength);
      if (!found || !defects || defects.length > MAX_DEFECTS) {
        return { ...base, defects: [], patches: 0, conclusive: false };
      }
      return { ...base, defects, patches: found.length - defects.length, conclusive: true };
    },
  };
}

/** The smallest code at or below which this share of the `size` values lies. */
function quantile(histogram: Uint32Array, size: number, share: number): number {
  let count = 0;
  for (let code = 0; code < 256; code++) {
    count += histogram[code] ?? 0;
    if (count >= share * size) return code;
  }
  return 255;
}

/** Difference of each pixel from its block's median, in codes; 0 below the limit. */
function differences(codes: Uint8Array, width: number, height: number, hot: boolean): Uint8Array {
  const out = new Uint8Array(codes.length);
  const histogram = new Uint32Array(256);
  for (let top = 0; top < height; top += BLOCK_PX) {
    for (let left = 0; left < width; left += BLOCK_PX) {
      const right = Math.min(width, left + BLOCK_PX);
      const bottom = Math.min(height, top + BLOCK_PX);
      histogram.fill(0);
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const code = codes[y * width + x] ?? 0;
          histogram[code] = (histogram[code] ?? 0) + 1;
        }
      }
      const median = quantile(histogram, (right - left) * (bottom - top), 0.5);
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const i = y * width + x;
          const difference = hot ? (codes[i] ?? 0) - median : median - (codes[i] ?? 0);
          if (difference >= MIN_CONTRAST_CODES) out[i] = difference;
        }
      }
    }
  }
  return out;
}

/** Groups marked pixels into 8-connected clusters. Clears the marks. */
function clusters(marks: Uint8Array, width: number, height: number): Defect[] {
  const found: Defect[] = [];
  const pending: number[] = [];
  for (let start = 0; start < marks.length; start++) {
    if (!marks[start]) continue;
    let [left, right, top, bottom, pixels, strength] = [width, 0, height, 0, 0, 0];
    pending.push(start);
    while (pending.length > 0) {
      const i = pending.pop() ?? 0;
      const mark = marks[i] ?? 0;
      if (mark === 0) continue;
      marks[i] = 0;
      const x = i % width;
      const y = (i - x) / width;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      pixels += 1;
      strength = Math.max(strength, mark);
      for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near++) {
        for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside++) {
          if (marks[near * width + beside]) pending.push(near * width + beside);
        }
      }
    }
    found.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels, strength });
  }
  return found;
}
