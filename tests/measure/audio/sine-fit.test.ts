import { describe, expect, it } from 'vitest';
import { fitSine, spanOf } from '../../../measure/audio/sine-fit';

const sineOf = (samples: Float32Array, frequency: number) => {
  const out = { amplitude: 0, phase: 0 };
  fitSine(samples, frequency, 48_000, out);
  return out;
};
const tone = (frequency: number, amplitude: number, phase: number) =>
  Float32Array.from({ length: 2048 }, (_, i) => amplitude * Math.sin((2 * Math.PI * frequency * i) / 48_000 + phase));

describe('the sine that a scope shows', () => {
  it('has the amplitude and the phase of the samples, over the whole range and with less than a period', () => {
    for (const frequency of [20, 100, 440, 1000, 8000, 20_000]) {
      const { amplitude, phase } = sineOf(tone(frequency, 0.5, 1), frequency);
      expect(amplitude, `${frequency} Hz`).toBeCloseTo(0.5, 4);
      expect(phase, `${frequency} Hz`).toBeCloseTo(1, 4);
    }
  });
  it('is upside down where one side is inverted', () => {
    const phases = [1, -1].map((sign) => sineOf(tone(300, sign * 0.5, 0), 300).phase);
    expect(Math.abs((phases[1] ?? 0) - (phases[0] ?? 0))).toBeCloseTo(Math.PI, 4);
  });
  it('is flat where nothing goes out, and where the frequency is not known', () => {
    expect(sineOf(new Float32Array(2048), 440).amplitude).toBe(0);
    expect(sineOf(tone(440, 0.5, 0), 0)).toEqual({ amplitude: 0, phase: 0 });
  });
});

it('the time that a scope shows is one of 1, 2 and 5 that holds from three to eight periods', () => {
  expect([20, 100, 440, 1000, 8000].map((frequency) => Number(spanOf(frequency).toPrecision(3)))).toEqual([
    200, 50, 10, 5, 0.5,
  ]);
  for (let frequency = 20; frequency <= 20_000; frequency += 10) {
    const periods = (spanOf(frequency) * frequency) / 1000;
    expect(periods).toBeGreaterThan(2.99);
    expect(periods).toBeLessThan(8);
  }
});
