/** The last six seconds of a signal, in memory only: a ring buffer per channel. */
export interface SampleRing {
  /** Samples per second. */
  readonly rate: number;
  readonly channels: number;
  /** Samples written to each channel since the start, including those no longer kept. */
  readonly written: number;
  /** Appends samples. `planes` contains the channels one after the other, each `frames` long. */
  write(planes: Float32Array, frames: number): void;
  /**
   * Fills `target` with the samples of a channel before `end` (default: the latest), oldest first. Samples that were
   * not written, or are no longer kept, are 0. Allocates no samples.
   */
  read(channel: number, target: Float32Array, end?: number): void;
}

/** Capacity of a ring: enough for the longest recording and the time to read it. */
const RING_SECONDS = 6;

/**
 * Creates an empty ring.
 * @param rate samples per second
 * @throws {RangeError} if the rate is not positive or there are no channels
 */
export function createSampleRing(rate: number, channels: number): SampleRing {
  if (!(rate > 0) || !(channels >= 1)) throw new RangeError(`No ring of ${channels} channels at ${rate} Hz`);
  const size = Math.ceil(RING_SECONDS * rate);
  const rings = Array.from({ length: channels }, () => new Float32Array(size));
  let written = 0;
  return {
    rate,
    channels,
    get written() {
      return written;
    },
    write(planes, frames) {
      for (let channel = 0; channel < channels; channel++) {
        const ring = rings[channel] as Float32Array;
        let at = written % size;
        for (let i = channel * frames; i < (channel + 1) * frames; i++) {
          ring[at] = planes[i] as number;
          at = at + 1 === size ? 0 : at + 1;
        }
      }
      written += frames;
    },
    read(channel, target, end = written) {
      const ring = rings[channel] as Float32Array;
      const start = end - target.length;
      const until = Math.min(end, written);
      target.fill(0);
      // In whole pieces, two where the ring begins anew: one by one, samples took ten times as long.
      for (let place = Math.max(0, start, written - size); place < until; ) {
        const at = place % size;
        const piece = ring.subarray(at, Math.min(size, at + until - place));
        target.set(piece, place - start);
        place += piece.length;
      }
    },
  };
}
