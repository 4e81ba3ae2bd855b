import { describe, expect, it } from 'vitest';
import { BARS, placeOf } from '../../../measure/audio/spectrum';
import { barHeight, barLeft, barOf } from '../../../renderers/microphone/spectrum';
import { columnsOf, heightOf, triggerOf } from '../../../renderers/microphone/waveform';
import { signal } from '../../kit/wav';

describe('the waveform', () => {
  it('begins at the latest rise through the mean that leaves half of the samples to follow', () => {
    // 48 samples per period, late by about a quarter of it: rises between 11 and 12, and again 48 samples later.
    const samples = signal(0.02, 48_000, (time) => 0.5 * Math.sin(2 * Math.PI * 1000 * time - 0.48 * Math.PI));
    expect(samples).toHaveLength(960);
    expect(triggerOf(samples)).toBe(12 + 9 * 48);
    const offset = samples.map((sample) => sample + 0.3);
    expect(triggerOf(offset), 'an offset does not keep it from standing still').toBe(triggerOf(samples));
  });

  it('begins in the middle where nothing rises', () => {
    expect(triggerOf(new Float32Array(100))).toBe(50);
    expect(triggerOf(Float32Array.from({ length: 100 }, (_, i) => -i))).toBe(50);
  });

  it('keeps the highest peak of each column, and lets columns hang together', () => {
    const samples = new Float32Array(101);
    samples[33] = 0.9;
    samples[77] = -0.8;
    const columns = new Float32Array(20);
    columnsOf(samples, 0, 101, columns);
    const lows = columns.filter((_, i) => i % 2 === 0);
    const highs = columns.filter((_, i) => i % 2 === 1);
    expect([...highs].map((high) => Math.round(high * 10))).toEqual([0, 0, 0, 9, 0, 0, 0, 0, 0, 0]);
    expect([...lows].map((low) => Math.round(low * 10))).toEqual([0, 0, 0, 0, 0, 0, 0, -8, 0, 0]);

    const rise = Float32Array.from({ length: 11 }, (_, i) => i / 10);
    const few = new Float32Array(8);
    columnsOf(rise, 0, 11, few);
    for (const [column, high] of [0.25, 0.5, 0.75, 1].entries()) {
      expect(few[2 * column]).toBeCloseTo(high - 0.25, 5);
      expect(few[2 * column + 1]).toBeCloseTo(high, 5);
    }
  });

  it('lies in the middle at 0, at the edges at full range, and never beyond', () => {
    const at = (sample: number) => heightOf(sample, 0.5, 202, 2);
    expect([0, 0.5, -0.5, 0.9, -3].map(at)).toEqual([100, 0, 200, 0, 200]);
  });
});

describe('the spectrum', () => {
  it('has three decades from 20 Hz to 20 kHz, as its axis says', () => {
    expect([20, 200, 2000, 20_000].map((hz) => placeOf(hz).toFixed(4))).toEqual([
      '0.0000',
      '0.3333',
      '0.6667',
      '1.0000',
    ]);
    expect([100, 1000, 5000].map((hz) => placeOf(hz).toFixed(4))).toEqual(['0.2330', '0.5663', '0.7993']);
  });

  it('puts a frequency into the bar that holds it', () => {
    expect([20, 21, 632, 19_999, 19, 25_000].map(barOf)).toEqual([0, 0, 49, 99, -1, -1]);
  });

  it('fills its width with bars of whole pixels, none of them without width', () => {
    for (const width of [343, 600, 1211]) {
      const edges = Array.from({ length: BARS + 1 }, (_, bar) => barLeft(bar, width));
      expect([edges[0], edges[BARS]]).toEqual([0, width]);
      for (let bar = 0; bar < BARS; bar++) expect(edges[bar + 1] as number).toBeGreaterThan(edges[bar] as number);
    }
  });

  it('is as high as the level is above −110 dBFS', () => {
    const heights = [0, -55, -110, -130, 6, Number.NEGATIVE_INFINITY].map((level) => barHeight(level, 220));
    expect(heights).toEqual([220, 110, 0, 0, 220, 0]);
  });
});
