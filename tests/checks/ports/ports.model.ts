import { portsMachine } from '../../../machines/ports/ports.machine';
import type { PortsSupport } from '../../../machines/ports/run';
import { type NewPort, stopsOf } from '../../../measure/ports/stops';
import { isOpen } from '../../../measure/ports/walk';
import { modelOf } from '../../kit/model';

export const support: PortsSupport = {
  media: true,
  usb: true,
  hid: true,
  gamepad: true,
  midi: true,
  battery: true,
  screens: 'listed',
};

const socket: NewPort = { kind: 'usb-a', name: '', side: 'left', charges: false };
const charging: NewPort = { kind: 'charging', name: '', side: 'right', charges: false };

const screens = {
  isExtended: false,
  list: [
    {
      ...{ label: '', left: 0, top: 0, width: 1280, height: 800, ratio: 1, rate: null },
      ...{ isPrimary: true, isInternal: false, isCurrent: true },
    },
  ],
};

/** A device with one port for the plug and one for the charger. */
export const portsModel = modelOf(portsMachine, {
  events: [
    { type: 'ADD', port: socket },
    { type: 'ADD', port: charging },
    { type: 'REMOVE', port: 'p1' },
    { type: 'START', at: 1000, support },
    { type: 'START', at: 1000, support: { ...support, battery: false } },
    { type: 'SIGNAL', signal: { source: 'audio', change: 'in', name: 'Headset', at: 2000 } },
    { type: 'SIGNAL', signal: { source: 'charger', change: 'in', name: '', at: 3000 } },
    { type: 'BATTERY', reading: { at: 2000, level: 0.8, charging: false } },
    { type: 'SCREENS', facts: screens },
    { type: 'ASK', what: 'usb' },
    { type: 'ASK_SCREENS' },
    { type: 'ASKED', what: 'usb', isAllowed: true },
    { type: 'PICK', stop: 'p1-plug' },
    { type: 'PICK', stop: 'p2-charger' },
    { type: 'ANSWER', answer: 'same' },
    { type: 'xstate.after.waiting time.ports.running.waiting' },
    { type: 'WATCH' },
    { type: 'BACK' },
    { type: 'FINISH', at: 61_000 },
    { type: 'CONTINUE', rule: 'ports' },
    { type: 'CONTINUE', rule: 'rate' },
    { type: 'AGAIN' },
  ],
  key: ({ context: { ports, turn, walk, support: has, asked, result } }) => [
    ports.map(({ id }) => id),
    turn,
    stopsOf(ports).map((stop) => isOpen(walk, stop)),
    walk.plug.inAt !== null,
    walk.charger.inAt !== null,
    has.battery,
    asked.usb === 'asking',
    (result?.missing ?? []).length > 0,
  ],
  skip: ({ context, value }, event) => {
    const { ports, drawn, turn, walk, asked } = context;
    // The question is answered before anything else happens.
    if (asked.usb === 'asking') return event.type !== 'ASKED';
    switch (event.type) {
      // The port for the plug is added first. Only this port is removed, and it is never added again.
      case 'ADD':
        return drawn !== (event.port.kind === 'usb-a' ? 0 : 1);
      case 'REMOVE':
        return drawn < 2;
      // A device without a port for the plug is started only if the charger cannot be seen.
      case 'START':
        return drawn < 2 || event.support.battery === ports.length < 2;
      // Each is plugged in once, in turn. A plug that is already in would have to be pulled out first.
      case 'SIGNAL':
        return event.signal.source === 'charger'
          ? turn === 'p1-plug' || walk.charger.inAt !== null || !context.support.battery
          : turn !== 'p1-plug' || walk.plug.inAt !== null;
      case 'BATTERY':
      case 'SCREENS':
      case 'ASK':
      case 'ASK_SCREENS':
        return turn !== 'p1-plug' || walk.plug.inAt !== null || !matchesWaiting(value);
      case 'ASKED':
        return true;
      case 'PICK':
        return !ports.some(({ id }) => event.stop.startsWith(id));
      case 'CONTINUE':
        return event.rule === 'rate' ? !context.support.battery : (context.result?.missing ?? []).length === 0;
      case 'WATCH':
        return !context.support.battery;
      default:
        return false;
    }
  },
});

const matchesWaiting = (value: unknown) => JSON.stringify(value) === JSON.stringify({ running: 'waiting' });
