import type { Spectrum } from '../audio/spectrum';
import type { SampleRing } from './sample-ring';

/** What the drawings of the microphone read. It changes many times a second, without notice. */
export interface MicrophoneSignal {
  /** Null before there was a signal. It remains when the microphone is closed. */
  readonly ring: SampleRing | null;
  readonly spectrum: Spectrum | null;
  /** The level meter in percent; 0 while the microphone is closed. */
  readonly level: number;
}
