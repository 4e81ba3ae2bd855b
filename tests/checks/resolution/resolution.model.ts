import { resolutionObservation } from '../../../machines/resolution/resolution';
import { observationEvidence } from '../../kit/evidence/observations';
import { observationModel } from '../../machines/observation.model';

export const resolutionModel = observationModel(resolutionObservation);

export const evidence = observationEvidence('resolution', resolutionObservation, {
  lines: 'alike',
  checkerboard: 'even',
  borders: 'equal',
  digits: 'none',
});
