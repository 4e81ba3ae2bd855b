import { deviceSize, orientationName, type ScreenFacts } from '../../measure/screen/screen-facts';
import {
  type ObservationDefinition,
  type ObservationRun,
  observedMeasurements,
  partsOf,
} from '../observation/observation';
import { environment, openQuestions } from '../observation/report';
import { type CheckResult, estimated, type Figures, type Part, reported, resultOf } from '../result';
import { evidence } from './evidence';

export type ResolutionCategory = '4K UHD' | 'QHD' | 'Full HD' | 'HD' | 'Lower Resolution';

const categories = [
  { name: '4K UHD', width: 3840, height: 2160 },
  { name: 'QHD', width: 2560, height: 1440 },
  { name: 'Full HD', width: 1920, height: 1080 },
  { name: 'HD', width: 1366, height: 768 },
] as const;

/**
 * The category of a screen by its number of device px. Browsers report whole CSS px, so at a fractional pixel ratio
 * each side may be up to one CSS px too short: 1919.75 × 1079.75 is Full HD.
 */
export function resolutionCategory(width: number, height: number, pixelRatio = 1): ResolutionCategory {
  const slack = Math.max(1, pixelRatio);
  const count = (width + slack) * (height + slack);
  return categories.find((category) => count >= category.width * category.height)?.name ?? 'Lower Resolution';
}

/** The category of a screen by its estimated device px. */
export function categoryOf(facts: ScreenFacts): ResolutionCategory {
  const { width, height } = deviceSize(facts);
  return resolutionCategory(width, height, facts.screenRatio);
}

/** The digits in the wide-gamut patches. Only a screen with a gamut beyond sRGB shows them. */
export const hiddenDigits = ['4', '7'] as const;

const wrong = { proves: 'nothing', note: 'The patches do not hold these digits.' } as const;

export const questions = [
  {
    id: 'lines',
    name: evidence.lines.name,
    sample: 'one-pixel',
    picture: 'one-pixel',
    answers: [
      { id: 'alike', name: 'All the same', proves: 'pass' },
      { id: 'uneven', name: 'Some thicker or fainter', proves: 'RES-LINES' },
    ],
  },
  {
    id: 'checkerboard',
    name: evidence.checkerboard.name,
    sample: 'checkerboard',
    picture: 'patterns',
    answers: [
      { id: 'even', name: 'Even gray', proves: 'pass' },
      { id: 'uneven', name: 'Ripples or bands', proves: 'RES-RIPPLE' },
    ],
  },
  {
    id: 'borders',
    name: evidence.borders.name,
    sample: 'borders',
    picture: 'borders',
    answers: [
      { id: 'equal', name: 'Equal on four sides', proves: 'pass' },
      { id: 'unequal', name: 'A side differs', proves: 'RES-EDGE' },
    ],
  },
  {
    id: 'digits',
    name: evidence.digits.name,
    sample: 'gamut',
    // 'None' is not a fault: most screens are made for sRGB. Wrong digits show that the person guessed.
    answers: [
      { id: '2 and 9', name: '2 and 9', ...wrong },
      { id: '4 and 7', name: '4 and 7', proves: 'pass' },
      { id: '7 and 1', name: '7 and 1', ...wrong },
      { id: 'none', name: 'None', proves: 'pass' },
    ],
  },
] as const satisfies ObservationDefinition['questions'];

/** Whether the person saw the digits that only a wide-gamut screen shows. */
export function sawWideGamut({ answers }: Pick<ObservationRun, 'answers'>): boolean {
  return answers.digits === hiddenDigits.join(' and ');
}

/** Warning: something rescales the picture. Never a fail. */
function judgeResolution(run: ObservationRun): CheckResult {
  const parts = partsOf(run);
  return resultOf({
    check: 'resolution',
    run,
    details: detailsOf(run, parts),
    parts,
    evidence,
    measurements: [screenMeasurements(run), observedMeasurements(run), environment(run)],
  });
}

function detailsOf(run: ObservationRun, parts: readonly Part[]): string {
  const verdictOf = (rule: keyof typeof evidence) => parts.find((part) => part.rule === rule)?.verdict;
  const patterns = [verdictOf('lines'), verdictOf('checkerboard'), verdictOf('borders')];
  const sentences = [
    run.screen && `${categoryOf(run.screen)}.`,
    patterns.includes('warning') && 'The patterns are uneven: something rescales the picture.',
    patterns.every((verdict) => verdict === 'pass') && 'The patterns look even.',
    patterns.includes('inconclusive') && 'Some answers prove nothing.',
    verdictOf('digits') === 'pass' &&
      (sawWideGamut(run) ? 'The screen shows colors beyond sRGB.' : 'No colors beyond sRGB were seen.'),
    openQuestions(run),
  ];
  return sentences.filter(Boolean).join(' ');
}

function screenMeasurements({ screen }: ObservationRun): Figures {
  if (!screen) return [];
  return [
    // Based on the device pixels, which are estimated too.
    estimated('Category', categoryOf(screen)),
    reported('Screen', `${screen.width} × ${screen.height}`, 'CSS px'),
    reported('Color depth', screen.colorDepth, 'bit'),
    reported('Orientation', orientationName(screen)),
  ];
}

/** The resolution test as input of the observation machine. */
export const resolutionObservation: ObservationDefinition = { questions, judge: judgeResolution };
