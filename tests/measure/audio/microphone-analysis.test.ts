import { describe, expect, it } from 'vitest';
import { decimate, humOf } from '../../../measure/audio/hum';
import { levelOf } from '../../../measure/audio/input-level';
import { createLevelMeter } from '../../../measure/audio/level-meter';
import { decibels } from '../../../measure/audio/levels';
import { placeOfLevel, rangeOf } from '../../../measure/audio/microphone-reading';
import { createSpectrum } from '../../../measure/audio/spectrum';
import { createSampleRing } from '../../../measure/live/sample-ring';
import { background, hear, mix, noise, sine, voice } from '../../checks/microphone/microphone.signals';
import { signal } from '../../kit/wav';

const RATE = 48_000;
const one = (samples: Float32Array, rate = RATE) => {
  const [channel] = hear([samples], rate).channels;
  if (!channel) throw new Error('Nothing was heard');
  return channel;
};
/** Noise behind a low-pass filter. A higher `share` of each new sample lets higher frequencies through. */
function rumble(seconds: number, rms: number, share: number): Float32Array {
  let state = 0;
  return noise(seconds, RATE, rms).map((sample) => {
    state += share * (sample - state);
    return state;
  });
}

it('the level is the mean of the bytes over 128 in per cent, and 100 at most', () => {
  const of = (...bytes: number[]) => levelOf(Uint8Array.from(bytes));
  expect([of(0, 0), of(64, 64), of(0, 128), of(128), of(255), of()]).toEqual([0, 50, 50, 100, 100, 0]);
});

it.each([
  [-121, 0],
  [-120, 0],
  [0.4, 120],
  [6, 126],
  [20, 126],
])('a level of %d dBFS is at %i of the histogram', (level, place) => expect(placeOfLevel(level)).toBe(place));

describe('the ring', () => {
  const ramp = (from: number, length: number) => Float32Array.from({ length }, (_, i) => from + i);

  it('gives back the latest samples of each channel, oldest first', () => {
    const ring = createSampleRing(100, 2);
    ring.write(Float32Array.of(1, 2, 3, -1, -2, -3), 3);
    ring.write(Float32Array.of(4, 5, -4, -5), 2);
    const target = new Float32Array(4);
    ring.read(0, target);
    expect([...target]).toEqual([2, 3, 4, 5]);
    ring.read(1, target, 4);
    expect([...target]).toEqual([-1, -2, -3, -4]);
    expect(ring.written).toBe(5);
  });

  it('keeps six seconds, and gives silence for what it does not have', () => {
    const ring = createSampleRing(100, 1);
    for (let i = 0; i < 13; i++) ring.write(ramp(1 + 50 * i, 50), 50);
    const target = new Float32Array(600);
    ring.read(0, target);
    expect([target[0], target[599]]).toEqual([51, 650]);
    const before = new Float32Array(4);
    ring.read(0, before, 52);
    expect([...before], 'overwritten').toEqual([0, 0, 51, 52]);
    createSampleRing(100, 1).read(0, before);
    expect([...before]).toEqual([0, 0, 0, 0]);
  });

  it('refuses to be without rate or channels', () => {
    expect(() => createSampleRing(0, 1)).toThrow(RangeError);
    expect(() => createSampleRing(RATE, 0)).toThrow(RangeError);
  });
});

describe('the meter', () => {
  it('reads a sine of half scale as −6.02 dBFS peak and −9.03 dBFS RMS, within 0.1 dB, at any rate', () => {
    for (const rate of [8000, 16_000, 44_100, 48_000, 96_000]) {
      const { peak, rms, heard, clipped, zero, offset } = one(sine(1.5, rate, 997, 0.5), rate);
      expect(Math.abs(decibels(peak) + 6.02), `peak at ${rate} Hz`).toBeLessThan(0.1);
      expect(Math.abs(decibels(rms) + 9.03), `RMS at ${rate} Hz`).toBeLessThan(0.1);
      expect(Math.abs(decibels(heard) + 9.03)).toBeLessThan(0.1);
      expect([clipped, zero, Math.abs(offset) < 1e-4]).toEqual([0, false, true]);
    }
  });

  it('finds the noise floor between the words, and the voice above it', () => {
    const { heard, quiet, hum, clipped } = one(voice(4.2, RATE));
    expect(quiet && decibels(quiet)).toBeCloseTo(-62, 0);
    expect(decibels(heard)).toBeGreaterThan(-25);
    expect(decibels(heard)).toBeLessThan(-12);
    expect([hum, clipped]).toEqual([null, 0]);
  });

  it('knows no noise floor before it heard two seconds', () => {
    expect(one(background(2, RATE)).quiet, 'the first 0.2 s do not count').toBeNull();
    expect(one(background(2.4, RATE)).quiet).not.toBeNull();
  });

  it('takes no speech for quiet, with pauses between words or without', () => {
    const uneven = signal(6, RATE, (time) => {
      const loud = [0.02, 0.3, 0.1, 0.4, 0.15][Math.floor(time * 5) % 5] as number;
      return loud * Math.sin(2 * Math.PI * 180 * time);
    });
    expect(one(uneven).quiet).toBeNull();
    expect(one(voice(6, RATE, { pause: 1.2, words: 0.8 })).quiet, 'no pause is long enough').toBeNull();
    expect(one(background(3, RATE)).quiet).not.toBeNull();
    // A fan: most of its noise is below 100 Hz.
    expect(one(rumble(4, 0.1, 0.013)).quiet).not.toBeNull();
  });

  it('counts every peak that is cut off, once, and none that only touches full scale', () => {
    const cut = (amplitude: number) =>
      one(sine(1.25, RATE, 500, amplitude).map((sample) => Math.max(-1, Math.min(1, sample)))).clipped;
    // 500 Hz, two peaks per period, over 1 s and the blocks of 0.1 s that follow.
    expect(cut(2)).toBeGreaterThanOrEqual(1000);
    expect(cut(2)).toBeLessThanOrEqual(1050);
    expect(cut(0.985)).toBe(0);
    const touches = sine(1.25, RATE, 500, 0.3);
    for (let i = 0; i < touches.length; i += 4800) touches[i] = 1;
    expect(one(touches).clipped).toBe(0);
  });

  it('finds an offset, and keeps it out of the levels', () => {
    const { offset, rms } = one(noise(1.5, RATE, 0.01).map((sample) => sample - 0.05));
    expect(offset).toBeCloseTo(-0.05, 3);
    expect(decibels(rms)).toBeCloseTo(-40, 0);
  });

  it('tells exact zeros from near silence', () => {
    expect(one(new Float32Array(RATE)).zero).toBe(true);
    const faint = new Float32Array(RATE);
    faint[RATE / 2] = 1 / 32_768;
    expect(one(faint).zero).toBe(false);
  });

  it('judges each channel by itself, names the loudest, and knows when all are the same', () => {
    const loud = sine(1.5, RATE, 997, 0.5);
    const faint = sine(1.5, RATE, 1200, 0.05);
    const { channels, main, same } = hear([faint, loud]);
    expect(channels.map(({ rms }) => decibels(rms).toFixed(1))).toEqual(['-29.0', '-9.0']);
    expect([main, same]).toEqual([1, false]);
    expect(hear([loud, new Float32Array(loud.length)]).channels.map(({ zero }) => zero)).toEqual([false, true]);
    expect(hear([loud, loud])).toMatchObject({ main: 0, same: true });
    expect(hear([loud]).same, 'one channel has none to be like').toBe(false);
    // A tenth of a voice, in noise of its own that is a twentieth of its power.
    const speech = voice(8.4, RATE);
    const power = speech.reduce((sum, sample) => sum + sample ** 2, 0) / speech.length;
    const copy = mix(
      speech.map((sample) => sample / 10),
      noise(8.4, RATE, Math.sqrt(power / 100 / 20), 2),
    );
    expect(hear([speech, copy]).channels.map((one) => one.copy)).toEqual([false, true]);
  });

  it('leaves out what is heard during a pause, and lets no window reach over it', () => {
    const ring = createSampleRing(RATE, 1);
    const meter = createLevelMeter(ring);
    const put = (samples: Float32Array) => ring.write(samples, samples.length);
    put(background(1.5, RATE));
    meter.take();
    put(sine(1, RATE, 997, 0.5));
    meter.skip();
    put(background(1.5, RATE));
    meter.take();
    const [channel] = meter.read().channels;
    expect(channel && decibels(channel.heard)).toBeLessThan(-55);
    expect(channel?.quiet, 'never two seconds in a row').toBeNull();
  });
});

describe('mains hum', () => {
  const calm = background(2, RATE);
  const hum = (frequency: number, rms: number) => sine(2, RATE, frequency, rms * Math.SQRT2);

  it('is found at −40 dBFS, at 50 and at 60 Hz, also when the mains wander', () => {
    for (const frequency of [50, 60, 49.8, 60.2]) {
      const found = humOf(mix(calm, hum(frequency, 0.01)), RATE);
      expect(found?.frequency, `${frequency} Hz`).toBe(Math.round(frequency / 10) * 10);
      expect(found && Math.abs(decibels(found.rms) + 40)).toBeLessThan(0.5);
    }
  });

  it('is found by its overtones, which add to it', () => {
    const found = humOf(mix(calm, hum(120, 0.01), hum(180, 0.01)), RATE);
    expect(found?.frequency).toBe(60);
    expect(found && decibels(found.rms)).toBeCloseTo(-37, 0);
  });

  it('is not found in noise, in tones elsewhere, in rumble or in a voice', () => {
    expect(humOf(calm, RATE)).toBeNull();
    expect(humOf(new Float32Array(2 * RATE), RATE)).toBeNull();
    expect(humOf(mix(calm, hum(55, 0.1)), RATE)).toBeNull();
    expect(humOf(mix(calm, hum(1000, 0.5)), RATE)).toBeNull();
    // A fan: loud at hum frequencies, but without a spectral line.
    expect(humOf(rumble(2, 0.5, 0.02), RATE)).toBeNull();
    expect(humOf(voice(2, RATE, { pause: 0, words: 2 }), RATE)?.rms ?? 0).toBeLessThan(0.001);
  });

  it('is looked for behind a filter that lets nothing fold down', () => {
    const factor = 96;
    const kept = decimate(sine(2, RATE, 100, 1), factor);
    expect(kept).toHaveLength(1000);
    expect(Math.max(...kept.subarray(100, 900))).toBeCloseTo(1, 1);
    // 550 Hz would alias to 50 Hz at a sample rate of 500 Hz.
    expect(Math.max(...decimate(sine(2, RATE, 550, 1), factor).subarray(100, 900))).toBeLessThan(0.003);
  });
});

describe('the spectrum', () => {
  const look = (samples: Float32Array, rate = RATE) => {
    const ring = createSampleRing(rate, 1);
    ring.write(samples, samples.length);
    const spectrum = createSpectrum(rate);
    spectrum.update(ring, 0);
    return spectrum;
  };

  it('names the strongest frequency within 1 Hz, whatever the rate', () => {
    for (const rate of [16_000, 44_100, 48_000]) {
      for (const frequency of [82.4, 440, 997, 5000]) {
        const { strongest } = look(mix(sine(1, rate, frequency, 0.1), background(1, rate)), rate);
        expect(strongest && Math.abs(strongest - frequency)).toBeLessThan(1);
      }
    }
  });

  it('names no frequency below its axis, such as the slope of an offset', () => {
    const offset = signal(1, RATE, (time) => 0.05 + 0.02 * time);
    expect(look(mix(offset, sine(1, RATE, 440, 0.001))).strongest).toBeCloseTo(440, 0);
    expect(look(offset).strongest).toBeNull();
  });

  it('shows a sine at its level, and the bars beside it far below', () => {
    const { levels } = look(sine(1, RATE, 1000, 0.5));
    const top = levels.indexOf(Math.max(...levels));
    // 1000 Hz is at 0.5663 of the axis.
    expect(top).toBe(56);
    // A line between two bins loses at most 1.4 dB.
    expect(levels[top]).toBeGreaterThan(-7.5);
    expect(levels[top]).toBeLessThan(-5.9);
    expect(levels[top + 5]).toBeLessThan(-60);
  });

  it('shows a straight line between two lines of the transform where bars are narrower', () => {
    const width = RATE / 8192;
    const { levels } = look(sine(1, RATE, 8 * width, 0.5));
    const edge = (bar: number) => (20 * 1000 ** (bar / 100)) / width;
    // A Hann window shows half of a sine in the lines beside it.
    for (let bar = 0; edge(bar + 1) < 9; bar++) {
      if (edge(bar) < 7) continue;
      const off = edge(bar) < 8 && edge(bar + 1) > 8 ? 0 : Math.abs(edge(bar) - 8);
      expect(levels[bar]).toBeCloseTo(decibels(0.5 * (1 - off / 2)), 3);
    }
  });

  it('names nothing in silence, and leaves bars beyond half the rate empty', () => {
    expect(look(new Float32Array(RATE)).strongest).toBeNull();
    const { levels } = look(noise(1, 8000, 0.1), 8000);
    expect(levels[50]).toBeGreaterThan(-80);
    expect(levels[90]).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('the range of the waveform', () => {
  it('is the smallest that holds the peak with some room', () => {
    expect([0, 0.005, 0.0095, 0.3, 0.46, 1].map(rangeOf)).toEqual([0.01, 0.01, 0.02, 0.5, 1, 1]);
  });
  it('follows the last two seconds', () => {
    const samples = signal(4, RATE, (time) => (time < 1 ? 0.4 : 0.004) * Math.sin(6000 * time));
    expect(hear([samples.subarray(0, 1.5 * RATE)]).range).toBe(0.5);
    expect(hear([samples]).range).toBe(0.01);
  });
});
