import { decibels } from '../audio/levels';
import { type CheckResult, type Measurement, type Verdict, worst } from '../result';
import type { ChannelReading, MicFacts, MicReading, Treatment } from './reading';

/** Seconds of signal below which nothing is judged. */
export const ENOUGH = 1;
/** Limits of the verdicts: dBFS, dB where two levels are compared, amplitude for the offset. */
const limits = { quiet: -50, standsOut: 10, hum: -60, deadChannel: 30, offset: 0.01, clipped: 3 } as const;
/** What 16 bits can tell; fainter levels are said to be below it. */
const FAINTEST = -96;

/** A level in dBFS with `digits` decimals, a true minus, and the unit after `space`. */
export function dbfs(amplitude: number, digits = 0, space = ' '): string {
  const level = decibels(amplitude);
  if (level < FAINTEST) return `< −${-FAINTEST}${space}dBFS`;
  const figure = Math.abs(level).toFixed(digits);
  const sign = Number(figure) === 0 ? '' : level < 0 ? '−' : '+';
  return `${sign}${figure}${space}dBFS`;
}

export type PartId = 'signal' | 'voice' | 'floor' | 'clipping' | 'hum' | 'channels' | 'offset' | 'raw';

/** One thing that a run says of the microphone. `none`: the run does not tell. */
export interface Part {
  readonly id: PartId;
  readonly name: string;
  readonly status: Verdict | 'none';
  readonly details: string;
}

export const treatments = [
  ['echoCancellation', 'echo cancellation'],
  ['noiseSuppression', 'noise suppression'],
  ['autoGainControl', 'automatic gain'],
] as const satisfies readonly (readonly [keyof MicFacts, string])[];

/** The channel that stands for the microphone; undefined before there was a signal. */
export function mainOf({ channels, main }: MicReading): ChannelReading | undefined {
  return channels[main];
}

/** Whether every sample so far was exactly 0. */
export function isZero({ channels }: MicReading): boolean {
  return channels.length > 0 && channels.every(({ zero }) => zero);
}

/** How far the loudest 0.4 s stand out of the quietest 2 s, dB; null while that is not known. */
function contrastOf({ heard, quiet }: ChannelReading): number | null {
  return quiet === null ? null : decibels(Math.max(heard, 1e-6)) - decibels(Math.max(quiet, 1e-6));
}

/** The quietest 2 s as an amplitude, where something louder shows that they were quiet. */
export function noiseFloor(reading: MicReading): number | null {
  const main = mainOf(reading);
  const contrast = main && contrastOf(main);
  return main && contrast && contrast >= limits.standsOut ? main.quiet : null;
}

/** `Left` and `Right` of a pair, else numbered from 1. */
export function channelName(place: number, count: number): string {
  return count === 2 ? (['Left', 'Right'][place] as string) : `Channel ${place + 1}`;
}

/** Channels that are 30 dB or more below the loudest, or at 0, while that one is heard. */
export function deadChannels(reading: MicReading): readonly number[] {
  const main = mainOf(reading);
  if (!main || decibels(main.heard) < limits.quiet) return [];
  return reading.channels.flatMap(({ heard }, place) =>
    heard <= main.heard * 10 ** (-limits.deadChannel / 20) ? [place] : [],
  );
}

/** Everything that a run says of the microphone, in the order of the page. */
export function partsOf(reading: MicReading, facts: MicFacts | null): readonly Part[] {
  const main = mainOf(reading);
  if (!main || reading.seconds < ENOUGH) return [];
  if (isZero(reading)) {
    const details = 'Every sample is exactly 0. The microphone is muted, by a switch or the system, or it is dead.';
    return [{ id: 'signal', name: 'Signal', status: 'fail', details }];
  }
  return [
    { id: 'signal', name: 'Signal', status: 'pass', details: 'Samples arrive, and they live.' },
    voicePart(main),
    floorPart(reading),
    clippingPart(reading),
    humPart(main),
    channelsPart(reading),
    offsetPart(reading),
    rawPart(facts),
  ];
}

/** What can be said while the run goes on: faults that no further word can mend. */
export function alertsOf(reading: MicReading, facts: MicFacts | null): readonly Part[] {
  return partsOf(reading, facts).filter(
    ({ id, status }) => id !== 'voice' && (status === 'warning' || status === 'fail'),
  );
}

function voicePart(main: ChannelReading): Part {
  const name = 'Voice';
  const level = dbfs(main.heard);
  if (decibels(main.heard) < limits.quiet) {
    const details = `Very quiet: ${level} at the loudest. Speak closer, or raise the input level in the system’s settings.`;
    return { id: 'voice', name, status: 'warning', details };
  }
  const contrast = contrastOf(main);
  if (contrast !== null && contrast < limits.standsOut) {
    const details = `A steady ${level}: nothing stood out of the background.`;
    return { id: 'voice', name, status: 'warning', details };
  }
  return { id: 'voice', name, status: 'pass', details: `Heard at ${level}, the loudest 0.4 s.` };
}

function floorPart(reading: MicReading): Part {
  const floor = noiseFloor(reading);
  return {
    id: 'floor',
    name: 'Noise floor',
    status: floor === null ? 'none' : 'pass',
    details: floor === null ? 'Not known: it was never quiet for two seconds.' : `${dbfs(floor)} in the quietest 2 s.`,
  };
}

function clippingPart({ channels }: MicReading): Part {
  const clipped = channels.reduce((sum, channel) => sum + channel.clipped, 0);
  const over = clipped >= limits.clipped;
  return {
    id: 'clipping',
    name: 'Clipping',
    status: over ? 'warning' : 'pass',
    details: over
      ? `${clipped} peaks were cut off at full scale. Lower the input level in the system’s settings.`
      : 'No peak was cut off.',
  };
}

function humPart({ hum, quiet }: ChannelReading): Part {
  const loud = hum !== null && decibels(hum.rms) > limits.hum;
  return {
    id: 'hum',
    name: 'Hum',
    status: quiet === null ? 'none' : loud ? 'warning' : 'pass',
    details:
      quiet === null
        ? 'Not known: it was never quiet for two seconds.'
        : loud
          ? `${hum.frequency} Hz mains hum at ${dbfs(hum.rms)}. Unplug the charger and try again.`
          : 'No mains hum at 50 or 60 Hz.',
  };
}

function channelsPart(reading: MicReading): Part {
  const { channels, same } = reading;
  const name = 'Channels';
  const dead = deadChannels(reading).map((place) => channelName(place, channels.length));
  if (dead.length > 0) {
    const details = `${dead.join(', ')} ${dead.length === 1 ? 'is' : 'are'} silent while another channel hears you.`;
    return { id: 'channels', name, status: 'warning', details };
  }
  const details =
    channels.length === 1
      ? 'One channel, and it hears.'
      : same
        ? `${channels.length} channels with the same signal: one microphone.`
        : `${channels.length} channels, and each hears.`;
  return { id: 'channels', name, status: 'pass', details };
}

/** The largest offset of all channels, with its sign. */
export function offsetOf({ channels }: MicReading): number {
  return channels.reduce((most, { offset }) => (Math.abs(offset) > Math.abs(most) ? offset : most), 0);
}

function offsetPart(reading: MicReading): Part {
  const offset = offsetOf(reading);
  const off = Math.abs(offset) > limits.offset;
  return {
    id: 'offset',
    name: 'DC offset',
    status: off ? 'warning' : 'pass',
    details: off
      ? `The signal lies ${percent(offset)} of full scale off center, a fault of the input stage.`
      : 'The signal is centered.',
  };
}

/** A share of full scale with its sign, `−5.0%`. */
export function percent(share: number): string {
  const figure = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && Number(figure) > 0 ? '−' : ''}${figure}%`;
}

function rawPart(facts: MicFacts | null): Part {
  const name = 'Raw signal';
  const having = (state: Treatment) =>
    treatments.flatMap(([key, word]) => (facts && facts[key] === state ? [word] : []));
  const on = having('on');
  if (facts && on.length > 0) {
    const details = `${facts.browser} keeps ${list(on)} on, so the figures are of the treated sound.`;
    return { id: 'raw', name, status: 'warning', details };
  }
  const untold = having('not reported');
  if (!facts || untold.length > 0) {
    const details = `${facts?.browser ?? 'The browser'} does not say whether ${list(untold)} ${untold.length === 1 ? 'is' : 'are'} off.`;
    return { id: 'raw', name, status: 'none', details };
  }
  return { id: 'raw', name, status: 'pass', details: 'The browser says that it leaves the sound as it is.' };
}

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The facts of one run. Times in milliseconds since the epoch. */
export interface MicRun {
  readonly reading: MicReading;
  readonly facts: MicFacts | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/**
 * Pass: a voice was heard, and nothing is wrong with it. Warning: clipping, hum, an offset, a silent channel, a very quiet
 * or unbroken signal, or a browser that treats the sound. Fail: nothing but zeros.
 */
export function judgeMicrophone({ reading, facts, startedAt, finishedAt }: MicRun): CheckResult {
  const parts = partsOf(reading, facts);
  const judged = parts.flatMap(({ status }) => (status === 'none' ? [] : [status]));
  return {
    check: 'microphone',
    name: 'Microphone',
    status: worst(judged),
    details: detailsOf(reading, parts),
    measurements: measurementsOf(reading, facts),
    fineness: { passed: judged.filter((status) => status === 'pass').length, run: judged.length },
    startedAt,
    finishedAt,
  };
}

function detailsOf(reading: MicReading, parts: readonly Part[]): string {
  const main = mainOf(reading);
  const faults = parts.filter(({ status }) => status === 'warning' || status === 'fail');
  const words = faults.map(({ details }) => details).join(' ');
  // What was heard is not a voice where it is all zeros, too faint or unbroken.
  if (!main || faults.some(({ id }) => id === 'signal' || id === 'voice')) return words;
  const floor = noiseFloor(reading);
  const heard = `Heard you at ${dbfs(main.heard)}${floor === null ? '' : `, noise floor ${dbfs(floor)}`}.`;
  return `${heard} ${words}`.trim();
}

function measurementsOf(reading: MicReading, facts: MicFacts | null): readonly Measurement[] {
  const main = mainOf(reading);
  const level = (name: string, amplitude: number | null): Measurement[] =>
    amplitude === null
      ? []
      : [{ name, value: Number(Math.max(-120, decibels(amplitude)).toFixed(1)), unit: 'dBFS', source: 'measured' }];
  const measured = (name: string, value: number, unit: string): Measurement => ({
    name,
    value,
    unit,
    source: 'measured',
  });
  const reported = (name: string, value: number | string | null, unit: string): Measurement[] =>
    value === null || value === '' ? [] : [{ name, value, unit, source: 'reported' }];
  const several = reading.channels.length > 1;
  return [
    measured('Duration', reading.seconds, 's'),
    measured('Highest level', Math.round(reading.topLevel), '%'),
    ...(main ? [...level('Heard', main.heard), ...level('Peak', main.peak)] : []),
    ...level('Noise floor', noiseFloor(reading)),
    ...(main?.hum ? level(`Hum at ${main.hum.frequency} Hz`, main.hum.rms) : []),
    measured(
      'Clipped peaks',
      reading.channels.reduce((sum, { clipped }) => sum + clipped, 0),
      '',
    ),
    measured('DC offset', Number((offsetOf(reading) * 100).toFixed(2)), '%'),
    ...(several
      ? reading.channels.flatMap(({ heard }, place) =>
          level(`${channelName(place, reading.channels.length)} heard`, heard),
        )
      : []),
    ...reported('Device', facts?.label ?? null, ''),
    ...reported('Sample rate', facts?.sampleRate ?? null, 'Hz'),
    ...reported('Channels', facts?.channelCount ?? null, ''),
    ...treatments.flatMap(([key, word]) =>
      reported(word.charAt(0).toUpperCase() + word.slice(1), facts?.[key] ?? null, ''),
    ),
  ];
}
