import { evidenceTexts } from '../../content/verdicts/panel';
import { evidenceOf } from '../result';
import type { ExperimentId } from './experiments';

/** The minimum evidence for each experiment: one complete run by an attentive person. */
export const evidence = evidenceOf<ExperimentId>(evidenceTexts, ['bits', 'black', 'white', 'gamma', 'evenness']);
