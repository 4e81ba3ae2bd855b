import { describe, expect, it } from 'vitest';
import { fft } from '../../../measure/audio/fourier';
import { amplitude, decibels, meanOf, peakOf, rmsOf } from '../../../measure/audio/levels';
import { sine } from '../../checks/microphone/microphone.signals';

const RATE = 48_000;

describe('levels', () => {
  it('are in dBFS re. an amplitude of 1, there and back', () => {
    expect([1, 0.5, 0.1, 0.001].map((value) => decibels(value).toFixed(2))).toEqual([
      '0.00',
      '-6.02',
      '-20.00',
      '-60.00',
    ]);
    expect(decibels(0)).toBe(Number.NEGATIVE_INFINITY);
    expect([0, -6.0206, -40].map((level) => amplitude(level).toFixed(4))).toEqual(['1.0000', '0.5000', '0.0100']);
  });

  it('of a sine at half scale are −6.02 peak and −9.03 root mean square', () => {
    const samples = sine(1, RATE, 1000, 0.5);
    expect(decibels(peakOf(samples))).toBeCloseTo(-6.02, 2);
    expect(decibels(rmsOf(samples))).toBeCloseTo(-9.03, 2);
    expect(meanOf(samples)).toBeCloseTo(0, 6);
  });

  it('about the mean leave an offset out', () => {
    const samples = sine(1, RATE, 1000, 0.5).map((sample) => sample + 0.25);
    expect(meanOf(samples)).toBeCloseTo(0.25, 5);
    expect(decibels(rmsOf(samples, meanOf(samples)))).toBeCloseTo(-9.03, 2);
    // √(0.5²/2 + 0.25²)
    expect(rmsOf(samples)).toBeCloseTo(0.433, 3);
  });

  it('of nothing are 0', () => {
    const nothing = new Float32Array(0);
    expect([peakOf(nothing), meanOf(nothing), rmsOf(nothing)]).toEqual([0, 0, 0]);
  });
});

describe('the Fourier transform', () => {
  it('is the sum that defines it', () => {
    const n = 16;
    const input = Array.from({ length: n }, (_, i) => [Math.sin(i * i), Math.cos(3 * i)] as const);
    const re = Float64Array.from(input, ([x]) => x);
    const im = Float64Array.from(input, ([, y]) => y);
    fft(re, im);
    for (let k = 0; k < n; k++) {
      let [x, y] = [0, 0];
      input.forEach(([a, b], i) => {
        const angle = (-2 * Math.PI * i * k) / n;
        x += a * Math.cos(angle) - b * Math.sin(angle);
        y += a * Math.sin(angle) + b * Math.cos(angle);
      });
      expect(re[k]).toBeCloseTo(x, 9);
      expect(im[k]).toBeCloseTo(y, 9);
    }
  });

  it('refuses what is no power of two, or not a pair', () => {
    expect(() => fft(new Float64Array(12), new Float64Array(12))).toThrow(RangeError);
    expect(() => fft(new Float64Array(0), new Float64Array(0))).toThrow(RangeError);
    expect(() => fft(new Float64Array(8), new Float64Array(4))).toThrow(RangeError);
  });
});
