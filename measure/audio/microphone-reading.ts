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

/** Blocks of signal that are measured as one, per second. */
export const BLOCKS = 10;
/** dBFS of the lowest counted level; from there in steps of 1 dB to +6. */
const LOWEST = -120;
export const LEVELS = 127;

/** The place of a level in dBFS among the counted ones. */
export function placeOfLevel(level: number): number {
  return Math.max(0, Math.min(LEVELS - 1, Math.round(level) - LOWEST));
}

/** Seconds of a channel at a level in dBFS or above it. */
export function secondsAbove({ levels }: Pick<ChannelReading, 'levels'>, level: number): number {
  const from = Math.max(0, Math.ceil(level - LOWEST));
  return levels.reduce((sum, count, place) => (place >= from ? sum + count : sum), 0) / BLOCKS;
}

/** What was measured so far. */
export interface MicReading {
  /** Seconds of signal. */
  readonly seconds: number;
  /** The level meter in percent: now, and the highest of the run. */
  readonly level: number;
  readonly topLevel: number;
  readonly channels: readonly ChannelReading[];
  /** Place of the loudest channel. It represents the microphone. */
  readonly main: number;
  /** Several channels with identical samples. */
  readonly same: boolean;
  /** Hz of the strongest line now; null in silence. */
  readonly strongest: number | null;
  /** Amplitude at the edge of the waveform. */
  readonly range: number;
}

export const noReading: MicReading = {
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
export type Treatment = 'off' | 'on' | 'not reported';

/** What the browser reports about an open microphone. */
export interface MicFacts {
  /** The device's name, empty where it has none. */
  readonly label: string;
  /** Samples a second, and channels; null where they are not reported. */
  readonly sampleRate: number | null;
  readonly channelCount: number | null;
  readonly echoCancellation: Treatment;
  readonly noiseSuppression: Treatment;
  readonly autoGainControl: Treatment;
  /** Name of the browser. */
  readonly browser: string;
}

/** Amplitudes at the edge of the waveform, to choose from. */
const ranges = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** The smallest range that holds a peak. */
export function rangeOf(peak: number): number {
  return ranges.find((range) => peak <= 0.9 * range) ?? 1;
}

/**
 * Two stretches of one run as one: what a person listens to after a result adds to what was heard before it. Where the
 * number of channels changed, only the later stretch counts.
 */
export function joined(before: MicReading, now: MicReading): MicReading {
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
  const loudest = Math.max(...channels.map(({ heard }) => heard));
  return {
    ...now,
    seconds,
    topLevel: Math.max(before.topLevel, now.topLevel),
    channels,
    main: Math.max(
      0,
      channels.findIndex(({ heard }) => heard === loudest),
    ),
    same: before.same && now.same,
  };
}
