import { decibels } from '../../measure/audio/levels';
import { type ChannelReading, type MicrophoneReading, secondsAbove } from '../../measure/audio/microphone-reading';
import { MIN_CONTRAST_DB, MIN_SIGNAL_SECONDS, MIN_SOUND_SECONDS } from './evidence';

/**
 * Limits of the verdicts. In dBFS: a voice below `quiet` is very quiet, and a steady background up to it is silence; a
 * steady sound from `loud` on is loud; hum above `hum` is a fault. In dB: a dead channel is that far below the loudest, or
 * never varies by more than `flat`. `offset` is an amplitude, `clipped` a number of peaks.
 */
export const limits = { quiet: -50, loud: -30, hum: -60, deadChannel: 30, flat: 3, offset: 0.01, clipped: 3 } as const;
/** The least that 16 bits can represent. Fainter levels are shown as below it. */
const MIN_SHOWN_DBFS = -96;

/** A level in dBFS with `digits` decimals, a true minus, and the unit after `space`. */
export function dbfs(amplitude: number, digits = 0, space = ' '): string {
  const level = decibels(amplitude);
  if (level < MIN_SHOWN_DBFS) return `< −${-MIN_SHOWN_DBFS}${space}dBFS`;
  const figure = Math.abs(level).toFixed(digits);
  const sign = Number(figure) === 0 ? '' : level < 0 ? '−' : '+';
  return `${sign}${figure}${space}dBFS`;
}

/** The channel that represents the microphone; undefined before there was a signal. */
export function mainOf({ channels, main }: MicrophoneReading): ChannelReading | undefined {
  return channels[main];
}

/** Whether every sample so far was exactly 0. */
export function isZero({ channels }: MicrophoneReading): boolean {
  return channels.length > 0 && channels.every(({ zero }) => zero);
}

/** A level in dBFS that is finite for silence too. */
export const levelOf = (amplitude: number) => decibels(Math.max(amplitude, 1e-6));

/** How many dB the loudest 0.4 s are above the quietest 2 s; null while that is not known. */
export function contrastOf({ heard, quiet }: ChannelReading): number | null {
  return quiet === null ? null : levelOf(heard) - levelOf(quiet);
}

/** Seconds of sound well above the background; above the limit for very quiet while the background is not known. */
export function soundSeconds(channel: ChannelReading): number {
  return secondsAbove(channel, channel.quiet === null ? limits.quiet : levelOf(channel.quiet) + MIN_CONTRAST_DB);
}

export const hasSound = (reading: MicrophoneReading): boolean => {
  const main = mainOf(reading);
  return main !== undefined && soundSeconds(main) >= MIN_SOUND_SECONDS;
};
export const hasSignal = ({ seconds }: MicrophoneReading) => seconds >= MIN_SIGNAL_SECONDS;

/** What the run still needs, for the prompt: a signal, silence, sound or nothing. */
export function neededOf(reading: MicrophoneReading): 'zero' | 'quiet' | 'sound' | null {
  if (hasSignal(reading) && isZero(reading)) return 'zero';
  if (noiseFloor(reading) === null) return 'quiet';
  return hasSound(reading) ? null : 'sound';
}

/** The quietest 2 s as an amplitude, if they were silence: below something louder, or quiet in themselves. */
export function noiseFloor(reading: MicrophoneReading): number | null {
  const main = mainOf(reading);
  if (!main || main.quiet === null) return null;
  const wasQuiet = levelOf(main.quiet) <= limits.quiet || (contrastOf(main) ?? 0) >= MIN_CONTRAST_DB;
  return wasQuiet ? main.quiet : null;
}

/** `Left` and `Right` of a pair, otherwise numbered from 1. */
export function channelName(place: number, count: number): string {
  return count === 2 ? (['Left', 'Right'][place] as string) : `Channel ${place + 1}`;
}

/** Channels that pick up nothing while the loudest does: 30 dB or more below it, at 0, or at one level all the time. */
export function deadChannels(reading: MicrophoneReading): readonly number[] {
  const main = mainOf(reading);
  if (!main || !hasSignal(reading) || decibels(main.heard) < limits.quiet) return [];
  const mainStandsOut = (contrastOf(main) ?? 0) >= MIN_CONTRAST_DB;
  const isFlat = (channel: ChannelReading) => {
    const contrast = contrastOf(channel);
    return mainStandsOut && contrast !== null && contrast < limits.flat;
  };
  return reading.channels.flatMap((channel, place) =>
    channel.heard <= main.heard * 10 ** (-limits.deadChannel / 20) || isFlat(channel) ? [place] : [],
  );
}

/** The largest offset of all channels, with its sign. */
export function offsetOf({ channels }: MicrophoneReading): number {
  return channels.reduce((most, { offset }) => (Math.abs(offset) > Math.abs(most) ? offset : most), 0);
}

/** A share of full scale with its sign, `−5.0%`. */
export function percent(share: number): string {
  const figure = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && Number(figure) > 0 ? '−' : ''}${figure}%`;
}
