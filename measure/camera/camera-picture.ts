import { writeLumas } from '../color/light';

/**
 * What the camera's frames show. `live`: light, a scene and noise. `even`: light, but the same brightness everywhere,
 * as with a covered lens or a blank wall. `dark`: very little light. `black`: no light at all. `frozen`: every frame is
 * the same, sensor noise included. `none`: no frames arrive. `unknown`: too early to tell.
 */
export type CameraPictureKind = 'unknown' | 'live' | 'even' | 'dark' | 'black' | 'frozen' | 'none';

/** Summary of a camera's frames. */
export interface CameraPicture {
  readonly kind: CameraPictureKind;
  /** Mean code of the samples, 0 to 255; null before the first frame. */
  readonly brightness: number | null;
  /** Mean difference of a sample from the previous frame, in codes; null before the second frame. */
  readonly change: number | null;
  /** Seconds of media time during which the picture was live. */
  readonly liveSeconds: number;
}

/** Codes up to this are black. Cameras output full black or slightly more, because of the sensor's offset. */
const MAX_BLACK_CODE = 16;
/** Maximum share of brighter samples in a black picture, to allow for hot pixels. */
const MAX_STRAY_SHARE = 0.001;
/**
 * A picture with a smaller mean code is very dark. Exposure control aims at mid-gray, 18 % of white, which is code 118 in
 * sRGB. Code 40 is 2.1 %, three stops below: no light is left to expose for.
 */
const MIN_LIVE_CODE = 40;
/** A picture with a smaller mean code is dim: 7.4 %, more than a stop below mid-gray. The exposure is at its longest. */
const MIN_BRIGHT_CODE = 77;
/**
 * Cells across and down, and the minimum difference of their means, in codes, for a picture with a scene. Noise of ± 12
 * codes makes a difference of 2 in a picture of 320 × 180 samples (`tests/calibration.md`).
 */
const CELLS = { across: 8, down: 6 } as const;
const MIN_CONTRAST_CODES = 6;
/** A finding must hold this long. Cameras start dark and set their exposure in the first second. */
const MIN_HELD_SECONDS = 1;
/** A picture without any change for this long and this many frames is frozen. */
const MIN_FROZEN_SECONDS = 2;
const MIN_FROZEN_FRAMES = 5;

/** Whether the mean code (0 to 255) is so low that a camera lowers its frame rate. */
export const isDim = (brightness: number): boolean => brightness < MIN_BRIGHT_CODE;

/** Difference between the brightest and the darkest cell of a picture, in codes. */
function contrastOf(codes: Uint8Array, width: number): number {
  const sums = new Float64Array(CELLS.across * CELLS.down);
  const counts = new Uint32Array(sums.length);
  const height = codes.length / width;
  for (let i = 0; i < codes.length; i++) {
    const x = i % width;
    const y = (i - x) / width;
    const cell = Math.floor((y * CELLS.down) / height) * CELLS.across + Math.floor((x * CELLS.across) / width);
    sums[cell] = (sums[cell] ?? 0) + (codes[i] ?? 0);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const means = [...sums].flatMap((sum, cell) => (counts[cell] ? [sum / (counts[cell] ?? 1)] : []));
  return Math.max(...means) - Math.min(...means);
}

/** Classifies the picture frame by frame. Only a change of size and the contrast computation allocate. */
export function createCameraPictureWatch() {
  let now = new Uint8Array(0);
  let before = new Uint8Array(0);
  let seen = 0;
  let same = 0;
  let stillSince = 0;
  let candidate: CameraPictureKind = 'unknown';
  let candidateSince = 0;
  let kind: CameraPictureKind = 'unknown';
  let brightness: number | null = null;
  let change: number | null = null;
  let liveSeconds = 0;
  let last = 0;

  const restart = () => {
    seen = 0;
    same = 0;
    candidate = 'unknown';
    kind = 'unknown';
    brightness = null;
    change = null;
    liveSeconds = 0;
  };

  return {
    /**
     * Adds a frame.
     * @param rgba single pixels, never averages: averaging removes the noise that distinguishes a live picture from a
     * frozen one
     * @param width pixels per row
     * @param at its media time in seconds
     */
    push(rgba: Uint8ClampedArray, width: number, at: number): void {
      const size = rgba.length >> 2;
      if (size !== now.length) {
        now = new Uint8Array(size);
        before = new Uint8Array(size);
        restart();
      }
      [now, before] = [before, now];
      writeLumas(rgba, now);
      seen += 1;

      let sum = 0;
      let bright = 0;
      let moved = 0;
      for (let i = 0; i < size; i++) {
        const code = now[i] ?? 0;
        sum += code;
        if (code > MAX_BLACK_CODE) bright += 1;
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

      const frozen = same >= MIN_FROZEN_FRAMES && at - stillSince >= MIN_FROZEN_SECONDS;
      const next =
        bright <= MAX_STRAY_SHARE * size
          ? 'black'
          : frozen
            ? 'frozen'
            : mean < MIN_LIVE_CODE
              ? 'dark'
              : contrastOf(now, width) < MIN_CONTRAST_CODES
                ? 'even'
                : 'live';
      if (next !== candidate) {
        candidate = next;
        candidateSince = at;
      }
      const wasLive = kind === 'live';
      // The limit for a frozen picture already includes a hold time.
      if (candidate === 'frozen' || at - candidateSince >= MIN_HELD_SECONDS) kind = candidate;
      if (kind === 'live' && candidate === 'live')
        liveSeconds += at - (wasLive ? Math.max(last, candidateSince) : candidateSince);
      last = at;
    },
    read: (): CameraPicture => ({ kind, brightness, change, liveSeconds }),
    restart,
  };
}
