import { evidenceTexts } from '../../content/verdicts/gamepad';
import { REST_MS } from '../../measure/live/gamepads';
import { evidenceOf } from '../result';

/** How often a stick must pass each direction: to pass, and before a short reach is a fault and not a lazy thumb. */
export const MIN_TURNS = 2;
export const MIN_FAULT_TURNS = 4;
/** How often each trigger must be pulled: to pass, and before a short pull is a fault and not a lazy finger. */
export const MIN_PULLS = 2;
export const MIN_FAULT_PULLS = 4;

export const evidence = evidenceOf(evidenceTexts({ rest: REST_MS, turns: MIN_TURNS, pulls: MIN_PULLS }), [
  'rest',
  'reach',
  'return',
  'triggers',
  'buttons',
]);
