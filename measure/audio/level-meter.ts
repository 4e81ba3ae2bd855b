import type { SampleRing } from '../live/sample-ring';
import { type Hum, humOf } from './hum';
import { decibels } from './levels';
import { BLOCKS, type ChannelReading, LEVELS, type MicReading, placeOfLevel, rangeOf } from './microphone-reading';

/** Blocks in the 0.4 s of a loudness (ITU-R BS.1770), and in the seconds of a noise floor. */
const MOMENT = 4;
/** Seconds of silence without a break. */
export const MIN_QUIET_SECONDS = 2;
const QUIET_BLOCKS = MIN_QUIET_SECONDS * BLOCKS;
/** Blocks at the start in which microphones settle. */
const SETTLE = 2;
/** A clipped peak: this amplitude for so many samples in a row. An intact peak reaches it once or twice. */
const FULL = 0.99;
const CUT = 3;
/** A stretch is steady if no block has more than 2.5 times its power (4 dB). Speech has, even without pauses. */
const CALM_POWER = 2.5;
/** Hum is measured again when a stretch is quieter than the last one by this factor, 1 dB. */
const QUIETER = 0.89;

export type Heard = Pick<MicReading, 'seconds' | 'channels' | 'main' | 'same' | 'range'>;

export interface Meter {
  /** Takes all whole blocks of 0.1 s that the ring got since the last call. Returns whether there was one. */
  take(): boolean;
  /** Leaves out what the ring got since the last call, such as while the speakers play. */
  skip(): void;
  read(): Heard;
}

interface Channel {
  /** Ring buffers of the last blocks. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;
  readonly peaks: Float64Array;
  total: number;
  peak: number;
  heard: number;
  quiet: number | null;
  /** Level of the stretch that was last searched for hum. */
  searched: number;
  hum: Hum | null;
  clipped: number;
  run: number;
  zero: boolean;
  readonly levels: Uint32Array;
}

/** Measures levels, offset, clipping, noise floor and hum of each channel of a ring. */
export function createMeter(ring: SampleRing): Meter {
  const size = Math.round(ring.rate / BLOCKS);
  const block = new Float32Array(size);
  const first = new Float32Array(size);
  const calm = new Float32Array(size * QUIET_BLOCKS);
  const channels = Array.from({ length: ring.channels }, newChannel);
  let done = SETTLE * size;
  let blocks = 0;
  /** Blocks since the last pause. No window may span a pause. */
  let row = 0;
  let same = ring.channels > 1;

  function judge(channel: Channel, place: number): void {
    const slot = blocks % QUIET_BLOCKS;
    let sum = 0;
    let square = 0;
    let peak = 0;
    for (let i = 0; i < size; i++) {
      const sample = block[i] as number;
      const magnitude = Math.abs(sample);
      sum += sample;
      square += sample * sample;
      if (magnitude > peak) peak = magnitude;
      channel.run = magnitude >= FULL ? channel.run + 1 : 0;
      if (channel.run === CUT) channel.clipped++;
    }
    if (peak > 0) channel.zero = false;
    channel.sums[slot] = sum;
    channel.squares[slot] = square;
    channel.peaks[slot] = peak;
    channel.total += sum;
    channel.peak = Math.max(channel.peak, peak);
    const level = placeOfLevel(decibels(Math.sqrt(Math.max(0, square / size - (sum / size) ** 2))));
    channel.levels[level] = (channel.levels[level] ?? 0) + 1;
    if (row + 1 >= MOMENT) channel.heard = Math.max(channel.heard, spread(channel, blocks + 1, MOMENT, size));
    if (row + 1 < QUIET_BLOCKS) return;
    const quiet = spread(channel, blocks + 1, QUIET_BLOCKS, size);
    if (channel.quiet !== null && quiet >= channel.quiet) return;
    if (loudestBlock(channel, size) > CALM_POWER * quiet * quiet) return;
    channel.quiet = quiet;
    if (quiet > QUIETER * channel.searched) return;
    channel.searched = quiet;
    ring.read(place, calm, done + size);
    channel.hum = humOf(calm, ring.rate);
  }

  return {
    take() {
      let took = false;
      while (ring.written - done >= size) {
        for (let place = 0; place < channels.length; place++) {
          ring.read(place, block, done + size);
          judge(channels[place] as Channel, place);
          if (place === 0) first.set(block);
          else same = same && alike(first, block);
        }
        done += size;
        blocks++;
        row++;
        took = true;
      }
      return took;
    },
    skip() {
      done = Math.max(done, ring.written);
      row = 0;
    },
    read() {
      const readings = channels.map((channel) => readingOf(channel, blocks, Math.min(row, MOMENT), size));
      const loudest = Math.max(...readings.map(({ heard }) => heard));
      const peaks = channels.map(({ peaks: last }) => Math.max(...last));
      return {
        seconds: blocks / BLOCKS,
        channels: readings,
        main: Math.max(
          0,
          readings.findIndex(({ heard }) => heard === loudest),
        ),
        same,
        range: rangeOf(Math.max(...peaks)),
      };
    },
  };
}

const newChannel = (): Channel => ({
  sums: new Float64Array(QUIET_BLOCKS),
  squares: new Float64Array(QUIET_BLOCKS),
  peaks: new Float64Array(QUIET_BLOCKS),
  total: 0,
  peak: 0,
  heard: 0,
  quiet: null,
  searched: Number.POSITIVE_INFINITY,
  hum: null,
  clipped: 0,
  run: 0,
  zero: true,
  levels: new Uint32Array(LEVELS),
});

/** Root mean square about the mean of the `count` blocks before `end`, so that a DC offset does not count. */
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

function alike(a: Float32Array, b: Float32Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function readingOf(channel: Channel, blocks: number, count: number, size: number): ChannelReading {
  const { peak, heard, quiet, hum, clipped, total, zero, levels } = channel;
  return {
    peak,
    rms: count > 0 ? spread(channel, blocks, count, size) : 0,
    heard,
    quiet,
    hum,
    offset: blocks > 0 ? total / (blocks * size) : 0,
    clipped,
    zero,
    levels: [...levels],
  };
}
