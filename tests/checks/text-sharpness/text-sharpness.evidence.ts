import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import { observationEvidence } from '../../kit/evidence/observations';

export default observationEvidence('text-sharpness', sharpnessObservation, {
  smallest: '10',
  edges: 'sharp',
  order: 'RGB',
  checkerboard: 'even',
});
