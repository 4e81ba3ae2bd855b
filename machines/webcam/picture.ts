/**
 * What the frames show. `black`: no light and nothing to see. `dark`: something, but very little light. `frozen`: frames
 * come and are all the same, sensor noise included. `none`: no frame comes. `unknown`: too early to tell.
 */
export type PictureKind = 'unknown' | 'live' | 'dark' | 'black' | 'frozen' | 'none';

export interface Picture {
  readonly kind: PictureKind;
  /** Mean code of the samples, 0 to 255; null before the first frame. */
  readonly brightness: number | null;
  /** Mean difference of a sample from the frame before, in codes; null before the second frame. */
  readonly change: number | null;
}

/** Codes up to this are black. Cameras give full black or a little above, where the offset of the sensor stays. */
const BLACK = 16;
/** Samples that may be brighter in a black picture, as hot pixels are: one of a thousand. */
const STRAY = 0.001;
/** A mean below this is very dark. */
const DARK = 40;
/** A mean below this is dim: cameras then expose longer. */
const DIM = 77;
/** Seconds for which a finding must hold. Cameras open dark and set their exposure in the first second. */
const HOLD = 1;
/** Seconds without any change until a picture counts as frozen, and the fewest frames in them. */
const STILL = 2;
const FEWEST = 5;

/** Whether there is so little light that a camera gives up frames for it. */
export const isDim = (brightness: number): boolean => brightness < DIM;

/** Brightness codes of RGBA pixels, by Rec. 709's weights in whole numbers. */
export function lumaOf(rgba: Uint8ClampedArray, into: Uint8Array): void {
  for (let i = 0, p = 0; i < into.length; i++, p += 4) {
    into[i] = (54 * (rgba[p] ?? 0) + 183 * (rgba[p + 1] ?? 0) + 19 * (rgba[p + 2] ?? 0)) >> 8;
  }
}

export interface PictureWatch {
  /**
   * Takes a frame that was not seen before.
   * @param rgba single pixels of it, never averaged: averaging takes away the noise by which a living picture is known
   * @param at its media time in seconds
   */
  push(rgba: Uint8ClampedArray, at: number): void;
  read(): Picture;
  restart(): void;
}

/** Tells a living picture from a black, a dark and a frozen one. */
export function createPictureWatch(): PictureWatch {
  let now = new Uint8Array(0);
  let before = new Uint8Array(0);
  let seen = 0;
  let same = 0;
  let stillSince = 0;
  let candidate: PictureKind = 'unknown';
  let candidateSince = 0;
  let kind: PictureKind = 'unknown';
  let brightness: number | null = null;
  let change: number | null = null;

  const restart = () => {
    seen = 0;
    same = 0;
    candidate = 'unknown';
    kind = 'unknown';
    brightness = null;
    change = null;
  };

  return {
    push(rgba, at) {
      const size = rgba.length >> 2;
      if (size !== now.length) {
        now = new Uint8Array(size);
        before = new Uint8Array(size);
        restart();
      }
      [now, before] = [before, now];
      lumaOf(rgba, now);
      seen += 1;

      let sum = 0;
      let bright = 0;
      let moved = 0;
      for (let i = 0; i < size; i++) {
        const code = now[i] ?? 0;
        sum += code;
        if (code > BLACK) bright += 1;
        moved += Math.abs(code - (before[i] ?? 0));
      }
      const mean = sum / size;
      brightness = mean;
      change = seen > 1 ? moved / size : null;
      if (seen === 1 || moved > 0) {
        same = 0;
        stillSince = at;
      } else {
        same += 1;
      }

      const frozen = same >= FEWEST && at - stillSince >= STILL;
      const next = bright <= STRAY * size ? 'black' : frozen ? 'frozen' : mean < DARK ? 'dark' : 'live';
      if (next !== candidate) {
        candidate = next;
        candidateSince = at;
      }
      // A frozen picture has already stood for long enough.
      if (candidate === 'frozen' || at - candidateSince >= HOLD) kind = candidate;
    },
    read: () => ({ kind, brightness, change }),
    restart,
  };
}
