import type { SampleRing } from '../live/sample-ring';
import { createClippingCounter, createCutCounter } from './broken-sound';
import { type Hum, humOf } from './hum';
import { decibels } from './levels';
import {
  BLOCKS_PER_SECOND,
  type ChannelReading,
  LEVEL_COUNT,
  loudestOf,
  type MicrophoneReading,
  placeOfLevel,
  rangeOf,
} from './microphone-reading';
import { type Outline, STRETCHES } from './outline';
import { createVoiceDetector } from './voice';

/** Blocks in the 0.4 s window of momentary loudness (ITU-R BS.1770). */
const LOUDNESS_BLOCKS = 4;
/** A noise floor needs this much continuous steady signal. */
export const MIN_QUIET_SECONDS = 2;
const QUIET_BLOCKS = MIN_QUIET_SECONDS * BLOCKS_PER_SECOND;
/** Blocks at the start that are skipped while the microphone settles. */
const SETTLING_BLOCKS = 2;
/** A stretch is steady if no block exceeds 2.5 times its mean power (4 dB). Speech does, even without pauses. */
const MAX_STEADY_POWER_RATIO = 2.5;
/** Hum is measured again when a stretch is quieter than the previous one by this factor (1 dB). */
const MAX_QUIETER_RATIO = 0.89;

/** The meter's readings so far. */
export type LevelReading = Pick<MicrophoneReading, 'seconds' | 'channels' | 'main' | 'same' | 'range'>;

export interface LevelMeter {
  /** Measures all complete 0.1 s blocks written to the ring since the last call. Returns whether there were any. */
  take(): boolean;
  /** Skips what was written to the ring since the last call, for example while the speakers play. */
  skip(): void;
  read(): LevelReading;
}

/**
 * A channel is a copy of another one if no more than this share of its power, beside its own noise, is a sound of its
 * own. Two microphones, even at the same place, differ by far more in a room (calibration rows A10).
 */
const MAX_OWN_SHARE = 0.02;
/** The noise of a run may exceed that of its quietest two seconds by this factor. */
const MAX_NOISE_RATIO = 2;

/**
 * Measures level, voice, offset, clipping, cuts, noise floor and hum of each channel. Allocates only to search for hum.
 * @param outline goes on with the course of the run
 */
export function createLevelMeter(ring: SampleRing, outline?: Outline): LevelMeter {
  const size = Math.round(ring.rate / BLOCKS_PER_SECOND);
  const block = new Float32Array(size);
  const stretches = Array.from({ length: STRETCHES }, (_, i) =>
    block.subarray(Math.floor((i * size) / STRETCHES), Math.floor(((i + 1) * size) / STRETCHES)),
  );
  const outlined = outline?.stretches ?? 0;
  const first = new Float32Array(size);
  const stretch = new Float32Array(size * QUIET_BLOCKS);
  const channels = Array.from({ length: ring.channels }, () => newChannel(ring.rate));
  let done = SETTLING_BLOCKS * size;
  let blocks = 0;
  /** Blocks since the last pause. No window may span a pause. */
  let unbroken = 0;
  let same = ring.channels > 1;

  function takeStretch({ clipping }: Channel, place: number, i: number): void {
    const stretch = stretches[i] as Float32Array;
    const before = clipping.count;
    clipping.take(stretch);
    const { count } = clipping;
    if (count < before) outline?.forget(place);
    outline?.take(outlined + blocks * STRETCHES + i, place, stretch, count > 0 && count !== before);
  }

  function measureBlock(channel: Channel, place: number): void {
    const slot = blocks % QUIET_BLOCKS;
    let sum = 0;
    let square = 0;
    let peak = 0;
    let product = 0;
    for (let i = 0; i < size; i++) {
      const sample = block[i] as number;
      const magnitude = Math.abs(sample);
      sum += sample;
      square += sample * sample;
      if (magnitude > peak) peak = magnitude;
      product += sample * (first[i] as number);
    }
    for (let i = 0; i < STRETCHES; i++) takeStretch(channel, place, i);
    channel.cuts.take(block);
    channel.power += square;
    channel.product += product;
    if (peak > 0) channel.zero = false;
    channel.sums[slot] = sum;
    channel.squares[slot] = square;
    channel.peaks[slot] = peak;
    channel.total += sum;
    channel.peak = Math.max(channel.peak, peak);
    const level = placeOfLevel(decibels(Math.sqrt(Math.max(0, square / size - (sum / size) ** 2))));
    channel.levels[level] = (channel.levels[level] ?? 0) + 1;
    if (channel.voice.take(block)) channel.voiced[level] = (channel.voiced[level] ?? 0) + 1;
    if (unbroken + 1 >= LOUDNESS_BLOCKS)
      channel.heard = Math.max(channel.heard, spread(channel, blocks + 1, LOUDNESS_BLOCKS, size));
    if (unbroken + 1 < QUIET_BLOCKS) return;
    const quiet = spread(channel, blocks + 1, QUIET_BLOCKS, size);
    if (channel.quiet !== null && quiet >= channel.quiet) return;
    if (loudestBlock(channel, size) > MAX_STEADY_POWER_RATIO * quiet * quiet) return;
    channel.quiet = quiet;
    if (quiet > MAX_QUIETER_RATIO * channel.searched) return;
    channel.searched = quiet;
    ring.read(place, stretch, done + size);
    channel.hum = humOf(stretch, ring.rate);
  }

  return {
    take() {
      let took = false;
      while (ring.written - done >= size) {
        for (let place = 0; place < channels.length; place++) {
          ring.read(place, block, done + size);
          if (place === 0) first.set(block);
          else same = same && isSame(first, block);
          measureBlock(channels[place] as Channel, place);
        }
        done += size;
        blocks++;
        unbroken++;
        took = true;
      }
      return took;
    },
    skip() {
      done = Math.max(done, ring.written);
      unbroken = 0;
      for (const { voice, cuts, clipping } of channels) {
        voice.reset();
        cuts.reset();
        clipping.reset();
      }
    },
    read() {
      const [one] = channels;
      const readings = channels.map((channel) => ({
        ...readingOf(channel, blocks, Math.min(unbroken, LOUDNESS_BLOCKS), size),
        copy: one !== undefined && channel !== one && isCopy(one, channel, blocks * size),
      }));
      const peaks = channels.map(({ peaks: last }) => Math.max(...last));
      return {
        seconds: blocks / BLOCKS_PER_SECOND,
        channels: readings,
        main: loudestOf(readings),
        same,
        range: rangeOf(Math.max(...peaks)),
      };
    },
  };
}

const newChannel = (rate: number) => ({
  /** Ring buffers with the sums of the last blocks. */
  sums: new Float64Array(QUIET_BLOCKS),
  squares: new Float64Array(QUIET_BLOCKS),
  peaks: new Float64Array(QUIET_BLOCKS),
  total: 0,
  peak: 0,
  heard: 0,
  quiet: null as number | null,
  /** Root mean square of the stretch last searched for hum. */
  searched: Number.POSITIVE_INFINITY,
  hum: null as Hum | null,
  clipping: createClippingCounter(),
  cuts: createCutCounter(rate),
  voice: createVoiceDetector(rate),
  zero: true,
  /** Histograms of all blocks by level, and of those with a voice. */
  levels: new Uint32Array(LEVEL_COUNT),
  voiced: new Uint32Array(LEVEL_COUNT),
  /** Sums over all samples: of the squares, and of the products with the first channel. */
  power: 0,
  product: 0,
});
type Channel = ReturnType<typeof newChannel>;

/** Whether the weaker of two channels is a copy of the other one, with noise of its own. */
function isCopy(a: Channel, b: Channel, count: number): boolean {
  const [weak, strong] = b.power <= a.power ? [b, a] : [a, b];
  if (weak.quiet === null || strong.power === 0) return false;
  const noise = count * weak.quiet ** 2;
  const copied = b.product ** 2 / strong.power;
  return copied > noise && weak.power - copied <= MAX_NOISE_RATIO * noise + MAX_OWN_SHARE * weak.power;
}

/** Root mean square about the mean of the `count` blocks before `end`. A DC offset does not count. */
function spread({ sums, squares }: Channel, end: number, count: number, size: number): number {
  let sum = 0;
  let square = 0;
  for (let back = 1; back <= count; back++) {
    const slot = (end - back) % QUIET_BLOCKS;
    sum += sums[slot] as number;
    square += squares[slot] as number;
  }
  const samples = count * size;
  return Math.sqrt(Math.max(0, square / samples - (sum / samples) ** 2));
}

/** Power of the loudest block of the last 2 s, about their mean. */
function loudestBlock({ sums, squares }: Channel, size: number): number {
  let mean = 0;
  for (let slot = 0; slot < QUIET_BLOCKS; slot++) mean += (sums[slot] as number) / (QUIET_BLOCKS * size);
  let most = 0;
  for (let slot = 0; slot < QUIET_BLOCKS; slot++) {
    const power = (squares[slot] as number) - 2 * mean * (sums[slot] as number) + size * mean * mean;
    most = Math.max(most, power / size);
  }
  return most;
}

function isSame(a: Float32Array, b: Float32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function readingOf(channel: Channel, blocks: number, count: number, size: number): Omit<ChannelReading, 'copy'> {
  const { peak, heard, quiet, hum, clipping, cuts, total, zero, levels, voiced } = channel;
  return {
    peak,
    rms: count > 0 ? spread(channel, blocks, count, size) : 0,
    heard,
    quiet,
    hum,
    offset: blocks > 0 ? total / (blocks * size) : 0,
    clipped: clipping.count,
    cuts: cuts.count,
    zero,
    levels: [...levels],
    voiced: [...voiced],
  };
}
