import { createLevelMeter, type LevelReading } from '../../../measure/audio/level-meter';
import { LEVEL_COUNT, placeOfLevel } from '../../../measure/audio/microphone-reading';
import type { Outline } from '../../../measure/audio/outline';
import { createSampleRing } from '../../../measure/live/sample-ring';
import { randomOf } from '../../kit/random';
import { signal } from '../../kit/wav';

/** Signals with known figures. Full scale is ±1, times are in seconds. */

const TAU = 2 * Math.PI;

/** White noise with a uniform distribution between ±√3 · rms, the same in each run. */
export function noise(seconds: number, rate: number, rms: number, seed = 1): Float32Array {
  const next = randomOf(seed);
  return signal(seconds, rate, () => (2 * next() - 1) * Math.sqrt(3) * rms);
}

export const sine = (seconds: number, rate: number, frequency: number, amplitude: number) =>
  signal(seconds, rate, (time) => amplitude * Math.sin(TAU * frequency * time));

export const mix = (...parts: readonly Float32Array[]): Float32Array =>
  (parts[0] as Float32Array).map((_, i) => parts.reduce((sum, part) => sum + (part[i] as number), 0));

/** Noise at −62 dBFS RMS. */
export const background = (seconds: number, rate: number) => noise(seconds, rate, 10 ** (-62 / 20));

/**
 * A synthetic voice: harmonics of a pitch that glides between 110 and 150 Hz, four syllables a second, over a
 * background at −62 dBFS. Alternates between `pause` seconds of silence and `words` seconds of speech.
 * @param peak approximate peak amplitude of the voice
 */
export function voice(seconds: number, rate: number, { pause = 2.6, words = 1.5, peak = 0.4 } = {}): Float32Array {
  const speech = signal(seconds, rate, (time) => {
    const at = (time % (pause + words)) - pause;
    if (at < 0) return 0;
    // Four syllables of 0.2 s each second, each of which rises and falls.
    const place = (at % 0.25) / 0.2;
    const loud = place < 1 ? Math.sin(Math.PI * place) ** 2 : 0;
    const pitch = TAU * (130 * at - (20 / (TAU * 1.5)) * Math.cos(TAU * 1.5 * at));
    let sum = 0;
    for (let n = 1; n <= 12; n++) sum += Math.sin(n * pitch + n * n) / n;
    return (peak / 2) * loud * sum;
  });
  return mix(speech, background(seconds, rate));
}

/** Counts of 0.1 s blocks by level, for readings written by hand. Takes levels in dBFS and durations in seconds. */
export function levelsOf(...stretches: readonly (readonly [level: number, seconds: number])[]): number[] {
  const levels = new Array<number>(LEVEL_COUNT).fill(0);
  for (const [level, seconds] of stretches) {
    const place = placeOfLevel(level);
    levels[place] = (levels[place] ?? 0) + Math.round(seconds * 10);
  }
  return levels;
}

const CHUNK = 1024;

/**
 * The meter's reading of channels that arrive in chunks, as from a microphone.
 * @param outline goes on with the course of the run
 */
export function hear(channels: readonly Float32Array[], rate = 48_000, outline?: Outline): LevelReading {
  const ring = createSampleRing(rate, channels.length);
  const meter = createLevelMeter(ring, outline);
  const length = channels[0]?.length ?? 0;
  for (let at = 0; at + CHUNK <= length; at += CHUNK) {
    const planes = new Float32Array(channels.length * CHUNK);
    for (const [channel, samples] of channels.entries()) planes.set(samples.subarray(at, at + CHUNK), channel * CHUNK);
    ring.write(planes, CHUNK);
    meter.take();
  }
  return meter.read();
}
