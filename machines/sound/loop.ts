import { withMinus, withUnit } from '../../content/words';
import type { Part, Verdict } from '../result';
import type { SoundRule } from './evidence';
import { sweepAt } from './sounds';

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
  return sweepAt(time, FROM, TO, PARTS.sweep);
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

/** Louder than this relative to the tone, what lies above the fifth harmonic is called a buzz, dB. */
export const BUZZ = -46;
/** More harmonics than this share are called distortion. Small speakers have some percent. */
const DISTORTED = 0.1;
/** A greater difference between the sides is a warning, dB. The microphone's place accounts for up to this much. */
const UNEVEN = 3;
/** From this difference on the softer side is as good as silent, dB. */
const LOST = 20;

const processingNames: Record<Processing, string> = {
  echoCancellation: 'echo cancellation',
  noiseSuppression: 'noise suppression',
  autoGainControl: 'automatic gain control',
};

/** Why there are no figures, in one sentence. */
export function whyInconclusive(report: Inconclusive): string {
  if (report.reason === 'processing') {
    const kept = report.kept.map((one) => processingNames[one]).join(', ');
    return `The browser did not confirm that this processing is off: ${kept}.`;
  }
  if (report.reason === 'overload')
    return 'The sound was too loud for the microphone. Turn the volume down and measure again.';
  if (report.reason === 'gaps') {
    return 'Parts of the recording are missing. Close other programs and measure again.';
  }
  return 'The sweep was too quiet against the noise. Turn the volume up and measure again.';
}

const decimal = (value: number, digits = 1) => withMinus(value.toFixed(digits));

type Side = 'left' | 'right';
const sides = ['left', 'right'] as const;

/** Which sides the person heard where they belong. */
type HeardSides = Readonly<Record<Side, boolean>>;
const nothingHeard: HeardSides = { left: false, right: false };

/**
 * What the microphone found, as parts of their own beside the answers: neither outvotes the other. One part that was not
 * run where nothing was measured.
 */
export function loopPartsOf(report: LoopReport | null, heard: HeardSides = nothingHeard): readonly Part<SoundRule>[] {
  if (report?.kind !== 'measured') {
    const details = report ? `Not measured. ${whyInconclusive(report)}` : 'Not measured.';
    return [{ id: 'loop', rule: 'loop', name: 'Microphone measurement', verdict: 'not-run', details }];
  }
  const part = (id: string, name: string, found: Found): Part<SoundRule> => ({ id, rule: 'loop', name, ...found });
  return [
    part('loop-sides', 'Both sides, measured', silenceIn(report, heard)),
    part('loop-balance', 'Balance, measured', balanceIn(report)),
    part('loop-polarity', 'Polarity, measured', polarityIn(report)),
    part('loop-buzz', 'Buzz, measured', buzzIn(report)),
    part('loop-harmonics', 'Harmonics, measured', harmonicsIn(report)),
  ];
}

/** What the measurement found, each in a sentence; empty where both sides are equal and clean. */
export function findingsOf(report: Measured): readonly string[] {
  return loopPartsOf(report)
    .filter(({ verdict }) => verdict === 'warning' || verdict === 'fail')
    .map(({ details }) => details);
}

type Found = Pick<Part, 'verdict' | 'details'>;
const found = (verdict: Verdict | 'not-run', details: string): Found => ({ verdict, details });

function silenceIn({ silent }: Measured, heard: HeardSides): Found {
  if (!silent) return found('pass', 'The microphone heard both sides.');
  if (!heard[silent]) return found('fail', `The microphone did not hear the ${silent} side.`);
  return found('fail', `You heard the ${silent} side, but the microphone did not. The worse one counts.`);
}

function balanceIn({ silent, balance }: Measured): Found {
  if (silent) return found('not-run', 'Not compared: one side is silent.');
  const words = `The ${balance > 0 ? 'left' : 'right'} side is ${withUnit(decimal(Math.abs(balance)), 'dB')} louder.`;
  if (Math.abs(balance) >= LOST) return found('fail', words);
  return found(Math.abs(balance) > UNEVEN ? 'warning' : 'pass', words);
}

function polarityIn({ silent, inverted }: Measured): Found {
  if (silent) return found('not-run', 'Not compared: one side is silent.');
  if (inverted === null) return found('not-run', 'Not compared: the recording is not clear enough.');
  return inverted
    ? found('fail', 'Out of phase: one side is wired in reverse.')
    : found('pass', 'Both sides are in phase.');
}

function buzzIn(report: Measured): Found {
  const buzzing = sides.flatMap((side) => {
    const { buzz } = report[side];
    return side !== report.silent && buzz && buzz.level > BUZZ ? [{ side, ...buzz }] : [];
  });
  if (buzzing.length === 0) return isKnown(report, 'buzz') ?? found('pass', 'No buzz found.');
  const words = buzzing.map(
    ({ side, level, frequency }) =>
      `Buzz at ${withUnit(decimal(level, 0), 'dB')} on the ${side}, near ${withUnit(Math.round(frequency / 10) * 10, 'Hz')}.`,
  );
  return found('warning', words.join(' '));
}

function harmonicsIn(report: Measured): Found {
  const distorted = sides.flatMap((side) => {
    const { distortion } = report[side];
    return side !== report.silent && distortion !== null && distortion > DISTORTED ? [{ side, distortion }] : [];
  });
  if (distorted.length === 0) return isKnown(report, 'distortion') ?? found('pass', 'No strong harmonics found.');
  const words = distorted.map(
    ({ side, distortion }) => `Harmonics of ${Math.round(distortion * 100)}% on the ${side}.`,
  );
  return found('warning', words.join(' '));
}

/** A clean side says nothing about the other one: both must be known. Null where they are. */
function isKnown(report: Measured, figure: 'buzz' | 'distortion'): Found | null {
  if (report.silent) return found('not-run', 'Not judged: one side is silent.');
  if (sides.some((side) => report[side][figure] === null))
    return found('not-run', 'Not judged: the room is too noisy.');
  return null;
}
