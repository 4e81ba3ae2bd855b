import { evidenceTexts } from '../../content/verdicts/motion-blur';
import { evidenceOf } from '../result';

/** Frames that must be counted after the picture began to move. */
export const MIN_FRAMES = 120;
/** Up to this share of missed frames, what a person sees is caused by the panel and not by the browser. */
export const MAX_MISSED_SHARE = 0.01;

/** The minimum evidence for each part of the motion blur test. */
export const evidence = evidenceOf(evidenceTexts(MIN_FRAMES, MAX_MISSED_SHARE), ['motion']);
