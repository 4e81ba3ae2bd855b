import { MAX_DISCHARGE, MAX_REPORT_MS, MIN_JUMP, MIN_STEPS } from '../../measure/ports/charge';
import type { EvidenceTable } from '../result';

/** The largest drop that a heavy load may cause between two reports of a slow system, and that is not told. */
const HIDDEN_DROP = MIN_JUMP + (MAX_DISCHARGE * MAX_REPORT_MS) / 3_600_000;

/** What the test of the battery cannot find, in one sentence. */
export const blindSpot = `What the test cannot find: a sudden drop of the level by less than ${HIDDEN_DROP} points if the system reports it only every ${MAX_REPORT_MS / 60_000} minutes, or if it is the first change that the page sees.`;

/** The minimum evidence for each part of the ports test. A port without any signal proves nothing by itself. */
export const evidence = {
  ports: {
    name: 'Ports',
    needs: 'Put one plug into every port, and if nothing shows for a port, say whether the plug was in.',
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
