import { fft } from './fourier';

/** A steady tone at multiples of the mains frequency. */
export interface Hum {
  /**
   * Mains frequency in Hz: 50 in most countries, 60 in the Americas and parts of Asia. Of a tone that may as well come
   * from a fan, its own frequency.
   */
  readonly frequency: number;
  /** Root mean square of all lines together, linear. */
  readonly rms: number;
  /**
   * Whether only the mains have such lines: the mains frequency itself, or multiples without another common divisor. A
   * fan whose blades pass 120 times a second has lines at 120, 240 … Hz, as the mains may have.
   */
  readonly isMains: boolean;
}

const MAINS_HZ = [50, 60] as const;
/** Number of harmonics, the fundamental included. Rectifiers and dimmers add the others. */
const HARMONICS = 10;
/** The mains frequency varies by at most this much, in Hz (EN 50160: 1 %; in interconnected grids a fifth of that). */
const MAX_DRIFT_HZ = 0.25;
const DRIFT_STEP_HZ = 0.05;
/** Offsets from a line at which there is only noise: outside the window's main lobe for signals of 2 s. */
const NOISE_OFFSETS_HZ = [-7, -6, -5, -4, -3, 3, 4, 5, 6, 7] as const;
/** Minimum ratio of a line to the noise next to it. The amplitudes of noise follow Rayleigh: e^−20 exceed it. */
const MIN_LINE_RATIO = 5;
/** A line with less than this share of the strongest one's amplitude does not tell where the others come from. */
const MIN_LINE_SHARE = 0.1;
/** Minimum sample rate after decimation: four times the tenth harmonic of 60 Hz, so that the filter may be short. */
const MIN_RATE_HZ = 2400;

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b));

/**
 * Finds mains hum in a steady stretch of at least 2 s: narrow lines at multiples of 50 or 60 Hz that rise above the
 * noise next to them. Returns the stronger of the two; null if there is none. A voice has no such lines, because its
 * pitch varies.
 * @param samples full scale ±1
 * @param rate samples per second
 */
export function humOf(samples: Float32Array, rate: number): Hum | null {
  const factor = Math.max(1, Math.floor(rate / MIN_RATE_HZ));
  const amplitudeAt = amplitudesOf(decimate(samples, factor), rate / factor);
  let best: Hum | null = null;
  for (const mains of MAINS_HZ) {
    for (let drift = -MAX_DRIFT_HZ; drift <= MAX_DRIFT_HZ; drift += DRIFT_STEP_HZ) {
      const lines: number[] = [];
      for (let n = 1; n <= HARMONICS; n++) {
        const line = amplitudeAt(n * (mains + drift));
        const noise = NOISE_OFFSETS_HZ.reduce((sum, offset) => sum + amplitudeAt(n * mains + offset), 0);
        lines.push(line > (MIN_LINE_RATIO * noise) / NOISE_OFFSETS_HZ.length ? line : 0);
      }
      const rms = Math.sqrt(lines.reduce((sum, line) => sum + (line * line) / 2, 0));
      if (rms <= (best?.rms ?? 0)) continue;
      const least = MIN_LINE_SHARE * Math.max(...lines);
      const divisor = lines.reduce((sum, line, i) => (line > least ? commonDivisor(sum, i + 1) : sum), 0);
      best = { frequency: mains * divisor, rms, isMains: divisor === 1 };
    }
  }
  return best;
}

/** The amplitude of a sine at a frequency in Hz, from a Hann-windowed spectrum with twice as many lines. */
function amplitudesOf(samples: Float32Array, rate: number): (frequency: number) => number {
  const size = 2 * 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let i = 0; i < samples.length; i++) {
    re[i] = (samples[i] as number) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length));
  }
  fft(re, im);
  return (frequency) => {
    const k = Math.round((frequency * size) / rate);
    return (4 * Math.hypot(re[k] as number, im[k] as number)) / samples.length;
  };
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
