import { say as observationWords } from '../../content/verdicts/observation';
import { answers, say } from '../../content/verdicts/text-sharpness';
import { answersOf, type ObservationRun, observationOf, type Question } from '../observation/observation';
import type { Part } from '../result';
import { evidence } from './evidence';

/** Font sizes in CSS px. */
export const fontSize = { min: 8, max: 48, step: 2, usual: 16 } as const;

/** Clamps a font size to the limits and rounds it to a step. */
export function snapFontSize(size: number): number {
  const { min, max, step, usual } = fontSize;
  if (!Number.isFinite(size)) return usual;
  return min + Math.round((Math.min(max, Math.max(min, size)) - min) / step) * step;
}

export const standardSizes = [8, 10, 12, 14, 16, 18, 20, 24] as const;

export const combinations = [
  { id: 'black-white', text: '#000000', background: '#ffffff' },
  { id: 'white-black', text: '#ffffff', background: '#000000' },
  { id: 'dark-light', text: '#333333', background: '#cccccc' },
  { id: 'gray-white', text: '#767676', background: '#ffffff' },
  { id: 'blue-yellow', text: '#0000ff', background: '#ffff00' },
] as const;

/** The sub-pixel orders of panels, in the order in which they are drawn from top to bottom. */
export const orders = ['RGB', 'BGR', 'V-RGB', 'V-BGR'] as const;

/** A person who can read only text larger than this, in px, has trouble with ordinary pages. */
const MAX_USUAL_PX = 14;

export const questions = [
  {
    id: 'smallest',
    name: evidence.smallest.name,
    sample: 'sizes',
    answers: standardSizes.map((size) => ({
      id: String(size),
      name: answers.smallest(size),
      proves: size <= MAX_USUAL_PX ? ('pass' as const) : ('TXT-SMALL' as const),
    })),
  },
  {
    id: 'edges',
    name: evidence.edges.name,
    sample: 'sizes',
    answers: answersOf(answers.edges, { sharp: 'pass', fringes: 'TXT-FRINGE', blurred: 'TXT-BLUR' }),
  },
  {
    id: 'order',
    name: evidence.order.name,
    sample: 'sub-pixels',
    picture: 'sub-pixels',
    optional: true,
    answers: [
      ...orders.map((order) => ({ id: order, name: order, proves: 'pass' as const })),
      { id: 'none', name: answers.noOrder, proves: 'pass' },
    ],
  },
  {
    id: 'checkerboard',
    name: evidence.checkerboard.name,
    sample: 'checkerboard',
    picture: 'checkerboard',
    answers: answersOf(answers.checkerboard, { even: 'pass', uneven: 'TXT-RIPPLE' }),
  },
] as const satisfies readonly Question[];

function sentencesOf({ answers: { smallest, edges, checkerboard } }: ObservationRun, parts: readonly Part[]) {
  return [
    smallest && say.smallest(smallest),
    (edges === 'blurred' || edges === 'fringes' || edges === 'sharp') && say[edges],
    checkerboard === 'uneven' && say.uneven,
    parts.some(({ verdict }) => verdict === 'inconclusive') && observationWords.someProveNothing,
  ];
}

/** Fail: letters are blurred. Warning: fringes, ripples, or only large text is readable. */
export const sharpnessObservation = observationOf({ check: 'text-sharpness', questions, evidence, sentencesOf });
