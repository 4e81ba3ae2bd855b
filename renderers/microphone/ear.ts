import type { Spectrum } from '../../machines/microphone/spectrum';
import type { Tape } from '../../machines/microphone/tape';

/** What the drawings of the microphone read. It changes many times a second, without notice. */
export interface Ear {
  /** Null before there was a signal. It remains when the microphone is closed. */
  readonly tape: Tape | null;
  readonly spectrum: Spectrum | null;
  /** The level meter in percent; 0 while the microphone is closed. */
  readonly level: number;
}

/** Amplitude at the edge of the waveform, the channel to draw, and whether the signal is live. */
export interface ScopeSettings {
  range: number;
  channel: number;
  running: boolean;
}
