/**
 * QUEST+: a Bayesian adaptive staircase (Watson 2017, https://doi.org/10.1167/17.3.10) with one parameter. The belief
 * is a probability for each value of the parameter. The next stimulus is the one with the highest expected information
 * gain.
 */
export interface Quest {
  /** Possible values of the parameter, ascending. */
  readonly parameters: readonly number[];
  /** Stimuli to choose from. */
  readonly stimuli: readonly number[];
  /** Number of possible answers. */
  readonly answers: number;
  /** Probability of each answer, at index (stimulus · answers + answer) · parameters + parameter. */
  readonly chances: Float64Array;
  /** Entropy of the answer at each stimulus and parameter, in nats. */
  readonly entropies: Float64Array;
}

/** Probability of each value of the parameter; the sum is 1. Plain data. */
export type Belief = readonly number[];

interface QuestOptions {
  readonly parameters: readonly number[];
  readonly stimuli: readonly number[];
  /** Probabilities of all answers, in a fixed order. Each is above 0; the sum is 1. */
  readonly chancesOf: (stimulus: number, parameter: number) => readonly number[];
}

/** Precomputes all probabilities, so that a trial costs one pass over them. */
export function questOf({ parameters, stimuli, chancesOf }: QuestOptions): Quest {
  const count = parameters.length;
  const answers = chancesOf(stimuli[0] ?? 0, parameters[0] ?? 0).length;
  const chances = new Float64Array(stimuli.length * answers * count);
  const entropies = new Float64Array(stimuli.length * count);
  stimuli.forEach((stimulus, s) => {
    parameters.forEach((parameter, p) => {
      chancesOf(stimulus, parameter).forEach((chance, answer) => {
        chances[(s * answers + answer) * count + p] = chance;
        entropies[s * count + p] = (entropies[s * count + p] ?? 0) - chance * Math.log(chance);
      });
    });
  });
  return { parameters, stimuli, answers, chances, entropies };
}

/** Uniform prior: all values are equally probable before the first answer. */
export const uniformBelief = ({ parameters }: Pick<Quest, 'parameters'>): Belief =>
  parameters.map(() => 1 / parameters.length);

/** Bayesian update: each probability times the likelihood of the observation, normalized to a sum of 1. */
export function bayesUpdate(belief: Belief, likelihood: (index: number) => number): Belief {
  const products = belief.map((share, index) => share * likelihood(index));
  const sum = products.reduce((total, share) => total + share, 0);
  return sum > 0 ? products.map((share) => share / sum) : belief;
}

/** The belief after an answer to a stimulus. Both are indices. */
export function updateBelief(
  { chances, answers, parameters }: Quest,
  belief: Belief,
  stimulus: number,
  answer: number,
): Belief {
  const from = (stimulus * answers + answer) * parameters.length;
  return bayesUpdate(belief, (index) => chances[from + index] ?? 0);
}

/** Index of the stimulus whose answer is expected to reduce the entropy of the belief the most. */
export function bestStimulus({ parameters, stimuli, answers, chances, entropies }: Quest, belief: Belief): number {
  const count = parameters.length;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let s = 0; s < stimuli.length; s++) {
    // Expected information gain: entropy of the answer minus its expected entropy for a known parameter.
    let gain = 0;
    for (let p = 0; p < count; p++) gain -= (belief[p] ?? 0) * (entropies[s * count + p] ?? 0);
    for (let answer = 0; answer < answers; answer++) {
      const from = (s * answers + answer) * count;
      let chance = 0;
      for (let p = 0; p < count; p++) chance += (belief[p] ?? 0) * (chances[from + p] ?? 0);
      if (chance > 0) gain -= chance * Math.log(chance);
    }
    if (gain > most + 1e-12) {
      most = gain;
      best = s;
    }
  }
  return best;
}

/** Mean and standard deviation of the parameter, in its unit. */
export function momentsOf(parameters: readonly number[], belief: Belief): { mean: number; deviation: number } {
  let mean = 0;
  let square = 0;
  for (const [index, value] of parameters.entries()) {
    const share = belief[index] ?? 0;
    mean += share * value;
    square += share * value * value;
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
}

/** Quantile of the parameter: the value below which this share (0 to 1) of the belief lies, interpolated. */
export function quantileOf(parameters: readonly number[], belief: Belief, share: number): number {
  let sum = 0;
  for (const [index, value] of parameters.entries()) {
    const own = belief[index] ?? 0;
    if (sum + own >= share && own > 0) {
      const next = parameters[index + 1] ?? value;
      return value + ((share - sum) / own) * (next - value);
    }
    sum += own;
  }
  return parameters.at(-1) ?? 0;
}
