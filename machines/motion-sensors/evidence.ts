import { evidenceTexts } from '../../content/verdicts/motion-sensors';
import { REST_MS } from '../../measure/motion-sensors/rest';
import { evidenceOf, type Part } from '../result';

/** The minimum evidence for each part of the motion sensor test. */
export const evidence = evidenceOf(evidenceTexts(REST_MS / 1000), ['rest', 'positions']);

export type MotionPart = Part<keyof typeof evidence>;
