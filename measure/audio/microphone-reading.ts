import type { Hum } from './hum';

/** One channel of a run. Amplitudes are linear, full scale ±1; `decibels` turns them into dBFS. */
export interface ChannelReading {
  /** Largest magnitude of the run. */
  readonly peak: number;
  /** Root mean square of the last 0.4 s. */
  readonly rms: number;
  /** The loudest 0.4 s of the run, root mean square. */
  readonly heard: number;
  /** The quietest steady 2 s of the run, root mean square; null if there were none. Speech is not steady. */
  readonly quiet: number | null;
  /** Mains hum in those 2 s. */
  readonly hum: Hum | null;
  /** Mean of all samples: the DC offset. */
  readonly offset: number;
  /** Clipped peaks. */
  readonly clipped: number;
  /** Every sample was exactly 0. */
  readonly zero: boolean;
  /** How many blocks of 0.1 s had each level; `placeOfLevel` gives the place of a level. */
  readonly levels: readonly number[];
}

/** A block is the signal that is measured as one: 0.1 s. */
export const BLOCKS_PER_SECOND = 10;
/** Levels are counted from here in steps of 1 dB to +6. */
const MIN_LEVEL_DBFS = -120;
export const LEVEL_COUNT = 127;

/** The place of a level in dBFS among the counted ones, 0 to 126; levels beyond the ends count as those. */
export function placeOfLevel(level: number): number {
  return Math.max(0, Math.min(LEVEL_COUNT - 1, Math.round(level) - MIN_LEVEL_DBFS));
}

/** Seconds of a channel at a level in dBFS or above it. */
export function secondsAbove({ levels }: Pick<ChannelReading, 'levels'>, level: number): number {
  const from = Math.max(0, Math.ceil(level - MIN_LEVEL_DBFS));
  return levels.reduce((sum, count, place) => (place >= from ? sum + count : sum), 0) / BLOCKS_PER_SECOND;
}

/** Index of the channel with the loudest 0.4 s, the first of equals; 0 of none. */
export function loudestOf(channels: readonly ChannelReading[]): number {
  const loudest = Math.max(...channels.map(({ heard }) => heard));
  return Math.max(
    0,
    channels.findIndex(({ heard }) => heard === loudest),
  );
}

/** What the meters say so far. */
export interface MicrophoneReading {
  /** Seconds of signal. */
  readonly seconds: number;
  /** The level meter in percent: now, and the highest of the run. */
  readonly level: number;
  readonly topLevel: number;
  readonly channels: readonly ChannelReading[];
  /** Index of the loudest channel. It represents the microphone. */
  readonly main: number;
  /** Several channels with identical samples. */
  readonly same: boolean;
  /** Hz of the strongest line now; null in silence. */
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
  /** The device's name, empty where it has none. */
  readonly label: string;
  /** Samples a second, and channels; null where they are not reported. */
  readonly sampleRate: number | null;
  readonly channelCount: number | null;
  readonly echoCancellation: ProcessingState;
  readonly noiseSuppression: ProcessingState;
  readonly autoGainControl: ProcessingState;
  /** Name of the browser. */
  readonly browser: string;
}

/** Amplitudes that the waveform's edge can represent; 1 otherwise. */
const ranges = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** The smallest range of the waveform that holds a peak (an amplitude) with a tenth to spare. */
export function rangeOf(peak: number): number {
  return ranges.find((range) => peak <= 0.9 * range) ?? 1;
}

/**
 * Two stretches of one run as one: signal after a result adds to the signal before it. Where the number of channels
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
      zero: channel.zero && other.zero,
      levels: channel.levels.map((count, level) => count + (other.levels[level] ?? 0)),
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
