import { figures as names, say } from '../../content/verdicts/panel';
import { fields } from '../../measure/panel/evenness';
import { shares } from '../../measure/panel/gamma';
import { channels, MAX_NEAR_CODE } from '../../measure/panel/near';
import { attentionOf } from '../../measure/panel/trials';
import { type Figures, type Finding, findingsIn, type Outcome, observed } from '../result';
import type { ExperimentId, Finished } from './experiments';
import {
  afterimageOf,
  angleOf,
  bitsOf,
  evennessOf,
  fineOf,
  gammaOf,
  hdrOf,
  isRatioSure,
  leastFading,
  marginOf,
  nearOf,
  unevenWords,
} from './figures';

/** A first visible code above this is a fault, near black or white. Even blue, the darkest channel, should reach it. */
export const MAX_FIRST_CODE = 12;
/** The range of exponents that pictures are made for. */
export const usualGamma = { low: 1.9, high: 2.5 } as const;
/** From the side, a step has faded if it must be more than this many times larger. Source: `panel.rows.ts`. */
export const MAX_SIDE_RATIO = 2;

/** Experiments whose figures are codes. They are wrong if the system changes the codes. */
const byCode: readonly ExperimentId[] = ['bits', 'fine', 'black', 'white', 'gamma'];

/** The judged outcome of one run. */
export interface Shown {
  readonly outcome: Outcome;
  readonly details: string;
  readonly figures: Figures;
}

const cannotTell = (details: string, figures: Figures = []): Shown => ({ outcome: 'inconclusive', details, figures });
const outcomeOf = (found: readonly Finding[]): Outcome => findingsIn(found) ?? 'pass';

/** Caches the outcome of finished runs. They never change, but every later run judges all of them again. */
const known = new WeakMap<Finished, Shown>();

/** The outcome of the last run of an experiment, or why it is inconclusive. */
export function shownBy(finished: Finished): Shown {
  const obstacle = obstacleOf(finished);
  const shown = known.get(finished) ?? (obstacle === null ? figuresOf(finished) : cannotTell(obstacle));
  known.set(finished, shown);
  return shown;
}

/** Why the answers of a run do not count, in one sentence. Null if they do. */
function obstacleOf({ experiment, state, conditions, exactness }: Finished): string | null {
  if (experiment !== 'evenness') {
    const { verdict, plain, missed } = attentionOf(state.trials);
    if (verdict === 'inattentive' || (verdict === 'few' && missed > 1)) return say.missed(missed, plain);
    if (verdict === 'few') return say.early;
  }
  if (experiment === 'hdr') return null;
  // Many systems output more than 8 bits only in HDR mode.
  if (conditions.hdr === 'on' && experiment !== 'fine') return say.hdrMode;
  if (byCode.includes(experiment) && conditions.nightLight === 'on') return say.nightLight;
  if (experiment === 'gamma' && exactness !== 'exact') return say.inexact;
  return null;
}

function figuresOf(finished: Finished): Shown {
  switch (finished.experiment) {
    case 'bits':
      return bitsShown(finished.state);
    case 'fine':
      return fineShown(finished.state);
    case 'black':
    case 'white':
      return nearShown(finished);
    case 'gamma':
      return gammaShown(finished.state);
    case 'evenness': {
      const { isSure, found, planted, uneven } = evennessOf(finished.state);
      if (finished.state.shown < 2 * fields.length) return cannotTell(say.early);
      if (!isSure) return cannotTell(say.chance(found, planted));
      const places = uneven.map(unevenWords);
      const findings = places.map((on): Finding => ({ code: 'PAN-UNEVEN', where: { on } }));
      return {
        outcome: outcomeOf(findings),
        details: say.uneven(places),
        figures: [observed(names.uneven, places.length)],
      };
    }
    case 'angle':
      return angleShown(finished.state);
    case 'hdr': {
      const last = hdrOf(finished.state);
      if (last === null) return cannotTell(say.early);
      return { outcome: 'pass', details: say.hdr(last), figures: [observed(names.hdr, last, '× white')] };
    }
    case 'afterimage': {
      const { seen, ms, spread } = afterimageOf(finished.state);
      if (seen === null) return cannotTell(say.unsureTrace);
      if (!seen) return { outcome: 'pass', details: say.noTrace, figures: [observed(names.trace, say.noneSeen)] };
      const time = say.traceTime(ms ?? 0, spread ?? 0);
      return {
        outcome: [{ code: 'PAN-TRACE', amount: { value: time, unit: 's', source: 'observed' } }],
        details: say.trace(ms ?? 0),
        figures: [observed(names.trace, time, 's')],
      };
    }
  }
}

function bitsShown(state: Parameters<typeof bitsOf>[0]): Shown {
  const { seen, noise } = bitsOf(state);
  const noises = observed(names.noise.bits, say.noise(noise));
  if (seen === null) return cannotTell(say.unknownBits, [noises]);
  const found: Finding[] = seen === 'every' ? [] : [{ code: seen === 'fours' ? 'PAN-FOURS' : 'PAN-TOP' }];
  return {
    outcome: outcomeOf(found),
    details: say.bits(seen, noise),
    figures: [observed(names.bits, say.steps(seen)), noises],
  };
}

/** Most screens show 8 bits, so not seeing finer steps is not a fault. */
function fineShown(state: Parameters<typeof fineOf>[0]): Shown {
  const { seen, chance, noise } = fineOf(state);
  const noises = observed(names.noise.fine, say.noise(noise));
  if (seen === null) return cannotTell(say.unknownFine, [noises]);
  const [isSeen, { length }] = [seen === 'quarter', state.answers];
  return {
    outcome: 'pass',
    details: say.fine(isSeen, chance, length, noise),
    figures: [observed(names.fine, say.fineSteps(isSeen, chance, length)), noises],
  };
}

function nearShown(finished: Extract<Finished, { experiment: 'black' | 'white' }>): Shown {
  const { figures, isSure } = nearOf(finished.state);
  const end = finished.experiment;
  const rows = figures.map(({ code, low, high }, channel) =>
    observed(names.near(end, channel), say.codes(code, low, high, MAX_NEAR_CODE)),
  );
  if (!isSure) return cannotTell(say.unknownNear, rows);
  const code = end === 'black' ? 'PAN-BLACK' : 'PAN-WHITE';
  const found = figures.flatMap((figure, channel): Finding[] => {
    if (figure.code !== null && figure.code <= MAX_FIRST_CODE) return [];
    const value = say.code(figure.code, MAX_NEAR_CODE);
    return [{ code, where: { on: channels[channel] ?? '' }, amount: { value, unit: '', source: 'observed' } }];
  });
  return { outcome: outcomeOf(found), details: say.near(end, figures, MAX_NEAR_CODE), figures: rows };
}

function gammaShown(state: Parameters<typeof gammaOf>[0]): Shown {
  const gamma = gammaOf(state);
  if (!gamma) return cannotTell(say.early);
  const { figures, isSure } = gamma;
  const rows = figures.flatMap(({ whole, margin, points }, channel) => [
    observed(names.gamma(channel), say.margined(whole.gamma, margin)),
    ...points.map((point, share) =>
      observed(names.gammaAt(channel, shares[share] ?? 0), say.margined(point.gamma, marginOf(point))),
    ),
  ]);
  if (!isSure) return cannotTell(say.unsureGamma(figures), rows);
  const found = figures.flatMap(({ whole, margin }, channel): Finding[] => {
    const isUsual = whole.gamma + margin >= usualGamma.low && whole.gamma - margin <= usualGamma.high;
    const amount = { value: Number(whole.gamma.toFixed(2)), unit: '', source: 'observed' } as const;
    return isUsual ? [] : [{ code: 'PAN-GAMMA', where: { on: channels[channel] ?? '' }, amount }];
  });
  return { outcome: outcomeOf(found), details: say.gamma(figures), figures: rows };
}

function angleShown(state: Parameters<typeof angleOf>[0]): Shown {
  const angle = angleOf(state);
  if (!angle) return cannotTell(say.noAngle);
  const { middle, corners } = angle;
  const rows = [observed(names.middle, say.ratio(middle), '×'), observed(names.corners, say.ratio(corners), '×')];
  if (!isRatioSure(middle) || !isRatioSure(corners)) return cannotTell(say.unsureAngle, rows);
  const worst = leastFading(angle);
  const found: Finding[] =
    worst > MAX_SIDE_RATIO
      ? [{ code: 'PAN-SIDE', amount: { value: Number(worst.toFixed(1)), unit: '×', source: 'observed' } }]
      : [];
  return { outcome: outcomeOf(found), details: say.angle(middle, corners), figures: rows };
}
