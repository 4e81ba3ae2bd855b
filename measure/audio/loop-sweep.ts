import { exponentialSweepAt } from './sweep';

/** Seconds of the parts of a measurement: the microphone settles, it hears the room, a sweep, and what follows it. */
export const PARTS = { settle: 0.3, background: 1, sweep: 3, tail: 0.7 } as const;
/** Seconds from the beginning of one side's sweep to the next part. */
const SIDE = PARTS.sweep + PARTS.tail;
/** Seconds of a whole measurement. */
export const LENGTH = PARTS.settle + PARTS.background + 2 * SIDE;
/** Limits of the sweep, Hz. */
const FROM = 80;
const TO = 16_000;
/** Seconds of the ramps at both ends of the sweep. */
const RAMP = 0.02;

/** Frequency of the measuring sweep in Hz, `time` s after it began. */
export function measuringSweepAt(time: number): number {
  return exponentialSweepAt(time, FROM, TO, PARTS.sweep);
}

/**
 * The sweep that each side plays, at full scale: an exponential sine sweep (Farina 2000, "Simultaneous measurement of
 * impulse response and distortion with a swept-sine technique", AES 108).
 * @param rate samples a second
 */
export function measuringSweep(rate: number): Float32Array<ArrayBuffer> {
  const length = Math.round(PARTS.sweep * rate);
  const growth = Math.log(TO / FROM);
  const samples = new Float32Array(length);
  for (let i = 0; i < length; i++) {
    const time = i / rate;
    const phase = ((2 * Math.PI * FROM * PARTS.sweep) / growth) * (Math.exp((growth * time) / PARTS.sweep) - 1);
    const ramp = Math.min(1, time / RAMP, (length - 1 - i) / rate / RAMP);
    samples[i] = Math.sin(phase) * (0.5 - 0.5 * Math.cos(Math.PI * ramp));
  }
  return samples;
}

/** Louder than this relative to the tone, what lies above the fifth harmonic is called a buzz, dB. */
export const BUZZ = -46;

/** Where in the recording each part lies, in samples. */
export function partsOf(rate: number) {
  const at = (seconds: number) => Math.round(seconds * rate);
  const left = at(PARTS.settle + PARTS.background);
  const right = left + at(SIDE);
  return {
    background: { start: at(PARTS.settle), end: left },
    left: { start: left, end: right },
    right: { start: right, end: right + at(SIDE) },
    length: right + at(SIDE),
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
  /** Sixths of an octave. */
  readonly curve: readonly CurvePoint[];
  /** Second to fifth harmonics relative to the tone, as a share from 0; null where the room hides them. */
  readonly distortion: number | null;
  /** What sounds above the fifth harmonic, relative to the tone, where it is loudest; null where the room hides it. */
  readonly buzz: { readonly level: number; readonly frequency: number } | null;
  /** The tone above the room's noise, dB. */
  readonly clearance: number;
}

export interface Measured {
  readonly kind: 'measured';
  /** Level of the quiet room, dBFS RMS. */
  readonly background: number;
  /** Left over right, dB; the median from 300 Hz to 6 kHz. */
  readonly balance: number;
  /** Whether one side pushes while the other pulls; null where it cannot be told. */
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

/** `processing`: the browser keeps some on, or does not say that it is off. */
export type Inconclusive =
  | { readonly kind: 'inconclusive'; readonly reason: 'processing'; readonly kept: readonly Processing[] }
  | { readonly kind: 'inconclusive'; readonly reason: 'weak' | 'overload' | 'gaps' };

export type LoopReport = Measured | Inconclusive;
