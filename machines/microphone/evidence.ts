import { MIN_CUT_DB } from '../../measure/audio/broken-sound';
import { MIN_QUIET_SECONDS } from '../../measure/audio/level-meter';
import type { EvidenceTable } from '../result';

/** Seconds of samples needed before the signal is judged. Some microphones send zeros at first. */
export const MIN_SIGNAL_SECONDS = 2;
/** Total seconds of sound that must be well above the background. */
export const MIN_SOUND_SECONDS = 0.5;
/** Seconds of it that must have the gliding pitch of a voice. Speech has one in a fifth of the time or more. */
export const MIN_VOICE_SECONDS = 0.3;
/** How far sound must be above the background, in dB. */
export const MIN_CONTRAST_DB = 10;

/** What the test cannot find. */
export const blindSpot = `What the test cannot find: breaks in a voice that is less than ${MIN_CUT_DB} dB above the noise, or that fade out, peaks that are rounded instead of cut off, and a fan that turns at the mains frequency, which it takes for mains hum. A voice from a loudspeaker passes for a voice.`;

/** The minimum evidence for each part of the microphone test, in the order of the prompts. */
export const evidence = {
  signal: {
    name: 'Signal',
    needs: `Keep the microphone on for at least ${MIN_SIGNAL_SECONDS} seconds.`,
    required: true,
    action: 'Listen Longer',
  },
  quiet: {
    name: 'Noise floor and hum',
    needs: `Stay silent for at least ${MIN_QUIET_SECONDS} seconds.`,
    required: true,
    action: 'Measure Silence',
  },
  sound: {
    name: 'Voice, clipping, breaks and channels',
    needs: `Speak for at least ${MIN_SOUND_SECONDS} s, ${MIN_CONTRAST_DB} dB or more above the background. Only a voice counts.`,
    required: true,
    action: 'Speak Again',
  },
  raw: {
    name: 'Raw signal',
    needs: 'Use a browser that reports whether it processes the sound.',
    required: false,
    action: 'Test Again',
  },
} as const satisfies EvidenceTable;

export type MicRule = keyof typeof evidence;
