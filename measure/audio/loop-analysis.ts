import { fft } from './fourier';
import { decibels, peakOf, rmsOf } from './levels';
import {
  type CurvePoint,
  type LoopReport,
  maxBuzzAt,
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
/** Approximate length of one spectrum: 4096 samples at 44.1 and 48 kHz. The step to the next is a quarter of it. */
const FRAME_SECONDS = 0.085;
const frameOf = (rate: number) => 2 ** Math.round(Math.log2(FRAME_SECONDS * rate));
/** A recording with this peak amplitude or more is overdriven. */
const MIN_OVERDRIVEN_AMPLITUDE = 0.985;
/** Level of digital silence, so that every figure is finite. */
const SILENCE_DBFS = -160;
/** Lower bound for powers, for the same reason. */
const MIN_POWER = 1e-15;
/** Range of tone frequencies that each figure is computed over. */
const RANGES_HZ = { tone: [300, 6000], harmonics: [200, 4000], buzz: [120, 3200], clear: [500, 4000] } as const;
/**
 * A buzz is the median of this many spectra, an eighth of a second: a rattle of a quarter of an octave lasts for 0.1 s.
 * The median rejects a click, which affects three spectra.
 */
const BUZZ_SPECTRA = 7;
/** Noise varies, so a little more than its mean is subtracted from faint components. */
const NOISE_MARGIN = 1.25;

const within = (frequency: number, [from, to]: readonly [number, number]) => frequency >= from && frequency <= to;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const decibelsOfPower = (power: number, least = MIN_POWER) => 10 * Math.log10(Math.max(least, power));

/** Power spectra with a Blackman–Harris window: side lobes 92 dB down (https://doi.org/10.1109/PROC.1978.10837). */
function createSpectra(length: number) {
  const window = Float64Array.from({ length }, (_, i) => {
    const x = (2 * Math.PI * i) / length;
    return 0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x);
  });
  const scale = 2 / (length * window.reduce((sum, one) => sum + one * one, 0));
  const re = new Float64Array(length);
  const im = new Float64Array(length);
  return (samples: Float32Array, start: number): Float64Array => {
    for (let i = 0; i < length; i++) re[i] = (samples[start + i] ?? 0) * (window[i] as number);
    im.fill(0);
    fft(re, im);
    return Float64Array.from(
      { length: length / 2 },
      (_, k) => ((re[k] as number) ** 2 + (im[k] as number) ** 2) * scale,
    );
  };
}

/** Power between two frequencies in Hz. A full-scale sine has a power of 0.5. */
function powerOf(spectrum: Float64Array, rate: number, from: number, to: number): number {
  const length = 2 * spectrum.length;
  const last = Math.min(spectrum.length - 1, Math.round((to * length) / rate));
  let sum = 0;
  for (let k = Math.max(1, Math.round((from * length) / rate)); k <= last; k++) sum += spectrum[k] as number;
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
  const length = frameOf(rate);
  const spectrumAt = createSpectra(length);
  const highest = Math.min(0.45 * rate, 20_000);
  const points: SweepPoint[] = [];
  for (
    let start = delay;
    start + length <= delay + SECTION_SECONDS.sweep * rate && start + length <= side.length;
    start += length / 4
  ) {
    const spectrum = spectrumAt(side, start);
    const frequency = measuringSweepAt((start + length / 2 - delay) / rate);
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
  // Relative to the tone, or to the other tones where the speaker or the room takes this one away.
  const usual = median(points.filter(({ frequency }) => within(frequency, RANGES_HZ.tone)).map(({ tone }) => tone));
  const shareOf = (power: number, tone: number) => power / Math.max(MIN_POWER, usual, tone);
  let buzz = { level: decibelsOfPower(0, MIN_BUZZ_SHARE), frequency: 0 };
  let excess = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + BUZZ_SPECTRA <= buzzing.length; i++) {
    const lasting = buzzing.slice(i, i + BUZZ_SPECTRA);
    const share = median(lasting.map(({ above, tone }) => shareOf(above, tone)));
    const now = decibelsOfPower(share, MIN_BUZZ_SHARE);
    const frequency = lasting[BUZZ_SPECTRA >> 1]?.frequency ?? 0;
    if (now - maxBuzzAt(frequency) <= excess) continue;
    excess = now - maxBuzzAt(frequency);
    buzz = { level: now, frequency };
  }
  const hidden = buzzing.map(
    ({ hidden, tone, frequency }) => decibelsOfPower(shareOf(hidden, tone), MIN_BUZZ_SHARE) - maxBuzzAt(frequency),
  );
  return {
    level: level(RANGES_HZ.tone, ({ tone }) => tone),
    curve: curveOf(points),
    distortion:
      clearance < MIN_SURE_CLEARANCE_DB
        ? null
        : Math.sqrt(median(low.map(({ harmonics, tone }) => harmonics / Math.max(MIN_POWER, tone)))),
    // A detected buzz is louder than anything the room noise can hide.
    buzz: excess > 0 || median(hidden) < 0 ? buzz : null,
    clearance,
  };
}

/**
 * Level of left relative to right in dB: the median over all frequencies, which is robust to a few lost samples, and
 * the median deviation from it.
 */
function compare(left: readonly SweepPoint[], right: readonly SweepPoint[]): { balance: number; spread: number } {
  const differences = left.flatMap(({ frequency, tone }, i) => {
    const other = right[i]?.tone ?? 0;
    return within(frequency, RANGES_HZ.tone) && tone > 0 && other > 0 ? 10 * Math.log10(tone / other) : [];
  });
  const balance = median(differences);
  return { balance, spread: median(differences.map((difference) => Math.abs(difference - balance))) };
}

/**
 * Two responses that differ by less than this, in dB, come from one speaker. Two speakers of a laptop differ by more,
 * because neither they nor their places are equal (calibration rows A12).
 */
const MAX_SAME_SPREAD_DB = 0.06;

/**
 * This many seconds of one constant value are lost samples. A browser fills what it lost with zeros, a render quantum
 * of 128 samples or more (2.7 ms at 48 kHz; https://webaudio.github.io/web-audio-api/#render-quantum). A tone that a
 * room cancels still has noise.
 */
const MIN_GAP_SECONDS = 0.002;
/** Samples that differ by less than this are equal: a hundredth of a 16-bit step. */
const MAX_CONSTANT_STEP = 3e-7;

/** Whether samples were lost during a sweep. In the figures, lost samples look like a buzz. */
function hasGap(side: Float32Array, delay: number, rate: number): boolean {
  const least = MIN_GAP_SECONDS * rate;
  const end = Math.min(side.length, delay + Math.round(SECTION_SECONDS.sweep * rate));
  let run = 0;
  for (let i = delay + 1; i < end; i++) {
    run = Math.abs((side[i] as number) - (side[i - 1] as number)) < MAX_CONSTANT_STEP ? run + 1 : 0;
    if (run >= least) return true;
  }
  return false;
}

/** Samples summed into one where only delay and polarity matter. A resolution of a tenth of a millisecond is enough. */
const SAMPLES_PER_SUM = 4;

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

/** The direct sound of a side: from shortly before its arrival until the room's first reflections outweigh it. */
const DIRECT_SECONDS = { before: 0.001, after: 0.002 } as const;
/** The sound has arrived where the response first reaches this share of its peak. Later peaks are reflections. */
const MIN_ARRIVAL_SHARE = 0.5;
/** The stronger sign of the correlation must exceed the weaker one by this factor. */
const MIN_POLARITY_RATIO = 1.7;

/** The part of a side's response that comes straight from the speaker, faded out. */
function directSoundOf(response: Float64Array, maxDelay: number, rate: number): Float64Array {
  const least = MIN_ARRIVAL_SHARE * strongest(response, maxDelay).size;
  const arrival = response.findIndex((value) => Math.abs(value) >= least);
  const before = Math.round((DIRECT_SECONDS.before * rate) / SAMPLES_PER_SUM);
  const after = Math.round((DIRECT_SECONDS.after * rate) / SAMPLES_PER_SUM);
  return Float64Array.from({ length: before + after }, (_, i) => {
    const fade = i < before ? 1 : 1 - (i - before) / after;
    return fade * (response[arrival - before + i] ?? 0);
  });
}

/**
 * Whether two direct sounds have opposite polarity; null if both signs are about equally strong. Each is taken at its
 * own arrival, so the distances to the speakers may differ by any amount.
 */
function isInverted(a: Float64Array, b: Float64Array): boolean | null {
  let [highest, lowest] = [0, 0];
  for (let delay = 1 - a.length; delay < a.length; delay++) {
    let sum = 0;
    for (let i = Math.max(0, -delay); i < Math.min(a.length, a.length - delay); i++)
      sum += (a[i] as number) * (b[i + delay] as number);
    highest = Math.max(highest, sum);
    lowest = Math.min(lowest, sum);
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
  const maxDelay = (SECTION_SECONDS.tail * rate) / SAMPLES_PER_SUM;
  const responseOf = (side: Float32Array) => correlation(spectrumOf(side, size), sweep);
  const responses = { left: responseOf(left), right: responseOf(right) };
  const arrivals = [responses.left, responses.right].map((one) => strongest(one, maxDelay));
  const delay = SAMPLES_PER_SUM * (arrivals.toSorted((a, b) => b.size - a.size)[0]?.delay ?? 0);
  const directSound = (side: 'left' | 'right') => directSoundOf(responses[side], maxDelay, rate);

  const room = roomOf(quiet, rate);
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
  const { balance, spread } = compare(points.left, points.right);
  const same = unheard.length === 0 && spread < MAX_SAME_SPREAD_DB;
  return {
    kind: 'measured',
    background: Math.max(SILENCE_DBFS, decibels(rmsOf(quiet))),
    balance,
    same,
    inverted: unheard.length > 0 || same ? null : isInverted(directSound('left'), directSound('right')),
    silent: unheard[0] ?? null,
    ...sides,
    latency: (1000 * delay) / rate,
  };
}

/** Mean power spectrum of the quiet room. */
function roomOf(quiet: Float32Array, rate: number): Float64Array {
  const length = frameOf(rate);
  const spectrumAt = createSpectra(length);
  const sum = new Float64Array(length / 2);
  let count = 0;
  for (let start = 0; start + length <= quiet.length; start += length / 4) {
    const spectrum = spectrumAt(quiet, start);
    for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] as number) + (spectrum[k] as number);
    count += 1;
  }
  return sum.map((power) => power / Math.max(1, count));
}
