import type { Spectrum } from '../audio/spectrum';
import type { SampleRing } from './sample-ring';

/** The microphone's signal as drawings read it. It changes many times a second without an event. */
export interface MicrophoneSignal {
  /** Null before the first signal. It stays when the microphone is closed. */
  readonly ring: SampleRing | null;
  readonly spectrum: Spectrum | null;
  /** The level meter in percent; 0 while the microphone is closed. */
  readonly level: number;
}
