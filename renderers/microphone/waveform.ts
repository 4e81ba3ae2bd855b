/** Seconds of signal that the waveform shows. */
export const SPAN_S = 0.04;

/**
 * The trigger: the sample to start drawing at so that a periodic wave does not move. It is the last rise through the
 * mean within the first half of the samples, so at least half of the samples follow it. The middle if there is no rise.
 */
export function triggerOf(samples: Float32Array): number {
  const half = samples.length / 2;
  let mean = 0;
  for (let i = 0; i < samples.length; i++) mean += samples[i] as number;
  mean /= samples.length;
  for (let i = Math.floor(half); i > 0; i--) {
    if ((samples[i] as number) >= mean && (samples[i - 1] as number) < mean) return i;
  }
  return Math.floor(half);
}

/**
 * Writes the lowest and the highest sample of each column of a picture, alternating. Each column ends where the next
 * one starts, so the trace has no gaps. Allocates nothing.
 * @param start index of the first sample @param length number of samples over all columns
 * @param into has two elements per column
 */
export function columnsOf(samples: Float32Array, start: number, length: number, into: Float32Array): void {
  const columns = into.length / 2;
  const pitch = (length - 1) / columns;
  let edge = between(samples, start);
  for (let column = 0; column < columns; column++) {
    const end = start + (column + 1) * pitch;
    const next = between(samples, end);
    let low = Math.min(edge, next);
    let high = Math.max(edge, next);
    for (let i = Math.ceil(start + column * pitch); i < end; i++) {
      const sample = samples[i] as number;
      if (sample < low) low = sample;
      if (sample > high) high = sample;
    }
    into[2 * column] = low;
    into[2 * column + 1] = high;
    edge = next;
  }
}

/** The signal at a fractional sample index, by linear interpolation. */
function between(samples: Float32Array, place: number): number {
  const below = Math.floor(place);
  const share = place - below;
  return share === 0
    ? (samples[below] as number)
    : (samples[below] as number) * (1 - share) + (samples[below + 1] as number) * share;
}

/** Top edge, in whole device px, of a line of this thickness at a sample. Clamps the sample to ±`range`. */
export function heightOf(sample: number, range: number, height: number, thickness: number): number {
  const share = Math.max(-1, Math.min(1, sample / range));
  return Math.round(((1 - share) * (height - thickness)) / 2);
}
