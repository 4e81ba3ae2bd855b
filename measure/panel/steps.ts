import { ratioSteps, rightChance, seenChance } from './detection';

/** A question about a step: can code `to` be distinguished from code `from`? In 8-bit or 10-bit codes. */
export interface Step {
  /** Steps with the same group have about the same visibility. */
  readonly group: number;
  readonly from: number;
  readonly to: number;
}

export type StepAnswer<Kind extends Step = Step> = Kind & { readonly right: boolean };

/** Number of consecutive steps in a group. With two bits less, a panel shows one of every four steps. */
export const PERIOD = 4;

/** Possible visibility thresholds of a group, in codes. */
const THRESHOLDS = ratioSteps(0.2, 16, 18);
const STEEPNESS = 3;
/** How far a group's threshold may differ from the observer's, in entries of that list: by two thirds. */
const DEVIATION = 2;
/** Probability of a correct answer, by number of codes that the panel shows (0 to 4) and index of the threshold. */
const RIGHT = Array.from({ length: PERIOD + 1 }, (_, codes) =>
  THRESHOLDS.map((threshold) => rightChance(seenChance(codes, threshold, STEEPNESS))),
);

/** A hypothesis that may explain the answers. */
export interface Explanation<Name> {
  /** The result that it is reported as; null if it is not reported. */
  readonly name: Name | null;
  /** Relative weight before the first answer. The weights of a list need not sum to 1. */
  readonly prior: number;
  /** Likelihood of the answers of one group, at each threshold. */
  readonly chances: (group: readonly StepAnswer[]) => Float64Array;
}

/** Likelihood of the answers of a group at each threshold. `right` is the probability of a correct answer. */
function chancesOf(answers: readonly StepAnswer[], right: (step: Step, threshold: number) => number): Float64Array {
  const chances = new Float64Array(THRESHOLDS.length).fill(1);
  for (const answer of answers) {
    for (let t = 0; t < chances.length; t++) {
      const chance = right(answer, t);
      chances[t] = (chances[t] ?? 0) * (answer.right ? chance : 1 - chance);
    }
  }
  // A group's own threshold may be the observer's, or higher or lower by two thirds.
  return chances.map((chance, t) => {
    const at = (place: number) => chances[Math.min(chances.length - 1, Math.max(0, place))] ?? 0;
    return (at(t - DEVIATION) + chance + at(t + DEVIATION)) / 3;
  });
}

/** The panel shows `codes(step)` codes of each step. */
export const shown = (codes: (step: Step) => number) => (group: readonly StepAnswer[]) =>
  chancesOf(group, (step, t) => RIGHT[Math.min(PERIOD, codes(step))]?.[t] ?? 0);

/** The panel's own steps lie at every `period`th code, starting at `phase`. */
const inPeriod = (period: number, phase: number) =>
  shown(
    ({ from, to }) =>
      period * (Math.floor((to + period - phase) / period) - Math.floor((from + period - phase) / period)),
  );

/** Models of how a panel may show the steps. */
export const shownAs = {
  /** It shows all codes of each step. */
  whole: shown(({ from, to }) => to - from),
  inPeriod,
  /** Its own steps lie at every `period`th code, with a different phase in each group. */
  atAnyPhase: (period: number) => (group: readonly StepAnswer[]) => {
    const all = Array.from({ length: period }, (_, phase) => inPeriod(period, phase)(group));
    return new Float64Array(THRESHOLDS.length).map(
      (_, t) => all.reduce((sum, chances) => sum + (chances[t] ?? 0), 0) / period,
    );
  },
  /** It shows each step or not, at random. */
  byChance: (group: readonly StepAnswer[]) =>
    chancesOf(group, ({ from, to }, t) => ((RIGHT[0]?.[t] ?? 0) + (RIGHT[Math.min(PERIOD, to - from)]?.[t] ?? 0)) / 2),
} as const;

/** Adds the logarithms of a group's likelihoods to the sums of the other groups, threshold by threshold. */
function add(logs: Float64Array, chances: Float64Array): void {
  for (let t = 0; t < logs.length; t++) logs[t] = (logs[t] ?? 0) + Math.log(chances[t] ?? 0);
}

/**
 * Posterior probability of a name after all answers, 0 to 1. Compares explanations by their marginal likelihood over
 * all thresholds (Bayesian model comparison, Kass and Raftery 1995, https://doi.org/10.1080/01621459.1995.10476572). If
 * a person sees no step at all, all explanations have about the same likelihood, so nothing is reported.
 */
export function explained<Name>(
  explanations: readonly Explanation<Name>[],
  answers: readonly StepAnswer[],
): (name: Name) => number {
  const groups = [...new Set(answers.map(({ group }) => group))].map((one) =>
    answers.filter(({ group }) => group === one),
  );
  const logs = explanations.map(({ prior, chances }) => {
    const byThreshold = new Float64Array(THRESHOLDS.length).fill(Math.log(prior / THRESHOLDS.length));
    for (const group of groups) add(byThreshold, chances(group));
    return byThreshold;
  });
  const most = Math.max(...logs.map((byThreshold) => Math.max(...byThreshold)));
  const weights = logs.map((byThreshold) => byThreshold.reduce((sum, log) => sum + Math.exp(log - most), 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return (name) => explanations.reduce((sum, one, i) => sum + (one.name === name ? (weights[i] ?? 0) : 0), 0) / all;
}
