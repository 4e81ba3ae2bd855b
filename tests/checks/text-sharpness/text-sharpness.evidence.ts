import type { ObservationRun } from '../../../machines/observation/observation';
import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import { evidenceOf, sourcesOf } from '../../kit/evidence/model';
import { anyRuns, completeRun, faultyAnswers, lostEvidence } from '../../kit/evidence/observations';

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
  sources: sourcesOf(
    ['observed', 'Smallest readable size; Edges of the letters; Cleanest sub-pixel order; Checkerboard'],
    ['measured', 'Patterns'],
    ['estimated', 'Pattern size; Device pixels'],
    ['reported', 'Pixel ratio'],
    ['estimated', 'Page zoom'],
  ),
});
