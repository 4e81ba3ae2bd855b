import { capital, inWords, list } from '../words';
import { rule } from './rule';

/** Words of the microphone test's verdicts. Levels are in dBFS, times in seconds, shares from −1 to 1. */

/** Limits are the least that is needed: seconds of signal, silence and sound, and dB of sound above the background. */
export const evidenceTexts = (signal: number, quiet: number, sound: number, contrast: number) => ({
  signal: rule('Signal', `Keep the microphone on for at least ${signal} seconds.`, 'Listen Longer'),
  quiet: rule('Noise floor and hum', `Stay silent for at least ${quiet} seconds.`, 'Measure Silence'),
  sound: rule(
    'Voice, clipping, breaks and channels',
    `Speak for at least ${sound} s, ${contrast} dB or more above the background. Only a voice counts.`,
    'Speak Again',
  ),
  raw: rule('Raw signal', 'Use a browser that reports whether it processes the sound.', 'Test Again'),
});

/** What the test cannot find. @param cut dB above the noise that a voice needs before its breaks show */
export const blindSpotOf = (cut: number) =>
  `What the test cannot find: breaks in a voice that is less than ${cut} dB above the noise, or that fade out, peaks that are rounded instead of cut off, and a fan that turns at the mains frequency, which it takes for mains hum. A voice from a loudspeaker passes for a voice.`;

export const parts = {
  signal: 'Signal',
  voice: 'Voice',
  floor: 'Noise floor',
  clipping: 'Clipping',
  breaks: 'Breaks',
  hum: 'Hum',
  channels: 'Channels',
  offset: 'DC offset',
  raw: 'Raw signal',
} as const;

/** Processing that browsers can apply to the sound: the setting and its name. */
export const treatments = [
  ['echoCancellation', 'echo cancellation'],
  ['noiseSuppression', 'noise suppression'],
  ['autoGainControl', 'automatic gain'],
] as const;

/** The lowest level that 16 bits can represent. Lower levels are shown as '<' this. */
const MIN_SHOWN_DBFS = -96;
/** Formats a level in dBFS with `digits` decimals, a true minus sign, and `space` before the unit. */
export function dbfs(level: number, digits = 0, space = ' '): string {
  if (level < MIN_SHOWN_DBFS) return `< −${-MIN_SHOWN_DBFS}${space}dBFS`;
  const figure = Math.abs(level).toFixed(digits);
  const sign = Number(figure) === 0 ? '' : level < 0 ? '−' : '+';
  return `${sign}${figure}${space}dBFS`;
}

/** Formats a share of full scale with its sign: `−5.0%`. */
export function percent(share: number): string {
  const figure = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && Number(figure) > 0 ? '−' : ''}${figure}%`;
}

/** The name of a channel: `Left` or `Right` in a pair, otherwise numbered from 1. */
export const channelName = (place: number, count: number): string =>
  (count === 2 && ['Left', 'Right'][place]) || `Channel ${place + 1}`;

export const say = {
  zeros: (seconds: number) => `Only zeros in ${seconds.toFixed(1)} s.`,
  short: (seconds: number) => `Only ${seconds.toFixed(1)} s were read.`,
  received: 'Signal received.',
  silent: 'Every sample is exactly 0. The microphone is muted, by a switch or the system, or it is dead.',
  toneless: (level: number) => `Sound at ${dbfs(level)}, but too little of it is a voice. Speak a whole sentence.`,
  faint: (level: number) =>
    `Very quiet: ${dbfs(level)} at the loudest. Speak closer, or raise the input level in the system settings.`,
  heard: (level: number) => `Heard at ${dbfs(level)}, the loudest 0.4 s.`,
  little: (seconds: number, isCompared: boolean) =>
    `Only ${seconds.toFixed(1)} s of sound ${isCompared ? 'stood out' : 'were heard'}.`,
  noSound: (limit: number) => `No sound above ${dbfs(limit)}.`,
  loud: 'Constant loud sound; no voice detected.',
  constant: (level: number) => `Constant sound at ${dbfs(level)}; no voice detected.`,
  background: 'Only background noise; no voice detected.',
  noQuiet: (seconds: number) => `No ${inWords(seconds)} quiet seconds in this recording.`,
  neverSilent: (level: number) => `Never silent: the sound stayed at ${dbfs(level)}.`,
  floor: (level: number, seconds: number) => `${dbfs(level)} in the quietest ${seconds} s.`,
  noVoice: 'Not judged without a voice.',
  clipped: (peaks: number) =>
    `${peaks} peaks were clipped. Lower the input level in the system settings, or speak farther away.`,
  unclipped: 'No clipped peaks.',
  broken: (cuts: number) =>
    `The sound broke off ${cuts} times within a millisecond. Move the cable and the plug, and listen for crackle.`,
  unbroken: 'The sound does not break off.',
  tone: (frequency: number, level: number) =>
    `A tone of ${frequency} Hz at ${dbfs(level)}. It may come from a fan or from the mains, so it is not judged.`,
  hum: (frequency: number, level: number) =>
    `${frequency} Hz mains hum at ${dbfs(level)}. Unplug the charger and try again.`,
  faintHum: (isMains: boolean, frequency: number, level: number, limit: number) =>
    `${isMains ? `${frequency} Hz mains hum` : `A tone of ${frequency} Hz`} at ${dbfs(level)}, below the limit of ${dbfs(limit)}.`,
  noSilence: 'Not judged without silence.',
  noHum: 'No mains hum at 50 or 60 Hz.',
  copies: (dead: readonly string[]) =>
    `${list(dead)} only repeats the other channel, far softer. It picks up nothing itself.`,
  dead: (dead: readonly string[]) =>
    `${list(dead)} ${dead.length === 1 ? 'is' : 'are'} silent while another channel picks up sound.`,
  channels(count: number, isSame: boolean): string {
    if (count === 1) return 'One channel. It picks up sound.';
    if (isSame) return `${count} channels with the same signal: one microphone.`;
    return count === 2 ? 'Both channels pick up sound.' : `All ${count} channels pick up sound.`;
  },
  noTime: 'Not judged in so short a time.',
  centered: 'The signal is centered.',
  offset: (share: number) =>
    `The signal is ${percent(share)} of full scale off center. A recording clicks where it starts and ends.`,
  treated: list,
  processed: (browser: string, on: readonly string[]) =>
    `${browser} keeps ${list(on)} on, so the figures are of processed sound.`,
  unreported: (browser = 'The browser', treated: readonly string[] = []) =>
    `${browser} does not report whether ${treated.length === 0 ? 'it processes the sound' : `${list(treated)} ${treated.length === 1 ? 'is' : 'are'} off`}.`,
  raw: 'The browser reports that it does not process the sound.',
  summary: (level: number, floor: number | null) =>
    `Heard you at ${dbfs(level)}${floor === null ? '' : `, noise floor ${dbfs(floor)}`}.`,
} as const;

/** Names of the figures. */
export const figures = {
  duration: 'Duration',
  highest: 'Highest level',
  sound: 'Sound above background',
  heard: 'Heard',
  peak: 'Peak',
  hum: (isMains: boolean, frequency: number) => `${isMains ? 'Hum' : 'Tone'} at ${frequency} Hz`,
  clipped: 'Clipped peaks',
  heardBy: (place: number, count: number) => `${channelName(place, count)} heard`,
  device: 'Device',
  rate: 'Sample rate',
  treated: capital,
} as const;
