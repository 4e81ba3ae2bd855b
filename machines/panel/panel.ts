import { countInWords, fixed, inWords, list, rounded, seconds } from '../../content/words';
import { fields } from '../../measure/panel/evenness';
import { shares } from '../../measure/panel/gamma';
import { channels, MAX_NEAR_CODE } from '../../measure/panel/near';
import { attentionOf } from '../../measure/panel/trials';
import {
  type CheckResult,
  type Finding,
  findingsIn,
  type Measurement,
  type Outcome,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { evidence } from './evidence';
import { type ExperimentId, experimentIds, type Finished } from './experiments';
import {
  afterimageOf,
  angleOf,
  bitsOf,
  bitWords,
  evennessOf,
  gammaOf,
  gammaWords,
  hdrOf,
  isRatioSure,
  marginOf,
  nearOf,
  nearWords,
  ratioWords,
  unevenWords,
} from './figures';

/** The facts from which a panel is judged. Times in milliseconds since the epoch. */
export interface PanelRun {
  /** The last run of each experiment. */
  readonly finished: readonly Finished[];
  /** The page can draw brighter than SDR white, on a screen that says it can show it. */
  readonly canExceedWhite: boolean;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** A first code above this is a fault, near black and near white, even for blue, which is the darkest. */
const MAX_FIRST_CODE = 12;
/** Exponents that pictures are made for lie between these. */
const usualGamma = { low: 1.9, high: 2.5 } as const;
/** A step that must be larger than this from the side has faded, as a factor. */
const MAX_SIDE_RATIO = 2;

/** What one run showed. */
interface Shown {
  readonly outcome: Outcome;
  readonly details: string;
  readonly figures: readonly Measurement[];
}

const observed = (name: string, value: number | string, unit = ''): Measurement => ({
  name,
  value,
  unit,
  source: 'observed',
});
const cannotTell = (details: string): Shown => ({ outcome: 'inconclusive', details, figures: [] });
const outcomeOf = (found: readonly Finding[]): Outcome => findingsIn(found) ?? 'pass';

/**
 * Warning: steps are missing, dark or bright codes are lost, the gamma is unusual, the picture is uneven, fades from the
 * side, or leaves a trace. Pass: every required experiment gave a figure, and none of these. No eye can tell a panel that
 * has failed from one that was built so, so that nothing here is a fail.
 */
export function judgePanel(run: PanelRun): CheckResult {
  const shown = experimentIds.map((id) => {
    const finished = run.finished.find(({ experiment }) => experiment === id);
    return { id, finished, ...(finished ? shownBy(finished) : notRun(id, run)) };
  });
  return resultOf({
    check: 'panel',
    name: 'Panel',
    details: detailsOf(shown),
    parts: shown.map(
      ({ id, outcome, details }): Part<ExperimentId> => partOf(id, id, evidence[id].name)(outcome, details),
    ),
    evidence,
    measurements: [...shown.flatMap(({ figures }) => figures), ...conditionFigures(run)],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  });
}

const notRun = (id: ExperimentId, { canExceedWhite }: PanelRun): Shown => ({
  outcome: 'not-run',
  details: id === 'hdr' && !canExceedWhite ? 'This browser or screen shows nothing brighter than white.' : 'Not run.',
  figures: [],
});

function detailsOf(shown: readonly (Shown & { readonly id: ExperimentId })[]): string {
  const told = shown.filter(({ outcome }) => outcome !== 'not-run' && outcome !== 'inconclusive');
  const untold = shown.filter(({ outcome }) => outcome === 'inconclusive');
  return [
    ...told.map(({ details }) => details),
    ...(untold.length > 0 ? [`${countInWords(untold.length, 'experiment')} could not be told.`] : []),
    ...(told.length + untold.length === 0 ? ['No experiment was run.'] : []),
  ].join(' ');
}

/** What runs showed. A run that is over never changes, and each one after it judges all of them again. */
const known = new WeakMap<Finished, Shown>();

/** What the last run of an experiment showed, or why it shows nothing. */
function shownBy(finished: Finished): Shown {
  const obstacle = obstacleOf(finished);
  const shown = known.get(finished) ?? (obstacle === null ? figuresOf(finished) : cannotTell(obstacle));
  known.set(finished, shown);
  return shown;
}

/** Why the answers of a run count for nothing, in one sentence; null where they count. */
function obstacleOf({ experiment, state, conditions, exactness }: Finished): string | null {
  if (experiment !== 'evenness') {
    const { verdict, plain, missed } = attentionOf(state.trials);
    if (verdict === 'inattentive')
      return `You missed ${inWords(missed)} of ${inWords(plain)} differences that everyone sees.`;
    if (verdict === 'few') return 'The run ended too early.';
  }
  if (experiment === 'hdr') return null;
  if (conditions.hdr === 'on') return 'The screen was in HDR mode, where the system changes codes.';
  const isByCode = experiment === 'bits' || experiment === 'gamma' || experiment === 'black' || experiment === 'white';
  if (isByCode && conditions.nightLight === 'on') return 'Night light was on, which changes codes.';
  if (experiment === 'gamma' && exactness !== 'exact') {
    return 'The lines were not drawn on exact pixels, and scaled lines give another light.';
  }
  return null;
}

function figuresOf(finished: Finished): Shown {
  switch (finished.experiment) {
    case 'bits': {
      const { seen, noise } = bitsOf(finished.state);
      const noiseFigures = noise === null ? [] : [observed('Moving noise', noise ? 'seen' : 'not seen')];
      if (seen === null)
        return { ...cannotTell('The answers do not tell which steps are seen.'), figures: noiseFigures };
      const found: Finding[] = seen === 'every' ? [] : [{ code: seen === 'fours' ? 'PAN-FOURS' : 'PAN-TOP' }];
      const moving = noise ? ' Parts of the picture crawled: shades are mixed over time.' : '';
      const figures = [observed('Steps', bitWords[seen].toLowerCase()), ...noiseFigures];
      return { outcome: outcomeOf(found), details: `${bitWords[seen]}.${moving}`, figures };
    }
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

function nearShown(finished: Extract<Finished, { experiment: 'black' | 'white' }>): Shown {
  const { figures, isSure } = nearOf(finished.state);
  const end = finished.experiment;
  const rows = figures.map(({ code, low, high }, channel) =>
    observed(
      `Near ${end}, ${channels[channel]}`,
      code === null ? `above ${MAX_NEAR_CODE}` : `${code} (${low} to ${high ?? `above ${MAX_NEAR_CODE}`})`,
    ),
  );
  if (!isSure) return { ...cannotTell('The answers leave more than one code of doubt.'), figures: rows };
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
  const worst = Math.max(middle.low, corners.low);
  const found: Finding[] =
    worst > MAX_SIDE_RATIO
      ? [{ code: 'PAN-SIDE', amount: { value: Number(worst.toFixed(1)), unit: '×', source: 'observed' } }]
      : [];
  const details = `From the side, dark steps must be ${ratioWords(middle)} times larger in the middle, ${ratioWords(corners)} in the corners.`;
  return { outcome: outcomeOf(found), details, figures: rows };
}

/** What was said of the surroundings, from the last run. */
function conditionFigures({ finished }: PanelRun): readonly Measurement[] {
  const last = finished.at(-1);
  if (!last) return [];
  const { light, brightness, nightLight, hdr, distance } = last.conditions;
  const declared = (name: string, value: number | string, unit = ''): Measurement => ({
    name,
    value,
    unit,
    source: 'declared',
  });
  const guessed = finished.flatMap(({ experiment, state }) => {
    const { empty, guessed } = attentionOf(state.trials);
    return empty > 0 && guessed > 0 ? [`${guessed} of ${empty} (${evidence[experiment].name.toLowerCase()})`] : [];
  });
  return [
    declared('Room light', light),
    declared('Brightness', brightness),
    declared('Night light', nightLight),
    declared('HDR mode', hdr),
    declared('Viewing distance', distance, 'cm'),
    ...(guessed.length > 0 ? [observed('Guesses on empty pictures', list(guessed))] : []),
    ...(last.exactness ? [{ name: 'Pixels', value: last.exactness, unit: '', source: 'measured' } as const] : []),
  ];
}
