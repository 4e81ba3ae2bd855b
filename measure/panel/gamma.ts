import { drawInteger, streams } from '../random';
import { LAPSE } from './detection';
import { type Belief, bayesUpdate, momentsOf, type Quest, questOf, uniformBelief } from './quest';
import { fourOf, type Quarter } from './trials';

/**
 * Shares of light from lines with codes 0 and 255: one lit line in four, one in two, three in four. Lines are
 * horizontal, because a panel drives whole rows and vertical lines strain its drivers.
 */
export const shares = [0.25, 0.5, 0.75] as const;

/** Number of lines in a period, and number of lit lines. */
export const lines = [
  { period: 4, lit: 1 },
  { period: 2, lit: 1 },
  { period: 4, lit: 3 },
] as const;

/** Exponents considered possible: 1.2 to 3.4, about half to 1.5 times the usual 2.2. */
const gammas = Array.from({ length: 111 }, (_, i) => 1.2 + i * 0.02);
/** Uniform prior over the exponents. */
export const uniformGamma = (): Belief => uniformBelief({ parameters: gammas });

/** The code whose light is this share of the light of code 255, for an exponent. Not rounded. */
export const codeOf = (share: number, gamma: number): number => 255 * share ** (1 / gamma);

/** Standard deviation of comparing four patches with lines, in codes: about 4 % of the light (Weber's law). */
const COMPARISON_ERROR_CODES = 4;
/** Standard deviation of matching a patch by hand, in codes. */
const MATCH_ERROR_CODES = 8;

/** Offsets of the four patches of a question from the middle, in multiples of the spread. */
const LADDER = [-3, -1, 1, 3] as const;
/** Half the distance between adjacent patches, in codes. */
const SPREADS = [2, 3, 5, 8, 13] as const;
const DISTANCES = Array.from({ length: 241 }, (_, i) => (i - 120) / 2);

const tables = new Map<number, Quest>();

/**
 * Probability that each patch of a ladder is chosen as the nearest, by the distance of the ladder's middle from the
 * match in codes. Each distance is perceived with a normal error, so this is the probability that one perceived
 * distance is the smallest of four, integrated over its size. Computed when a spread is first used.
 */
function nearestQuest(spread: number): Quest {
  const quest =
    tables.get(spread) ??
    questOf({
      parameters: DISTANCES,
      stimuli: [0],
      chancesOf: (_, distance) => nearestChances(LADDER.map((step) => distance + step * spread)),
    });
  tables.set(spread, quest);
  return quest;
}

function nearestChances(distances: readonly number[]): number[] {
  const STEP = 1;
  const sums = distances.map(() => 0);
  const last = Math.min(...distances.map(Math.abs)) + 5 * COMPARISON_ERROR_CODES;
  for (let size = STEP / 2; size < last; size += STEP) {
    const farther = distances.map((distance) => 1 - within(size, distance));
    const density = distances.map(
      (distance) =>
        (normal((size - distance) / COMPARISON_ERROR_CODES) + normal((-size - distance) / COMPARISON_ERROR_CODES)) /
        COMPARISON_ERROR_CODES,
    );
    for (let i = 0; i < sums.length; i++) {
      let product = density[i] ?? 0;
      for (let j = 0; j < sums.length; j++) if (j !== i) product *= farther[j] ?? 0;
      sums[i] = (sums[i] ?? 0) + product * STEP;
    }
  }
  const total = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((sum) => LAPSE / sums.length + (1 - LAPSE) * (total > 0 ? sum / total : 1 / sums.length));
}

const normal = (z: number) => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI);

/** Standard normal distribution function (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normalCdf(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    normal(z) * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

const within = (size: number, distance: number) =>
  normalCdf((size - distance) / COMPARISON_ERROR_CODES) - normalCdf((-size - distance) / COMPARISON_ERROR_CODES);

/** One question: which quarter's patch is most similar to the lines around it? */
export interface Ladder {
  /** Codes of the four patches, from dark to light, all different. */
  readonly codes: readonly [number, number, number, number];
  readonly spread: number;
  /** The quarter of each code. */
  readonly quarters: readonly [Quarter, Quarter, Quarter, Quarter];
  /** Index of the correct patch in a catch trial; null in other questions. */
  readonly best: 0 | 3 | null;
}

/** The next question at a share of light: a ladder around the likely match, with a spread that fits its uncertainty. */
export function nextLadder(belief: Belief, share: number, seed: number, index: number): Ladder {
  const { mean, deviation } = momentsOf(gammas, belief);
  const wide = (codeOf(share, mean + deviation) - codeOf(share, mean - deviation)) / 2;
  // Three spreads cover at least two deviations. At the smallest spread, neighbors can just be distinguished.
  const spread = SPREADS.find((one) => one * 1.5 >= wide) ?? SPREADS[SPREADS.length - 1] ?? 2;
  const shift = drawInteger(seed, streams.size, index, 2 * spread + 1) - spread;
  const middle = clamp(Math.round(codeOf(share, mean)) + shift, 3 * spread, 255 - 3 * spread);
  return {
    codes: fourOf((place) => middle + LADDER[place] * spread),
    spread,
    quarters: quartersOf(seed, index),
    best: null,
  };
}

/** A catch trial: one patch matches the lines well, and the others are far off. */
export function plainLadder(belief: Belief, share: number, seed: number, index: number): Ladder {
  const code = Math.round(codeOf(share, momentsOf(gammas, belief).mean));
  const isLight = code > 127;
  const steps = isLight ? ([-120, -96, -72, 0] as const) : ([0, 72, 96, 120] as const);
  return {
    codes: fourOf((place) => code + steps[place]),
    spread: 0,
    quarters: quartersOf(seed, index),
    best: isLight ? 3 : 0,
  };
}

/** The four quarters in random order, from the seed. */
function quartersOf(seed: number, index: number): Ladder['quarters'] {
  let rest: Quarter[] = [0, 1, 2, 3];
  return fourOf((turn) => {
    const quarter = rest[drawInteger(seed, streams.order, 4 * index + turn, rest.length)] ?? 0;
    rest = rest.filter((one) => one !== quarter);
    return quarter;
  });
}

/** The belief after a patch of a ladder was chosen as the nearest. `chosen` is its index from dark to light. */
export function updateFromNearest(belief: Belief, share: number, { codes, spread }: Ladder, chosen: number): Belief {
  const { chances } = nearestQuest(spread);
  const middle = ((codes[0] ?? 0) + (codes[3] ?? 0)) / 2;
  return bayesUpdate(belief, (index) => {
    const distance = middle - codeOf(share, gammas[index] ?? 1);
    const place = clamp(Math.round(distance * 2) + 120, 0, DISTANCES.length - 1);
    return chances[chosen * DISTANCES.length + place] ?? 0;
  });
}

/** The belief after a patch with this code was matched to the lines by hand. */
export const updateFromMatch = (belief: Belief, share: number, code: number): Belief =>
  bayesUpdate(
    belief,
    (index) =>
      LAPSE / 256 +
      (1 - LAPSE) * (normal((code - codeOf(share, gammas[index] ?? 1)) / MATCH_ERROR_CODES) / MATCH_ERROR_CODES),
  );

/** Broadens a belief, to use it for another share of light. A screen's curve may not be an exact power. */
export function broadened(belief: Belief, deviation: number): Belief {
  const blurred = gammas.map((gamma) =>
    belief.reduce((sum, share, index) => sum + share * normal((gamma - (gammas[index] ?? 0)) / deviation), 0),
  );
  const sum = blurred.reduce((total, share) => total + share, 0);
  return blurred.map((share) => share / sum);
}

/** An exponent and its standard uncertainty. */
export interface GammaFigure {
  readonly gamma: number;
  readonly deviation: number;
}

/** Mean and standard deviation of the exponent. */
export const gammaFigure = (belief: Belief): GammaFigure => {
  const { mean, deviation } = momentsOf(gammas, belief);
  return { gamma: mean, deviation };
};

/**
 * The exponent of a channel: the mean of those at its shares of light, weighted by inverse variance. If they differ by
 * more than their uncertainty, because the curve is not a power, the uncertainty is scaled by the Birge ratio
 * (https://doi.org/10.1103/PhysRev.40.207).
 */
export function meanGamma(figures: readonly GammaFigure[]): GammaFigure {
  const weights = figures.map(({ deviation }) => 1 / deviation ** 2);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const gamma = figures.reduce((total, figure, i) => total + figure.gamma * (weights[i] ?? 0), 0) / sum;
  const spread = figures.reduce((total, figure, i) => total + (weights[i] ?? 0) * (figure.gamma - gamma) ** 2, 0);
  const birge = figures.length > 1 ? Math.sqrt(spread / (figures.length - 1)) : 1;
  return { gamma, deviation: Math.max(1, birge) / Math.sqrt(sum) };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
