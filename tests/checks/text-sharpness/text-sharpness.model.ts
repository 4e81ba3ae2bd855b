import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import { observationEvidence } from '../../kit/evidence/observations';
import { observationModel } from '../../machines/observation.model';

export const textSharpnessModel = observationModel(sharpnessObservation);

export const evidence = observationEvidence('text-sharpness', sharpnessObservation, {
  smallest: '10',
  edges: 'sharp',
  order: 'RGB',
  checkerboard: 'even',
});
