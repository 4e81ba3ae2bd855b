import type { Spectrum } from '../audio/spectrum';
import type { SampleRing } from './sample-ring';

/** The microphone's signal for drawings. It changes many times per second without an event. */
export interface MicrophoneSignal {
  /** Null before the first signal. Kept when the microphone is closed. */
  readonly ring: SampleRing | null;
  readonly spectrum: Spectrum | null;
  /** The level meter in percent; 0 while the microphone is closed. */
  readonly level: number;
}
