import type { ObservationRun } from '../../../machines/observation/observation';
import { resolutionObservation } from '../../../machines/resolution/resolution';
import { evidenceOf } from './model';
import { anyRuns, completeRun, faultyAnswers, lostEvidence } from './observations';

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
  sources: [
    ['Category', 'estimated'],
    ['Screen', 'reported'],
    ['Color depth', 'reported'],
    ['Orientation', 'reported'],
    ['One-pixel lines', 'observed'],
    ['Checkerboard', 'observed'],
    ['Borders', 'observed'],
    ['Digits in the wide-gamut patches', 'observed'],
    ['Patterns', 'measured'],
    ['Pattern size', 'estimated'],
    ['Device pixels', 'estimated'],
    ['Pixel ratio', 'reported'],
    ['Page zoom', 'estimated'],
  ],
});
