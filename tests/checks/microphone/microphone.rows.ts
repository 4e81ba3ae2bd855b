import { judgeMicrophone } from '../../../machines/microphone/microphone';
import type { CheckResult } from '../../../machines/result';
import { noReading } from '../../../measure/audio/microphone-reading';
import { memory } from '../../calibration/rows';
import { between, normal, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { facts } from './microphone.model';
import { hear } from './microphone.signals';

const db = (level: number) => 10 ** (level / 20);
const TAU = 2 * Math.PI;

/** Mean formants of men's vowels in Hz (Peterson and Barney 1952); women's are a sixth higher, children's a third. */
const VOWELS = [
  [270, 2290, 3010],
  [530, 1840, 2480],
  [660, 1720, 2410],
  [730, 1090, 2440],
  [570, 840, 2410],
  [300, 870, 2240],
  [640, 1190, 2390],
] as const;
/** Bandwidths of formants in Hz (Fant 1960). */
const BANDWIDTHS = [60, 100, 120] as const;

/** A resonator (Klatt 1980, https://doi.org/10.1121/1.383940). */
function resonate(samples: Float32Array, from: number, to: number, rate: number, frequency: number, bandwidth: number) {
  const r = Math.exp((-Math.PI * bandwidth) / rate);
  const b = 2 * r * Math.cos((TAU * frequency) / rate);
  const c = -r * r;
  const a = 1 - b - c;
  let [y1, y2] = [0, 0];
  for (let i = from; i < to; i++) {
    const y = a * (samples[i] as number) + b * y1 + c * y2;
    samples[i] = y;
    [y2, y1] = [y1, y];
  }
}

/** Scales samples so that the loudest 0.4 s have this level in dBFS. */
function loudest(samples: Float32Array, rate: number, level: number) {
  const size = Math.round(0.1 * rate);
  let most = 0;
  const blocks: number[] = [];
  for (let at = 0; at + size <= samples.length; at += size) {
    let sum = 0;
    for (let i = at; i < at + size; i++) sum += (samples[i] as number) ** 2;
    blocks.push(sum / size);
    if (blocks.length >= 4) most = Math.max(most, blocks.slice(-4).reduce((a, b) => a + b, 0) / 4);
  }
  const gain = db(level) / Math.sqrt(Math.max(1e-12, most));
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) * gain;
}

interface Talk {
  readonly rate: number;
  readonly silence: number;
  readonly words: number;
  /** dBFS of the loudest 0.4 s, and of the background. */
  readonly level: number;
  readonly floor: number;
}
const talk = (random: Random): Talk => {
  const level = between(random, -42, -18);
  return {
    rate: random() < 0.8 ? 16_000 : 48_000,
    silence: between(random, 2.5, 4),
    words: between(random, 2, 5),
    level,
    floor: Math.max(-85, level - between(random, 15, 50)),
  };
};

/** Silence and then speech: syllables of a pulse train with formants, some of them voiceless. */
function speech(random: Random, { rate, silence, words, level }: Talk): Float32Array {
  const samples = new Float32Array(Math.round((silence + words) * rate));
  const size = random();
  const scale = size < 0.45 ? 1 : size < 0.9 ? 1.17 : 1.35;
  const pitch =
    size < 0.45 ? between(random, 85, 155) : size < 0.9 ? between(random, 165, 255) : between(random, 250, 400);
  const tempo = between(random, 3, 7);
  // Semitones: a monotonous to a lively voice.
  const lively = between(random, 1, 4);
  let at = silence;
  let rest = between(random, 0.8, 1.6);
  while (at < silence + words - 0.1) {
    const length = (1 / tempo) * between(random, 0.7, 1.4);
    const voiced = between(random, 0.55, 0.85) * length;
    const vowel = VOWELS[Math.floor(random() * VOWELS.length)] as (typeof VOWELS)[number];
    const from = Math.round(at * rate);
    const to = Math.min(samples.length, Math.round((at + voiced) * rate));
    const start = lively * normal(random);
    const end = start + lively * normal(random);
    let phase = 0;
    let shimmer = 1;
    for (let i = from; i < to; i++) {
      const share = (i - from) / (to - from);
      phase += (pitch * 2 ** ((start + (end - start) * share) / 12)) / rate;
      if (phase >= 1) {
        // Jitter of 0.5 %, shimmer of 3 %.
        phase = phase - 1 + 0.005 * normal(random);
        shimmer = 1 + 0.03 * normal(random);
      }
      // A Rosenberg pulse's derivative, with breath.
      const open = phase / 0.6;
      const flow = open < 1 ? 6 * open * (1 - open) - 3 * open * open * 0.9 : 0;
      const ends = Math.min(1, (i - from) / (0.02 * rate), (to - i) / (0.03 * rate));
      samples[i] = shimmer * ends * (flow + 0.03 * (random() - 0.5));
    }
    vowel.forEach((frequency, n) => {
      if (frequency * scale < 0.45 * rate)
        resonate(samples, from, to, rate, frequency * scale, BANDWIDTHS[n] as number);
    });
    const hiss = random() < 0.4;
    if (hiss) {
      const until = Math.min(samples.length, Math.round((at + length) * rate));
      const loud = between(random, 0.05, 0.4);
      let was = 0;
      for (let i = to; i < until; i++) {
        const white = random() - 0.5;
        samples[i] = loud * (white - was) * Math.min(1, (i - to) / (0.01 * rate), (until - i) / (0.01 * rate));
        was = white;
      }
    }
    at += length;
    rest -= length;
    if (rest < 0) {
      at += between(random, 0.1, 0.5);
      rest = between(random, 0.8, 1.6);
    }
  }
  reverberate(random, samples, rate);
  loudest(samples, rate, level);
  return samples;
}

/** Echoes that fall by 60 dB in 0.2 to 0.6 s, 6 to 20 dB below the direct sound. */
function reverberate(random: Random, samples: Float32Array, rate: number) {
  const fall = between(random, 0.2, 0.6);
  const dry = samples.slice();
  const share = db(-between(random, 6, 20)) / 4;
  for (let n = 0; n < 16; n++) {
    const late = between(random, 0.003, 0.4 * fall);
    const gain = (random() < 0.5 ? -1 : 1) * share * 10 ** ((-3 * late) / fall);
    const delay = Math.round(late * rate);
    for (let i = delay; i < samples.length; i++)
      samples[i] = (samples[i] as number) + gain * (dry[i - delay] as number);
  }
}

/** Background noise with a level in dBFS: white, or more or less of a fan's rumble. */
function backgroundOf(random: Random, samples: Float32Array, rumble: number, level: number): void {
  const noise = new Float32Array(samples.length);
  let low = 0;
  let power = 0;
  for (let i = 0; i < noise.length; i++) {
    const white = random() - 0.5;
    low += 0.02 * (white - low);
    const value = (1 - rumble) * white + 10 * rumble * low;
    noise[i] = value;
    power += value * value;
  }
  const gain = db(level) / Math.sqrt(power / noise.length);
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] as number) + gain * (noise[i] as number);
}

/** Fills a stretch of samples with a sound that is no voice. */
type Sound = (random: Random, samples: Float32Array, from: number, to: number, rate: number) => void;
/** Calls back for stretches of sound and pauses in turn, whose lengths in seconds lie between two limits. */
function stretches(
  random: Random,
  on: readonly [number, number],
  off: readonly [number, number],
  [from, to, rate]: readonly [from: number, to: number, rate: number],
  sound: (from: number, to: number) => void,
) {
  let at = from;
  while (at < to) {
    const end = Math.min(to, at + Math.round(between(random, ...on) * rate));
    sound(Math.round(at), end);
    at = end + Math.round(between(random, ...off) * rate);
  }
}
const sounds: Record<string, Sound> = {
  'bursts of noise from a loose cable, 1 to 60 ms long': (random, samples, ...span) =>
    stretches(random, [0.001, 0.06], [0.005, 0.15], span, (a, b) => {
      const size = between(random, 0.1, 1);
      for (let i = a; i < b; i++) samples[i] = size * (random() - 0.5);
    }),
  'crackle: clicks that ring out in 0.3 to 20 ms': (random, samples, from, to, rate) =>
    stretches(random, [0.0001, 0.0001], [0.003, 0.15], [from, to, rate], (a) => {
      const size = between(random, -1, 1);
      const fall = between(random, 0.0003, 0.02);
      const tone = between(random, 0, 3000);
      for (let i = a; i < Math.min(to, a + 5 * fall * rate); i++) {
        const time = (i - a) / rate;
        samples[i] =
          (samples[i] as number) +
          size * Math.exp(-time / fall) * (tone < 500 ? random() - 0.5 : Math.cos(TAU * tone * time));
      }
    }),
  'noise pumped 1 to 8 times a second': (random, samples, from, to, rate) => {
    const tempo = between(random, 1, 8);
    const color = between(random, 0.02, 1);
    let low = 0;
    for (let i = from; i < to; i++) {
      low += color * (random() - 0.5 - low);
      samples[i] = low * (0.5 - 0.5 * Math.cos((TAU * tempo * (i - from)) / rate)) ** 2;
    }
  },
  'hum of 50 or 60 Hz, switched': (random, samples, from, to, rate) => {
    const mains = (random() < 0.5 ? 50 : 60) + between(random, -0.2, 0.2);
    const parts = Array.from(
      { length: 12 },
      (_, n) => [n + 1, between(random, 0, 1) / (n + 1), between(random, 0, TAU)] as const,
    );
    stretches(random, [0.1, 0.8], [0.1, 0.6], [from, to, rate], (a, b) => {
      for (let i = a; i < b; i++)
        for (const [n, size, phase] of parts)
          samples[i] = (samples[i] as number) + size * Math.sin((TAU * n * mains * i) / rate + phase);
    });
  },
  'beeps of 90 to 3000 Hz': (random, samples, from, to, rate) => {
    const tone = 90 * (3000 / 90) ** random();
    const square = random() < 0.3;
    stretches(random, [0.05, 0.6], [0.05, 0.6], [from, to, rate], (a, b) => {
      for (let i = a; i < b; i++) {
        const value =
          Math.sin((TAU * tone * i) / rate) * Math.min(1, (i - a) / (0.005 * rate), (b - i) / (0.005 * rate));
        samples[i] = square ? 0.5 * Math.sign(value) : value;
      }
    });
  },
  'a melody of beeps': (random, samples, from, to, rate) =>
    stretches(random, [0.08, 0.4], [0, 0.1], [from, to, rate], (a, b) => {
      const tone = 110 * 2 ** (Math.floor(between(random, 0, 36)) / 12);
      for (let i = a; i < b; i++)
        samples[i] = Math.sin((TAU * tone * i) / rate) * Math.min(1, (i - a) / (0.01 * rate), (b - i) / (0.01 * rate));
    }),
  'knocks on the case: 60 to 400 Hz that ring out in 5 to 60 ms': (random, samples, from, to, rate) =>
    stretches(random, [0.001, 0.001], [0.1, 0.5], [from, to, rate], (a) => {
      const fall = between(random, 0.005, 0.06);
      const tone = between(random, 60, 400);
      for (let i = a; i < Math.min(to, a + 6 * fall * rate); i++) {
        const time = (i - a) / rate;
        samples[i] = (samples[i] as number) + Math.exp(-time / fall) * Math.sin(TAU * tone * time);
      }
    }),
  'a phone’s transmitter: bursts of 217 Hz': (random, samples, from, to, rate) =>
    stretches(random, [0.1, 1], [0.1, 1], [from, to, rate], (a, b) => {
      for (let i = a; i < b; i++) samples[i] = ((i * 216.7) / rate) % 1 < 0.125 ? 0.5 : -0.07;
    }),
};

const judge = (rate: number, ...channels: readonly Float32Array[]): CheckResult =>
  judgeMicrophone({ reading: { ...noReading, ...hear(channels, rate) }, facts, startedAt: 0, finishedAt: 1 });
const hasCode = (result: CheckResult, code: string) => result.findings.some((one) => one.code === code);

interface Spoken extends Partial<Talk> {
  /** Plants a fault before the background is added. */
  readonly before?: (samples: Float32Array, talk: Talk) => void;
  /** Plants one after it. */
  readonly after?: (samples: Float32Array, talk: Talk) => void;
}

/** What a good microphone records of a voice, but for a planted fault. */
export function recording(random: Random, { before, after, ...given }: Spoken = {}) {
  const said = { ...talk(random), ...given };
  const samples = speech(random, said);
  before?.(samples, said);
  backgroundOf(random, samples, random(), said.floor);
  after?.(samples, said);
  return { rate: said.rate, samples };
}

function spoken(random: Random, change?: Spoken): CheckResult {
  const { rate, samples } = recording(random, change);
  return judge(rate, samples);
}

const good = memory((random) => spoken(random));

/** Silence, and then a sound that is no voice. */
function sounded(random: Random, sound: Sound): CheckResult {
  const { rate, silence, level, floor } = talk(random);
  const samples = new Float32Array(Math.round((silence + 5) * rate));
  sound(random, samples, Math.round(silence * rate), samples.length, rate);
  if (random() < 0.5) reverberate(random, samples, rate);
  loudest(samples, rate, level);
  backgroundOf(random, samples, random(), floor);
  return judge(rate, samples);
}

/** Half of the voice is lost, in pieces of 15 to 150 ms. What remains in them is the converter's noise. */
function interrupted(random: Random): CheckResult {
  const lost = (samples: Float32Array, { rate, silence, floor }: Talk) =>
    stretches(random, [0.015, 0.15], [0.015, 0.15], [Math.round(silence * rate), samples.length, rate], (from, to) => {
      const noise = db(floor);
      for (let i = from; i < to; i++) samples[i] = noise * (random() - 0.5);
    });
  return spoken(random, { after: lost });
}

/** Clips at a share of full scale, with the noise of a converter behind it. */
export const clip = (random: Random, at: number) => (samples: Float32Array) => {
  const over = between(random, 1.3, 4);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  for (let i = 0; i < samples.length; i++) {
    const sample = ((samples[i] as number) * over * at) / peak;
    samples[i] = Math.max(-at, Math.min(at, sample)) + 0.0003 * normal(random);
  }
};

const lines = (
  random: Random,
  harmonics: readonly number[],
  level: number,
  frequency: number,
): ((samples: Float32Array, talk: Talk) => void) => {
  const parts = harmonics.map((n) => [n * frequency, between(random, 0.3, 1), between(random, 0, TAU)] as const);
  const power = parts.reduce((sum, [, size]) => sum + size ** 2 / 2, 0);
  const gain = db(level) / Math.sqrt(power);
  return (samples, { rate }) => {
    for (let i = 0; i < samples.length; i++)
      for (const [tone, size, phase] of parts)
        samples[i] = (samples[i] as number) + gain * size * Math.sin((TAU * tone * i) / rate + phase);
  };
};
const mains = (random: Random) => (random() < 0.5 ? 50 : 60) + between(random, -0.2, 0.2);

/** Two microphones, or one and what leaks over to the dead channel. */
function pair(random: Random, isDead: boolean): CheckResult {
  const said = { ...talk(random), rate: 16_000 };
  said.floor = Math.min(said.floor, said.level - 35);
  const left = speech(random, said);
  const right = new Float32Array(left.length);
  if (isDead) {
    const gain = db(between(random, -26, -14));
    for (let i = 0; i < right.length; i++) right[i] = gain * (left[i] as number);
  } else {
    // 1 to 15 cm apart, as much as 10 dB unlike, each with echoes of its own.
    const delay = between(random, 0.03, 0.44) * 0.001 * said.rate;
    const gain = db(between(random, -10, 0));
    for (let i = 1 + Math.ceil(delay); i < right.length; i++) {
      const at = i - delay;
      const share = at - Math.floor(at);
      right[i] = gain * ((1 - share) * (left[Math.floor(at)] as number) + share * (left[Math.floor(at) + 1] as number));
    }
    reverberate(random, right, said.rate);
  }
  backgroundOf(random, left, random(), said.floor);
  backgroundOf(random, right, random(), said.floor);
  return judge(said.rate, left, right);
}

const voices =
  'formants Peterson and Barney 1952, bandwidths Fant 1960, pitch 85 to 400 Hz, 3 to 7 syllables a second (Jacewicz et al. 2010); echoes of 0.2 to 0.6 s as in small offices (VOCAL, Controlling RT60); levels: wide';
const voice = (source: string, part: number) => rowsOf('microphone', 'Voice', source, part);
const clipping = rowsOf('microphone', 'Clipping', `A10; ${voices}`, 0.02);
const hum = (part: number) => rowsOf('microphone', 'Mains hum', 'EN 50160 (drift); levels and lines: wide', part);
const channels = (part: number) => rowsOf('microphone', 'Dead channel', `A10; ${voices}`, part);

export default [
  voice(voices, 0.01).healthy(
    'A9, A10: men, women and children speak: a fault other than a faint voice',
    1000,
    (random) => good(random).findings.some(({ code }) => code !== 'MIC-FAINT'),
  ),
  voice(voices, 0.01).undecided(
    'A9: men, women and children speak for 2 to 5 s, 15 dB above the background or more',
    1000,
    (random) => good(random).status === 'inconclusive',
  ),
  ...Object.entries(sounds).map(([cases, sound]) =>
    voice('A9; lengths, pauses and tones: wide', 0.02).fault(
      `A9: no pass: ${cases}`,
      100,
      (random) => sounded(random, sound).status !== 'pass',
    ),
  ),
  voice(`A9; ${voices}`, 0.01).fault(
    'A9: no pass: a voice of which half is lost in pieces of 15 to 150 ms',
    200,
    (random) => interrupted(random).status !== 'pass',
  ),
  ...[0.3, 0.9, 0.985, 1].map((at) =>
    clipping.fault(`A10: a voice clipped at ${at} of full scale, 2 to 12 dB over`, 100, (random) =>
      hasCode(spoken(random, { before: clip(random, at), floor: -60 }), 'MIC-CLIP'),
    ),
  ),
  ...(
    [
      ['buzz of harmonics 4 to 10', [4, 5, 6, 7, 8, 9, 10]],
      ['hum of harmonics 1 to 3', [1, 2, 3]],
    ] as const
  ).map(([cases, harmonics]) =>
    hum(0.02).fault(`A10: ${cases}, −55 to −35 dBFS`, 100, (random) =>
      hasCode(
        spoken(random, {
          level: between(random, -25, -18),
          floor: between(random, -75, -55),
          after: lines(random, harmonics, between(random, -55, -35), mains(random)),
        }),
        'MIC-HUM',
      ),
    ),
  ),
  hum(0.004).healthy(
    'A10: a fan with a tone of 100, 120, 150 or 180 Hz and its multiples, −55 to −35 dBFS',
    1000,
    (random) => {
      const tone = ([100, 120, 150, 180] as const)[Math.floor(random() * 4)] as number;
      const multiples = [1, 2, 3].slice(0, 1 + Math.floor(random() * 3));
      return hasCode(
        spoken(random, {
          rate: 16_000,
          level: between(random, -25, -18),
          floor: between(random, -75, -55),
          after: lines(random, multiples, between(random, -55, -35), tone),
        }),
        'MIC-HUM',
      );
    },
  ),
  channels(0.02).fault('A10: a dead channel to which −26 to −14 dB leak over', 100, (random) =>
    hasCode(pair(random, true), 'MIC-CHANNEL'),
  ),
  channels(0.004).healthy('A10: two microphones 1 to 15 cm apart, up to 10 dB unlike', 1000, (random) =>
    hasCode(pair(random, false), 'MIC-CHANNEL'),
  ),
];
