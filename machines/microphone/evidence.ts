import { MIN_QUIET_SECONDS } from '../../measure/audio/level-meter';
import type { EvidenceTable } from '../result';

/** Seconds of samples needed before the signal is judged. Some microphones send zeros at first. */
export const MIN_SIGNAL_SECONDS = 2;
/** Total seconds of sound that must be well above the background. */
export const MIN_SOUND_SECONDS = 0.5;
/** How far sound must be above the background, in dB. */
export const MIN_CONTRAST_DB = 10;

/** The minimum evidence for each part of the microphone test. */
export const evidence = {
  signal: {
    name: 'Signal',
    needs: `Keep the microphone on for at least ${MIN_SIGNAL_SECONDS} seconds.`,
    required: true,
    action: 'Listen Longer',
  },
  sound: {
    name: 'Voice, clipping and channels',
    needs: `Speak for at least ${MIN_SOUND_SECONDS} s, ${MIN_CONTRAST_DB} dB or more above the background.`,
    required: true,
    action: 'Speak Again',
  },
  quiet: {
    name: 'Noise floor and hum',
    needs: `Stay silent for at least ${MIN_QUIET_SECONDS} seconds.`,
    required: true,
    action: 'Measure Silence',
  },
  raw: {
    name: 'Raw signal',
    needs: 'Use a browser that reports whether it processes the sound.',
    required: false,
    action: 'Test Again',
  },
} as const satisfies EvidenceTable;

export type MicRule = keyof typeof evidence;
