import { resolutionObservation } from '../../../machines/resolution/resolution';
import { observationEvidence } from '../../kit/evidence/observations';

export default observationEvidence('resolution', resolutionObservation, {
  lines: 'alike',
  checkerboard: 'even',
  borders: 'equal',
  digits: 'none',
});
