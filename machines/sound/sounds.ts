import { channelName, hertz, soundName } from '../../content/verdicts/sound';
import { exponentialSweepAt } from '../../measure/audio/sweep';

/** Duration of a tone in milliseconds. */
export const TONE_MS = 5000;
/** Duration of the sweep in milliseconds. */
export const SWEEP_MS = 20_000;
/** Limits of the sweep and of the custom tone, Hz. */
export const MIN_TONE_HZ = 20;
export const MAX_TONE_HZ = 20_000;
/** Steps of the custom tone, Hz. */
export const TONE_STEP_HZ = 10;

export type Channel = 'left' | 'right' | 'center';
export type SoundType = 'stereo' | 'frequency' | 'custom' | 'sweep' | 'polarity' | 'speaker';

/** One thing that can be played. */
export interface Sound {
  readonly id: string;
  readonly name: string;
  readonly type: SoundType;
  readonly channel: Channel;
  /** Hz. For the sweep, its lowest frequency. */
  readonly frequency: number;
  /** Gain of each output channel, from −1 to 1, left first. Missing channels are silent. */
  readonly gains: readonly number[];
}

const routes: Record<Channel, readonly number[]> = { left: [1, 0], right: [0, 1], center: [1, 1] };
/** Frequency of the polarity test: low enough for inverted tones to cancel, high enough for small speakers. */
const POLARITY_HZ = 300;

/** The tones for each side, and those of fixed frequencies. */
export const stereo = (['left', 'center', 'right'] as const).map(
  (id): Sound => ({ id, name: soundName(id), type: 'stereo', channel: id, frequency: 440, gains: routes[id] }),
);
const centered = (id: string, type: SoundType, frequency: number, gains = routes.center): Sound => {
  const name = type === 'frequency' ? hertz(frequency) : soundName(id);
  return { id, name, type, channel: 'center', frequency, gains };
};
export const presets = Object.entries({ low: 100, mid: 1000, high: 8000 }).map(([id, frequency]) =>
  centered(id, 'frequency', frequency),
);
const sweep = centered('sweep', 'sweep', MIN_TONE_HZ);
const polarities = [
  centered('in-phase', 'polarity', POLARITY_HZ),
  centered('out-of-phase', 'polarity', POLARITY_HZ, [1, -1]),
];

const front = ['front-left', 'front-right'];
const rear = ['rear-left', 'rear-right'];
/** Places of channels by their count, in Web Audio order (https://webaudio.github.io/web-audio-api/#ChannelLayouts). */
const layouts: Record<number, readonly string[]> = {
  4: [...front, ...rear],
  6: [...front, 'front-center', 'subwoofer', ...rear],
  8: [...front, 'front-center', 'subwoofer', ...rear, 'side-left', 'side-right'],
};

/** The maximum number of channels that are offered one by one. */
const MAX_CHANNELS = 8;

/**
 * The single channels of an output with more than two channels. They have the names of the usual layouts. With any
 * other number of channels they are only numbered.
 * @param channels number of channels of the output; up to two give none
 */
export function speakersOf(channels: number): readonly Sound[] {
  const count = Math.min(channels, MAX_CHANNELS);
  if (count <= 2) return [];
  return Array.from({ length: count }, (_, i): Sound => {
    const place = layouts[count]?.[i];
    const side = place ? /left|right/.exec(place)?.[0] : i % 2 ? 'right' : 'left';
    return {
      id: `channel-${i + 1}`,
      name: place ? soundName(place) : channelName(i + 1),
      type: 'speaker',
      channel: (side as Channel | undefined) ?? 'center',
      // A subwoofer plays only low frequencies.
      frequency: place === 'subwoofer' ? 60 : 440,
      gains: Array.from({ length: count }, (_, other) => (other === i ? 1 : 0)),
    };
  });
}

/** What the list of sounds depends on: the output's channels, and the frequency of the custom tone in Hz. */
interface SoundOptions {
  readonly channels: number;
  readonly frequency: number;
}

/** Everything that can be played, in the order of the page. */
export function soundsOf({ channels, frequency }: SoundOptions): readonly Sound[] {
  const custom = centered('custom', 'custom', frequency);
  return [...stereo, ...presets, custom, sweep, ...polarities, ...speakersOf(channels)];
}

/** The sound with this id. @throws if there is none */
export function soundOf(options: SoundOptions, id: string): Sound {
  const found = soundsOf(options).find((sound) => sound.id === id);
  if (!found) throw new Error(`There is no sound '${id}'`);
  return found;
}

/** Frequency of the audible sweep in Hz, `time` ms after it began. */
export const sweepAt = (time: number): number => exponentialSweepAt(time, MIN_TONE_HZ, MAX_TONE_HZ, SWEEP_MS);

/** The nearest frequency that the custom tone can have. */
export function snapFrequency(frequency: number): number {
  return Math.min(MAX_TONE_HZ, Math.max(MIN_TONE_HZ, Math.round(frequency / TONE_STEP_HZ) * TONE_STEP_HZ));
}

/** Gain for a volume in percent. 50% is −6 dB. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume / 100));
}
