import { blindSpotOf, evidenceTexts } from '../../content/verdicts/ports';
import { MAX_DISCHARGE, MAX_REPORT_MS, MIN_JUMP, MIN_STEPS } from '../../measure/ports/charge';
import { evidenceOf } from '../result';

/** The largest drop that a heavy load may cause between two reports of a slow system, and that is not told. */
const HIDDEN_DROP = MIN_JUMP + (MAX_DISCHARGE * MAX_REPORT_MS) / 3_600_000;

/** What the test of the battery cannot find, in one sentence. */
export const blindSpot = blindSpotOf(HIDDEN_DROP, MAX_REPORT_MS / 60_000);

/** The minimum evidence for each part of the ports test. A port without any signal proves nothing by itself. */
export const evidence = evidenceOf(evidenceTexts(MIN_STEPS), ['ports', 'charging']);
