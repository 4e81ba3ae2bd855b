import {
  type ObservationInput,
  type ObservationRun,
  observedMeasurements,
  verdictOf,
} from '../observation/observation';
import { environment, openQuestions } from '../observation/report';
import type { CheckResult } from '../result';

/** Font sizes in CSS px. */
export const fontSize = { min: 8, max: 48, step: 2, usual: 16 } as const;

/** A font size within the limits and on a step. */
export function snapFontSize(size: number): number {
  const { min, max, step, usual } = fontSize;
  if (!Number.isFinite(size)) return usual;
  return min + Math.round((Math.min(max, Math.max(min, size)) - min) / step) * step;
}

export const standardSizes = [8, 10, 12, 14, 16, 18, 20, 24] as const;

export const combinations = [
  { id: 'black-white', name: 'Black on white', text: '#000000', background: '#ffffff' },
  { id: 'white-black', name: 'White on black', text: '#ffffff', background: '#000000' },
  { id: 'dark-light', name: 'Dark gray on light gray', text: '#333333', background: '#cccccc' },
  { id: 'gray-white', name: 'Gray on white', text: '#767676', background: '#ffffff' },
  { id: 'blue-yellow', name: 'Blue on yellow', text: '#0000ff', background: '#ffff00' },
] as const;

/** Orders in which a panel's sub-pixels can lie, in the order in which they are drawn. */
export const orders = ['RGB', 'BGR', 'V-RGB', 'V-BGR'] as const;

/** Beyond this size in px a person who reads no smaller text has trouble with ordinary pages. */
const LARGEST_USUAL = 14;

export const questions = [
  {
    id: 'smallest',
    name: 'Smallest size you read without effort',
    answers: standardSizes.map((size) => ({
      id: String(size),
      name: `${size} px`,
      status: size <= LARGEST_USUAL ? ('pass' as const) : ('warning' as const),
    })),
  },
  {
    id: 'edges',
    name: 'Edges of the letters',
    answers: [
      { id: 'sharp', name: 'Sharp', status: 'pass' },
      { id: 'fringes', name: 'Colored fringes', status: 'warning' },
      { id: 'blurred', name: 'Blurred', status: 'fail' },
    ],
  },
  {
    id: 'order',
    name: 'Sub-pixel order that looks cleanest',
    answers: [
      ...orders.map((order) => ({ id: order, name: order, status: 'pass' as const })),
      { id: 'none', name: 'No difference', status: 'pass' },
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
] as const satisfies ObservationInput['questions'];

/** Fail: letters are blurred. Warning: fringes, ripples, only large text is read, or something was not judged. */
function judgeSharpness(run: ObservationRun): CheckResult {
  const { status, passed } = verdictOf(run);
  return {
    check: 'text-sharpness',
    name: 'Text sharpness',
    status,
    details: detailsOf(run),
    fineness: { passed, run: run.questions.length },
    measurements: [...observedMeasurements(run), ...environment(run)],
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function detailsOf(run: ObservationRun): string {
  const { smallest, edges, checkerboard } = run.answers;
  const parts = [
    smallest && `Text is read down to ${smallest} px.`,
    edges === 'blurred' && 'Letters look blurred.',
    edges === 'fringes' && 'Letters have colored fringes.',
    edges === 'sharp' && 'Letters look sharp.',
    checkerboard === 'uneven' && 'The checkerboard is uneven, so something rescales the picture.',
    openQuestions(run),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The text sharpness test as input of the observation machine. */
export const sharpnessObservation: ObservationInput = { questions, judge: judgeSharpness };
