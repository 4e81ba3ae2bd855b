import { evidenceTexts } from '../../content/verdicts/fingerprint';
import { evidenceOf } from '../result';

/** The request is aborted after this many milliseconds. The browser gets the same limit, but may never answer. */
export const REQUEST_TIMEOUT_MS = 60_000;

/** The minimum evidence for the fingerprint test: only a finger tests the reader. */
export const evidence = evidenceOf(evidenceTexts(REQUEST_TIMEOUT_MS / 1000), ['finger']);
