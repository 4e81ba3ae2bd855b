import { describe, expect, it } from 'vitest';
import { loopPartsOf, whyInconclusive } from '../../../machines/sound/loop';
import { analyzeLoop } from '../../../measure/audio/loop-analysis';
import {
  LOOP_SECONDS,
  type LoopMeasurement,
  type LoopReport,
  measuringSweep,
  measuringSweepAt,
  sectionsOf,
} from '../../../measure/audio/loop-sweep';
import { randomOf } from '../../kit/random';

/** What the measurement found, in words. */
const findingsOf = (report: LoopMeasurement) =>
  loopPartsOf(report).flatMap(({ verdict, details }) => (verdict === 'warning' || verdict === 'fail' ? [details] : []));

/**
 * Synthetic recordings that replace a real speaker and microphone: the sweep arrives late, with a small speaker's bass
 * roll-off, a room's echoes and the noise of a quiet room.
 */
const rate = 48_000;
const sweep = measuringSweep(rate);
/** Samples from the request to the arrival of the sound: 83 ms. */
const DELAY = 3984;

/** Noise between −1 and 1, the same in each run. */
function noiseOf(seed: number) {
  const random = randomOf(seed);
  return () => 2 * random() - 1;
}

interface Side {
  /** In dB. */
  readonly gain?: number;
  readonly inverted?: boolean;
  /** Amplitudes of the second and third harmonics, as shares of the fundamental. */
  readonly second?: number;
  readonly third?: number;
  /** Level of a rattle relative to the tone, in dB RMS, while the sweep passes from 300 to 450 Hz. */
  readonly buzz?: number;
}

/** The sweep as the speaker plays it: with harmonics, and a rattle once in each period. */
function play({ gain = 0, inverted = false, second = 0.01, third = 0.005, buzz }: Side, echoes: Echoes): Float32Array {
  const out = new Float32Array(sweep.length);
  const rattle = noiseOf(7);
  let level = 0;
  for (let i = 0; i < sweep.length; i++) {
    const x = sweep[i] as number;
    // cos 2a = 1 − 2 sin² a, sin 3a = 3 sin a − 4 sin³ a
    out[i] = x + second * (1 - 2 * x * x) + third * (3 * x - 4 * x ** 3);
    if (buzz === undefined) continue;
    const frequency = measuringSweepAt(i / rate);
    const previous = sweep[i - 1] ?? 0;
    if (previous < 0 && x >= 0 && frequency > 300 && frequency < 450) level = 1;
    // A burst that decays in 1 ms. Mean square: 1/3 for noise, times 24 samples of 48,000 / frequency for the decay.
    const share = 10 ** (buzz / 20) * Math.SQRT1_2 * Math.sqrt((3 * rate) / frequency / 24);
    out[i] = (out[i] as number) + level * rattle() * share;
    level *= Math.exp(-1 / 48);
  }
  const amplitude = (inverted ? -1 : 1) * 0.1 * 10 ** (gain / 20);
  return roomOf(out, echoes).map((x) => x * amplitude);
}

/** Delays of two echoes in samples. Each side has its own, because it stands in another place. */
type Echoes = readonly [number, number];

/** A first-order bass roll-off at 150 Hz and two echoes. */
function roomOf(input: Float32Array, [first, second]: Echoes): Float32Array {
  const out = new Float32Array(input.length);
  const pole = Math.exp((-2 * Math.PI * 150) / rate);
  let [last, before] = [0, 0];
  for (let i = 0; i < input.length; i++) {
    const x = input[i] as number;
    last = pole * (last + x - before);
    before = x;
    out[i] = last + 0.15 * (out[i - first] ?? 0) + 0.1 * (out[i - second] ?? 0);
  }
  return out;
}

interface Scene {
  readonly left?: Side | null;
  readonly right?: Side | null;
  /** Amplitude of the room's white noise. */
  readonly noise?: number;
}

function record({ left = {}, right = {}, noise = 0.0005 }: Scene): Float32Array {
  const parts = sectionsOf(rate);
  const hiss = noiseOf(42);
  const recording = Float32Array.from({ length: parts.length }, () => noise * hiss());
  for (const [side, start, echoes] of [
    [left, parts.left.start, [260, 1130]],
    [right, parts.right.start, [310, 970]],
  ] as const) {
    if (side)
      play(side, echoes).forEach((x, i) => {
        const at = start + DELAY + i;
        recording[at] = (recording[at] as number) + x;
      });
  }
  return recording;
}

const measured = new Map<string, LoopMeasurement>();
function measure(scene: Scene): LoopMeasurement {
  const key = JSON.stringify(scene);
  const known = measured.get(key);
  if (known) return known;
  const report: LoopReport = analyzeLoop(record(scene), rate);
  if (report.kind !== 'measured') throw new Error(`Inconclusive: ${report.reason}`);
  measured.set(key, report);
  return report;
}

it('the sweep lasts three seconds, from 80 Hz to 16 kHz, without a step at its ends', () => {
  expect(sweep.length).toBe(144_000);
  expect([0, 1.5, 3].map((time) => Math.round(measuringSweepAt(time)))).toEqual([80, 1131, 16_000]);
  expect([sweep[0], sweep.at(-1)].map((x) => Math.abs(x ?? 1))).toEqual([0, 0]);
  expect(LOOP_SECONDS).toBeCloseTo(8.7);
});

describe('the closed loop, on synthetic recordings', { timeout: 30_000 }, () => {
  it('finds nothing with a clean pair of speakers in a quiet room', () => {
    const clean = measure({});
    expect(findingsOf(clean)).toEqual([]);
    expect(Math.abs(clean.balance)).toBeLessThan(0.1);
    expect(clean).toMatchObject({ inverted: false, silent: null });
    expect(clean.latency).toBeCloseTo(83, 0);
    expect(clean.left.buzz?.level).toBeLessThan(-55);
    // White noise of this amplitude: 20 log10(0.0005 / √3).
    expect(clean.background).toBeCloseTo(-70.8, 0);
    // √(0.01² + 0.005²) = 1.1%, raised because the roll-off reduces the fundamental.
    expect(clean.left.distortion).toBeGreaterThan(0.009);
    expect(clean.left.distortion).toBeLessThan(0.016);
  });

  it('finds the balance to half a decibel', () => {
    for (const gain of [-12, -6, -2, 3]) {
      expect(Math.abs(measure({ right: { gain } }).balance + gain), `${gain} dB`).toBeLessThan(0.5);
    }
    expect(findingsOf(measure({ right: { gain: -6 } }))).toEqual(['The left side is 6.0\u202fdB louder.']);
    expect(findingsOf(measure({ right: { gain: -2 } }))).toEqual([]);
  });

  it('finds an inverted side, whichever it is', () => {
    for (const scene of [{ right: { inverted: true } }, { left: { inverted: true } }]) {
      const report = measure(scene);
      expect(report.inverted).toBe(true);
      expect(findingsOf(report)).toEqual(['Out of phase: one side is wired in reverse.']);
    }
    expect(measure({ left: { inverted: true }, right: { inverted: true } }).inverted).toBe(false);
  });

  it('finds a buzz of −40 dB, on its side and near its frequency', () => {
    const report = measure({ right: { buzz: -40 } });
    expect(report.right.buzz?.level).toBeGreaterThan(-46);
    expect(report.right.buzz?.level).toBeLessThan(-36);
    expect(report.right.buzz?.frequency).toBeGreaterThan(280);
    expect(report.right.buzz?.frequency).toBeLessThan(480);
    expect(report.left.buzz?.level).toBeLessThan(-55);
    expect(findingsOf(report)).toEqual([
      expect.stringMatching(/^Buzz at −\d\d\u202fdB on the right, near \d{3}\u202fHz\.$/),
    ]);
  });

  it.each([
    [499, -44, 1],
    [499, -46, 0],
    [500, -51, 1],
    [500, -53, 0],
  ])('at %i Hz takes %i dB for %i buzz', (frequency, level, count) => {
    const clean = measure({});
    expect(findingsOf({ ...clean, right: { ...clean.right, buzz: { level, frequency } } })).toHaveLength(count);
  });

  it('takes a click for no buzz, and gaps where samples were lost on the way for no figures', () => {
    // When the sweep passes 250 Hz.
    const at = sectionsOf(rate).right.start + DELAY + Math.round(0.645 * rate);
    const clicked = record({});
    clicked.fill(0.3, at, at + 2);
    const report = analyzeLoop(clicked, rate);
    expect(report.kind === 'measured' && findingsOf(report)).toEqual([]);
    for (const milliseconds of [6, 23, 45]) {
      const cut = record({});
      cut.fill(0, at, at + milliseconds * 48);
      expect(analyzeLoop(cut, rate), `${milliseconds} ms`).toEqual({ kind: 'inconclusive', reason: 'gaps' });
    }
  });

  it('takes the harmonics of a small speaker for no buzz, and strong ones for distortion', () => {
    const small = measure({ left: { second: 0.05, third: 0.03 } });
    expect(findingsOf(small)).toEqual([]);
    const torn = measure({ left: { second: 0.2 } });
    expect(findingsOf(torn)).toEqual([expect.stringMatching(/^Harmonics of \d\d% on the left\.$/)]);
  });

  it('finds a silent side, and compares nothing with it', () => {
    const report = measure({ left: null });
    expect(report).toMatchObject({ silent: 'left', inverted: null });
    expect(findingsOf(report)).toEqual(['The microphone did not hear the left side.']);
  });

  it('calls no side silent where the other one is faint too, and no buzz absent that the room could hide', () => {
    // About 18 dB above the noise.
    const faint = analyzeLoop(record({ left: null, right: { gain: -20 }, noise: 0.014 }), rate);
    expect(faint).toEqual({ kind: 'inconclusive', reason: 'weak' });
    const noisy = measure({ noise: 0.01 });
    expect(noisy.left.buzz).toBeNull();
    expect(loopPartsOf(noisy).find(({ id }) => id === 'loop-buzz')?.verdict).toBe('not-run');
    expect(loopPartsOf(measure({})).map(({ verdict }) => verdict)).toEqual(['pass', 'pass', 'pass', 'pass', 'pass']);
  });

  it('gives digital silence a finite level, so that a saved result reads the same', () => {
    const report = measure({ noise: 0 });
    expect(report.background).toBe(-160);
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('follows the bass roll-off in its curve', () => {
    const { curve } = measure({}).left;
    const at = (frequency: number) =>
      curve.reduce((a, b) =>
        Math.abs(Math.log(b.frequency / frequency)) < Math.abs(Math.log(a.frequency / frequency)) ? b : a,
      ).level;
    // First order: −3 dB at 150 Hz.
    expect(at(1000) - at(150)).toBeGreaterThan(1.5);
    expect(at(1000) - at(150)).toBeLessThan(5);
  });

  it('is inconclusive when the room hides the sweep or the microphone is overdriven', () => {
    const weak = analyzeLoop(record({ noise: 0.3, left: { gain: -20 }, right: { gain: -20 } }), rate);
    expect(weak).toEqual({ kind: 'inconclusive', reason: 'weak' });
    expect(analyzeLoop(record({ left: null, right: null }), rate)).toEqual({ kind: 'inconclusive', reason: 'weak' });
    const loud = analyzeLoop(record({ left: { gain: 24 } }), rate);
    expect(loud).toEqual({ kind: 'inconclusive', reason: 'overload' });
  });

  it('says in words why there are no figures', () => {
    const words = (['weak', 'overload', 'gaps'] as const).map((reason) =>
      whyInconclusive({ kind: 'inconclusive', reason }),
    );
    expect(words.join(' ')).toMatch(/Turn the volume up.*Turn the volume down.*Close other programs/);
    const kept = ['echoCancellation', 'autoGainControl'] as const;
    expect(whyInconclusive({ kind: 'inconclusive', reason: 'processing', kept })).toContain(
      'echo cancellation, automatic gain control',
    );
  });
});
