import { capital, counted, lower, withMinus, withUnit } from '../words';
import { rule } from './rule';

/** Words of the sound test's verdicts. Frequencies are in Hz, levels in dB. */

type Side = 'left' | 'right';

/** @param heardMs how long a sound counts once it played  @param clearance of the louder side above the noise */
export function evidenceTexts(heardMs: number, clearance: number) {
  const listen = (name: string, what = name, first = name) => ({
    name,
    needs: `Play ${what} for at least ${withUnit(heardMs / 1000, 's')} with the volume above 0. Say where you hear it.`,
    action: `Play ${first}`,
  });
  return {
    left: listen('Left'),
    right: listen('Right'),
    center: listen('Center'),
    tones: listen('Tones', 'a tone'),
    sweep: rule('Sweep', 'Play the sweep. Say where you start to hear it and where you stop.', 'Start Sweep'),
    polarity: listen('Polarity', 'In phase or Out of phase', 'In phase'),
    channels: listen('More channels', 'a channel', 'Channels'),
    loop: rule(
      'Microphone measurement',
      `Measure in a quiet room. The louder side must be at least ${withUnit(clearance, 'dB')} above the noise.`,
      'Measure',
    ),
  };
}

/** What the measurement with the microphone cannot find. @param buzz and lowBuzz: the loudest that pass */
export const blindSpot = (buzz: number, lowBuzz: number) =>
  `What the microphone cannot find: a buzz ${withUnit(-lowBuzz, 'dB')} or more below the sweep (${withUnit(-buzz, 'dB')} from 500 Hz on), lost samples that leave no silence, and why one speaker plays both sides: a setting, or a dead speaker.`;

/** `Rear left`. The ids of sounds and of the places of channels are their names. */
export const soundName = (id: string) => capital(id.replaceAll('-', ' '));
export const channelName = (number: number) => `Channel ${number}`;
export const phaseName = (isInverted: boolean) => soundName(isInverted ? 'out-of-phase' : 'in-phase');

const otherAnswers: Record<string, string> = { none: 'Not at all', middle: 'In the middle', wide: 'Wide and thin' };
export const answerName = (heard: string) => otherAnswers[heard] ?? capital(heard);

/** A frequency in whole hertz: `440 Hz`. */
export const hertz = (frequency: number) => withUnit(Math.round(frequency), 'Hz');

/** A frequency with three digits, so that a changing one is readable: `440 Hz`, `12.5 kHz`. */
export function shortHertz(frequency: number): string {
  const rounded = Number(frequency.toPrecision(3));
  return rounded < 1000 ? hertz(rounded) : withUnit(rounded / 1000, 'kHz');
}

/** The label of a sound on buttons and in results: `Left, 440 Hz`. A fixed tone has only its own name. */
export const labelOf = ({ name, type, frequency }: { name: string; type: string; frequency: number }) =>
  type === 'sweep' || type === 'frequency' ? name : `${name}, ${hertz(frequency)}`;

const processing = {
  echoCancellation: 'echo cancellation',
  noiseSuppression: 'noise suppression',
  autoGainControl: 'automatic gain control',
} as const;

/** Why the microphone measurement has no figures. */
export const inconclusive = {
  processing: (kept: readonly (keyof typeof processing)[]) =>
    `The browser did not confirm that this processing is off: ${kept.map((one) => processing[one]).join(', ')}.`,
  overload: 'The sound was too loud for the microphone. Turn the volume down and measure again.',
  gaps: 'Parts of the recording are missing. Close other programs and measure again.',
  weak: 'The sweep was too quiet against the noise. Turn the volume up and measure again.',
} as const;

/** `Balance, measured`. */
export const loopPart = (id: string) => `${id === 'sides' ? 'Both sides' : capital(id)}, measured`;

const decibels = (value: number, digits = 1) => withUnit(withMinus(value.toFixed(digits)), 'dB');

export const say = {
  /** What a person heard. */
  heard: 'Heard.',
  heardOn: (side: string) => `Heard on the ${side}.`,
  heardBoth: 'Heard on both sides.',
  mono: 'Heard on both sides. Mono audio may be on, or there is only one speaker.',
  swapped: (side: string) => `Heard on the ${side}: the sides are swapped.`,
  weak: (side: string, other: Side) => `Heard on the ${side} only: the ${other} speaker is weak or silent.`,
  notHeard: 'Not heard.',
  lowNotHeard: 'Not heard. Small speakers often cannot play 100 Hz.',
  highNotHeard: 'Not heard. The grille may be blocked, or your hearing may end below it.',
  notHeardAt: (frequency: number) => `Not heard at ${shortHertz(frequency)}.`,
  inPhase: 'Heard in the middle, which is correct.',
  outOfPhase: 'Heard wide and thin, which is correct.',
  wide: 'Heard wide and thin: one speaker may be wired in reverse.',
  middle: 'Heard in the middle: one speaker may be wired in reverse.',
  mixed: 'Not heard: the system mixes both sides to mono.',
  reach: (from: number | null, to: number | null) =>
    `Heard${from === null ? '' : ` from ${shortHertz(from)}`}${to === null ? '' : ` up to ${shortHertz(to)}`}.`,
  lowReach: 'Every speaker should play below 500 Hz.',
  highReach: 'Every speaker should reach 8 kHz, and most ears do.',
  noEnd: 'You did not say where it ended.',
  noStart: 'You did not say where it began.',
  notJudged: 'Not judged.',
  tooShort: 'Too short to judge, or the volume was 0. Play it again.',
  /** What the whole test says. */
  sidesSwapped: 'Left and right are swapped.',
  fault: (name: string, details: string, more: number) =>
    `${name}: ${lower(details)}${more > 0 ? ` ${counted(more, 'more fault')} below.` : ''}`,
  correct: (sounds: number) =>
    sounds === 1
      ? 'The sound you checked was correct.'
      : `${sounds === 2 ? 'Both' : `All ${sounds}`} sounds you checked were correct.`,
  loopClean: 'The microphone found no fault.',
  open: (names: readonly string[]) => `Not judged yet: ${names.join('; ')}.`,
  oneSpeaker: 'Second speaker: not fitted, declared.',
  /** System settings that may explain what was heard. */
  monoHint:
    'A sound for one side came from both. Mono audio may be on. Windows: Settings, Accessibility, Audio, Mono audio. macOS: System Settings, Accessibility, Audio.',
  oneChannel: 'This output has one channel, so left and right come from the same speaker.',
  lowRate: (highest: number) =>
    `This output plays nothing above ${shortHertz(highest)}. A Bluetooth headset does this while its microphone is in use.`,
  /** What the microphone measured. */
  notMeasured: 'Not measured.',
  oneHeard: 'The microphone heard both sides, from one speaker.',
  same: 'Both sides sound the same: one speaker plays both.',
  bothHeard: 'The microphone heard both sides.',
  lost: (side: Side) => `The microphone did not hear the ${side} side.`,
  lostButHeard: (side: Side) => `You heard the ${side} side, but the microphone did not. The worse one counts.`,
  oneSilent: 'Not compared: one side is silent.',
  onePlays: 'Not compared: one speaker plays both sides.',
  louder: (side: Side, by: number) => `The ${side} side is ${decibels(by)} louder.`,
  unclear: 'Not compared: the recording is not clear enough.',
  reversed: 'Out of phase: one side is wired in reverse.',
  aligned: 'Both sides are in phase.',
  noBuzz: 'No buzz found.',
  buzz: (side: Side, level: number, frequency: number) =>
    `Buzz at ${decibels(level, 0)} on the ${side}, near ${hertz(Math.round(frequency / 10) * 10)}.`,
  noHarmonics: 'No strong harmonics found.',
  harmonics: (side: Side, percent: number) => `Harmonics of ${percent}% on the ${side}.`,
  silent: 'Not judged: one side is silent.',
  noisy: 'Not judged: the room is too noisy.',
} as const;

/** Names of the figures. */
export const figures = {
  from: 'Heard from',
  to: 'Heard up to',
  second: 'Second speaker',
  notFitted: 'not fitted',
  volume: 'Volume',
  channels: 'Output channels',
  rate: 'Sample rate',
  latency: 'Output latency',
  balance: 'Left over right',
  polarity: 'Polarity',
  level: (side: Side) => `${soundName(side)} level`,
  harmonics: (side: Side) => `${soundName(side)} harmonics`,
  buzz: (side: Side) => `${soundName(side)} buzz`,
  background: 'Background',
  below: (least: number) => `< ${withMinus(least)}`,
} as const;
