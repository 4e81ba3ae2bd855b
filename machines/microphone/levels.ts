import { decibels } from '../../measure/audio/levels';
import { type ChannelReading, type MicrophoneReading, secondsAbove } from '../../measure/audio/microphone-reading';
import { MIN_CONTRAST_DB, MIN_SIGNAL_SECONDS, MIN_SOUND_SECONDS, MIN_VOICE_SECONDS } from './evidence';

/**
 * Limits of the verdicts. In dBFS: a voice below `quiet` is very quiet, and a steady background up to `quiet` is
 * silence; a steady sound at or above `loud` is loud; hum above `hum` is a fault, as publishers of audiobooks refuse a
 * background above it (ACX Audio Submission Requirements). In dB: a dead channel is `deadChannel` below the loudest,
 * varies by less than `flat`, or is a copy and `copy` below it. `offset` is an amplitude, `clipped` a number of peaks,
 * `cuts` of places where sound breaks off.
 */
export const limits = {
  quiet: -50,
  loud: -30,
  hum: -60,
  deadChannel: 30,
  flat: 3,
  copy: 12,
  offset: 0.01,
  clipped: 3,
  cuts: 5,
} as const;

/** The channel that represents the microphone. Undefined before there is a signal. */
export function mainOf({ channels, main }: MicrophoneReading): ChannelReading | undefined {
  return channels[main];
}

/** Whether every sample so far was exactly 0. */
export function isZero({ channels }: MicrophoneReading): boolean {
  return channels.length > 0 && channels.every(({ zero }) => zero);
}

/** A level in dBFS. Finite even for silence. */
export const levelOf = (amplitude: number) => decibels(Math.max(amplitude, 1e-6));

/** How far the loudest 0.4 s are above the quietest 2 s, in dB. Null while that is not known. */
export function contrastOf({ heard, quiet }: ChannelReading): number | null {
  return quiet === null ? null : levelOf(heard) - levelOf(quiet);
}

/** The level in dBFS from which sound counts: above the background, or above `limits.quiet` while that is not known. */
const soundLevel = ({ quiet }: ChannelReading) => (quiet === null ? limits.quiet : levelOf(quiet) + MIN_CONTRAST_DB);
/** Seconds of such sound. */
export const soundSeconds = (channel: ChannelReading) => secondsAbove(channel.levels, soundLevel(channel));
/** Whether enough of it is a voice. */
export const isVoice = (channel: ChannelReading) =>
  secondsAbove(channel.voiced, soundLevel(channel)) >= MIN_VOICE_SECONDS;

export const hasSound = (reading: MicrophoneReading): boolean => {
  const main = mainOf(reading);
  return main !== undefined && soundSeconds(main) >= MIN_SOUND_SECONDS && isVoice(main);
};
export const hasSignal = ({ seconds }: MicrophoneReading) => seconds >= MIN_SIGNAL_SECONDS;

/** What the run still needs, for the prompt: a nonzero signal, silence, sound, or nothing (null). */
export function neededOf(reading: MicrophoneReading): 'zero' | 'quiet' | 'sound' | null {
  if (hasSignal(reading) && isZero(reading)) return 'zero';
  if (noiseFloor(reading) === null) return 'quiet';
  return hasSound(reading) ? null : 'sound';
}

/** The amplitude of the quietest 2 s. Null if they were not silence: neither quiet nor well below a louder sound. */
export function noiseFloor(reading: MicrophoneReading): number | null {
  const main = mainOf(reading);
  if (!main || main.quiet === null) return null;
  const wasQuiet = levelOf(main.quiet) <= limits.quiet || (contrastOf(main) ?? 0) >= MIN_CONTRAST_DB;
  return wasQuiet ? main.quiet : null;
}

/**
 * Channels that pick up nothing while the loudest does: 30 dB or more below it, at 0, at a constant level, or with
 * nothing but what leaks over from it.
 */
export function deadChannels(reading: MicrophoneReading): readonly number[] {
  const main = mainOf(reading);
  if (!main || !hasSignal(reading) || decibels(main.heard) < limits.quiet) return [];
  const mainStandsOut = (contrastOf(main) ?? 0) >= MIN_CONTRAST_DB;
  const isFlat = (channel: ChannelReading) => {
    const contrast = contrastOf(channel);
    return mainStandsOut && contrast !== null && contrast < limits.flat;
  };
  const isBelow = (channel: ChannelReading, by: number) => channel.heard <= main.heard * 10 ** (-by / 20);
  const isPair = reading.channels.length === 2 && reading.channels.some(({ copy }) => copy);
  return reading.channels.flatMap((channel, place) =>
    isBelow(channel, limits.deadChannel) || isFlat(channel) || (isPair && isBelow(channel, limits.copy)) ? [place] : [],
  );
}

/** Clipped peaks in all channels. */
export const clippedIn = ({ channels }: MicrophoneReading) => channels.reduce((sum, { clipped }) => sum + clipped, 0);

/** The largest DC offset of all channels, with its sign. */
export function offsetOf({ channels }: MicrophoneReading): number {
  return channels.reduce((most, { offset }) => (Math.abs(offset) > Math.abs(most) ? offset : most), 0);
}
