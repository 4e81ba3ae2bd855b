import { fixed, list, rounded } from '../../content/words';
import { afterimageFigure } from '../../measure/panel/afterimage';
import { type Interval, isViewKnown, ratioOf, stepFigure } from '../../measure/panel/angle';
import { type BitDepth, bitFigure } from '../../measure/panel/bits';
import { evennessFigure, fields, type Uneven } from '../../measure/panel/evenness';
import { type Fineness, fineFigure } from '../../measure/panel/fine';
import { type GammaFigure, gammaFigure, meanGamma, shares } from '../../measure/panel/gamma';
import { lastSeen, nextHdrStep } from '../../measure/panel/hdr';
import { channels, MAX_NEAR_CODE, MIN_REPORT_PROBABILITY, type NearFigure, nearFigure } from '../../measure/panel/near';
import { noiseSeen } from '../../measure/panel/noise';
import type { AfterimageState } from './afterimage';
import type { AngleState } from './angle';
import type { BitsState } from './bits';
import type { EvennessState } from './evenness';
import type { FineState } from './fine';
import type { GammaState } from './gamma';
import type { HdrState } from './hdr';
import type { NearState } from './near';

/** What the answers about steps show. Words state only what was seen: nobody can see the panel's electronics. */
export const bitWords: Readonly<Record<BitDepth, string>> = {
  every: 'Every step was seen',
  fours: 'Only every fourth step was seen',
  top: 'The highest codes look the same',
};

export const bitsOf = ({ answers, noise }: BitsState) => ({
  ...bitFigure(answers),
  noise: noiseSeen(noise.right, noise.asked),
});

/** What the answers about steps of a quarter code show. */
export const fineWords: Readonly<Record<Fineness, string>> = {
  quarter: 'Steps of a quarter code were seen',
  whole: 'Steps of a quarter code were not seen, only those of whole codes',
};

export const fineOf = ({ answers, noise }: FineState) => ({
  ...fineFigure(answers),
  noise: noiseSeen(noise.right, noise.asked),
});

/** `98.3% sure`. Never 100: `over 99.9% sure`. */
export const sureWords = (chance: number): string =>
  chance > 0.999 ? 'over 99.9% sure' : `${fixed(Math.floor(1000 * chance) / 10, 1)}% sure`;

/** The figures of red, green and blue, and whether all are certain enough. */
export function nearOf({ beliefs }: NearState): { figures: readonly NearFigure[]; isSure: boolean } {
  const figures = beliefs.map(nearFigure);
  return { figures, isSure: figures.every(({ sure }) => sure >= MIN_REPORT_PROBABILITY) };
}

/** `red 3, green 2 and blue 7`. */
export const nearWords = (figures: readonly NearFigure[]): string =>
  list(figures.map(({ code }, channel) => `${channels[channel]} ${code ?? `above ${MAX_NEAR_CODE}`}`));

/** A gamma is reported only if its 95 % margin is at most this. */
const MAX_GAMMA_MARGIN = 0.15;
/** The z-score of the two-sided 95 % interval of a normal distribution. */
const Z_95 = 1.96;
/** The ± margin of a gamma at 95 %. */
export const marginOf = ({ deviation }: GammaFigure): number => Z_95 * deviation;

export interface ChannelGamma {
  readonly whole: GammaFigure;
  /** The ± margin at 95 %. */
  readonly margin: number;
  /** One for each share of light. */
  readonly points: readonly GammaFigure[];
}

/** The gamma of each channel. Null while a share has not been asked about. */
export function gammaOf({ beliefs }: GammaState): { figures: readonly ChannelGamma[]; isSure: boolean } | null {
  if (beliefs.some((belief) => belief === null)) return null;
  const figures = channels.map((_, channel) => {
    const points = shares.map((_, share) => gammaFigure(beliefs[channel * shares.length + share] ?? []));
    const whole = meanGamma(points);
    return { whole, points, margin: marginOf(whole) };
  });
  return { figures, isSure: figures.every(({ margin }) => margin <= MAX_GAMMA_MARGIN) };
}

/** `red 2.21 ± 0.06`. */
export const gammaWords = (figures: readonly ChannelGamma[]): string =>
  list(
    figures.map(({ whole, margin }, channel) => `${channels[channel]} ${fixed(whole.gamma, 2)} ± ${fixed(margin, 2)}`),
  );

export const evennessOf = ({ seed, marks, shown }: EvennessState) => evennessFigure(seed, marks, shown);

const rows = ['upper edge', 'upper part', 'middle', 'lower part', 'lower edge'];
const columns = ['left edge', 'left part', 'middle', 'right part', 'right edge'];

/** `black, upper edge, left part: lighter, changes with the head`. */
export function unevenWords({ field, place, kind, moves }: Uneven): string {
  const row = rows[Math.floor(place / columns.length)];
  const column = columns[place % columns.length];
  const where = row === column ? row : `${row}, ${column}`;
  const how = moves === null ? '' : moves ? ', changes with the head' : ', stays when the head moves';
  return `${fields[field]?.id}, ${where}: ${kind}${how}`;
}

export interface AngleFigure {
  readonly middle: Interval;
  readonly corners: Interval;
}

/** How many times larger a step must be from the side. Null if a view has too few answers or no threshold. */
export function angleOf({ beliefs, asked }: AngleState): AngleFigure | null {
  if (beliefs.some((belief, view) => !isViewKnown(belief, asked[view] ?? 0))) return null;
  const [aheadMiddle, aheadCorners, asideMiddle, asideCorners] = beliefs.map(stepFigure);
  if (!aheadMiddle || !aheadCorners || !asideMiddle || !asideCorners) return null;
  return { middle: ratioOf(aheadMiddle, asideMiddle), corners: ratioOf(aheadCorners, asideCorners) };
}

/**
 * How many times larger a step must be at least, in the worse of the two places. Two limits of 97.5 % would accuse twice
 * as often as one, so each is one of 98.75 % (Bonferroni): 2.24 instead of 1.96 standard deviations.
 */
export const leastFading = ({ middle, corners }: AngleFigure): number =>
  Math.max(...[middle, corners].map(({ value, low }) => value * (low / value) ** (2.24 / 1.96)));

/** A ratio is reported only if the limits of its interval are at most this factor apart. */
const MAX_RATIO_RANGE = 10;
export const isRatioSure = ({ low, high }: Interval): boolean => high / low <= MAX_RATIO_RANGE;

/** `1.4 (1.0 to 1.9)`. */
export const ratioWords = ({ value, low, high }: Interval): string =>
  `${rounded(value, 1)} (${rounded(low, 1)} to ${rounded(high, 1)})`;

/** The last step seen, as a multiple of SDR white. Null if the questions were not finished. */
export const hdrOf = ({ counts }: HdrState): number | null => (nextHdrStep(counts) === null ? lastSeen(counts) : null);

export const afterimageOf = ({ rounds }: AfterimageState) => afterimageFigure(rounds);
