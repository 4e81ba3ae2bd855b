import { type Channel, soundTests } from '../../content/sound';
import { withUnit } from '../../content/words';
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

const tones: readonly Sound[] = soundTests.map(({ id, name, type, channel, frequency }) => ({
  id,
  name,
  type,
  channel,
  frequency,
  gains: routes[channel],
}));

const polarities: readonly Sound[] = [
  { id: 'in-phase', name: 'In phase', type: 'polarity', channel: 'center', frequency: POLARITY_HZ, gains: [1, 1] },
  {
    id: 'out-of-phase',
    name: 'Out of phase',
    type: 'polarity',
    channel: 'center',
    frequency: POLARITY_HZ,
    gains: [1, -1],
  },
];

/** Channel names by channel count, in Web Audio order (https://webaudio.github.io/web-audio-api/#ChannelLayouts). */
const layouts: Record<number, readonly string[]> = {
  4: ['Front left', 'Front right', 'Rear left', 'Rear right'],
  6: ['Front left', 'Front right', 'Front center', 'Subwoofer', 'Rear left', 'Rear right'],
  8: ['Front left', 'Front right', 'Front center', 'Subwoofer', 'Rear left', 'Rear right', 'Side left', 'Side right'],
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
    const side = !place
      ? i % 2
        ? 'right'
        : 'left'
      : /left/.test(place)
        ? 'left'
        : /right/.test(place)
          ? 'right'
          : 'center';
    return {
      id: `channel-${i + 1}`,
      name: place ?? `Channel ${i + 1}`,
      type: 'speaker',
      channel: side,
      // A subwoofer plays only low frequencies.
      frequency: place === 'Subwoofer' ? 60 : 440,
      gains: Array.from({ length: count }, (_, other) => (other === i ? 1 : 0)),
    };
  });
}

const sweep: Sound = {
  id: 'sweep',
  name: 'Sweep',
  type: 'sweep',
  channel: 'center',
  frequency: MIN_TONE_HZ,
  gains: routes.center,
};

/** What the list of sounds depends on: the output's channels, and the frequency of the custom tone in Hz. */
interface SoundOptions {
  readonly channels: number;
  readonly frequency: number;
}

/** Everything that can be played, in the order of the page. */
export function soundsOf({ channels, frequency }: SoundOptions): readonly Sound[] {
  const custom: Sound = {
    id: 'custom',
    name: 'Custom',
    type: 'custom',
    channel: 'center',
    frequency,
    gains: routes.center,
  };
  return [...tones, custom, sweep, ...polarities, ...speakersOf(channels)];
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

/** A frequency in whole hertz: `440 Hz`. */
export function hertz(frequency: number): string {
  return withUnit(Math.round(frequency), 'Hz');
}

/** A frequency with three digits, so that a changing one is readable: `440 Hz`, `12.5 kHz`. */
export function shortHertz(frequency: number): string {
  const rounded = Number(frequency.toPrecision(3));
  return rounded < 1000 ? hertz(rounded) : withUnit(rounded / 1000, 'kHz');
}

/** The label of a sound on buttons and in results: `Left, 440 Hz`. A fixed tone has only its own name. */
export function labelOf({ name, type, frequency }: Pick<Sound, 'name' | 'type' | 'frequency'>): string {
  return type === 'sweep' || type === 'frequency' ? name : `${name}, ${hertz(frequency)}`;
}

/** Gain for a volume in percent. 50% is −6 dB. */
export function gainOf(volume: number): number {
  return Math.min(1, Math.max(0, volume / 100));
}
