import type { ObservationRun } from '../../../machines/observation/observation';
import { resolutionObservation } from '../../../machines/resolution/resolution';
import { evidenceOf } from '../../kit/evidence/model';
import { anyRuns, completeRun, faultyAnswers, lostEvidence } from '../../kit/evidence/observations';

export default evidenceOf<ObservationRun>({
  check: 'resolution',
  judge: resolutionObservation.judge,
  complete: completeRun(resolutionObservation, {
    lines: 'alike',
    checkerboard: 'even',
    borders: 'equal',
    digits: 'none',
  }),
  runs: anyRuns(resolutionObservation),
  faults: faultyAnswers(resolutionObservation),
  losses: lostEvidence(resolutionObservation),
});
