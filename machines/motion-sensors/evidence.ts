import { withUnit } from '../../content/words';
import { REST_MS } from '../../measure/motion-sensors/rest';
import type { EvidenceTable } from '../result';

/** The minimum evidence for each part of the motion sensor test. */
export const evidence = {
  rest: {
    name: 'At rest',
    needs: `Lay the device on a table and let go for ${withUnit(REST_MS / 1000, 's')}.`,
    required: true,
    action: 'Measure at Rest',
  },
  positions: {
    name: 'Axes and quarter turns',
    needs: 'Hold the device still in all six positions, one after the other.',
    required: true,
    action: 'Take the Six Positions',
  },
  turn: {
    name: 'Compass',
    needs: 'Turn the device by a quarter while it lies flat.',
    required: false,
    action: 'Turn the Device',
  },
  screen: {
    name: 'Rotation of the screen',
    needs: 'Allow the screen to rotate, and hold the device upright and on its side.',
    required: false,
    action: 'Take the Six Positions',
  },
  vibration: {
    name: 'Vibration',
    needs: 'Start the vibration and say whether you felt it.',
    required: false,
    action: 'Test Vibration',
  },
  torch: {
    name: 'Light of the camera',
    needs: 'Switch on the light and say whether you saw it.',
    required: false,
    action: 'Test the Light',
  },
  fitted: {
    name: 'Gyroscope',
    needs: 'Needed only where the device has one.',
    required: false,
    action: 'Measure at Rest',
  },
} as const satisfies EvidenceTable;

export type MotionRule = keyof typeof evidence;
