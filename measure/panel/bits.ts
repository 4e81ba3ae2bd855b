import { drawInteger, shuffled, streams } from '../random';
import { type Explanation, explained, PERIOD, type Step, type StepAnswer, shown, shownAs } from './steps';

/** A question about bit depth, in one channel. */
export interface BitStep extends Step {
  /** 0 red, 1 green, 2 blue. */
  readonly channel: 0 | 1 | 2;
}

/** Code ranges in which the groups of a channel begin. The last is next to the top codes, for comparison with them. */
const GROUPS = [
  { low: 64, high: 112 },
  { low: 136, high: 184 },
  { low: 248, high: 248 },
] as const;
/** Pairs among the four highest codes. */
const TOP = [
  { from: 252, to: 254 },
  { from: 253, to: 255 },
  { from: 252, to: 255 },
] as const;
const CHANNELS = [0, 1, 2] as const;

/** All steps of a run, in the order of asking: twelve places, four in each channel. */
export function bitSteps(seed: number): readonly BitStep[] {
  const all = CHANNELS.flatMap((channel) => [
    ...GROUPS.flatMap(({ low, high }, index): BitStep[] => {
      const group = channel * GROUPS.length + index;
      const begin = low + drawInteger(seed, streams.level, group, high - low + 1);
      return Array.from({ length: PERIOD }, (_, i) => ({ channel, group, from: begin + i, to: begin + i + 1 }));
    }),
    ...TOP.map((pair): BitStep => ({ channel, group: (channel + 1) * GROUPS.length - 1, ...pair })),
  ]);
  return shuffled(all, seed, streams.order);
}

export type BitAnswer = StepAnswer<BitStep>;

export type BitDepth = 'every' | 'fours' | 'top';

export interface BitFigure {
  /** What the answers show; null if they are inconclusive. */
  readonly seen: BitDepth | null;
  /** Probability of each, 0 to 1. The remainder is the probability of anything else. */
  readonly chances: Readonly<Record<BitDepth, number>>;
}

/** Minimum probability for reporting a result. Results against a panel need a higher one. */
const MIN_REPORT_PROBABILITY = { every: 0.95, fours: 0.99, top: 0.99 } as const;

const isTop = ({ from }: Step) => from >= 252;

const explanations: readonly Explanation<BitDepth>[] = [
  { name: 'every', prior: 0.3, chances: shownAs.whole },
  { name: 'top', prior: 0.3, chances: shown((step) => (isTop(step) ? 0 : step.to - step.from)) },
  // If the lowest bits are truncated, steps lie at multiples of four. Otherwise they lie at other codes, or shift from
  // group to group if 63 steps span 255 codes.
  { name: 'fours', prior: 0.2, chances: shownAs.inPeriod(PERIOD, 0) },
  ...[1, 2, 3].map((phase) => ({ name: 'fours' as const, prior: 0.02, chances: shownAs.inPeriod(PERIOD, phase) })),
  { name: 'fours', prior: 0.1, chances: shownAs.atAnyPhase(PERIOD) },
  ...[0, 1].map((phase) => ({ name: null, prior: 0.05 / 2, chances: shownAs.inPeriod(2, phase) })),
  { name: null, prior: 0.05, chances: shownAs.byChance },
];

/** Infers from the answers which steps between codes a panel shows. */
export function bitFigure(answers: readonly BitAnswer[]): BitFigure {
  const chanceOf = explained(explanations, answers);
  const chances = { every: chanceOf('every'), fours: chanceOf('fours'), top: chanceOf('top') };
  const seen =
    (['every', 'fours', 'top'] as const).find((depth) => chances[depth] >= MIN_REPORT_PROBABILITY[depth]) ?? null;
  return { seen, chances };
}
