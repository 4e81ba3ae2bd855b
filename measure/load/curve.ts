/** The curve of work done under load: what is kept of the speed at the start, steps and stalls. */

export const loadParts = ['cores', 'graphics', 'memory'] as const;
export type LoadPart = (typeof loadParts)[number];
export type GraphicsApi = 'WebGPU' | 'WebGL 2';

/** What is done, in the unit that people read: integers of the cores and the graphics (four for a texel), and GiB. */
export const scales: Readonly<Record<LoadPart, { readonly factor: number; readonly unit: string }>> = {
  cores: { factor: 1e-3, unit: 'thousand' },
  graphics: { factor: 4e-6, unit: 'million' },
  memory: { factor: 2 ** -10, unit: 'GiB' },
};

/** A wrong word: the worker or block, the seed, texel or word in it, and the bits that differ. */
export interface Wrong {
  readonly unit: number;
  readonly index: number;
  readonly bits: number;
}

/** What one part did since the sample before. Cores: answers. Graphics: texels. Memory: MiB, written, left and read. */
export interface Work {
  readonly done: number;
  /** Done per second of work. */
  readonly rate: number;
  readonly wrong: number;
  readonly first: Wrong | null;
  /** What calculated on the graphics. Absent for other parts, and in runs from before WebGPU. */
  readonly api?: GraphicsApi;
  /** Whether the browser calculates graphics on the processor. Absent where the graphics device does it. */
  readonly software?: true;
}

/** A second or a few of load. A part that this browser cannot load is absent. */
export interface Sample {
  /** Milliseconds since the epoch, at its end. */
  readonly at: number;
  /** Milliseconds. */
  readonly span: number;
  readonly work: Readonly<Partial<Record<LoadPart, Work>>>;
  /** Workers on the cores. */
  readonly workers: number;
  /** Frames of the page, and the longest time between two, ms. */
  readonly frames: number;
  readonly gap: number;
  /** What the microphone hears, dBFS. Absent if the person does not let the page listen, and without a signal. */
  readonly noise?: number;
  /** Level from 0 to 1. Null where the browser does not tell. */
  readonly battery: { readonly level: number; readonly charging: boolean } | null;
}

/** The curve is judged in stretches of this length, so that runs of any length are judged alike. */
const BLOCK_MS = 5000;
/** The first stretch is left out: the browser compiles the work, and memory is given out. */
const WARM_BLOCKS = 1;
/** How many stretches are the start, and how many the end: half a minute each. */
const SIDE_BLOCKS = 6;
/** Ranks of the 36 ratios of six and six stretches that hold 95 % (Mann and Whitney 1947: the critical U is 5). */
const [LOW_RANK, HIGH_RANK] = [5, 30];
/** A smaller step is not named. It is a figure and no verdict. */
const MIN_STEP = 0.1;
/** A sample with less than this share of the speed of its neighbors is a stall. It is a figure and no verdict. */
const STALL = 0.5;
const STALL_REACH = 3;

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** When a part stopped, in ms of loaded time. Null if it worked in the last two stretches, or never. */
export function stoppedAt(samples: readonly Sample[], part: LoadPart): number | null {
  const last = samples.findLastIndex(({ work }) => (work[part]?.done ?? 0) > 0);
  const spans = samples.map(({ span }) => span);
  return last < 0 || sum(spans.slice(last + 1)) < 2 * BLOCK_MS ? null : sum(spans.slice(0, last + 1));
}

/** The mean speed of a part in each whole stretch of loaded time. A sample at an edge counts for both by its time. */
export function blocksOf(samples: readonly Sample[], part: LoadPart): readonly number[] {
  const blocks: number[] = [];
  let [time, done] = [0, 0];
  for (const { span, work } of samples) {
    const rate = work[part]?.rate ?? 0;
    let left = span;
    for (; time + left >= BLOCK_MS; time = 0, done = 0) {
      const here = BLOCK_MS - time;
      blocks.push((done + here * rate) / BLOCK_MS);
      left -= here;
    }
    time += left;
    done += left * rate;
  }
  return blocks;
}

/** A share of the speed before, with its 95 % interval. */
export interface Kept {
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** The median of all ratios of one side to the other (Hodges and Lehmann), with its interval by ranks. */
function ratioOf(before: readonly number[], after: readonly number[]): Kept {
  const ratios = after.flatMap((late) => before.map((early) => late / early)).sort((a, b) => a - b);
  return { share: median(ratios), from: ratios[LOW_RANK] ?? 0, to: ratios[HIGH_RANK] ?? 0 };
}

/** The part of the speed at the start that is left at the end. Null if the run is too short or did not start. */
export function keptOf(blocks: readonly number[]): Kept | null {
  const warm = blocks.slice(WARM_BLOCKS);
  const before = warm.slice(0, SIDE_BLOCKS);
  if (warm.length < 2 * SIDE_BLOCKS || before.some((rate) => rate <= 0)) return null;
  return ratioOf(before, warm.slice(-SIDE_BLOCKS));
}

/** A change of speed: when, in ms of loaded time, and the share that is left after it. */
export interface Step {
  readonly at: number;
  readonly share: number;
}

/** Sudden changes of speed, in order: half a minute before and half a minute after have no speed in common. */
export function stepsOf(blocks: readonly number[]): readonly Step[] {
  const found: (Step & { readonly index: number; readonly size: number })[] = [];
  for (let index = WARM_BLOCKS + SIDE_BLOCKS; index <= blocks.length - SIDE_BLOCKS; index++) {
    const [before, after] = [blocks.slice(index - SIDE_BLOCKS, index), blocks.slice(index, index + SIDE_BLOCKS)];
    const isApart = Math.max(...after) < Math.min(...before) || Math.min(...after) > Math.max(...before);
    if (!isApart || Math.min(...before, ...after) <= 0) continue;
    const { share } = ratioOf(before, after);
    // By the means, because medians are the same one stretch too early and too late.
    const size = Math.abs(Math.log(sum(after) / sum(before)));
    if (Math.abs(share - 1) >= MIN_STEP) found.push({ index, at: index * BLOCK_MS, share, size });
  }
  const kept: typeof found = [];
  for (const step of found.toSorted((a, b) => b.size - a.size))
    if (kept.every(({ index }) => Math.abs(index - step.index) >= SIDE_BLOCKS)) kept.push(step);
  return kept.sort((a, b) => a.at - b.at).map(({ at, share }) => ({ at, share }));
}

/** How many samples have less than half of the speed around them. */
export function stallsOf(samples: readonly Sample[], part: LoadPart): number {
  const rates = samples.flatMap(({ work }) => work[part]?.rate ?? []);
  const around = (i: number) => rates.slice(Math.max(0, i - STALL_REACH), i + STALL_REACH + 1);
  return rates.filter((rate, i) => rate < STALL * median(around(i))).length;
}

/** All that a part did. Null if this browser cannot load it, or did not yet. */
export function totalOf(samples: readonly Sample[], part: LoadPart): Omit<Work, 'rate'> | null {
  const works = samples.flatMap(({ work }) => work[part] ?? []);
  if (works.length === 0) return null;
  return {
    done: sum(works.map(({ done }) => done)),
    wrong: sum(works.map(({ wrong }) => wrong)),
    first: works.find(({ first }) => first)?.first ?? null,
  };
}

/** Browsers round the level to one point: the error of two levels, with a coverage factor of 2, in points. */
const LEVEL_ERROR = 2 * Math.sqrt(2 / 12);
const HOUR_MS = 3_600_000;

/** The noise is that of the last half minute. */
const NOISE_MS = 30_000;
const MIN_LEVELS = 5;
/** Levels are kept to one digit. */
const LEVEL_STEP = 0.1;
/** Student's t for 95 % with four degrees of freedom, which five levels leave. */
const STUDENT_T = 2.78;

/**
 * How much louder it is at the end than in the quiet before the load. Levels in dBFS, the rest in dB; `uncertainty` is
 * for 95 %. Null with fewer than five levels of either.
 */
export function louderOf(quiet: readonly number[], samples: readonly Sample[]) {
  const end = samples.at(-1)?.at ?? 0;
  const levels = samples.flatMap(({ at, noise }) => (noise !== undefined && end - at < NOISE_MS ? [noise] : []));
  if (Math.min(quiet.length, levels.length) < MIN_LEVELS) return null;
  const meanOf = (of: readonly number[]) => sum(of) / of.length;
  /** The variance of the mean. */
  const errorOf = (of: readonly number[]) =>
    sum(of.map((level) => (level - meanOf(of)) ** 2)) / (of.length - 1) / of.length;
  const [before, after] = [meanOf(quiet), meanOf(levels)];
  return {
    before,
    after,
    change: after - before,
    uncertainty: Math.max(LEVEL_STEP, STUDENT_T * Math.sqrt(errorOf(quiet) + errorOf(levels))),
  };
}

/**
 * The battery's slope under load in points an hour, between its first step and its last. Null where the browser does
 * not tell the level, if the charger came or went, or if the level fell by less than three steps.
 */
export function drainOf(samples: readonly Sample[]): { perHour: number; uncertainty: number } | null {
  const told = samples.flatMap(({ at, battery }) => (battery ? [{ at, ...battery }] : []));
  const steps = told.filter(({ level }, i) => i > 0 && level !== told[i - 1]?.level);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || steps.length < 3 || told.some(({ charging }) => charging !== first.charging)) return null;
  const hours = (last.at - first.at) / HOUR_MS;
  return { perHour: (100 * (last.level - first.level)) / hours, uncertainty: LEVEL_ERROR / hours };
}
