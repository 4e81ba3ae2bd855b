import { capital, list } from '../../content/words';
import { MIN_QUIET_SECONDS } from '../../measure/audio/level-meter';
import { decibels } from '../../measure/audio/levels';
import {
  type ChannelReading,
  type MicrophoneFacts,
  type MicrophoneReading,
  type ProcessingState,
  secondsAbove,
} from '../../measure/audio/microphone-reading';
import {
  type Amount,
  type CheckResult,
  findingsIn,
  type Measurement,
  type Outcome,
  type Part,
  resultOf,
  withVerdict,
} from '../result';
import { evidence, MIN_CONTRAST_DB, MIN_SIGNAL_SECONDS, MIN_SOUND_SECONDS, type MicRule } from './evidence';

/**
 * Limits of the verdicts. In dBFS: a voice below `quiet` is very quiet, and a steady background up to it is silence; a
 * steady sound from `loud` on is loud; hum above `hum` is a fault. In dB: a dead channel is that far below the loudest, or
 * never varies by more than `flat`. `offset` is an amplitude, `clipped` a number of peaks.
 */
const limits = { quiet: -50, loud: -30, hum: -60, deadChannel: 30, flat: 3, offset: 0.01, clipped: 3 } as const;
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

export type PartId = 'signal' | 'voice' | 'floor' | 'clipping' | 'hum' | 'channels' | 'offset' | 'raw';
type MicPart = Part<MicRule>;

const rules: Record<PartId, MicRule> = {
  signal: 'signal',
  voice: 'sound',
  floor: 'quiet',
  clipping: 'sound',
  hum: 'quiet',
  channels: 'sound',
  offset: 'signal',
  raw: 'raw',
};
const partOf = (id: PartId, name: string, outcome: Outcome, details: string): MicPart => ({
  id,
  rule: rules[id],
  name,
  ...withVerdict(outcome),
  details,
});

/** What browsers can do to the sound: the setting, and its name. */
export const treatments = [
  ['echoCancellation', 'echo cancellation'],
  ['noiseSuppression', 'noise suppression'],
  ['autoGainControl', 'automatic gain'],
] as const satisfies readonly (readonly [keyof MicrophoneFacts, string])[];

/** The channel that represents the microphone; undefined before there was a signal. */
export function mainOf({ channels, main }: MicrophoneReading): ChannelReading | undefined {
  return channels[main];
}

/** Whether every sample so far was exactly 0. */
function isZero({ channels }: MicrophoneReading): boolean {
  return channels.length > 0 && channels.every(({ zero }) => zero);
}

/** A level in dBFS that is finite for silence too. */
const levelOf = (amplitude: number) => decibels(Math.max(amplitude, 1e-6));

/** How many dB the loudest 0.4 s are above the quietest 2 s; null while that is not known. */
function contrastOf({ heard, quiet }: ChannelReading): number | null {
  return quiet === null ? null : levelOf(heard) - levelOf(quiet);
}

/** Seconds of sound well above the background; above the limit for very quiet while the background is not known. */
function soundSeconds(channel: ChannelReading): number {
  return secondsAbove(channel, channel.quiet === null ? limits.quiet : levelOf(channel.quiet) + MIN_CONTRAST_DB);
}

const hasSound = (reading: MicrophoneReading): boolean => {
  const main = mainOf(reading);
  return main !== undefined && soundSeconds(main) >= MIN_SOUND_SECONDS;
};
const hasSignal = ({ seconds }: MicrophoneReading) => seconds >= MIN_SIGNAL_SECONDS;

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

/** Everything that a run says about the microphone, in the order of the page. */
export function partsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): readonly MicPart[] {
  const main = mainOf(reading);
  const signal = signalPart(reading);
  if (!main || signal.verdict === 'fail') return [signal];
  return [
    signal,
    voicePart(main),
    floorPart(reading),
    clippingPart(reading),
    humPart(reading, main),
    channelsPart(reading),
    offsetPart(reading),
    rawPart(facts),
  ];
}

/** Faults that are certain while the run continues. */
export function alertsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): readonly MicPart[] {
  return partsOf(reading, facts).filter(
    ({ id, verdict }) => id !== 'voice' && (verdict === 'warning' || verdict === 'fail'),
  );
}

function signalPart(reading: MicrophoneReading): MicPart {
  const name = 'Signal';
  if (!hasSignal(reading)) {
    const details = isZero(reading)
      ? `Only zeros in ${reading.seconds.toFixed(1)} s.`
      : `Only ${reading.seconds.toFixed(1)} s were read.`;
    return partOf('signal', name, 'inconclusive', details);
  }
  if (!isZero(reading)) return partOf('signal', name, 'pass', 'Signal received.');
  const details = 'Every sample is exactly 0. The microphone is muted, by a switch or the system, or it is dead.';
  return partOf('signal', name, [{ code: 'MIC-SILENT' }], details);
}

function voicePart(main: ChannelReading): MicPart {
  const name = 'Voice';
  const sound = soundSeconds(main);
  if (sound < MIN_SOUND_SECONDS) return partOf('voice', name, 'inconclusive', unheard(main, sound));
  const level = dbfs(main.heard);
  if (decibels(main.heard) < limits.quiet) {
    const details = `Very quiet: ${level} at the loudest. Speak closer, or raise the input level in the system settings.`;
    return partOf('voice', name, [{ code: 'MIC-FAINT', amount: levelAmount(main.heard) }], details);
  }
  return partOf('voice', name, 'pass', `Heard at ${level}, the loudest 0.4 s.`);
}

/** A level as the amount of a finding, in dBFS. */
const levelAmount = (level: number): Amount => ({
  value: Number(decibels(level).toFixed(1)),
  unit: 'dBFS',
  source: 'measured',
});

/** Why no voice can be judged. */
function unheard(main: ChannelReading, sound: number): string {
  const contrast = contrastOf(main);
  if (sound > 0) return `Only ${sound.toFixed(1)} s of sound ${contrast === null ? 'were heard' : 'stood out'}.`;
  const level = levelOf(main.heard);
  if (contrast === null) return `No sound above −${-limits.quiet} dBFS.`;
  if (level >= limits.loud) return 'Constant loud sound; no voice detected.';
  if (level > limits.quiet) return `Constant sound at ${dbfs(main.heard)}; no voice detected.`;
  return 'Only background noise; no voice detected.';
}

/** Why there is no noise floor. */
const unquiet = ({ quiet }: ChannelReading) =>
  quiet === null
    ? `Not measured: no ${MIN_QUIET_SECONDS} steady seconds.`
    : `Not measured: the sound was constant at ${dbfs(quiet)}.`;

function floorPart(reading: MicrophoneReading): MicPart {
  const floor = noiseFloor(reading);
  const main = mainOf(reading);
  if (floor !== null) {
    return partOf('floor', 'Noise floor', 'pass', `${dbfs(floor)} in the quietest ${MIN_QUIET_SECONDS} s.`);
  }
  return partOf('floor', 'Noise floor', 'inconclusive', main ? unquiet(main) : '');
}

function clippingPart(reading: MicrophoneReading): MicPart {
  const clipped = reading.channels.reduce((sum, channel) => sum + channel.clipped, 0);
  const name = 'Clipping';
  if (clipped >= limits.clipped) {
    const details = `${clipped} peaks were clipped at full scale. Lower the input level in the system settings.`;
    return partOf(
      'clipping',
      name,
      [{ code: 'MIC-CLIP', amount: { value: clipped, unit: 'peaks', source: 'measured' } }],
      details,
    );
  }
  if (!hasSound(reading)) return partOf('clipping', name, 'not-run', 'Not judged without sound.');
  return partOf('clipping', name, 'pass', 'No clipped peaks.');
}

function humPart(reading: MicrophoneReading, main: ChannelReading): MicPart {
  const { hum } = main;
  const name = 'Hum';
  if (hum !== null && decibels(hum.rms) > limits.hum) {
    const details = `${hum.frequency} Hz mains hum at ${dbfs(hum.rms)}. Unplug the charger and try again.`;
    return partOf(
      'hum',
      name,
      [{ code: 'MIC-HUM', where: { frequency: hum.frequency }, amount: levelAmount(hum.rms) }],
      details,
    );
  }
  if (noiseFloor(reading) === null) return partOf('hum', name, 'not-run', 'Not judged without silence.');
  return partOf('hum', name, 'pass', 'No mains hum at 50 or 60 Hz.');
}

function channelsPart(reading: MicrophoneReading): MicPart {
  const { channels, same } = reading;
  const name = 'Channels';
  const dead = deadChannels(reading).map((place) => channelName(place, channels.length));
  const silent = findingsIn(dead.map((channel) => ({ code: 'MIC-CHANNEL', where: { channel } })));
  if (silent) {
    const details = `${list(dead)} ${dead.length === 1 ? 'is' : 'are'} silent while another channel picks up sound.`;
    return partOf('channels', name, silent, details);
  }
  if (!hasSound(reading)) return partOf('channels', name, 'not-run', 'Not judged without sound.');
  const details =
    channels.length === 1
      ? 'One channel. It picks up sound.'
      : same
        ? `${channels.length} channels with the same signal: one microphone.`
        : channels.length === 2
          ? 'Both channels pick up sound.'
          : `All ${channels.length} channels pick up sound.`;
  return partOf('channels', name, 'pass', details);
}

/** The largest offset of all channels, with its sign. */
export function offsetOf({ channels }: MicrophoneReading): number {
  return channels.reduce((most, { offset }) => (Math.abs(offset) > Math.abs(most) ? offset : most), 0);
}

function offsetPart(reading: MicrophoneReading): MicPart {
  const offset = offsetOf(reading);
  const name = 'DC offset';
  if (!hasSignal(reading)) return partOf('offset', name, 'not-run', 'Not judged in so short a time.');
  if (Math.abs(offset) <= limits.offset) return partOf('offset', name, 'pass', 'The signal is centered.');
  const details = `The signal is ${percent(offset)} of full scale off center, a fault of the input circuit.`;
  return partOf(
    'offset',
    name,
    [{ code: 'MIC-OFFSET', amount: { value: Number((100 * offset).toFixed(1)), unit: '%', source: 'measured' } }],
    details,
  );
}

/** A share of full scale with its sign, `−5.0%`. */
export function percent(share: number): string {
  const figure = Math.abs(share * 100).toFixed(1);
  return `${share < 0 && Number(figure) > 0 ? '−' : ''}${figure}%`;
}

function rawPart(facts: MicrophoneFacts | null): MicPart {
  const name = 'Raw signal';
  const having = (state: ProcessingState) =>
    treatments.flatMap(([key, word]) => (facts && facts[key] === state ? [word] : []));
  const on = having('on');
  if (facts && on.length > 0) {
    const details = `${facts.browser} keeps ${list(on)} on, so the figures are of processed sound.`;
    return partOf(
      'raw',
      name,
      [{ code: 'MIC-PROCESSED', amount: { value: list(on), unit: '', source: 'reported' } }],
      details,
    );
  }
  const untold = having('not reported');
  if (!facts || untold.length > 0) {
    const what = facts ? `${list(untold)} ${untold.length === 1 ? 'is' : 'are'} off` : 'it processes the sound';
    return partOf('raw', name, 'not-run', `${facts?.browser ?? 'The browser'} does not report whether ${what}.`);
  }
  return partOf('raw', name, 'pass', 'The browser reports that it does not process the sound.');
}

/** The facts of one run. Times in milliseconds since the epoch. */
export interface MicRun {
  readonly reading: MicrophoneReading;
  readonly facts: MicrophoneFacts | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/**
 * Fail: nothing but zeros. Warning: clipping, hum, an offset, a silent channel, a very quiet voice, or a browser that
 * processes the sound. Cannot tell: too little signal, silence or sound. Pass: all of them, and no fault.
 */
export function judgeMicrophone({ reading, facts, startedAt, finishedAt }: MicRun): CheckResult {
  const parts = partsOf(reading, facts);
  return resultOf({
    check: 'microphone',
    name: 'Microphone',
    details: detailsOf(reading, parts),
    parts,
    evidence,
    measurements: measurementsOf(reading, facts),
    startedAt,
    finishedAt,
  });
}

function detailsOf(reading: MicrophoneReading, parts: readonly MicPart[]): string {
  const main = mainOf(reading);
  const heard = parts.some(({ id, verdict }) => id === 'voice' && verdict === 'pass');
  const faults = parts.filter(({ verdict }) => verdict === 'warning' || verdict === 'fail');
  const open = parts.filter(({ verdict }) => verdict === 'inconclusive');
  const words = [
    ...faults.map(({ details }) => details),
    ...open.map(({ id, name, details }) => (id === 'voice' ? details : `${name}: ${details}`)),
  ].join(' ');
  if (!main || !heard) return words;
  const floor = noiseFloor(reading);
  return `Heard you at ${dbfs(main.heard)}${floor === null ? '' : `, noise floor ${dbfs(floor)}`}. ${words}`.trim();
}

function measurementsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): readonly Measurement[] {
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
    ...(main
      ? [
          measured('Sound above background', Number(soundSeconds(main).toFixed(1)), 's'),
          ...level('Heard', main.heard),
          ...level('Peak', main.peak),
        ]
      : []),
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
    ...treatments.flatMap(([key, word]) => reported(capital(word), facts?.[key] ?? null, '')),
  ];
}
