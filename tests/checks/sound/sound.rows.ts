import { loopPartsOf } from '../../../machines/sound/loop';
import { analyzeLoop } from '../../../measure/audio/loop-analysis';
import { type LoopReport, measuringSweep, measuringSweepAt, sectionsOf } from '../../../measure/audio/loop-sweep';
import { memory } from '../../calibration/rows';
import { between, normal, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';

const db = (level: number) => 10 ** (level / 20);

const RATE = 48_000;
/** m/s. */
const SPEED_OF_SOUND = 343;
const sweep = measuringSweep(RATE);
const sections = sectionsOf(RATE);
/** The sweep's frequency at each sample, in Hz. */
const frequencies = Float64Array.from(sweep, (_, i) => measuringSweepAt(i / RATE));

type Point = readonly [number, number, number];
/** A place in a room: the room's size in m, and where the microphone and the two speakers are. */
interface Scene {
  readonly size: Point;
  /** Share of the pressure that a wall reflects. */
  readonly reflection: number;
  readonly microphone: Point;
  readonly left: Point;
  readonly right: Point;
}
/** One speaker of a pair. */
interface Speaker {
  readonly gain: number;
  /** Corner of the second-order bass roll-off in Hz. */
  readonly bass: number;
  /** Peaks and dips of the response: Hz, dB. */
  readonly peaks: readonly (readonly [number, number])[];
  /** Amplitudes of harmonics 2, 3 … relative to the tone. */
  readonly harmonics: readonly number[];
}
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** Image sources up to this many reflections. */
const MAX_REFLECTIONS = 3;

/** Impulse response of a box-shaped room as delays in samples and amplitudes (Allen and Berkley 1979). */
function imagesOf({ size, reflection, microphone }: Scene, source: Point): readonly (readonly [number, number])[] {
  const axis = (place: number, length: number) =>
    Array.from({ length: 2 * MAX_REFLECTIONS + 1 }, (_, i) => {
      const n = i - MAX_REFLECTIONS;
      return { at: n % 2 === 0 ? n * length + place : (n + 1) * length - place, bounces: Math.abs(n) };
    });
  const taps: [number, number][] = [];
  for (const x of axis(source[0], size[0]))
    for (const y of axis(source[1], size[1]))
      for (const z of axis(source[2], size[2])) {
        const bounces = x.bounces + y.bounces + z.bounces;
        if (bounces > MAX_REFLECTIONS) continue;
        const path = distance([x.at, y.at, z.at], microphone);
        taps.push([Math.round((path / SPEED_OF_SOUND) * RATE), reflection ** bounces / path]);
      }
  return taps;
}

/** The sweep as a speaker plays it, before the room. */
function play({ gain, bass, peaks, harmonics }: Speaker, rattle?: (out: Float32Array) => void): Float32Array {
  const out = new Float32Array(sweep.length);
  for (let i = 0; i < sweep.length; i++) {
    // Chebyshev polynomials of a sine make its harmonics.
    const x = sweep[i] as number;
    let [before, now] = [1, x];
    let sum = x;
    // Above its resonance a speaker moves by 1/f² (Klippel 2006), so that its higher harmonics vanish.
    const moves = Math.min(1, bass / (frequencies[i] as number)) ** 4;
    harmonics.forEach((share, n) => {
      [before, now] = [now, 2 * x * now - before];
      sum += share * now * (n < 2 ? 1 : moves);
    });
    out[i] = sum;
  }
  rattle?.(out);
  filter(out, highPass(bass));
  for (const peak of peaks) filter(out, peaking(...peak));
  for (let i = 0; i < out.length; i++) out[i] = (out[i] as number) * gain;
  return out;
}

type Biquad = readonly [number, number, number, number, number];
/** Second-order filters (Bristow-Johnson, "Cookbook formulae for audio EQ biquad filter coefficients"). */
function highPass(frequency: number): Biquad {
  const w = (2 * Math.PI * frequency) / RATE;
  const alpha = Math.sin(w) / (2 * 0.8);
  const a0 = 1 + alpha;
  const b = (1 + Math.cos(w)) / 2 / a0;
  return [b, -2 * b, b, (-2 * Math.cos(w)) / a0, (1 - alpha) / a0];
}
function peaking(frequency: number, gain: number): Biquad {
  const w = (2 * Math.PI * frequency) / RATE;
  const a = 10 ** (gain / 40);
  const alpha = Math.sin(w) / (2 * 2);
  const a0 = 1 + alpha / a;
  return [
    (1 + alpha * a) / a0,
    (-2 * Math.cos(w)) / a0,
    (1 - alpha * a) / a0,
    (-2 * Math.cos(w)) / a0,
    (1 - alpha / a) / a0,
  ];
}
function filter(samples: Float32Array, [b0, b1, b2, a1, a2]: Biquad) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] as number;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    samples[i] = y;
    [x2, x1, y2, y1] = [x1, x, y1, y];
  }
}

function record(
  random: Random,
  scene: Scene,
  [left, right]: readonly [Float32Array, Float32Array],
  noise: number,
): Float32Array {
  const recording = new Float32Array(sections.length);
  // Half of the noise is low-pass filtered: a room's noise falls with frequency.
  let low = 0;
  for (let i = 0; i < recording.length; i++) {
    const white = random() - 0.5;
    low += 0.05 * (white - low);
    recording[i] = noise * (white + 6 * low);
  }
  const lag = Math.round(between(random, 0.02, 0.3) * RATE);
  for (const [samples, place, start] of [
    [left, scene.left, sections.left.start],
    [right, scene.right, sections.right.start],
  ] as const) {
    for (const [delay, amplitude] of imagesOf(scene, place)) {
      const at = start + lag + delay;
      const length = Math.min(samples.length, recording.length - at);
      for (let i = 0; i < length; i++)
        recording[at + i] = (recording[at + i] as number) + amplitude * (samples[i] as number);
    }
  }
  return recording;
}

const place = (random: Random, size: Point, margin: number): Point => [
  between(random, margin, size[0] - margin),
  between(random, margin, size[1] - margin),
  between(random, 0.6, 1.2),
];
const roomOf = (random: Random): Pick<Scene, 'size' | 'reflection'> => ({
  size: [between(random, 3, 7), between(random, 2.5, 6), between(random, 2.3, 3)],
  reflection: between(random, 0.5, 0.92),
});
function laptop(random: Random): Scene {
  const room = roomOf(random);
  const [x, y, z] = place(random, room.size, 0.5);
  const half = between(random, 0.1, 0.17);
  return {
    ...room,
    microphone: [x + between(random, -0.1, 0.1), y + between(random, 0.05, 0.25), z + between(random, 0.05, 0.25)],
    left: [x - half, y, z],
    right: [x + half, y, z],
  };
}
function desk(random: Random): Scene {
  const room = roomOf(random);
  const half = between(random, 0.25, 0.8);
  const [x, y, z] = place(random, room.size, 1.1);
  return {
    ...room,
    microphone: [x + between(random, -0.25, 0.25), y + between(random, -0.5, 0.5), z - between(random, 0, 0.3)],
    left: [x - half, y + between(random, 0.4, 0.6), z],
    right: [x + half, y + between(random, 0.4, 0.6), z],
  };
}
/** Paths of which one is longer by `from` to `to` m. */
const apart =
  (from: number, to: number) =>
  (random: Random): Scene => {
    for (;;) {
      const room = roomOf(random);
      const [left, right, microphone] = [0.3, 0.3, 0.5].map((margin) => place(random, room.size, margin)) as [
        Point,
        Point,
        Point,
      ];
      const difference = Math.abs(distance(left, microphone) - distance(right, microphone));
      if (
        difference >= from &&
        difference <= to &&
        Math.min(distance(left, microphone), distance(right, microphone)) > 0.2
      )
        return { ...room, microphone, left, right };
    }
  };
function speakers(random: Random): [Speaker, Speaker] {
  const first = between(random, 0.002, 0.04);
  const third = between(random, 0.002, 0.03);
  const ratio = between(random, 0.1, 0.3);
  const bass = between(random, 100, 400);
  const peaks = Array.from({ length: 3 }, () => [between(random, 500, 6000), 2 * normal(random)] as const);
  const unit = (): Speaker => ({
    gain: 10 ** ((0.7 * normal(random)) / 20),
    bass: bass * (1 + 0.05 * normal(random)),
    peaks: peaks.map(([at, size]) => [at * (1 + 0.03 * normal(random)), size + 0.7 * normal(random)] as const),
    harmonics: Array.from({ length: 10 }, (_, i) => (i % 2 ? third : first) * ratio ** (i >> 1)),
  });
  return [unit(), unit()];
}

type Pair = readonly [Float32Array, Float32Array];

function measure(
  random: Random,
  scene: Scene,
  playing: (left: Speaker, right: Speaker) => Pair = (left, right) => [play(left), play(right)],
  change: (recording: Float32Array) => void = () => {},
  isQuiet = false,
): LoopReport {
  const near = Math.min(distance(scene.left, scene.microphone), distance(scene.right, scene.microphone));
  // The sweep has −38 to −16 dBFS at the nearer speaker, and the room −83 to −53. A quiet room hides no buzz.
  const level = db(between(random, isQuiet ? -26 : -38, -16)) * near;
  const [left, right] = speakers(random).map((one) => ({ ...one, gain: one.gain * level }));
  if (!left || !right) throw new Error('No pair');
  const noise = db(between(random, -78, isQuiet ? -70 : -48));
  const recording = record(random, scene, playing(left, right), noise);
  change(recording);
  return analyzeLoop(recording, RATE);
}

const anywhere = (random: Random): Scene => {
  const choice = random();
  return (choice < 0.3 ? laptop : choice < 0.6 ? desk : apart(1.2, 6))(random);
};
const fine = memory((random) => measure(random, anywhere(random)));
const reversed = memory((random) =>
  measure(random, anywhere(random), (left, right) => [play(left), play({ ...right, gain: -right.gain })]),
);
/** Only the left speaker works. Between the two sweeps the person moved a little, which changes a reflection. */
const lone = memory((random) => {
  const scene = anywhere(random);
  return measure(random, { ...scene, right: scene.left }, (left) => {
    const once = play(left);
    const again = once.slice();
    const path = Math.round(between(random, 0.001, 0.01) * RATE);
    const share = between(random, 0, 0.01);
    for (let i = path; i < again.length; i++) again[i] = (again[i] as number) + share * (once[i - path] as number);
    return [once, again];
  });
});
/** A browser fills what it lost with zeros. */
const cut = memory((random) =>
  measure(random, anywhere(random), undefined, (recording) => {
    const { start } = random() < 0.5 ? sections.left : sections.right;
    const at = start + Math.round(between(random, 0.5, 2.9) * RATE);
    recording.fill(0, at, at + 128 * Math.ceil(between(random, 1, 20)));
  }),
);

/** Levels of rattles in dB relative to the tone, and their frequencies in Hz (review A13). */
const RATTLES = [
  [-38, 250, 320],
  [-40, 400, 500],
  [-44, 850, 1000],
  [-40, 1500, 1800],
  [-38, 2500, 3200],
] as const;
/** Bursts of noise, once in each period, that ring out in 1 ms. */
const rattle =
  (random: Random, [level, from, to]: (typeof RATTLES)[number]) =>
  (out: Float32Array) => {
    let ringing = 0;
    const fall = Math.exp(-1 / (0.001 * RATE));
    for (let i = 1; i < out.length; i++) {
      const frequency = measuringSweepAt(i / RATE);
      if ((sweep[i - 1] as number) < 0 && (sweep[i] as number) >= 0 && frequency > from && frequency < to) ringing = 1;
      // Mean square of the noise 1/12, of its decay 24 samples in a period.
      const share = db(level) * Math.SQRT1_2 * Math.sqrt((12 * RATE) / frequency / 24);
      out[i] = (out[i] as number) + ringing * (random() - 0.5) * share;
      ringing *= fall;
    }
  };
const rattling = (random: Random, kind: (typeof RATTLES)[number]) => {
  const scene = (random() < 0.5 ? laptop : desk)(random);
  return measure(random, scene, (left, right) => [play(left, rattle(random, kind)), play(right)], undefined, true);
};

const codesOf = (report: LoopReport) =>
  loopPartsOf(report).flatMap(({ findings = [] }) => findings.map(({ code }) => code));

const rooms =
  'rooms as boxes (Allen and Berkley 1979) of 3 to 7 m that reflect 50 to 92 %; speakers, places and levels: wide';
const pairs = 'two good speakers: of a laptop, on a desk, with paths that differ by 1.2 to 6 m';
const detector = 'Loop of speakers and microphone';
const good = rowsOf('sound', detector, rooms, 0.005);
const bad = rowsOf('sound', detector, rooms, 0.01);
const hasGaps = (report: LoopReport) => report.kind === 'inconclusive' && report.reason === 'gaps';

export default [
  good.healthy(`A11, A12: ${pairs}; reversed, of one speaker or silent`, 800, (random) =>
    codesOf(fine(random)).some((code) => ['SND-REVERSED', 'SND-MONO', 'SND-NOSIDE'].includes(code)),
  ),
  good.healthy(`A17: ${pairs}; missing parts`, 800, (random) => hasGaps(fine(random))),
  good.undecided(`A11: ${pairs}; polarity not told`, 800, (random) => {
    const report = fine(random);
    return report.kind !== 'measured' || report.inverted === null;
  }),
  bad.fault('A11: one side reversed, at the same places', 200, (random) =>
    codesOf(reversed(random)).includes('SND-REVERSED'),
  ),
  bad.fault('A12: one speaker plays both sides, at the same places', 200, (random) =>
    codesOf(lone(random)).includes('SND-MONO'),
  ),
  bad.fault('A17: 2.7 to 53 ms of zeros', 200, (random) => hasGaps(cut(random))),
  good.healthy(`A13: ${pairs}; buzz or distortion`, 800, (random) =>
    codesOf(fine(random)).some((code) => code === 'SND-BUZZ' || code === 'SND-DISTORT'),
  ),
  ...RATTLES.map((kind) =>
    bad.fault(`A13: a rattle of ${kind[0]} dB from ${kind[1]} to ${kind[2]} Hz, in a quiet room`, 60, (random) =>
      codesOf(rattling(random, kind)).includes('SND-BUZZ'),
    ),
  ),
];
