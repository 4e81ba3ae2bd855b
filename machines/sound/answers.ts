import type { FindingCode } from '../../content/findings';
import { answerName, say } from '../../content/verdicts/sound';
import type { Sound } from './sounds';

/** Where a person heard a sound. `middle` and `wide` are answers only for the polarity test. */
export type Heard = 'left' | 'right' | 'both' | 'none' | 'middle' | 'wide';

const optionsOf = (ids: readonly Heard[]) => ids.map((id) => ({ id, name: answerName(id) }));
const places = optionsOf(['left', 'right', 'both', 'none']);
const widths = optionsOf(['middle', 'wide', 'none']);

/** The possible answers for a sound. None for the sweep, which is answered while it plays. */
export function answersTo({ type }: Sound): readonly { readonly id: Heard; readonly name: string }[] {
  if (type === 'sweep') return [];
  return type === 'polarity' ? widths : places;
}

/** Where the person started and stopped hearing the sweep, in Hz. Null if not stated. */
export interface Limits {
  readonly from: number | null;
  readonly to: number | null;
}

/** What an answer proves. */
export interface Judgment {
  readonly proves: 'pass' | FindingCode;
  /** One or two sentences. */
  readonly words: string;
}

const pass = (words: string): Judgment => ({ proves: 'pass', words });
const fault = (proves: FindingCode, words: string): Judgment => ({ proves, words });

/**
 * Judges where a sound was heard. If the device has only one speaker, it need only be heard.
 * @throws if the answer is not possible for the sound
 */
export function judgeHeard(sound: Sound, heard: Heard, isOnlySpeaker = false): Judgment {
  if (!answersTo(sound).some(({ id }) => id === heard)) throw new Error(`'${heard}' does not answer '${sound.id}'`);
  if (sound.type === 'polarity') return judgeWidth(sound, heard);
  if (heard === 'none') return judgeSilence(sound);
  if (isOnlySpeaker) return pass(say.heard);
  if (sound.channel === 'center') return judgeCenter(sound, heard);
  if (heard === sound.channel) return pass(say.heardOn(heard));
  return heard === 'both' ? fault('SND-MONO', say.mono) : fault('SND-SWAP', say.swapped(heard));
}

function judgeCenter({ type }: Sound, heard: Heard): Judgment {
  if (heard === 'both') return pass(say.heardBoth);
  if (type === 'speaker') return pass(say.heard);
  return fault('SND-WEAK', say.weak(heard, heard === 'left' ? 'right' : 'left'));
}

function judgeSilence(sound: Sound): Judgment {
  if (sound.id === 'low') return fault('SND-TONE', say.lowNotHeard);
  if (sound.id === 'high') return fault('SND-TONE', say.highNotHeard);
  if (sound.type === 'custom') return fault('SND-TONE', say.notHeardAt(sound.frequency));
  return fault('SND-SILENT', say.notHeard);
}

function judgeWidth({ gains }: Sound, heard: Heard): Judgment {
  const isInverted = gains.some((gain) => gain < 0);
  if (heard === 'none') return isInverted ? fault('SND-MONO', say.mixed) : fault('SND-SILENT', say.notHeard);
  if (heard === 'wide') return isInverted ? pass(say.outOfPhase) : fault('SND-PHASE', say.wide);
  return isInverted ? fault('SND-PHASE', say.middle) : pass(say.inPhase);
}

/** A sweep heard from `from` or lower to `to` or higher, in Hz, passes. Beyond that, ears and small speakers differ. */
const REACH_HZ = { from: 500, to: 8000 };

/** Judges where a sweep was heard. Null without an answer. A pass needs both ends. One end alone can only warn. */
export function judgeLimits({ from, to }: Limits): Judgment | null {
  if (from === null && to === null) return null;
  const words = say.reach(from, to);
  if (from !== null && from > REACH_HZ.from) return fault('SND-TONE', `${words} ${say.lowReach}`);
  if (to !== null && to < REACH_HZ.to) return fault('SND-TONE', `${words} ${say.highReach}`);
  return from === null || to === null ? null : pass(words);
}
