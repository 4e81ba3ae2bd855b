import { fixed, inWords, rounded, seconds } from '../../content/words';
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
  bitWords,
  evennessOf,
  fineOf,
  fineWords,
  gammaOf,
  gammaWords,
  hdrOf,
  isRatioSure,
  leastFading,
  marginOf,
  nearOf,
  nearWords,
  ratioWords,
  sureWords,
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

const cannotTell = (details: string): Shown => ({ outcome: 'inconclusive', details, figures: [] });
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
    if (verdict === 'inattentive' || (verdict === 'few' && missed > 1))
      return `You missed ${inWords(missed)} of ${inWords(plain)} differences that everyone sees.`;
    if (verdict === 'few') return 'The run ended too early.';
  }
  if (experiment === 'hdr') return null;
  // Many systems output more than 8 bits only in HDR mode.
  if (conditions.hdr === 'on' && experiment !== 'fine')
    return 'The screen was in HDR mode, where the system changes codes.';
  if (byCode.includes(experiment) && conditions.nightLight === 'on') return 'Night light was on, which changes codes.';
  if (experiment === 'gamma' && exactness !== 'exact') {
    return 'The lines were not drawn on exact pixels, and scaled lines give another light.';
  }
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
      if (finished.state.shown < 2 * fields.length) return cannotTell('The run ended too early.');
      if (!isSure) {
        return cannotTell(
          `You found ${found === 0 ? 'none' : inWords(found)} of ${inWords(planted)} patches that this page had planted, which may be chance.`,
        );
      }
      const places = uneven.map(unevenWords);
      const findings = places.map((on): Finding => ({ code: 'PAN-UNEVEN', where: { on } }));
      return {
        outcome: outcomeOf(findings),
        details: places.length > 0 ? `Marked twice: ${places.join('; ')}.` : 'No place was marked twice.',
        figures: [observed('Uneven places', places.length)],
      };
    }
    case 'angle':
      return angleShown(finished.state);
    case 'hdr': {
      const last = hdrOf(finished.state);
      if (last === null) return cannotTell('The run ended too early.');
      const details =
        last === 1
          ? 'Nothing brighter than white was seen.'
          : `Steps were seen up to ${last} times the white of ordinary pictures.`;
      return { outcome: 'pass', details, figures: [observed('Brightest step seen', last, '× white')] };
    }
    case 'afterimage': {
      const { seen, ms, spread } = afterimageOf(finished.state);
      if (seen === null) return cannotTell('A trace was named in some rounds, and not in others.');
      if (!seen) return { outcome: 'pass', details: 'No trace was seen.', figures: [observed('Trace', 'none seen')] };
      const time = `${rounded((ms ?? 0) / 1000, 1)} ± ${rounded((spread ?? 0) / 1000, 1)}`;
      return {
        outcome: [{ code: 'PAN-TRACE', amount: { value: time, unit: 's', source: 'observed' } }],
        details: `A trace was seen for ${seconds(ms ?? 0)}.`,
        figures: [observed('Trace', time, 's')],
      };
    }
  }
}

const MOVING = ' Parts of the picture crawled: shades are mixed over time.';
const noiseRows = (name: string, noise: boolean | null) => [
  observed(name, noise === null ? null : noise ? 'seen' : 'not seen'),
];

function bitsShown(state: Parameters<typeof bitsOf>[0]): Shown {
  const { seen, noise } = bitsOf(state);
  const rows = noiseRows('Moving noise', noise);
  if (seen === null) return { ...cannotTell('The answers do not tell which steps are seen.'), figures: rows };
  const found: Finding[] = seen === 'every' ? [] : [{ code: seen === 'fours' ? 'PAN-FOURS' : 'PAN-TOP' }];
  const figures = [observed('Steps', bitWords[seen].toLowerCase()), ...rows];
  return { outcome: outcomeOf(found), details: `${bitWords[seen]}.${noise ? MOVING : ''}`, figures };
}

/** Most screens show 8 bits, so not seeing finer steps is not a fault. */
function fineShown(state: Parameters<typeof fineOf>[0]): Shown {
  const { seen, chance, noise } = fineOf(state);
  const rows = noiseRows('Moving noise, quarter codes', noise);
  if (seen === null) {
    return { ...cannotTell('The answers do not tell whether steps of a quarter code are seen.'), figures: rows };
  }
  const words = `${sureWords(chance)} from ${state.answers.length} answers`;
  const figures = [
    observed('Steps of a quarter code', `${seen === 'quarter' ? 'seen' : 'not seen'}, ${words}`),
    ...rows,
  ];
  return { outcome: 'pass', details: `${fineWords[seen]}: ${words}.${noise ? MOVING : ''}`, figures };
}

function nearShown(finished: Extract<Finished, { experiment: 'black' | 'white' }>): Shown {
  const { figures, isSure } = nearOf(finished.state);
  const end = finished.experiment;
  const rows = figures.map(({ code, low, high }, channel) =>
    observed(
      `Near ${end}, ${channels[channel]}`,
      code === null ? `above ${MAX_NEAR_CODE}` : `${code} (${low} to ${high ?? `above ${MAX_NEAR_CODE}`})`,
    ),
  );
  if (!isSure) return { ...cannotTell('The answers do not settle on one code.'), figures: rows };
  const code = end === 'black' ? 'PAN-BLACK' : 'PAN-WHITE';
  const found = figures.flatMap((figure, channel): Finding[] => {
    if (figure.code !== null && figure.code <= MAX_FIRST_CODE) return [];
    const value = figure.code ?? `above ${MAX_NEAR_CODE}`;
    return [{ code, where: { on: channels[channel] ?? '' }, amount: { value, unit: '', source: 'observed' } }];
  });
  return { outcome: outcomeOf(found), details: `First codes told from ${end}: ${nearWords(figures)}.`, figures: rows };
}

function gammaShown(state: Parameters<typeof gammaOf>[0]): Shown {
  const gamma = gammaOf(state);
  if (!gamma) return cannotTell('The run ended too early.');
  const { figures, isSure } = gamma;
  const rows = figures.flatMap(({ whole, margin, points }, channel) => [
    observed(`Gamma, ${channels[channel]}`, `${fixed(whole.gamma, 2)} ± ${fixed(margin, 2)}`),
    ...points.map((point, share) =>
      observed(
        `Gamma, ${channels[channel]}, at ${100 * (shares[share] ?? 0)}% of the light`,
        `${fixed(point.gamma, 2)} ± ${fixed(marginOf(point), 2)}`,
      ),
    ),
  ]);
  if (!isSure) return { ...cannotTell(`Too uncertain: ${gammaWords(figures)}.`), figures: rows };
  const found = figures.flatMap(({ whole, margin }, channel): Finding[] => {
    const isUsual = whole.gamma + margin >= usualGamma.low && whole.gamma - margin <= usualGamma.high;
    const amount = { value: Number(whole.gamma.toFixed(2)), unit: '', source: 'observed' } as const;
    return isUsual ? [] : [{ code: 'PAN-GAMMA', where: { on: channels[channel] ?? '' }, amount }];
  });
  return { outcome: outcomeOf(found), details: `Gamma: ${gammaWords(figures)}.`, figures: rows };
}

function angleShown(state: Parameters<typeof angleOf>[0]): Shown {
  const angle = angleOf(state);
  if (!angle) return cannotTell('The run ended too early, or no step was seen.');
  const { middle, corners } = angle;
  const rows = [
    observed('Step from the side, middle', ratioWords(middle), '×'),
    observed('Step from the side, corners', ratioWords(corners), '×'),
  ];
  if (!isRatioSure(middle) || !isRatioSure(corners))
    return { ...cannotTell('The answers are too uncertain.'), figures: rows };
  const worst = leastFading(angle);
  const found: Finding[] =
    worst > MAX_SIDE_RATIO
      ? [{ code: 'PAN-SIDE', amount: { value: Number(worst.toFixed(1)), unit: '×', source: 'observed' } }]
      : [];
  const details = `From the side, dark steps must be ${ratioWords(middle)} times larger in the middle, ${ratioWords(corners)} in the corners.`;
  return { outcome: outcomeOf(found), details, figures: rows };
}
