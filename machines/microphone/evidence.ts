import { blindSpotOf, evidenceTexts } from '../../content/verdicts/microphone';
import { MIN_CUT_DB } from '../../measure/audio/broken-sound';
import { MIN_QUIET_SECONDS } from '../../measure/audio/level-meter';
import { evidenceOf } from '../result';

/** Seconds of samples needed before the signal is judged. Some microphones send zeros at first. */
export const MIN_SIGNAL_SECONDS = 2;
/** Total seconds of sound that must be well above the background. */
export const MIN_SOUND_SECONDS = 0.5;
/** Seconds of it that must have the gliding pitch of a voice. Speech has one in a fifth of the time or more. */
export const MIN_VOICE_SECONDS = 0.3;
/** How far sound must be above the background, in dB. */
export const MIN_CONTRAST_DB = 10;

export const blindSpot = blindSpotOf(MIN_CUT_DB);

/** The minimum evidence for each part of the microphone test, in the order of the prompts. */
export const evidence = evidenceOf(
  evidenceTexts(MIN_SIGNAL_SECONDS, MIN_QUIET_SECONDS, MIN_SOUND_SECONDS, MIN_CONTRAST_DB),
  ['signal', 'quiet', 'sound'],
);

export type MicRule = keyof typeof evidence;
