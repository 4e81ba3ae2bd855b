import { MIN_STEPS } from '../../measure/ports/charge';
import type { EvidenceTable } from '../result';

/** The minimum evidence for each part of the ports test. A port without any signal proves nothing by itself. */
export const evidence = {
  ports: {
    name: 'Ports',
    needs: 'Put one plug into every port, and say whether it was in where nothing came.',
    required: true,
    action: 'Try the Ports',
  },
  charging: {
    name: 'Charging ports',
    needs: 'Unplug the charger, then plug it into every charging port.',
    required: true,
    action: 'Try the Charger',
  },
  rate: {
    name: 'Charge and discharge rate',
    needs: `Watch the battery until its level has changed ${MIN_STEPS} times in a row.`,
    required: false,
    action: 'Watch the Charge',
  },
  screen: {
    name: 'Further screen',
    needs: 'Connect a screen, and allow the browser to list the screens.',
    required: false,
    action: 'Look at the Screens',
  },
  radio: {
    name: 'Bluetooth and Wi-Fi',
    needs: 'Look in the settings of the system. A browser cannot tell.',
    required: false,
    action: 'Try the Ports',
  },
} as const satisfies EvidenceTable;
