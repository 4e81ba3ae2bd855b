import { stickSides } from '../../measure/gamepad/reading';
import { REST_MS } from '../../measure/live/gamepads';
import type { EvidenceTable } from '../result';

/** How often a stick must pass each direction: to pass, and before a short reach is a fault and not a lazy thumb. */
export const MIN_TURNS = 2;
export const MIN_FAULT_TURNS = 4;
/** How often each trigger must be pulled: to pass, and before a short pull is a fault and not a lazy finger. */
export const MIN_PULLS = 2;
export const MIN_FAULT_PULLS = 4;

/** The minimum evidence for each part of the gamepad test. */
export const evidence = {
  rest: {
    name: 'Sticks at rest',
    needs: `Lay the pad down and let go for ${REST_MS / 1000} s.`,
    required: true,
    action: 'Measure at Rest',
  },
  reach: {
    name: 'Edge of each stick',
    needs: `Turn each stick around its edge, ${MIN_TURNS} full turns, slowly.`,
    required: true,
    action: 'Turn the Sticks',
  },
  return: {
    name: 'Return to center',
    needs: `Push each stick to its ${stickSides.length} sides, and let it snap back.`,
    required: true,
    action: 'Snap the Sticks',
  },
  triggers: {
    name: 'Triggers',
    needs: `Pull each trigger fully and release it, ${MIN_PULLS} times.`,
    required: true,
    action: 'Pull the Triggers',
  },
  buttons: {
    name: 'Buttons',
    needs: 'Press each button once. Say which ones your pad lacks.',
    required: true,
    action: 'Press the Buttons',
  },
  rumble: {
    name: 'Rumble',
    needs: 'Start the rumble and say what you felt.',
    required: false,
    action: 'Test the Rumble',
  },
  connection: {
    name: 'Connection',
    needs: 'Keep the pad connected. A single loss may be your own.',
    required: false,
    action: 'Connect the Pad',
  },
  fitted: {
    name: 'Parts that a pad can lack',
    needs: 'Needed only where the pad has them.',
    required: false,
    action: 'Go On',
  },
} as const satisfies EvidenceTable;

export type PadRule = keyof typeof evidence;
