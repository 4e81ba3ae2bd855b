import { channelName, parts, say, treatments } from '../../content/verdicts/microphone';
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
  clippedIn,
  contrastOf,
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
  soundSeconds,
} from './levels';

export type PartId = keyof typeof parts;
export type MicPart = Part<MicRule>;

/** Parts with a rule other than that of sound. */
const rules: { readonly [Id in PartId]?: MicRule } = {
  signal: 'signal',
  floor: 'quiet',
  hum: 'quiet',
  offset: 'signal',
  raw: 'raw',
};
const part = (id: PartId, outcome: Outcome, details: string): MicPart =>
  partOf(id, rules[id] ?? 'sound', parts[id])(outcome, details);
const unheard = (id: PartId) => part(id, 'not-run', say.noVoice);

/** Every part of the result, in the order of the page. */
export function partsOf(reading: MicrophoneReading, facts: MicrophoneFacts | null): readonly MicPart[] {
  const main = mainOf(reading);
  const signal = signalPart(reading);
  if (!main || signal.verdict === 'fail') return [signal];
  return [
    signal,
    voicePart(main),
    floorPart(reading, main),
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
  return partsOf(reading, facts).filter(({ id, findings }) => id !== 'voice' && findings);
}

function signalPart(reading: MicrophoneReading): MicPart {
  const { seconds } = reading;
  const isDead = isZero(reading);
  if (!hasSignal(reading)) return part('signal', 'inconclusive', isDead ? say.zeros(seconds) : say.short(seconds));
  return isDead ? part('signal', [{ code: 'MIC-SILENT' }], say.silent) : part('signal', 'pass', say.received);
}

/** A level as the amount of a finding. */
const levelAmount = (level: number) => amountOf(level, 'dBFS', 1);

function voicePart(main: ChannelReading): MicPart {
  const sound = soundSeconds(main);
  const level = decibels(main.heard);
  if (sound < MIN_SOUND_SECONDS) return part('voice', 'inconclusive', whyUnheard(main, sound));
  if (!isVoice(main)) return part('voice', 'inconclusive', say.toneless(level));
  if (level >= limits.quiet) return part('voice', 'pass', say.heard(level));
  return part('voice', [{ code: 'MIC-FAINT', amount: levelAmount(level) }], say.faint(level));
}

/** Why no voice can be judged. */
function whyUnheard(main: ChannelReading, sound: number): string {
  const contrast = contrastOf(main);
  if (sound > 0) return say.little(sound, contrast !== null);
  const level = levelOf(main.heard);
  if (contrast === null) return say.noSound(limits.quiet);
  if (level >= limits.loud) return say.loud;
  return level > limits.quiet ? say.constant(level) : say.background;
}

function floorPart(reading: MicrophoneReading, { quiet }: ChannelReading): MicPart {
  const floor = noiseFloor(reading);
  if (floor !== null) return part('floor', 'pass', say.floor(decibels(floor), MIN_QUIET_SECONDS));
  const why = quiet === null ? say.noQuiet(MIN_QUIET_SECONDS) : say.neverSilent(decibels(quiet));
  return part('floor', 'inconclusive', why);
}

function clippingPart(reading: MicrophoneReading): MicPart {
  const clipped = clippedIn(reading);
  if (clipped >= limits.clipped)
    return part('clipping', [{ code: 'MIC-CLIP', amount: amountOf(clipped, 'peaks') }], say.clipped(clipped));
  return hasSound(reading) ? part('clipping', 'pass', say.unclipped) : unheard('clipping');
}

function breaksPart(reading: MicrophoneReading): MicPart {
  const cuts = reading.channels.reduce((most, channel) => Math.max(most, channel.cuts), 0);
  if (cuts >= limits.cuts)
    return part('breaks', [{ code: 'MIC-BREAKS', amount: amountOf(cuts, 'breaks') }], say.broken(cuts));
  return hasSound(reading) ? part('breaks', 'pass', say.unbroken) : unheard('breaks');
}

function humPart(reading: MicrophoneReading, { hum }: ChannelReading): MicPart {
  const { isMains = false, frequency = 0, rms = 0 } = hum ?? {};
  const level = decibels(rms);
  if (level > limits.hum) {
    if (!isMains) return part('hum', 'not-run', say.tone(frequency, level));
    const amount = levelAmount(level);
    return part('hum', [{ code: 'MIC-HUM', where: { frequency }, amount }], say.hum(frequency, level));
  }
  if (noiseFloor(reading) === null) return part('hum', 'not-run', say.noSilence);
  return part('hum', 'pass', hum ? say.faintHum(isMains, frequency, level, limits.hum) : say.noHum);
}

function channelsPart(reading: MicrophoneReading): MicPart {
  const { channels, same } = reading;
  const dead = deadChannels(reading).map((place) => channelName(place, channels.length));
  const silent = findingsIn(dead.map((channel) => ({ code: 'MIC-CHANNEL', where: { channel } })));
  const isCopy = channels.some(({ copy, zero }) => copy && !zero);
  if (silent) return part('channels', silent, isCopy ? say.copies(dead) : say.dead(dead));
  return hasSound(reading) ? part('channels', 'pass', say.channels(channels.length, same)) : unheard('channels');
}

function offsetPart(reading: MicrophoneReading): MicPart {
  const offset = offsetOf(reading);
  if (!hasSignal(reading)) return part('offset', 'not-run', say.noTime);
  if (Math.abs(offset) <= limits.offset) return part('offset', 'pass', say.centered);
  return part('offset', [{ code: 'MIC-OFFSET', amount: amountOf(100 * offset, '%', 1) }], say.offset(offset));
}

function rawPart(facts: MicrophoneFacts | null): MicPart {
  const having = (state: ProcessingState) =>
    treatments.flatMap(([key, word]) => (facts && facts[key] === state ? [word] : []));
  const [on, unreported] = [having('on'), having('not reported')];
  if (facts && on.length > 0) {
    const amount = { value: say.treated(on), unit: '', source: 'reported' } as const;
    return part('raw', [{ code: 'MIC-PROCESSED', amount }], say.processed(facts.browser, on));
  }
  if (facts && unreported.length === 0) return part('raw', 'pass', say.raw);
  return part('raw', 'not-run', say.unreported(facts?.browser, unreported));
}
