import { inWords, list } from '../../content/words';
import { MIN_QUIET_SECONDS } from '../../measure/audio/level-meter';
import { decibels } from '../../measure/audio/levels';
import type {
  ChannelReading,
  MicrophoneFacts,
  MicrophoneReading,
  ProcessingState,
} from '../../measure/audio/microphone-reading';
import { amountOf, findingsIn, type Outcome, type Part, partOf } from '../result';
import { MIN_SOUND_SECONDS, type MicRule } from './evidence';
import {
  channelName,
  contrastOf,
  dbfs,
  deadChannels,
  hasSignal,
  hasSound,
  isVoice,
  isZero,
  levelOf,
  limits,
  mainOf,
  noiseFloor,
  offsetOf,
  percent,
  soundSeconds,
} from './levels';

export type PartId = 'signal' | 'voice' | 'floor' | 'clipping' | 'breaks' | 'hum' | 'channels' | 'offset' | 'raw';
export type MicPart = Part<MicRule>;

const rules: Record<PartId, MicRule> = {
  signal: 'signal',
  voice: 'sound',
  floor: 'quiet',
  clipping: 'sound',
  breaks: 'sound',
  hum: 'quiet',
  channels: 'sound',
  offset: 'signal',
  raw: 'raw',
};
const part = (id: PartId, name: string, outcome: Outcome, details: string): MicPart =>
  partOf(id, rules[id], name)(outcome, details);

/** Processing that browsers can apply to the sound: the setting and its name. */
export const treatments = [
  ['echoCancellation', 'echo cancellation'],
  ['noiseSuppression', 'noise suppression'],
  ['autoGainControl', 'automatic gain'],
] as const satisfies readonly (readonly [keyof MicrophoneFacts, string])[];

/** Every part of the result, in the order of the page. */
export function partsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): readonly MicPart[] {
  const main = mainOf(reading);
  const signal = signalPart(reading);
  if (!main || signal.verdict === 'fail') return [signal];
  return [
    signal,
    voicePart(main),
    floorPart(reading),
    clippingPart(reading),
    breaksPart(reading),
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
    return part('signal', name, 'inconclusive', details);
  }
  if (!isZero(reading)) return part('signal', name, 'pass', 'Signal received.');
  const details = 'Every sample is exactly 0. The microphone is muted, by a switch or the system, or it is dead.';
  return part('signal', name, [{ code: 'MIC-SILENT' }], details);
}

function voicePart(main: ChannelReading): MicPart {
  const name = 'Voice';
  const sound = soundSeconds(main);
  const level = dbfs(main.heard);
  if (sound < MIN_SOUND_SECONDS) return part('voice', name, 'inconclusive', unheard(main, sound));
  if (!isVoice(main)) {
    const details = `Sound at ${level}, but too little of it is a voice. Speak a whole sentence.`;
    return part('voice', name, 'inconclusive', details);
  }
  if (decibels(main.heard) < limits.quiet) {
    const details = `Very quiet: ${level} at the loudest. Speak closer, or raise the input level in the system settings.`;
    return part('voice', name, [{ code: 'MIC-FAINT', amount: levelAmount(main.heard) }], details);
  }
  return part('voice', name, 'pass', `Heard at ${level}, the loudest 0.4 s.`);
}

/** A level as the amount of a finding. */
const levelAmount = (level: number) => amountOf(decibels(level), 'dBFS', 1);

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
    ? `No ${inWords(MIN_QUIET_SECONDS)} quiet seconds in this recording.`
    : `Never silent: the sound stayed at ${dbfs(quiet)}.`;

function floorPart(reading: MicrophoneReading): MicPart {
  const floor = noiseFloor(reading);
  const main = mainOf(reading);
  if (floor !== null) {
    return part('floor', 'Noise floor', 'pass', `${dbfs(floor)} in the quietest ${MIN_QUIET_SECONDS} s.`);
  }
  return part('floor', 'Noise floor', 'inconclusive', main ? unquiet(main) : '');
}

function clippingPart(reading: MicrophoneReading): MicPart {
  const clipped = reading.channels.reduce((sum, channel) => sum + channel.clipped, 0);
  const name = 'Clipping';
  if (clipped >= limits.clipped) {
    const details = `${clipped} peaks were clipped. Lower the input level in the system settings, or speak farther away.`;
    return part('clipping', name, [{ code: 'MIC-CLIP', amount: amountOf(clipped, 'peaks') }], details);
  }
  if (!hasSound(reading)) return part('clipping', name, 'not-run', 'Not judged without a voice.');
  return part('clipping', name, 'pass', 'No clipped peaks.');
}

function breaksPart(reading: MicrophoneReading): MicPart {
  const cuts = reading.channels.reduce((most, channel) => Math.max(most, channel.cuts), 0);
  const name = 'Breaks';
  if (cuts >= limits.cuts) {
    const details = `The sound broke off ${cuts} times within a millisecond. Move the cable and the plug, and listen for crackle.`;
    return part('breaks', name, [{ code: 'MIC-BREAKS', amount: amountOf(cuts, 'breaks') }], details);
  }
  if (!hasSound(reading)) return part('breaks', name, 'not-run', 'Not judged without a voice.');
  return part('breaks', name, 'pass', 'The sound does not break off.');
}

function humPart(reading: MicrophoneReading, main: ChannelReading): MicPart {
  const { hum } = main;
  const name = 'Hum';
  const level = hum && dbfs(hum.rms);
  if (hum && decibels(hum.rms) > limits.hum) {
    if (!hum.isMains) {
      const details = `A tone of ${hum.frequency} Hz at ${level}. It may come from a fan or from the mains, so it is not judged.`;
      return part('hum', name, 'not-run', details);
    }
    const details = `${hum.frequency} Hz mains hum at ${level}. Unplug the charger and try again.`;
    return part(
      'hum',
      name,
      [{ code: 'MIC-HUM', where: { frequency: hum.frequency }, amount: levelAmount(hum.rms) }],
      details,
    );
  }
  if (noiseFloor(reading) === null) return part('hum', name, 'not-run', 'Not judged without silence.');
  if (!hum) return part('hum', name, 'pass', 'No mains hum at 50 or 60 Hz.');
  const what = hum.isMains ? `${hum.frequency} Hz mains hum` : `A tone of ${hum.frequency} Hz`;
  return part('hum', name, 'pass', `${what} at ${level}, below the limit of ${dbfs(10 ** (limits.hum / 20))}.`);
}

function channelsPart(reading: MicrophoneReading): MicPart {
  const { channels, same } = reading;
  const name = 'Channels';
  const dead = deadChannels(reading).map((place) => channelName(place, channels.length));
  const silent = findingsIn(dead.map((channel) => ({ code: 'MIC-CHANNEL', where: { channel } })));
  if (silent) {
    const isCopy = channels.some(({ copy, zero }) => copy && !zero);
    const details = isCopy
      ? `${list(dead)} only repeats the other channel, far softer. It picks up nothing itself.`
      : `${list(dead)} ${dead.length === 1 ? 'is' : 'are'} silent while another channel picks up sound.`;
    return part('channels', name, silent, details);
  }
  if (!hasSound(reading)) return part('channels', name, 'not-run', 'Not judged without a voice.');
  const details =
    channels.length === 1
      ? 'One channel. It picks up sound.'
      : same
        ? `${channels.length} channels with the same signal: one microphone.`
        : channels.length === 2
          ? 'Both channels pick up sound.'
          : `All ${channels.length} channels pick up sound.`;
  return part('channels', name, 'pass', details);
}

function offsetPart(reading: MicrophoneReading): MicPart {
  const offset = offsetOf(reading);
  const name = 'DC offset';
  if (!hasSignal(reading)) return part('offset', name, 'not-run', 'Not judged in so short a time.');
  if (Math.abs(offset) <= limits.offset) return part('offset', name, 'pass', 'The signal is centered.');
  const details = `The signal is ${percent(offset)} of full scale off center. A recording clicks where it starts and ends.`;
  return part('offset', name, [{ code: 'MIC-OFFSET', amount: amountOf(100 * offset, '%', 1) }], details);
}

function rawPart(facts: MicrophoneFacts | null): MicPart {
  const name = 'Raw signal';
  const having = (state: ProcessingState) =>
    treatments.flatMap(([key, word]) => (facts && facts[key] === state ? [word] : []));
  const on = having('on');
  if (facts && on.length > 0) {
    const details = `${facts.browser} keeps ${list(on)} on, so the figures are of processed sound.`;
    return part(
      'raw',
      name,
      [{ code: 'MIC-PROCESSED', amount: { value: list(on), unit: '', source: 'reported' } }],
      details,
    );
  }
  const unreported = having('not reported');
  if (!facts || unreported.length > 0) {
    const what = facts ? `${list(unreported)} ${unreported.length === 1 ? 'is' : 'are'} off` : 'it processes the sound';
    return part('raw', name, 'not-run', `${facts?.browser ?? 'The browser'} does not report whether ${what}.`);
  }
  return part('raw', name, 'pass', 'The browser reports that it does not process the sound.');
}
