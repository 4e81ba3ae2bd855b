import type { Hum } from './hum';

/** One channel of a run. Amplitudes are linear, full scale ±1; `decibels` converts them to dBFS. */
export interface ChannelReading {
  /** Largest magnitude of the run. */
  readonly peak: number;
  /** Root mean square of the last 0.4 s. */
  readonly rms: number;
  /** Root mean square of the loudest 0.4 s of the run. */
  readonly heard: number;
  /** Root mean square of the quietest steady 2 s of the run; null if there were none. Speech is not steady. */
  readonly quiet: number | null;
  /** Mains hum in those 2 s. */
  readonly hum: Hum | null;
  /** Mean of all samples: the DC offset. */
  readonly offset: number;
  /** Number of clipped peaks. */
  readonly clipped: number;
  /** Number of places where sound broke off within a ms. */
  readonly cuts: number;
  /** Whether this channel, or the first one, is a softer copy of the other, without a sound of its own. */
  readonly copy: boolean;
  /** Whether every sample was exactly 0. */
  readonly zero: boolean;
  /** Histogram: number of 0.1 s blocks at each level, indexed by `placeOfLevel`. */
  readonly levels: readonly number[];
  /** The same of the blocks with a voice: a pitch that glides. */
  readonly voiced: readonly number[];
}

/** The signal is measured in blocks of 0.1 s. */
export const BLOCKS_PER_SECOND = 10;
/** The histogram of levels starts here and goes to +6 dBFS in steps of 1 dB. */
const MIN_LEVEL_DBFS = -120;
export const LEVEL_COUNT = 127;

/** Index of a level (dBFS) in the histogram, 0 to 126. Levels outside the range are clamped. */
export function placeOfLevel(level: number): number {
  return Math.max(0, Math.min(LEVEL_COUNT - 1, Math.round(level) - MIN_LEVEL_DBFS));
}

/** Seconds at or above a level in dBFS, by a histogram of blocks. */
export function secondsAbove(levels: readonly number[], level: number): number {
  const from = Math.max(0, Math.ceil(level - MIN_LEVEL_DBFS));
  return levels.reduce((sum, count, place) => (place >= from ? sum + count : sum), 0) / BLOCKS_PER_SECOND;
}

/** Index of the channel with the loudest 0.4 s; the first one on a tie, 0 if there are no channels. */
export function loudestOf(channels: readonly ChannelReading[]): number {
  const loudest = Math.max(...channels.map(({ heard }) => heard));
  return Math.max(
    0,
    channels.findIndex(({ heard }) => heard === loudest),
  );
}

/** The meter readings so far. */
export interface MicrophoneReading {
  /** Seconds of signal. */
  readonly seconds: number;
  /** Level meter in percent: the current value and the maximum of the run. */
  readonly level: number;
  readonly topLevel: number;
  readonly channels: readonly ChannelReading[];
  /** Index of the loudest channel. It represents the microphone. */
  readonly main: number;
  /** Whether there are several channels with identical samples. */
  readonly same: boolean;
  /** Frequency of the strongest line now, in Hz; null in silence. */
  readonly strongest: number | null;
  /** Amplitude at the edge of the waveform. */
  readonly range: number;
}

export const noReading: MicrophoneReading = {
  seconds: 0,
  level: 0,
  topLevel: 0,
  channels: [],
  main: 0,
  same: false,
  strongest: null,
  range: 1,
};

/** What the browser reports about one kind of sound processing. */
export type ProcessingState = 'off' | 'on' | 'not reported';

/** What the browser reports about an open microphone. */
export interface MicrophoneFacts {
  /** The device's name; empty if it has none. */
  readonly label: string;
  /** Samples per second, and number of channels; null if not reported. */
  readonly sampleRate: number | null;
  readonly channelCount: number | null;
  readonly echoCancellation: ProcessingState;
  readonly noiseSuppression: ProcessingState;
  readonly autoGainControl: ProcessingState;
  /** Browser name. */
  readonly browser: string;
}

/** Possible amplitudes at the edge of the waveform, besides 1. */
const ranges = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** The smallest range of the waveform that fits a peak amplitude with a margin of a tenth. */
export function rangeOf(peak: number): number {
  return ranges.find((range) => peak <= 0.9 * range) ?? 1;
}

const sumOf = (a: readonly number[], b: readonly number[]) => a.map((count, place) => count + (b[place] ?? 0));

/**
 * Combines two stretches of one run: signal after a result is added to the signal before it. If the number of channels
 * changed, only the later stretch counts.
 */
export function joinReadings(before: MicrophoneReading, now: MicrophoneReading): MicrophoneReading {
  if (now.channels.length === 0) return { ...before, level: now.level, strongest: now.strongest };
  if (before.channels.length !== now.channels.length) return now;
  const seconds = before.seconds + now.seconds;
  const channels = now.channels.map((channel, place) => {
    const other = before.channels[place] as ChannelReading;
    const quieter = other.quiet !== null && (channel.quiet === null || other.quiet < channel.quiet) ? other : channel;
    return {
      peak: Math.max(channel.peak, other.peak),
      rms: channel.rms,
      heard: Math.max(channel.heard, other.heard),
      quiet: quieter.quiet,
      hum: quieter.hum,
      offset: seconds > 0 ? (other.offset * before.seconds + channel.offset * now.seconds) / seconds : 0,
      clipped: channel.clipped + other.clipped,
      cuts: channel.cuts + other.cuts,
      copy: (channel.heard >= other.heard ? channel : other).copy,
      zero: channel.zero && other.zero,
      levels: sumOf(channel.levels, other.levels),
      voiced: sumOf(channel.voiced, other.voiced),
    };
  });
  return {
    ...now,
    seconds,
    topLevel: Math.max(before.topLevel, now.topLevel),
    channels,
    main: loudestOf(channels),
    same: before.same && now.same,
  };
}
