import fc from 'fast-check';
import { judgePorts, MIN_DROPS } from '../../../machines/ports/ports';
import { portsMachine } from '../../../machines/ports/ports.machine';
import type { PortsRun, PortsSupport } from '../../../machines/ports/run';
import type { Stretch } from '../../../measure/ports/charge';
import type { ScreensFacts } from '../../../measure/ports/screens';
import { type NewPort, stopsOf } from '../../../measure/ports/stops';
import { isOpen, noWalk, type StopState, stateOf } from '../../../measure/ports/walk';
import { evidenceOf } from '../../kit/evidence/model';
import { modelOf } from '../../kit/model';
import { levels, portOf, stretchesOf } from './measure/traces';

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

const alone = {
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
    { type: 'SCREENS', facts: alone },
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

const ports = [
  portOf('p1', 'usb-c', { charges: true }),
  portOf('p2', 'usb-c', { charges: true, side: 'right' }),
  portOf('p3', 'headphone', { side: 'right' }),
  portOf('p4', 'hdmi'),
];
const stops = stopsOf(ports);

const seen: StopState = {
  ...{ in: 1, out: 1, unclear: 0, drops: 0, name: 'Headset', answer: null },
  sources: ['audio', 'usb'],
};
const allSeen = Object.fromEntries(stops.map(({ id }) => [id, seen]));

const stretch = (perHour: number, charging: boolean): Stretch => {
  const [first] = stretchesOf(levels({ perHour, charging, minutes: 40, from: 0.5 }));
  if (!first) throw new Error('No reading');
  return first;
};
const resting = stretch(-12, false);
const filling = stretch(30, true);
const brief: Stretch = { ...resting, to: resting.from, steps: [] };

const screen = {
  ...{ label: 'Second', left: 1920, top: 0, width: 2560, height: 1440, ratio: 1, rate: 59.94 },
  ...{ isPrimary: false, isInternal: false, isCurrent: true },
};
const screens: ScreensFacts = {
  isExtended: true,
  list: [screen, { ...screen, label: '', left: 0, rate: null, isPrimary: true, isInternal: true, isCurrent: false }],
};

const complete: PortsRun = {
  ports,
  walk: { ...noWalk, states: allSeen },
  support,
  stretches: [resting, filling],
  watched: true,
  screens,
  startedAt: 1000,
  finishedAt: 61_000,
};

const state: fc.Arbitrary<StopState> = fc
  .record({
    seen: fc.boolean(),
    unclear: fc.nat({ max: 1 }),
    drops: fc.nat({ max: 5 }),
    answer: fc.constantFrom(null, 'same' as const, 'other' as const, 'skipped' as const),
  })
  .map(({ seen: isSeen, unclear, drops, answer }) =>
    isSeen ? { ...seen, drops, unclear } : { ...seen, in: 0, out: 0, sources: [], name: '', unclear, answer },
  );

const runs: fc.Arbitrary<PortsRun> = fc.record({
  ports: fc.constant(ports),
  walk: fc
    .tuple(...stops.map(() => state))
    .map((states) => ({ ...noWalk, states: Object.fromEntries(stops.map(({ id }, i) => [id, states[i] ?? seen])) })),
  support: fc.boolean().map((battery) => ({ ...support, battery })),
  stretches: fc.subarray([resting, filling, brief]),
  watched: fc.boolean(),
  screens: fc.constantFrom(null, screens, { isExtended: true, list: [screen] }, { isExtended: null, list: [screen] }),
  startedAt: fc.constant(1000),
  finishedAt: fc.constant(900_000),
});

const withState = (run: PortsRun, stop: string, change: Partial<StopState>): PortsRun => ({
  ...run,
  walk: { ...run.walk, states: { ...run.walk.states, [stop]: { ...stateOf(run.walk, stop), ...change } } },
});
const silent = { in: 0, out: 0, drops: 0, unclear: 0, sources: [], answer: 'same' } as const;
const isSeen = (run: PortsRun, stop: string) => stateOf(run.walk, stop).in > 0;
const withStretch = (run: PortsRun, one: Stretch) =>
  run.support.battery
    ? { ...run, stretches: [...run.stretches.filter(({ charging }) => charging !== one.charging), one] }
    : null;

export const evidence = evidenceOf<PortsRun>({
  check: 'ports',
  judge: judgePorts,
  complete,
  runs,
  faults: {
    'a dead port': (run) => (isSeen(run, 'p1-plug') ? withState(run, 'p2-plug', silent) : null),
    'a dead charging port': (run) =>
      run.support.battery && isSeen(run, 'p1-charger') ? withState(run, 'p2-charger', silent) : null,
    'a loose port': (run) => (isSeen(run, 'p1-plug') ? withState(run, 'p1-plug', { drops: MIN_DROPS }) : null),
    'a battery that drains on the charger': (run) => withStretch(run, stretch(-20, true)),
    'a battery that is soon empty': (run) => withStretch(run, stretch(-90, false)),
    'a level that jumps': (run) =>
      withStretch(run, { ...resting, steps: [{ ...resting.from, level: resting.from.level - 0.3 }] }),
  },
  losses: {
    'a port': (run) => (isSeen(run, 'p3-plug') ? withState(run, 'p3-plug', { ...silent, answer: 'skipped' }) : null),
    'the charger': (run) =>
      isSeen(run, 'p2-charger') ? withState(run, 'p2-charger', { ...silent, answer: 'skipped' }) : null,
    'what the browser says': (run) => (isSeen(run, 'p4-screen') ? withState(run, 'p4-screen', silent) : null),
    'enough changes of the level': (run) =>
      run.watched && run.stretches.includes(resting)
        ? withStretch(run, { ...resting, steps: resting.steps.slice(0, 2) })
        : null,
  },
});
