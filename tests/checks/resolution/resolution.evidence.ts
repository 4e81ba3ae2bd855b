import type { ObservationRun } from '../../../machines/observation/observation';
import { resolutionObservation } from '../../../machines/resolution/resolution';
import { evidenceOf, sourcesOf } from '../../kit/evidence/model';
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
  sources: sourcesOf(
    ['estimated', 'Category'],
    ['reported', 'Screen; Color depth; Orientation'],
    ['observed', 'One-pixel lines; Checkerboard; Borders; Digits in the wide-gamut patches'],
    ['measured', 'Patterns'],
    ['estimated', 'Pattern size; Device pixels'],
    ['reported', 'Pixel ratio'],
    ['estimated', 'Page zoom'],
  ),
});
