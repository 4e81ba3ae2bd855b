import type { ObservationRun } from '../../../machines/observation/observation';
import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import { evidenceOf } from '../../kit/evidence/model';
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
});
