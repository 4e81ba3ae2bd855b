import { orientations, screenFigures } from '../../content/figure-names';
import { say as observationWords } from '../../content/verdicts/observation';
import { answers, categories as names, say } from '../../content/verdicts/resolution';
import { deviceSize, orientationOf, type ScreenFacts } from '../../measure/screen/screen-facts';
import { answersOf, type ObservationRun, observationOf, type Question } from '../observation/observation';
import { estimated, type Figures, type Part, reported } from '../result';
import { evidence } from './evidence';

const categories = [
  { name: names.uhd, width: 3840, height: 2160 },
  { name: names.qhd, width: 2560, height: 1440 },
  { name: names.fhd, width: 1920, height: 1080 },
  { name: names.hd, width: 1366, height: 768 },
] as const;

/**
 * The category of a screen by its number of device px. Browsers report whole CSS px, so at a fractional pixel ratio
 * each side may be up to one CSS px too short: 1919.75 × 1079.75 is Full HD.
 */
export function resolutionCategory(width: number, height: number, pixelRatio = 1): string {
  const slack = Math.max(1, pixelRatio);
  const count = (width + slack) * (height + slack);
  return categories.find((category) => count >= category.width * category.height)?.name ?? names.lower;
}

/** The category of a screen by its estimated device px. */
export function categoryOf(facts: ScreenFacts): string {
  const { width, height } = deviceSize(facts);
  return resolutionCategory(width, height, facts.screenRatio);
}

/** The digits in the wide-gamut patches. Only a screen with a gamut beyond sRGB shows them. */
export const hiddenDigits = ['4', '7'] as const;

export const questions = [
  {
    id: 'lines',
    name: evidence.lines.name,
    sample: 'one-pixel',
    picture: 'one-pixel',
    answers: answersOf(answers.lines, { alike: 'pass', uneven: 'RES-LINES' }),
  },
  {
    id: 'checkerboard',
    name: evidence.checkerboard.name,
    sample: 'checkerboard',
    picture: 'patterns',
    answers: answersOf(answers.checkerboard, { even: 'pass', uneven: 'RES-RIPPLE' }),
  },
  {
    id: 'borders',
    name: evidence.borders.name,
    sample: 'borders',
    picture: 'borders',
    answers: answersOf(answers.borders, { equal: 'pass', unequal: 'RES-EDGE' }),
  },
  {
    id: 'digits',
    name: evidence.digits.name,
    sample: 'gamut',
    // 'None' is not a fault: most screens are made for sRGB. Wrong digits show that the person guessed.
    answers: answersOf(
      answers.digits,
      { '2 and 9': 'nothing', '4 and 7': 'pass', '7 and 1': 'nothing', none: 'pass' },
      say.wrongDigits,
    ),
  },
] as const satisfies readonly Question[];

/** Whether the person saw the digits that only a wide-gamut screen shows. */
export const sawWideGamut = ({ answers }: Pick<ObservationRun, 'answers'>): boolean =>
  answers.digits === hiddenDigits.join(' and ');

function sentencesOf(run: ObservationRun, parts: readonly Part[]) {
  const verdictOf = (rule: keyof typeof evidence) => parts.find((part) => part.rule === rule)?.verdict;
  const patterns = [verdictOf('lines'), verdictOf('checkerboard'), verdictOf('borders')];
  return [
    run.screen && say.category(categoryOf(run.screen)),
    patterns.includes('warning') && say.uneven,
    patterns.every((verdict) => verdict === 'pass') && say.even,
    patterns.includes('inconclusive') && observationWords.someProveNothing,
    verdictOf('digits') === 'pass' && (sawWideGamut(run) ? say.wideGamut : say.noWideGamut),
  ];
}

function figuresOf({ screen }: ObservationRun): Figures {
  if (!screen) return [];
  return [
    // Based on the device pixels, which are estimated too.
    estimated(screenFigures.category, categoryOf(screen)),
    reported(screenFigures.screen, `${screen.width} × ${screen.height}`, 'CSS px'),
    reported(screenFigures.colorDepth, screen.colorDepth, 'bit'),
    reported(screenFigures.orientation, orientations[orientationOf(screen)]),
  ];
}

/** Warning: something rescales the picture. Never a fail. */
export const resolutionObservation = observationOf({
  check: 'resolution',
  questions,
  evidence,
  sentencesOf,
  figuresOf,
});
