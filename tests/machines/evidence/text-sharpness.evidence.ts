import type { ObservationRun } from '../../../machines/observation/observation';
import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import { evidenceOf } from './model';
import { anyRuns, completeRun, faultyAnswers, lostEvidence } from './observations';

export default evidenceOf<ObservationRun>({
  check: 'text-sharpness',
  judge: sharpnessObservation.judge,
  complete: completeRun(sharpnessObservation, {
    smallest: '10',
    edges: 'sharp',
    order: 'RGB',
    checkerboard: 'even',
  }),
  runs: anyRuns(sharpnessObservation),
  faults: faultyAnswers(sharpnessObservation),
  losses: lostEvidence(sharpnessObservation),
  sources: [
    ['Smallest readable size', 'observed'],
    ['Edges of the letters', 'observed'],
    ['Cleanest sub-pixel order', 'observed'],
    ['Checkerboard', 'observed'],
    ['Patterns', 'measured'],
    ['Pattern size', 'estimated'],
    ['Device pixels', 'estimated'],
    ['Pixel ratio', 'reported'],
    ['Page zoom', 'estimated'],
  ],
});
