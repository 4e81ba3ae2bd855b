import type { Hum } from './hum';

/** One channel of a run. Amplitudes are linear, full scale ±1; `decibels` turns them into dBFS. */
export interface ChannelReading {
  /** Largest magnitude of the run. */
  readonly peak: number;
  /** Root mean square of the last 0.4 s. */
  readonly rms: number;
  /** The loudest 0.4 s of the run, root mean square. */
  readonly heard: number;
  /** The quietest calm 2 s of the run, root mean square; null before there were any. Speech is not calm. */
  readonly quiet: number | null;
  /** Mains hum in the quietest 2 s. */
  readonly hum: Hum | null;
  /** Mean of all samples: the DC offset. */
  readonly offset: number;
  /** Peaks cut off at full scale. */
  readonly clipped: number;
  /** Every sample was exactly 0. */
  readonly zero: boolean;
}

/** What was heard so far. */
export interface MicReading {
  /** Seconds of signal. */
  readonly seconds: number;
  /** The meter, per cent: now, and the highest of the run. */
  readonly level: number;
  readonly topLevel: number;
  readonly channels: readonly ChannelReading[];
  /** Place of the loudest channel, which stands for the microphone. */
  readonly main: number;
  /** Several channels, all alike to the last bit. */
  readonly same: boolean;
  /** Hz of the strongest line just now; null in silence. */
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

/** What the browser says of a treatment that it may give to the sound. */
export type Treatment = 'off' | 'on' | 'not reported';

/** What the browser says of an open microphone. */
export interface MicFacts {
  /** The device's name, empty where it has none. */
  readonly label: string;
  /** Samples a second and channels; null where they are not told. */
  readonly sampleRate: number | null;
  readonly channelCount: number | null;
  readonly echoCancellation: Treatment;
  readonly noiseSuppression: Treatment;
  readonly autoGainControl: Treatment;
  /** Name of the browser. */
  readonly browser: string;
}

/** Edges of the waveform to choose from. */
const ranges = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5] as const;

/** The smallest range that holds a peak. */
export function rangeOf(peak: number): number {
  return ranges.find((range) => peak <= 0.9 * range) ?? 1;
}
