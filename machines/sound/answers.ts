import type { FindingCode } from '../../content/findings';
import { type Sound, shortHertz } from './sounds';

/** Where a person heard a sound. `middle` and `wide` are answers only for the polarity test. */
export type Heard = 'left' | 'right' | 'both' | 'none' | 'middle' | 'wide';

const places = [
  { id: 'left', name: 'Left' },
  { id: 'right', name: 'Right' },
  { id: 'both', name: 'Both' },
  { id: 'none', name: 'Not at all' },
] as const satisfies readonly { id: Heard; name: string }[];

const widths = [
  { id: 'middle', name: 'In the middle' },
  { id: 'wide', name: 'Wide and thin' },
  { id: 'none', name: 'Not at all' },
] as const satisfies readonly { id: Heard; name: string }[];

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
  if (isOnlySpeaker) return pass('Heard.');
  if (sound.channel === 'center') return judgeCenter(sound, heard);
  if (heard === sound.channel) return pass(`Heard on the ${heard}.`);
  if (heard === 'both')
    return fault('SND-MONO', 'Heard on both sides. Mono audio may be on, or there is only one speaker.');
  return fault('SND-SWAP', `Heard on the ${heard}: the sides are swapped.`);
}

function judgeCenter({ type }: Sound, heard: Heard): Judgment {
  if (heard === 'both') return pass('Heard on both sides.');
  if (type === 'speaker') return pass('Heard.');
  const other = heard === 'left' ? 'right' : 'left';
  return fault('SND-WEAK', `Heard on the ${heard} only: the ${other} speaker is weak or silent.`);
}

function judgeSilence(sound: Sound): Judgment {
  if (sound.id === 'low') return fault('SND-TONE', 'Not heard. Small speakers often cannot play 100 Hz.');
  if (sound.id === 'high')
    return fault('SND-TONE', 'Not heard. The grille may be blocked, or your hearing may end below it.');
  if (sound.type === 'custom') return fault('SND-TONE', `Not heard at ${shortHertz(sound.frequency)}.`);
  return fault('SND-SILENT', 'Not heard.');
}

function judgeWidth({ gains }: Sound, heard: Heard): Judgment {
  const inverted = gains.some((gain) => gain < 0);
  if (!inverted) {
    if (heard === 'middle') return pass('Heard in the middle, which is correct.');
    return heard === 'none'
      ? fault('SND-SILENT', 'Not heard.')
      : fault('SND-PHASE', 'Heard wide and thin: one speaker may be wired in reverse.');
  }
  if (heard === 'wide') return pass('Heard wide and thin, which is correct.');
  if (heard === 'none') return fault('SND-MONO', 'Not heard: the system mixes both sides to mono.');
  return fault('SND-PHASE', 'Heard in the middle: one speaker may be wired in reverse.');
}

/** A sweep heard from `from` or lower to `to` or higher, in Hz, passes. Beyond that, ears and small speakers differ. */
const REACH_HZ = { from: 500, to: 8000 };

/** Judges where a sweep was heard. Null without an answer. A pass needs both ends. One end alone can only warn. */
export function judgeLimits({ from, to }: Limits): Judgment | null {
  if (from === null && to === null) return null;
  const low = from === null ? '' : ` from ${shortHertz(from)}`;
  const high = to === null ? '' : ` up to ${shortHertz(to)}`;
  const words = `Heard${low}${high}.`;
  if (from !== null && from > REACH_HZ.from)
    return fault('SND-TONE', `${words} Every speaker should play below 500 Hz.`);
  if (to !== null && to < REACH_HZ.to)
    return fault('SND-TONE', `${words} Every speaker should reach 8 kHz, and most ears do.`);
  return from === null || to === null ? null : pass(words);
}
