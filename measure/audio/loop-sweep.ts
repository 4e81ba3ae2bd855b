import { exponentialSweepAt } from './sweep';

/** Sections of a measurement: the microphone settles, then it hears the room, and for each side a sweep and its echo. */
export const SECTION_SECONDS = { settle: 0.3, background: 1, sweep: 3, tail: 0.7 } as const;
/** From the beginning of one side's sweep to the next section. */
const SIDE_SECONDS = SECTION_SECONDS.sweep + SECTION_SECONDS.tail;
/** A whole measurement. */
export const LOOP_SECONDS = SECTION_SECONDS.settle + SECTION_SECONDS.background + 2 * SIDE_SECONDS;
/** Limits of the sweep. */
const MIN_HZ = 80;
const MAX_HZ = 16_000;
/** Ramps at both ends of the sweep, so that it does not click. */
const RAMP_SECONDS = 0.02;

/** Frequency of the measuring sweep in Hz, `time` s after it began. */
export function measuringSweepAt(time: number): number {
  return exponentialSweepAt(time, MIN_HZ, MAX_HZ, SECTION_SECONDS.sweep);
}

/**
 * The sweep that each side plays, at full scale: an exponential sine sweep (Farina 2000, "Simultaneous measurement of
 * impulse response and distortion with a swept-sine technique", AES 108).
 * @param rate samples a second
 */
export function measuringSweep(rate: number): Float32Array<ArrayBuffer> {
  const length = Math.round(SECTION_SECONDS.sweep * rate);
  const growth = Math.log(MAX_HZ / MIN_HZ);
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const time = i / rate;
    const phase =
      ((2 * Math.PI * MIN_HZ * SECTION_SECONDS.sweep) / growth) *
      (Math.exp((growth * time) / SECTION_SECONDS.sweep) - 1);
    const ramp = Math.min(1, time / RAMP_SECONDS, (length - 1 - i) / rate / RAMP_SECONDS);
    samples[i] = Math.sin(phase) * (0.5 - 0.5 * Math.cos(Math.PI * ramp));
  }
  return samples;
}

/** What lies above the fifth harmonic is a buzz when it is louder than this, relative to the tone. */
export const MAX_BUZZ_DB = -46;

/**
 * Where in the recording each section lies, in samples, and how long the recording is.
 * @param rate samples a second
 */
export function sectionsOf(rate: number) {
  const at = (seconds: number) => Math.round(seconds * rate);
  const left = at(SECTION_SECONDS.settle + SECTION_SECONDS.background);
  const right = left + at(SIDE_SECONDS);
  return {
    background: { start: at(SECTION_SECONDS.settle), end: left },
    left: { start: left, end: right },
    right: { start: right, end: right + at(SIDE_SECONDS) },
    length: right + at(SIDE_SECONDS),
  };
}

/** A level at a frequency. */
export interface CurvePoint {
  /** Hz. */
  readonly frequency: number;
  /** dBFS at the microphone, RMS. */
  readonly level: number;
}

/** What the microphone heard of one side. */
export interface SideReport {
  /** Mean level from 300 Hz to 6 kHz, dBFS RMS. */
  readonly level: number;
  /** Levels by sixths of an octave. */
  readonly curve: readonly CurvePoint[];
  /** Second to fifth harmonics relative to the tone, as a share from 0; null where the room hides them. */
  readonly distortion: number | null;
  /**
   * What sounds above the fifth harmonic where it is loudest: dB relative to the tone, and the tone's frequency in Hz;
   * null where the room hides it.
   */
  readonly buzz: { readonly level: number; readonly frequency: number } | null;
  /** How far the tone is above the room's noise, dB. */
  readonly clearance: number;
}

/** Figures of both sides. */
export interface LoopMeasurement {
  readonly kind: 'measured';
  /** Level of the quiet room, dBFS RMS. */
  readonly background: number;
  /** Left over right, dB; the median from 300 Hz to 6 kHz. */
  readonly balance: number;
  /** Whether the sides have opposite polarity; null where that cannot be told. */
  readonly inverted: boolean | null;
  /** The side that the microphone did not hear. */
  readonly silent: 'left' | 'right' | null;
  readonly left: SideReport;
  readonly right: SideReport;
  /** From the order to play to the sound's arrival, ms. */
  readonly latency: number;
}

/** Microphone processing that changes levels and removes tones. */
export type Processing = 'echoCancellation' | 'noiseSuppression' | 'autoGainControl';

/**
 * Why there are no figures. `processing`: the browser keeps some on, or does not say that it is off. `weak`: the sweep is
 * too faint against the noise. `overload`: the recording clips. `gaps`: samples of it are missing.
 */
export type InconclusiveLoop =
  | { readonly kind: 'inconclusive'; readonly reason: 'processing'; readonly kept: readonly Processing[] }
  | { readonly kind: 'inconclusive'; readonly reason: 'weak' | 'overload' | 'gaps' };

export type LoopReport = LoopMeasurement | InconclusiveLoop;
