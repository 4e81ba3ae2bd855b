import { fft } from '../../../measure/audio/fourier';
import { RATE } from './sound.check';

/** Peak magnitude in dB re. full scale; −Infinity for silence. */
export function peakLevel(samples: Float32Array): number {
  return 20 * Math.log10(samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0));
}

/** Peak of a sine in dB re. full scale between two times in seconds, computed from its mean square. */
export function toneLevel(samples: Float32Array, from: number, to: number): number {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return 10 * Math.log10((2 * part.reduce((sum, x) => sum + x * x, 0)) / part.length);
}

/** Times of the first and last sample louder than −80 dB, in seconds. */
export function extentOf(samples: Float32Array): { from: number; to: number } {
  const loud = (x: number) => Math.abs(x) > 1e-4;
  return { from: samples.findIndex(loud) / RATE, to: samples.findLastIndex(loud) / RATE };
}

/** Frequency in Hz between two times in seconds, computed from rising zero crossings. */
export function frequencyBetween(samples: Float32Array, from: number, to: number): number {
  const crossings: number[] = [];
  for (let i = Math.round(from * RATE); i < to * RATE; i++) {
    const [a, b] = [samples[i] as number, samples[i + 1] as number];
    if (a < 0 && b >= 0) crossings.push(i + a / (a - b));
  }
  const [first = 0] = crossings;
  return ((crossings.length - 1) * RATE) / ((crossings.at(-1) ?? 0) - first);
}

/** Length of the analysis window for a click, in samples: 85 ms. */
const WINDOW_SAMPLES = 4096;

/**
 * Level of a click around a time in seconds, in dB relative to the tone. Includes only frequencies more than an octave
 * and more than 1 kHz away from the tone, where a 20 ms ramp has no energy.
 */
export function clickLevel(samples: Float32Array, time: number, frequency: number): number {
  const re = new Float64Array(WINDOW_SAMPLES);
  const im = new Float64Array(WINDOW_SAMPLES);
  const start = Math.round(time * RATE) - WINDOW_SAMPLES / 2;
  let weight = 0;
  for (let i = 0; i < WINDOW_SAMPLES; i++) {
    const x = (2 * Math.PI * i) / WINDOW_SAMPLES;
    const window = 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
    weight += window * window;
    re[i] = window * (samples[start + i] ?? 0);
  }
  fft(re, im);
  let power = 0;
  for (let k = 1; k < WINDOW_SAMPLES / 2; k++) {
    const at = (k * RATE) / WINDOW_SAMPLES;
    const near = at > frequency - Math.max(frequency / 2, 1000) && at < frequency + Math.max(frequency, 1000);
    if (!near) power += (re[k] as number) ** 2 + (im[k] as number) ** 2;
  }
  const { from, to } = extentOf(samples);
  return 10 * Math.log10((4 * power) / (WINDOW_SAMPLES * weight)) - toneLevel(samples, from + 0.1, to - 0.1);
}
