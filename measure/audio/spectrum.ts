import type { SampleRing } from '../live/sample-ring';
import { fft } from './fourier';
import { amplitude, decibels } from './levels';

/** Ends of the spectrum's logarithmic axis. */
const MIN_HZ = 20;
const MAX_HZ = 20_000;
/** Bars from one end to the other. */
export const BARS = 100;
/** Below this amplitude no frequency counts as the strongest. */
const MIN_STRONGEST_AMPLITUDE = amplitude(-80);
/** Signal in one spectrum, at least. */
const MIN_SPECTRUM_SECONDS = 0.16;

export interface Spectrum {
  /** dBFS of the highest line within each bar, as the amplitude of a sine; −Infinity of silence. */
  readonly levels: Float32Array;
  /** Hz of the strongest line; null where all are fainter than −80 dBFS. */
  readonly strongest: number | null;
  /** Counts the updates, so that a drawing can tell whether it shows the latest one. */
  readonly version: number;
  /** Reads the latest samples of one channel. No allocation. */
  update(ring: SampleRing, channel: number): void;
}

/** The place of a frequency (Hz) on the axis: 0 at 20 Hz, 1 at 20 kHz. */
export function placeOf(frequency: number): number {
  return Math.log(frequency / MIN_HZ) / Math.log(MAX_HZ / MIN_HZ);
}

/**
 * A spectrum of the latest samples of a ring, under a Hann window.
 * @param rate samples a second of the ring that it will read
 */
export function createSpectrum(rate: number): Spectrum {
  const size = 2 ** Math.ceil(Math.log2(MIN_SPECTRUM_SECONDS * rate));
  const samples = new Float32Array(size);
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const lines = new Float64Array(size / 2);
  const window = Float64Array.from({ length: size }, (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size));
  const levels = new Float32Array(BARS).fill(Number.NEGATIVE_INFINITY);
  /** Bounds of the bars, in bins. */
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
      // A sine's line under a Hann window is a quarter of the size high.
      for (let i = 0; i < lines.length; i++) {
        const power = (re[i] as number) ** 2 + (im[i] as number) ** 2;
        lines[i] = Math.sqrt(power) / (size / 4);
      }
      for (let bar = 0; bar < BARS; bar++) levels[bar] = decibels(highest(lines, bounds, bar));
      strongest = strongestLine(lines, Math.ceil(bounds[0] as number), rate / size);
    },
  };
}

/** The highest line of a bar, interpolated where a bar is narrower than the distance between lines. */
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
 * Hz of the highest peak, refined by a parabola through it and its neighbors on a logarithmic scale. The slope of a DC
 * offset is no peak.
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
