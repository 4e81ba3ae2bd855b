import type { EvidenceTable } from '../result';
import type { ExperimentId } from './experiments';

/** The minimum evidence for each experiment: one complete run by an attentive person. */
export const evidence = {
  bits: {
    name: 'Steps between codes',
    needs: 'Answer all questions about steps of one code.',
    required: true,
    action: 'Test Steps',
  },
  fine: {
    name: 'Steps of a quarter code',
    needs: 'Answer all questions about steps of a quarter code. Needs a browser and a screen with more than 8 bits.',
    required: false,
    action: 'Test Quarter Codes',
  },
  black: {
    name: 'Near black',
    needs: 'Answer until the first code above black is known in red, green and blue.',
    required: true,
    action: 'Test Near Black',
  },
  white: {
    name: 'Near white',
    needs: 'Answer until the last code below white is known in red, green and blue.',
    required: true,
    action: 'Test Near White',
  },
  gamma: {
    name: 'Gamma',
    needs: 'Match three grays with lines and answer all questions after them, on exact pixels.',
    required: true,
    action: 'Test Gamma',
  },
  evenness: {
    name: 'Evenness',
    needs: 'Look over all six fields and mark what you see.',
    required: true,
    action: 'Test Evenness',
  },
  angle: {
    name: 'Viewing angle',
    needs: 'Answer from straight ahead and from the side.',
    required: false,
    action: 'Test Viewing Angle',
  },
  hdr: {
    name: 'Brighter than white',
    needs: 'Answer until a step is no longer seen. Needs an HDR screen and a browser that can use it.',
    required: false,
    action: 'Test HDR',
  },
  afterimage: {
    name: 'Afterimage',
    needs: 'Keep the picture on the screen for three minutes and answer after each.',
    required: false,
    action: 'Test Afterimage',
  },
} as const satisfies EvidenceTable & Record<ExperimentId, unknown>;
