import { fft } from './fourier';
import { decibels, peakOf, rmsOf } from './levels';
import {
  type CurvePoint,
  type LoopReport,
  MAX_BUZZ_DB,
  measuringSweep,
  measuringSweepAt,
  SECTION_SECONDS,
  type SideReport,
  sectionsOf,
} from './loop-sweep';

/** A side counts as heard if its tone is at least this far above the room noise. */
const MIN_CLEARANCE_DB = 12;
/** One side must be this far above the noise before the other can be called silent, or distortion can be measured. */
export const MIN_SURE_CLEARANCE_DB = 24;
/** Length of one spectrum, and the step to the next. */
const FRAME_SAMPLES = 4096;
const HOP_SAMPLES = 1024;
/** A recording with this peak amplitude or more is overdriven. */
const MIN_OVERDRIVEN_AMPLITUDE = 0.985;
/** Level of digital silence, so that every figure is finite. */
const SILENCE_DBFS = -160;
/** Lower bound for powers, for the same reason. */
const MIN_POWER = 1e-15;
/** Range of tone frequencies that each figure is computed over. */
const RANGES_HZ = { tone: [300, 6000], harmonics: [200, 4000], buzz: [120, 2000], clear: [500, 4000] } as const;
/**
 * A buzz is the median of this many spectra, a quarter of a second. The median rejects short events: a click affects
 * four spectra, and a gap of up to 40 ms, where samples were lost, affects six.
 */
const BUZZ_SPECTRA = 13;
/** Noise varies, so a little more than its mean is subtracted from faint components. */
const NOISE_MARGIN = 1.25;

const within = (frequency: number, [from, to]: readonly [number, number]) => frequency >= from && frequency <= to;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const decibelsOfPower = (power: number, least = MIN_POWER) => 10 * Math.log10(Math.max(least, power));

/** Power spectra with a Blackman–Harris window: side lobes 92 dB down (https://doi.org/10.1109/PROC.1978.10837). */
function createSpectra() {
  const window = Float64Array.from({ length: FRAME_SAMPLES }, (_, i) => {
    const x = (2 * Math.PI * i) / FRAME_SAMPLES;
    return 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
  });
  const scale = 2 / (FRAME_SAMPLES * window.reduce((sum, one) => sum + one * one, 0));
  const re = new Float64Array(FRAME_SAMPLES);
  const im = new Float64Array(FRAME_SAMPLES);
  return (samples: Float32Array, start: number): Float64Array => {
    for (let i = 0; i < FRAME_SAMPLES; i++) re[i] = (samples[start + i] ?? 0) * (window[i] as number);
    im.fill(0);
    fft(re, im);
    return Float64Array.from(
      { length: FRAME_SAMPLES / 2 },
      (_, k) => ((re[k] as number) ** 2 + (im[k] as number) ** 2) * scale,
    );
  };
}

/** Power between two frequencies in Hz. A full-scale sine has a power of 0.5. */
function powerOf(spectrum: Float64Array, rate: number, from: number, to: number): number {
  const last = Math.min(spectrum.length - 1, Math.round((to * FRAME_SAMPLES) / rate));
  let sum = 0;
  for (let k = Math.max(1, Math.round((from * FRAME_SAMPLES) / rate)); k <= last; k++) sum += spectrum[k] as number;
  return sum;
}

/** One spectrum of a sweep. `tone`, `harmonics` and `above` are powers after subtraction of the room noise. */
interface SweepPoint {
  /** Tone frequency in Hz. */
  readonly frequency: number;
  readonly tone: number;
  readonly harmonics: number;
  /** Power above the fifth harmonic. */
  readonly above: number;
  /** Room noise around the tone. */
  readonly noise: number;
  /** Power that the room noise can hide in `above`. */
  readonly hidden: number;
}

function pointsOf(side: Float32Array, room: Float64Array, delay: number, rate: number): readonly SweepPoint[] {
  const spectrumAt = createSpectra();
  const highest = Math.min(0.45 * rate, 20_000);
  const points: SweepPoint[] = [];
  for (
    let start = delay;
    start + FRAME_SAMPLES <= delay + SECTION_SECONDS.sweep * rate && start + FRAME_SAMPLES <= side.length;
    start += HOP_SAMPLES
  ) {
    const spectrum = spectrumAt(side, start);
    const frequency = measuringSweepAt((start + FRAME_SAMPLES / 2 - delay) / rate);
    const without = (from: number, to: number, margin: number) =>
      Math.max(0, powerOf(spectrum, rate, from, to) - margin * powerOf(room, rate, from, to));
    const near = [frequency * Math.SQRT1_2, frequency * Math.SQRT2] as const;
    points.push({
      frequency,
      tone: without(...near, 1),
      harmonics: without(1.5 * frequency, Math.min(highest, 5.5 * frequency), NOISE_MARGIN),
      above: without(5.5 * frequency, highest, NOISE_MARGIN),
      noise: powerOf(room, rate, ...near),
      hidden: (NOISE_MARGIN - 1) * powerOf(room, rate, 5.5 * frequency, highest),
    });
  }
  return points;
}

/** Mean levels in bands of a sixth of an octave. */
function curveOf(points: readonly SweepPoint[]): readonly CurvePoint[] {
  const bins = new Map<number, number[]>();
  for (const { frequency, tone } of points) {
    const bin = Math.round(6 * Math.log2(frequency / 1000));
    bins.set(bin, [...(bins.get(bin) ?? []), tone]);
  }
  return [...bins].map(([bin, powers]) => ({
    frequency: 1000 * 2 ** (bin / 6),
    level: decibelsOfPower(mean(powers)),
  }));
}

/** Below this share of the tone's power, a spectrum contains only its own noise. */
const MIN_BUZZ_SHARE = 1e-9;

function reportOf(points: readonly SweepPoint[]): SideReport {
  const level = (range: readonly [number, number], of: (point: SweepPoint) => number) =>
    mean(points.filter(({ frequency }) => within(frequency, range)).map((one) => decibelsOfPower(of(one))));
  const clearance = level(RANGES_HZ.clear, ({ tone }) => tone) - level(RANGES_HZ.clear, ({ noise }) => noise);
  const low = points.filter(({ frequency }) => within(frequency, RANGES_HZ.harmonics));
  const buzzing = points.filter(({ frequency }) => within(frequency, RANGES_HZ.buzz));
  let buzz = { level: decibelsOfPower(0, MIN_BUZZ_SHARE), frequency: 0 };
  for (let i = 0; i + BUZZ_SPECTRA <= buzzing.length; i++) {
    const lasting = buzzing.slice(i, i + BUZZ_SPECTRA);
    const share = median(lasting.map(({ above, tone }) => above / Math.max(MIN_POWER, tone)));
    const now = decibelsOfPower(share, MIN_BUZZ_SHARE);
    if (now > buzz.level) buzz = { level: now, frequency: lasting[BUZZ_SPECTRA >> 1]?.frequency ?? 0 };
  }
  const hidden = median(buzzing.map(({ hidden, tone }) => hidden / Math.max(MIN_POWER, tone)));
  const canBeHeard = decibelsOfPower(hidden, MIN_BUZZ_SHARE) < MAX_BUZZ_DB;
  return {
    level: level(RANGES_HZ.tone, ({ tone }) => tone),
    curve: curveOf(points),
    distortion:
      clearance < MIN_SURE_CLEARANCE_DB
        ? null
        : Math.sqrt(median(low.map(({ harmonics, tone }) => harmonics / Math.max(MIN_POWER, tone)))),
    // A detected buzz is louder than anything the room noise can hide.
    buzz: buzz.level > MAX_BUZZ_DB || canBeHeard ? buzz : null,
    clearance,
  };
}

/** Samples summed into one where only delay and polarity matter. A resolution of a tenth of a millisecond is enough. */
const SAMPLES_PER_SUM = 4;

/** Level of left relative to right in dB: the median over all frequencies, which is robust to a few lost samples. */
function balanceOf(left: readonly SweepPoint[], right: readonly SweepPoint[]): number {
  const differences = left.flatMap(({ frequency, tone }, i) => {
    const other = right[i]?.tone ?? 0;
    return within(frequency, RANGES_HZ.tone) && tone > 0 && other > 0 ? 10 * Math.log10(tone / other) : [];
  });
  return median(differences);
}

/** Window for the gap search (a little more than half a period of 120 Hz) and the step to the next window. */
const GAP_WINDOW_SECONDS = 0.0042;
const GAP_STEP_SECONDS = 0.001;
/** Steps before and after a gap at which the tone must be present. */
const GAP_NEIGHBORS = [30, 60] as const;
/** A tone that drops below this share of the level on both sides was cut out. Rooms fade a tone more slowly. */
const MAX_GAP_SHARE = 0.05;

/** Whether samples were lost during a sweep. In the figures, lost samples look like a buzz. */
function hasGap(side: Float32Array, delay: number, rate: number): boolean {
  const levels: number[] = [];
  // Start where the sweep passes 120 Hz.
  for (let time = 0.25; time < SECTION_SECONDS.sweep - 0.03; time += GAP_STEP_SECONDS) {
    const start = delay + Math.round(time * rate);
    levels.push(rmsOf(side.subarray(start, start + Math.round(GAP_WINDOW_SECONDS * rate))));
  }
  const strongestOf = (i: number, sign: 1 | -1) => Math.max(...GAP_NEIGHBORS.map((far) => levels[i + sign * far] ?? 0));
  return levels.some((level, i) => level < MAX_GAP_SHARE * Math.min(strongestOf(i, -1), strongestOf(i, 1)));
}

/** The complex spectrum of a whole recording. */
interface ComplexSpectrum {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

function spectrumOf(samples: Float32Array, size: number): ComplexSpectrum {
  const re = new Float64Array(size);
  for (let i = 0; i < samples.length; i++) {
    const at = Math.floor(i / SAMPLES_PER_SUM);
    re[at] = (re[at] as number) + (samples[i] as number);
  }
  const im = new Float64Array(size);
  fft(re, im);
  return { re, im };
}

/** Cross-correlation of two recordings, by the delay of the first behind the second. Negative delays are at the end. */
function correlation(a: ComplexSpectrum, b: ComplexSpectrum): Float64Array {
  const size = a.re.length;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  for (let k = 0; k < size; k++) {
    const [ar, ai, br, bi] = [a.re[k] as number, a.im[k] as number, b.re[k] as number, b.im[k] as number];
    re[k] = ar * br + ai * bi;
    // The inverse transform is the forward transform of the conjugate.
    im[k] = ar * bi - ai * br;
  }
  fft(re, im);
  return re;
}

/** Finds the largest magnitude at delays below `maxDelay`. */
function strongest(values: Float64Array, maxDelay: number): { delay: number; size: number } {
  let found = { delay: 0, size: 0 };
  for (let i = 0; i < maxDelay; i++) {
    const size = Math.abs(values[i] as number);
    if (size > found.size) found = { delay: i, size };
  }
  return found;
}

/** Maximum difference in arrival time between the two sides. */
const MAX_SIDE_DELAY_SECONDS = 0.003;
/** The stronger sign of the correlation must exceed the weaker one by this factor. */
const MIN_POLARITY_RATIO = 1.3;

/** Whether the second recording has the opposite polarity of the first; null if both signs are about equally strong. */
function isInverted(a: ComplexSpectrum, b: ComplexSpectrum, rate: number): boolean | null {
  const values = correlation(a, b);
  const reach = Math.round((MAX_SIDE_DELAY_SECONDS * rate) / SAMPLES_PER_SUM);
  let [highest, lowest] = [0, 0];
  for (let delay = -reach; delay <= reach; delay++) {
    const value = values[(delay + values.length) % values.length] as number;
    highest = Math.max(highest, value);
    lowest = Math.min(lowest, value);
  }
  if (highest > -lowest * MIN_POLARITY_RATIO) return false;
  return -lowest > highest * MIN_POLARITY_RATIO ? true : null;
}

/**
 * Measures both sides from the microphone's recording of their sweeps. The left side plays first.
 * @param recording one channel, full scale ±1, laid out as described by `sectionsOf`
 * @param rate samples per second
 */
export function analyzeLoop(recording: Float32Array, rate: number): LoopReport {
  if (peakOf(recording) >= MIN_OVERDRIVEN_AMPLITUDE) return { kind: 'inconclusive', reason: 'overload' };
  const sections = sectionsOf(rate);
  const section = ({ start, end }: { start: number; end: number }) => recording.subarray(start, end);
  const quiet = section(sections.background);
  const left = section(sections.left);
  const right = section(sections.right);

  const size =
    2 ** Math.ceil(Math.log2((Math.max(left.length, right.length) + SECTION_SECONDS.tail * rate) / SAMPLES_PER_SUM));
  const sweep = spectrumOf(measuringSweep(rate), size);
  const heard = { left: spectrumOf(left, size), right: spectrumOf(right, size) };
  const maxDelay = (SECTION_SECONDS.tail * rate) / SAMPLES_PER_SUM;
  const arrivals = [heard.left, heard.right].map((one) => strongest(correlation(one, sweep), maxDelay));
  const delay = SAMPLES_PER_SUM * (arrivals.toSorted((a, b) => b.size - a.size)[0]?.delay ?? 0);

  const room = roomOf(quiet);
  const points = {
    left: pointsOf(left, room, delay, rate),
    right: pointsOf(right, room, delay, rate),
  };
  const sides = { left: reportOf(points.left), right: reportOf(points.right) };
  const unheard = (['left', 'right'] as const).filter((side) => !(sides[side].clearance >= MIN_CLEARANCE_DB));
  const clearest = Math.max(sides.left.clearance, sides.right.clearance);
  // A faint sweep on one side does not prove that the other side is silent.
  if (unheard.length === 2 || (unheard.length === 1 && !(clearest >= MIN_SURE_CLEARANCE_DB))) {
    return { kind: 'inconclusive', reason: 'weak' };
  }
  if (hasGap(left, delay, rate) || hasGap(right, delay, rate)) return { kind: 'inconclusive', reason: 'gaps' };
  return {
    kind: 'measured',
    background: Math.max(SILENCE_DBFS, decibels(rmsOf(quiet))),
    balance: balanceOf(points.left, points.right),
    inverted: unheard.length > 0 ? null : isInverted(heard.left, heard.right, rate),
    silent: unheard[0] ?? null,
    ...sides,
    latency: (1000 * delay) / rate,
  };
}

/** Mean power spectrum of the quiet room. */
function roomOf(quiet: Float32Array): Float64Array {
  const spectrumAt = createSpectra();
  const sum = new Float64Array(FRAME_SAMPLES / 2);
  let count = 0;
  for (let start = 0; start + FRAME_SAMPLES <= quiet.length; start += HOP_SAMPLES) {
    const spectrum = spectrumAt(quiet, start);
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (spectrum[k] as number);
    count += 1;
  }
  return sum.map((power) => power / Math.max(1, count));
}
