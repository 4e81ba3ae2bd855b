import { say } from '../../content/verdicts/panel';
import { afterimageFigure } from '../../measure/panel/afterimage';
import { type Interval, isViewKnown, ratioOf, stepFigure } from '../../measure/panel/angle';
import { bitFigure } from '../../measure/panel/bits';
import { evennessFigure, fields, type Uneven } from '../../measure/panel/evenness';
import { fineFigure } from '../../measure/panel/fine';
import { type GammaFigure, gammaFigure, meanGamma, shares } from '../../measure/panel/gamma';
import { lastSeen, nextHdrStep } from '../../measure/panel/hdr';
import { channels, MIN_REPORT_PROBABILITY, type NearFigure, nearFigure } from '../../measure/panel/near';
import { noiseSeen } from '../../measure/panel/noise';
import type { AfterimageState } from './afterimage';
import type { AngleState } from './angle';
import type { BitsState } from './bits';
import type { EvennessState } from './evenness';
import type { FineState } from './fine';
import type { GammaState } from './gamma';
import type { HdrState } from './hdr';
import type { NearState } from './near';

export const bitsOf = ({ answers, noise }: BitsState) => ({ ...bitFigure(answers), noise: noiseSeen(noise) });

export const fineOf = ({ answers, noise }: FineState) => ({ ...fineFigure(answers), noise: noiseSeen(noise) });

/** The figures of red, green and blue, and whether all are certain enough. */
export function nearOf({ beliefs }: NearState): { figures: readonly NearFigure[]; isSure: boolean } {
  const figures = beliefs.map(nearFigure);
  return { figures, isSure: figures.every(({ sure }) => sure >= MIN_REPORT_PROBABILITY) };
}

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

export const evennessOf = ({ seed, marks, shown }: EvennessState) => evennessFigure(seed, marks, shown);

/** Where and how a field is uneven. */
export const unevenWords = ({ field, place, kind, moves }: Uneven) =>
  say.place(`${fields[field]?.id}`, place, kind, moves);

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

/** The last step seen, as a multiple of SDR white. Null if the questions were not finished. */
export const hdrOf = ({ counts }: HdrState): number | null => (nextHdrStep(counts) === null ? lastSeen(counts) : null);

export const afterimageOf = ({ rounds }: AfterimageState) => afterimageFigure(rounds);
