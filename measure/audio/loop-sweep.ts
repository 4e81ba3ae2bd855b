import { exponentialSweepAt } from './sweep';

/**
 * Sections of a measurement: the microphone settles, then records the room noise, then a sweep and its tail per side.
 */
export const SECTION_SECONDS = { settle: 0.3, background: 1, sweep: 3, tail: 0.7 } as const;
/** From the start of one side's sweep to the next section. */
const SIDE_SECONDS = SECTION_SECONDS.sweep + SECTION_SECONDS.tail;
/** Duration of a whole measurement. */
export const LOOP_SECONDS = SECTION_SECONDS.settle + SECTION_SECONDS.background + 2 * SIDE_SECONDS;
/** Frequency range of the sweep. */
const MIN_HZ = 80;
const MAX_HZ = 16_000;
/** Ramps at both ends of the sweep, so that it does not click. */
const RAMP_SECONDS = 0.02;

/** Frequency of the measuring sweep in Hz, `time` seconds after its start. */
export function measuringSweepAt(time: number): number {
  return exponentialSweepAt(time, MIN_HZ, MAX_HZ, SECTION_SECONDS.sweep);
}

/**
 * The sweep that each side plays, at full scale: an exponential sine sweep (Farina 2000, "Simultaneous measurement of
 * impulse response and distortion with a swept-sine technique", AES 108).
 * @param rate samples per second
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

/**
 * Sound above the fifth harmonic is a buzz if it is louder than this, in dB relative to the sweep. Good speakers have
 * more of it below 500 Hz, where they move far: their higher harmonics grow with the excursion (Klippel 2006,
 * "Loudspeaker nonlinearities: causes, parameters, symptoms", JAES 54).
 * @param frequency of the tone, Hz
 */
export const maxBuzzAt = (frequency: number): number => (frequency < 500 ? -45 : -52);

/**
 * Position of each section in the recording, and the length of the recording, in samples.
 * @param rate samples per second
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
  /** Mean levels in bands of a sixth of an octave. */
  readonly curve: readonly CurvePoint[];
  /** Second to fifth harmonics relative to the tone: an amplitude ratio from 0. Null if the room noise hides them. */
  readonly distortion: number | null;
  /**
   * Sound above the fifth harmonic where it exceeds its limit most: its level in dB relative to the sweep, and the
   * tone's frequency in Hz. Null if the room noise hides it.
   */
  readonly buzz: { readonly level: number; readonly frequency: number } | null;
  /** Level of the tone above the room noise, dB. */
  readonly clearance: number;
}

/** Figures for both sides. */
export interface LoopMeasurement {
  readonly kind: 'measured';
  /** Level of the quiet room, dBFS RMS. */
  readonly background: number;
  /** Level of left relative to right, dB; the median from 300 Hz to 6 kHz. Says nothing if a side is silent or both are the same. */
  readonly balance: number;
  /** Whether the sides have opposite polarity; null if that is unclear, or if one speaker plays both. */
  readonly inverted: boolean | null;
  /** Whether both sides sound the same at the microphone, so that one speaker plays both. */
  readonly same: boolean;
  /** The side that the microphone did not hear. */
  readonly silent: 'left' | 'right' | null;
  readonly left: SideReport;
  readonly right: SideReport;
  /** From the play command to the arrival of the sound, ms. */
  readonly latency: number;
}

/** Microphone processing that changes levels and removes tones. */
export type Processing = 'echoCancellation' | 'noiseSuppression' | 'autoGainControl';

/**
 * Why there are no figures. `processing`: the browser leaves some processing on, or does not confirm that it is off.
 * `weak`: the sweep is too faint against the noise. `overload`: the recording clips. `gaps`: samples are missing.
 */
export type InconclusiveLoop =
  | { readonly kind: 'inconclusive'; readonly reason: 'processing'; readonly kept: readonly Processing[] }
  | { readonly kind: 'inconclusive'; readonly reason: 'weak' | 'overload' | 'gaps' };

export type LoopReport = LoopMeasurement | InconclusiveLoop;
