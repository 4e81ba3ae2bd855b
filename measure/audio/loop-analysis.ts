import { fft } from './fourier';
import { decibels, peakOf, rmsOf } from './levels';
import {
  BUZZ,
  type CurvePoint,
  type LoopReport,
  measuringSweep,
  measuringSweepAt,
  PARTS,
  partsOf,
  type SideReport,
} from './loop-sweep';

/** The microphone hears a side from this far above the noise of the room, dB. */
const MIN_CLEARANCE_DB = 12;
/** Only when one side is this far above the noise, dB, can the other be called silent, or harmonics be told from noise. */
export const MIN_SURE_CLEARANCE_DB = 24;
/** Samples of one spectrum, and from one to the next. */
const FRAME = 4096;
const HOP = 1024;
/** From here on a recording is overdriven. */
const FULL = 0.985;
/** The level of digital silence, dBFS, so that every figure is finite. */
const SILENCE = -160;
/** Frequencies, Hz, over which each figure is taken: `tone` for levels, the others by the frequency of the tone. */
const RANGES = { tone: [300, 6000], harmonics: [200, 4000], buzz: [120, 2000], clear: [500, 4000] } as const;
/**
 * Spectra that judge a buzz by their median, a quarter of a second. A click lies in four of them, both ends of a gap of
 * up to 40 ms, where samples were lost on the way, in six.
 */
const LASTING = 13;
/** Noise comes and goes, so a little more than its mean is taken from what is faint. */
const MARGIN = 1.25;

const within = (frequency: number, [from, to]: readonly [number, number]) => frequency >= from && frequency <= to;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Power spectra by the Blackman-Harris window, whose side lobes lie 92 dB down (https://doi.org/10.1109/PROC.1978.10837). */
function createSpectra() {
  const window = Float64Array.from({ length: FRAME }, (_, i) => {
    const x = (2 * Math.PI * i) / FRAME;
    return 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
  });
  const scale = 2 / (FRAME * window.reduce((sum, one) => sum + one * one, 0));
  const re = new Float64Array(FRAME);
  const im = new Float64Array(FRAME);
  return (samples: Float32Array, start: number): Float64Array => {
    for (let i = 0; i < FRAME; i++) re[i] = (samples[start + i] ?? 0) * (window[i] as number);
    im.fill(0);
    fft(re, im);
    return Float64Array.from(
      { length: FRAME / 2 },
      (_, k) => ((re[k] as number) ** 2 + (im[k] as number) ** 2) * scale,
    );
  };
}

/** Power between two frequencies: 0.5 of a full-scale sine. */
function powerOf(spectrum: Float64Array, rate: number, from: number, to: number): number {
  const last = Math.min(spectrum.length - 1, Math.round((to * FRAME) / rate));
  let sum = 0;
  for (let k = Math.max(1, Math.round((from * FRAME) / rate)); k <= last; k++) sum += spectrum[k] as number;
  return sum;
}

/** One spectrum of a sweep, in powers from which the room's noise is taken away. */
interface Moment {
  readonly frequency: number;
  readonly tone: number;
  readonly harmonics: number;
  readonly above: number;
  /** The room's noise around the tone. */
  readonly noise: number;
  /** What the room's noise can hide among `above`. */
  readonly hidden: number;
}

function momentsOf(side: Float32Array, room: Float64Array, delay: number, rate: number): readonly Moment[] {
  const spectrumAt = createSpectra();
  const highest = Math.min(0.45 * rate, 20_000);
  const moments: Moment[] = [];
  for (let start = delay; start + FRAME <= delay + PARTS.sweep * rate && start + FRAME <= side.length; start += HOP) {
    const spectrum = spectrumAt(side, start);
    const frequency = measuringSweepAt((start + FRAME / 2 - delay) / rate);
    const without = (from: number, to: number, margin: number) =>
      Math.max(0, powerOf(spectrum, rate, from, to) - margin * powerOf(room, rate, from, to));
    const near = [frequency * Math.SQRT1_2, frequency * Math.SQRT2] as const;
    moments.push({
      frequency,
      tone: without(...near, 1),
      harmonics: without(1.5 * frequency, Math.min(highest, 5.5 * frequency), MARGIN),
      above: without(5.5 * frequency, highest, MARGIN),
      noise: powerOf(room, rate, ...near),
      hidden: (MARGIN - 1) * powerOf(room, rate, 5.5 * frequency, highest),
    });
  }
  return moments;
}

/** Levels by sixths of an octave. */
function curveOf(moments: readonly Moment[]): readonly CurvePoint[] {
  const bins = new Map<number, number[]>();
  for (const { frequency, tone } of moments) {
    const bin = Math.round(6 * Math.log2(frequency / 1000));
    bins.set(bin, [...(bins.get(bin) ?? []), tone]);
  }
  return [...bins].map(([bin, powers]) => ({
    frequency: 1000 * 2 ** (bin / 6),
    level: 10 * Math.log10(Math.max(1e-15, mean(powers))),
  }));
}

/** Below this share of the tone's power the noise of a single spectrum is all there is. */
const FLOOR = 1e-9;

function reportOf(moments: readonly Moment[]): SideReport {
  const level = (range: readonly [number, number], of: (moment: Moment) => number) =>
    mean(
      moments
        .filter(({ frequency }) => within(frequency, range))
        .map((one) => 10 * Math.log10(Math.max(1e-15, of(one)))),
    );
  const clearance = level(RANGES.clear, ({ tone }) => tone) - level(RANGES.clear, ({ noise }) => noise);
  const low = moments.filter(({ frequency }) => within(frequency, RANGES.harmonics));
  const buzzing = moments.filter(({ frequency }) => within(frequency, RANGES.buzz));
  let buzz = { level: 10 * Math.log10(FLOOR), frequency: 0 };
  for (let i = 0; i + LASTING <= buzzing.length; i++) {
    const lasting = buzzing.slice(i, i + LASTING);
    const share = median(lasting.map(({ above, tone }) => above / Math.max(1e-15, tone)));
    const now = 10 * Math.log10(Math.max(FLOOR, share));
    if (now > buzz.level) buzz = { level: now, frequency: lasting[LASTING >> 1]?.frequency ?? 0 };
  }
  const hidden = median(buzzing.map(({ hidden, tone }) => hidden / Math.max(1e-15, tone)));
  const canBeHeard = 10 * Math.log10(Math.max(FLOOR, hidden)) < BUZZ;
  return {
    level: level(RANGES.tone, ({ tone }) => tone),
    curve: curveOf(moments),
    distortion:
      clearance < MIN_SURE_CLEARANCE_DB
        ? null
        : Math.sqrt(median(low.map(({ harmonics, tone }) => harmonics / Math.max(1e-15, tone)))),
    // A buzz that was found is louder than what the room can hide.
    buzz: buzz.level > BUZZ || canBeHeard ? buzz : null,
    clearance,
  };
}

/** Samples that are taken together where only time and sign count: a tenth of a millisecond is enough for them. */
const COARSE = 4;

/** Left over right in dB: the median over the frequencies, which a few lost samples do not move. */
function balanceOf(left: readonly Moment[], right: readonly Moment[]): number {
  const differences = left.flatMap(({ frequency, tone }, i) => {
    const other = right[i]?.tone ?? 0;
    return within(frequency, RANGES.tone) && tone > 0 && other > 0 ? 10 * Math.log10(tone / other) : [];
  });
  return median(differences);
}

/** Seconds of a look for gaps, and from one look to the next. Half a period of 120 Hz is longer. */
const LOOK = { length: 0.0042, step: 0.001 } as const;
/** Looks before and after a gap at which the tone must be there. */
const AROUND = [30, 60] as const;
/** A tone that falls below this share of both its neighbors and comes back was cut out. Rooms fade it more slowly. */
const CUT = 0.05;

/** Whether samples were lost while a sweep played, which sounds and looks like a buzz. */
function hasGap(side: Float32Array, delay: number, rate: number): boolean {
  const levels: number[] = [];
  // From where the sweep passes 120 Hz.
  for (let time = 0.25; time < PARTS.sweep - 0.03; time += LOOK.step) {
    const start = delay + Math.round(time * rate);
    levels.push(rmsOf(side.subarray(start, start + Math.round(LOOK.length * rate))));
  }
  const strongestOf = (i: number, sign: 1 | -1) => Math.max(...AROUND.map((far) => levels[i + sign * far] ?? 0));
  return levels.some((level, i) => level < CUT * Math.min(strongestOf(i, -1), strongestOf(i, 1)));
}

/** A spectrum of a whole recording. */
interface Spectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

function spectrumOf(samples: Float32Array, size: number): Spectrum {
  const re = new Float64Array(size);
  for (let i = 0; i < samples.length; i++) {
    const at = Math.floor(i / COARSE);
    re[at] = (re[at] as number) + (samples[i] as number);
  }
  const im = new Float64Array(size);
  fft(re, im);
  return { re, im };
}

/** How similar two recordings are at each delay of the first behind the second; negative delays lie at the end. */
function correlation(a: Spectrum, b: Spectrum): Float64Array {
  const size = a.re.length;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const [ar, ai, br, bi] = [a.re[k] as number, a.im[k] as number, b.re[k] as number, b.im[k] as number];
    re[k] = ar * br + ai * bi;
    // The inverse transform is the forward one of the conjugate.
    im[k] = ar * bi - ai * br;
  }
  fft(re, im);
  return re;
}

/** The delay up to `most` at which the magnitude is largest, and that magnitude. */
function strongest(values: Float64Array, most: number): { delay: number; size: number } {
  let found = { delay: 0, size: 0 };
  for (let i = 0; i < most; i++) {
    const size = Math.abs(values[i] as number);
    if (size > found.size) found = { delay: i, size };
  }
  return found;
}

/** Seconds that sound may take from one side longer than from the other. */
const APART = 0.003;
/** The stronger sign of a correlation must outdo the other by this much. */
const SURE = 1.3;

/** Whether the second recording is the first upside down; null where both signs are about as strong. */
function isInverted(a: Spectrum, b: Spectrum, rate: number): boolean | null {
  const values = correlation(a, b);
  const reach = Math.round((APART * rate) / COARSE);
  let [highest, lowest] = [0, 0];
  for (let delay = -reach; delay <= reach; delay++) {
    const value = values[(delay + values.length) % values.length] as number;
    highest = Math.max(highest, value);
    lowest = Math.min(lowest, value);
  }
  if (highest > -lowest * SURE) return false;
  return -lowest > highest * SURE ? true : null;
}

/**
 * What a microphone heard of two sweeps, the left side's first.
 * @param recording one channel, laid out as `partsOf` says
 * @param rate samples a second
 */
export function analyzeLoop(recording: Float32Array, rate: number): LoopReport {
  if (peakOf(recording) >= FULL) return { kind: 'inconclusive', reason: 'overload' };
  const parts = partsOf(rate);
  const part = ({ start, end }: { start: number; end: number }) => recording.subarray(start, end);
  const quiet = part(parts.background);
  const left = part(parts.left);
  const right = part(parts.right);

  const size = 2 ** Math.ceil(Math.log2((Math.max(left.length, right.length) + PARTS.tail * rate) / COARSE));
  const sweep = spectrumOf(measuringSweep(rate), size);
  const heard = { left: spectrumOf(left, size), right: spectrumOf(right, size) };
  const most = (PARTS.tail * rate) / COARSE;
  const arrivals = [heard.left, heard.right].map((one) => strongest(correlation(one, sweep), most));
  const delay = COARSE * (arrivals.toSorted((a, b) => b.size - a.size)[0]?.delay ?? 0);

  const room = roomOf(quiet);
  const moments = {
    left: momentsOf(left, room, delay, rate),
    right: momentsOf(right, room, delay, rate),
  };
  const sides = { left: reportOf(moments.left), right: reportOf(moments.right) };
  const deaf = (['left', 'right'] as const).filter((side) => !(sides[side].clearance >= MIN_CLEARANCE_DB));
  const clearest = Math.max(sides.left.clearance, sides.right.clearance);
  // A faint sweep on one side does not prove that the other side is silent.
  if (deaf.length === 2 || (deaf.length === 1 && !(clearest >= MIN_SURE_CLEARANCE_DB))) {
    return { kind: 'inconclusive', reason: 'weak' };
  }
  if (hasGap(left, delay, rate) || hasGap(right, delay, rate)) return { kind: 'inconclusive', reason: 'gaps' };
  return {
    kind: 'measured',
    background: Math.max(SILENCE, decibels(rmsOf(quiet))),
    balance: balanceOf(moments.left, moments.right),
    inverted: deaf.length > 0 ? null : isInverted(heard.left, heard.right, rate),
    silent: deaf[0] ?? null,
    ...sides,
    latency: (1000 * delay) / rate,
  };
}

/** Mean power spectrum of the quiet room. */
function roomOf(quiet: Float32Array): Float64Array {
  const spectrumAt = createSpectra();
  const sum = new Float64Array(FRAME / 2);
  let count = 0;
  for (let start = 0; start + FRAME <= quiet.length; start += HOP) {
    const spectrum = spectrumAt(quiet, start);
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (spectrum[k] as number);
    count += 1;
  }
  return sum.map((power) => power / Math.max(1, count));
}
