import {
  type ObservationInput,
  type ObservationRun,
  observedMeasurements,
  verdictOf,
} from '../observation/observation';
import { environment, openQuestions } from '../observation/report';
import type { CheckResult, Measurement } from '../result';
import { deviceSize, orientationName, type ScreenFacts } from '../screen-size/screen-facts';

export type ResolutionCategory = '4K UHD' | 'QHD' | 'Full HD' | 'HD' | 'Lower Resolution';

const categories = [
  { name: '4K UHD', width: 3840, height: 2160 },
  { name: 'QHD', width: 2560, height: 1440 },
  { name: 'Full HD', width: 1920, height: 1080 },
  { name: 'HD', width: 1366, height: 768 },
] as const;

/**
 * The category of a screen by its number of device px. Browsers report whole CSS px, so at a fractional pixel ratio each
 * side may lack up to one CSS px: 1919.75 × 1079.75 is Full HD.
 */
export function resolutionCategory(width: number, height: number, pixelRatio = 1): ResolutionCategory {
  const slack = Math.max(1, pixelRatio);
  const count = (width + slack) * (height + slack);
  return categories.find((category) => count >= category.width * category.height)?.name ?? 'Lower Resolution';
}

/** The category of a screen as it is reported. */
export function categoryOf(facts: ScreenFacts): ResolutionCategory {
  const { width, height } = deviceSize(facts);
  return resolutionCategory(width, height, facts.screenRatio);
}

/** What is hidden in the wide-gamut patches: digits that only a screen beyond sRGB shows. */
export const hiddenDigits = ['4', '7'] as const;

export const questions = [
  {
    id: 'lines',
    name: 'One-pixel lines',
    answers: [
      { id: 'alike', name: 'All alike', status: 'pass' },
      { id: 'uneven', name: 'Some thicker or fainter', status: 'warning' },
    ],
  },
  {
    id: 'checkerboard',
    name: 'Checkerboard',
    answers: [
      { id: 'even', name: 'Even gray', status: 'pass' },
      { id: 'uneven', name: 'Ripples or bands', status: 'warning' },
    ],
  },
  {
    id: 'borders',
    name: 'Borders',
    answers: [
      { id: 'equal', name: 'Equal on four sides', status: 'pass' },
      { id: 'unequal', name: 'A side differs', status: 'warning' },
    ],
  },
  {
    id: 'digits',
    name: 'Digits in the wide-gamut patches',
    // No answer is a fault: most screens are made for sRGB. Wrong digits tell that nothing was really seen.
    answers: [
      { id: '2 and 9', name: '2 and 9', status: 'pass' },
      { id: '4 and 7', name: '4 and 7', status: 'pass' },
      { id: '7 and 1', name: '7 and 1', status: 'pass' },
      { id: 'none', name: 'None', status: 'pass' },
    ],
  },
] as const satisfies ObservationInput['questions'];

/** Whether the person read the digits that only a wide-gamut screen shows. */
export function sawWideGamut({ answers }: Pick<ObservationRun, 'answers'>): boolean {
  return answers.digits === hiddenDigits.join(' and ');
}

/** Warning: something rescales the picture, or something was not judged. There is nothing here that fails a screen. */
function judgeResolution(run: ObservationRun): CheckResult {
  const { status, passed } = verdictOf(run);
  return {
    check: 'resolution',
    name: 'Resolution',
    status,
    details: detailsOf(run),
    fineness: { passed, run: run.questions.length },
    measurements: [...screenMeasurements(run), ...observedMeasurements(run), ...environment(run)],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf(run: ObservationRun): string {
  const { lines, checkerboard, borders, digits } = run.answers;
  const rescaled = lines === 'uneven' || checkerboard === 'uneven' || borders === 'unequal';
  const parts = [
    run.screen && `${categoryOf(run.screen)}.`,
    rescaled && 'The patterns are uneven, so something rescales the picture.',
    !rescaled && (lines || checkerboard || borders) && 'The patterns that were judged look even.',
    digits && (sawWideGamut(run) ? 'The screen shows colors beyond sRGB.' : 'No colors beyond sRGB were seen.'),
    openQuestions(run),
  ];
  return parts.filter(Boolean).join(' ');
}

function screenMeasurements({ screen }: ObservationRun): Measurement[] {
  if (!screen) return [];
  const source = 'reported' as const;
  return [
    { name: 'Category', value: categoryOf(screen), unit: '', source },
    { name: 'Screen', value: `${screen.width} × ${screen.height}`, unit: 'CSS px', source },
    { name: 'Color depth', value: screen.colorDepth, unit: 'bit', source },
    { name: 'Orientation', value: orientationName(screen), unit: '', source },
  ];
}

/** The resolution test as input of the observation machine. */
export const resolutionObservation: ObservationInput = { questions, judge: judgeResolution };
