import { amplitudeAt } from './fourier';

/** Mains hum: a tone at the mains frequency and its first harmonics. */
export interface Hum {
  /** Mains frequency in Hz: 50 in most countries, 60 in the Americas and parts of Asia. */
  readonly frequency: 50 | 60;
  /** Root mean square of all harmonics together, linear. */
  readonly rms: number;
}

const MAINS_HZ = [50, 60] as const;
/** Number of harmonics, the fundamental included. Rectifiers and lamps add the others. */
const HARMONICS = 3;
/** The mains frequency varies by a few tenths of a hertz. */
const DRIFTS_HZ = [-0.25, 0, 0.25] as const;
/** Offsets from a line at which there is only noise: outside the window's main lobe for signals of 2 s. */
const NOISE_OFFSETS_HZ = [-5, -3, 3, 5] as const;
/** Minimum ratio of a line to the noise next to it. */
const MIN_LINE_RATIO = 4;
/** Minimum sample rate after decimation: enough for the third harmonic of 60 Hz. */
const MIN_RATE_HZ = 500;

/**
 * Finds mains hum in a steady stretch of at least 2 s: narrow lines at multiples of 50 or 60 Hz that rise above the
 * noise next to them. Returns the stronger of the two; null if there is none. A voice has no such lines, because its
 * pitch varies.
 * @param samples full scale ±1
 * @param rate samples per second
 */
export function humOf(samples: Float32Array, rate: number): Hum | null {
  const factor = Math.max(1, Math.floor(rate / MIN_RATE_HZ));
  const low = decimate(samples, factor);
  const lowRate = rate / factor;
  let best: Hum | null = null;
  for (const frequency of MAINS_HZ) {
    let power = 0;
    for (let n = 1; n <= HARMONICS; n++) {
      const line = Math.max(...DRIFTS_HZ.map((drift) => amplitudeAt(low, n * (frequency + drift), lowRate)));
      const noise = NOISE_OFFSETS_HZ.reduce(
        (sum, offset) => sum + amplitudeAt(low, n * frequency + offset, lowRate),
        0,
      );
      if (line > (MIN_LINE_RATIO * noise) / NOISE_OFFSETS_HZ.length) power += (line * line) / 2;
    }
    const rms = Math.sqrt(power);
    if (rms > (best?.rms ?? 0)) best = { frequency, rms };
  }
  return best;
}

/**
 * Keeps every `factor`-th sample after an anti-aliasing low-pass filter (Hann-windowed sinc, 16 lobes).
 * @param factor a whole number from 1
 */
export function decimate(samples: Float32Array, factor: number): Float32Array {
  const half = 8 * factor;
  const taps = Float64Array.from({ length: 2 * half + 1 }, (_, i) => {
    const x = (i - half) / factor;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return (sinc * (0.5 + 0.5 * Math.cos((Math.PI * (i - half)) / half))) / factor;
  });
  const result = new Float32Array(Math.floor(samples.length / factor));
  for (let k = 0; k < result.length; k++) {
    const from = Math.max(0, k * factor - half);
    const to = Math.min(samples.length - 1, k * factor + half);
    let sum = 0;
    for (let i = from; i <= to; i++) sum += (samples[i] as number) * (taps[i - k * factor + half] as number);
    result[k] = sum;
  }
  return result;
}
