import type { SampleRing } from '../live/sample-ring';
import { fft } from './fourier';
import { amplitude, decibels } from './levels';

/** Range of the spectrum's logarithmic axis. */
const MIN_HZ = 20;
const MAX_HZ = 20_000;
/** Number of bars across the axis. */
export const BARS = 100;
/** A strongest frequency is reported only at this amplitude or above. */
const MIN_STRONGEST_AMPLITUDE = amplitude(-80);
/** Minimum length of the signal in one spectrum. */
const MIN_SPECTRUM_SECONDS = 0.16;

export interface Spectrum {
  /** Level of the highest line in each bar, as the amplitude of a sine in dBFS; −Infinity for silence. */
  readonly levels: Float32Array;
  /** Frequency of the strongest line in Hz; null if all are below −80 dBFS. */
  readonly strongest: number | null;
  /** Counts the updates, so that a drawing knows whether it shows the latest one. */
  readonly version: number;
  /** Reads the latest samples of one channel. Allocates no samples. */
  update(ring: SampleRing, channel: number): void;
}

/** Position of a frequency (Hz) on the axis: 0 at 20 Hz, 1 at 20 kHz. */
export function placeOf(frequency: number): number {
  return Math.log(frequency / MIN_HZ) / Math.log(MAX_HZ / MIN_HZ);
}

/**
 * Creates a spectrum of a ring's latest samples, with a Hann window.
 * @param rate sample rate of the ring, in Hz
 */
export function createSpectrum(rate: number): Spectrum {
  const size = 2 ** Math.ceil(Math.log2(MIN_SPECTRUM_SECONDS * rate));
  const samples = new Float32Array(size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const lines = new Float64Array(size / 2);
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const levels = new Float32Array(BARS).fill(Number.NEGATIVE_INFINITY);
  /** Edges of the bars, in bins. */
  const bounds = Float64Array.from(
    { length: BARS + 1 },
    (_, i) => (MIN_HZ * (MAX_HZ / MIN_HZ) ** (i / BARS) * size) / rate,
  );
  let strongest: number | null = null;
  let version = 0;

  return {
    levels,
    get strongest() {
      return strongest;
    },
    get version() {
      return version;
    },
    update(ring, channel) {
      version++;
      ring.read(channel, samples);
      for (let i = 0; i < size; i++) {
        re[i] = (samples[i] as number) * (window[i] as number);
        im[i] = 0;
      }
      fft(re, im);
      // With a Hann window, the peak of a full-scale sine is a quarter of the transform size.
      for (let i = 0; i < lines.length; i++) {
        const power = (re[i] as number) ** 2 + (im[i] as number) ** 2;
        lines[i] = Math.sqrt(power) / (size / 4);
      }
      for (let bar = 0; bar < BARS; bar++) levels[bar] = decibels(highest(lines, bounds, bar));
      strongest = strongestLine(lines, Math.ceil(bounds[0] as number), rate / size);
    },
  };
}

/** The highest line of a bar. Interpolates where a bar is narrower than the line spacing. */
function highest(lines: Float64Array, bounds: Float64Array, bar: number): number {
  const from = bounds[bar] as number;
  const to = bounds[bar + 1] as number;
  if (from >= lines.length - 1) return 0;
  const below = Math.floor(from);
  const share = from - below;
  let high = (lines[below] as number) * (1 - share) + (lines[below + 1] as number) * share;
  for (let i = below + 1; i < to && i < lines.length; i++) high = Math.max(high, lines[i] as number);
  return high;
}

/**
 * Frequency of the highest peak in Hz, refined by a parabola through the peak and its neighbors on a logarithmic scale.
 * The slope of a DC offset does not count as a peak.
 */
function strongestLine(lines: Float64Array, from: number, width: number): number | null {
  let best = 0;
  for (let i = Math.max(1, from); i < lines.length - 1; i++) {
    const line = lines[i] as number;
    const isPeak = line >= (lines[i - 1] as number) && line >= (lines[i + 1] as number);
    if (isPeak && (best === 0 || line > (lines[best] as number))) best = i;
  }
  const peak = lines[best] as number;
  if (best === 0 || peak < MIN_STRONGEST_AMPLITUDE) return null;
  const [a, b, c] = [
    Math.log((lines[best - 1] as number) + 1e-12),
    Math.log(peak),
    Math.log((lines[best + 1] as number) + 1e-12),
  ];
  const bend = a - 2 * b + c;
  return (best + (bend < 0 ? (0.5 * (a - c)) / bend : 0)) * width;
}
